/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '2cc9f3e1df1d';
