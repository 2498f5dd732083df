/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '4108e83d2b8e';
