/**
 * Stands in a dataset while its seed is at work; the dot in its id keeps it from the public. The importer writes documents with
 * weak references and makes these strong at the end: whoever finds the mark finds a seed that was cut off, and has to finish it.
 */
export const unfinishedSeed = {_id: 'seed.unfinished', _type: 'unfinishedSeed'}
