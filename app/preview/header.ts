/** Header of requests that a page makes while it is a preview; its value says what it shows. */
export const fromPreviewHeader = 'x-preview'

/** Cookie of a browser that has opened a preview. */
export const previewCookie = 'preview'
/** What a preview shows: the page with unpublished changes, or as published. */
export type Shown = 'drafts' | 'published'
