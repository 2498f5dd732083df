/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '805fa4e5f049';
