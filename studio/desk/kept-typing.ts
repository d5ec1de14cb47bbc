import {BufferedDocument} from '@sanity/mutator'

/** Drafts that were deleted while this window had unsaved input, until the next save recreates them. */
const deleted = new WeakSet<BufferedDocument>()

/**
 * Keeps unsaved input when another editor publishes, which deletes the draft. Sanity's form would drop up to a second
 * of input, or crash if a save was in flight. The next save creates a new draft from the published version; until then,
 * the form continues with the deleted one.
 */
export function keepTyping(): void {
  const {arrive, reset} = BufferedDocument.prototype

  BufferedDocument.prototype.arrive = function (mutation) {
    if (mutation.transition === 'disappear' && hasUnsavedInput(this)) {
      deleted.add(this)
      return
    }
    const {document} = this
    const isRecreated = deleted.delete(this)
    if (isRecreated) document.HEAD = null
    arrive.call(this, mutation)
    // The new draft may differ from the deleted one, for example after discarding changes.
    if (isRecreated) document.rebase([])
  }

  // The save was refused, as the published document was deleted, too.
  BufferedDocument.prototype.reset = function (document) {
    reset.call(this, deleted.delete(this) ? null : document)
  }
}

const hasUnsavedInput = ({buffer, document, committerRunning}: BufferedDocument) =>
  buffer.hasChanges() || document.hasUnresolvedMutations() || committerRunning
