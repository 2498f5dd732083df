/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '467e09d49b15';
