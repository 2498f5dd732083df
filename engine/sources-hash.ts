/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '20e3ae3edad4';
