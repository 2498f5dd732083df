/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '60c6f7a99f90';
