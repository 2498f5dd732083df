/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '29cf219e77a9';
