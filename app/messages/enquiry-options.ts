/** What a licence enquiry can be about. The values are what the foundation receives, in every language the same. */

export const countries = ['United States', 'United Kingdom', 'Germany'] as const
export const services = ["Driver's License", 'ID Card'] as const
