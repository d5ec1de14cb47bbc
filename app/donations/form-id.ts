/** Id of the donation's form, and of what is kept of it; pages without the form know it, too. */
export const formId = 'donation'
