/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '184e04f77f6a';
