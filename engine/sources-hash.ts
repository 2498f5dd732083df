/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '51c2003f04e5';
