/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '58b2f26d7f1e';
