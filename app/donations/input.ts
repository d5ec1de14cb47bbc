/** Id of the donation form and of its draft. */
export const formId = 'donation'

/** The fields of the donation form, in the order of the page. */
export const detailFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'message'] as const
export const inputFields = ['amount', 'method', ...detailFields] as const

export type DetailField = (typeof detailFields)[number]
export type InputField = (typeof inputFields)[number]

/** The visitor's raw input. */
export type DonationInput = Record<InputField, string>

/** The intent of the form's second button; the first one submits the donation. */
export const saveIntent = 'save'
