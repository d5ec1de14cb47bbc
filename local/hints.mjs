// Hints for common failures of a machine.

/** @type {[pattern: RegExp, hint: string][]} */
const HINTS = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 2 GB and run the command again.'],
  [/EDQUOT/, 'Your disk quota is used up. Free some space and run the command again.'],
  [
    /EACCES|EPERM|EROFS/,
    'The directory cannot be written. Give yourself write access to it, or use a copy of your own.',
  ],
]

/**
 * How to fix a failure, guessed from its output.
 *
 * @param {string} output Text of an error or the output of a failed command.
 * @returns {string | undefined} One or two sentences, or undefined for an unknown cause.
 */
export function hintFor(output) {
  return HINTS.find(([pattern]) => pattern.test(output))?.[1]
}
