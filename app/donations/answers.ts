/** The fields of the donation form, in the order in which they stand on the page. */
export const detailFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'message'] as const
export const answerFields = ['amount', 'method', ...detailFields] as const

export type DetailField = (typeof detailFields)[number]
export type AnswerField = (typeof answerFields)[number]

/** What somebody has typed and chosen, as it is. */
export type Answers = Record<AnswerField, string>

/** What a button of the form or of its check asks for; none asks to go on. */
export const intents = {
  /** To check the details only. */
  save: 'save',
  /** To go back to the form. */
  change: 'change',
  /** To go on to the result. */
  confirm: 'confirm',
} as const
