/** Header of requests that a page makes while it is a preview; its value says what it shows. */
export const fromPreviewHeader = 'x-preview'

/** What a preview shows: the page with everything that is not published yet, or as it is published. */
export type Shown = 'drafts' | 'published'
