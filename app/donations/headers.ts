/** Of pages that hold what one visitor has typed: no cache that others use keeps them, the browser may for going back. */
export const ofOneVisitor = {'Cache-Control': 'private, no-cache'}
