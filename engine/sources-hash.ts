/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '64af59ef8c4d';
