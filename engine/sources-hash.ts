/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '57b66e61b1f7';
