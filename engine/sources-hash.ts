/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '73a78d2af9eb';
