/** Header of requests that a page makes while it is a preview. */
export const fromPreviewHeader = 'x-preview'

/** Cookie of a browser that has opened a preview. */
export const previewCookie = 'preview'
