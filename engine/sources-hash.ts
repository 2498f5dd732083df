/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '990c2e7cae89';
