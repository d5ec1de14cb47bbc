/**
 * Marks a dataset whose seed is running; the dot in its id keeps it from the public. The importer writes documents with
 * weak references and makes these strong at the end: a mark that is left over means an interrupted seed that has to be finished.
 */
export const unfinishedSeed = {_id: 'seed.unfinished', _type: 'unfinishedSeed'}
