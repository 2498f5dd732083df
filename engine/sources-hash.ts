/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '45df139a90e6';
