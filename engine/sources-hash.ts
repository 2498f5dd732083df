/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '54ce165c4ae7';
