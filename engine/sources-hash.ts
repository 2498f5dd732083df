/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '988b758c3f2f';
