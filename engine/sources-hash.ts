/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '92af7c3da7cc';
