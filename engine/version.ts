import { sourcesHash } from './sources-hash.ts';

export const engineName = 'plaindeed';

/**
 * Stored with each analysis. What stands behind the number is the hash of all that reads and analyzes: a change of it is
 * another version, whether or not anybody thought of the number.
 */
export const engineVersion = `0.2.0-${sourcesHash}`;
