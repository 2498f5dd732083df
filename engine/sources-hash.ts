/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '8898c5ec696a';
