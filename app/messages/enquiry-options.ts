/** Options of a licence enquiry. The foundation receives these values, which are the same in every language. */

export const countries = ['United States', 'United Kingdom', 'Germany'] as const
export const services = ["Driver's License", 'ID Card'] as const
