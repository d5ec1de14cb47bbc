/** Header of requests that a page makes while it is a preview. */
export const fromPreviewHeader = 'x-preview'
