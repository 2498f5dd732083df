/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '0412d7fb652b';
