/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '394ac57705f4';
