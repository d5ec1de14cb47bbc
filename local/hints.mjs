// What a person can do about the failures that come from outside this project.

/** @type {[pattern: RegExp, hint: string][]} */
const HINTS = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 2 GB and run the command again.'],
  [/EDQUOT/, 'Your disk quota is used up. Free some space and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The package registry could not be reached. Check the network connection (behind a proxy: ' +
      'npm config set proxy <address>) and run the command again.',
  ],
  [/EUSAGE/, 'package.json and package-lock.json do not fit together. Run "npm install" there once.'],
  [
    /EACCES|EPERM|EROFS/,
    'The directory cannot be written. Give yourself write access to it, or use a copy of your own.',
  ],
  [/E404|ETARGET/, 'The registry that npm uses lacks a package. See "npm config get registry".'],
]

/**
 * How to mend a failure, judged by what was printed about it.
 *
 * @param {string} output Text of an error or the output of a failed command.
 * @returns {string | undefined} One sentence or two, or nothing when the cause is not a known one.
 */
export function hintFor(output) {
  return HINTS.find(([pattern]) => pattern.test(output))?.[1]
}
