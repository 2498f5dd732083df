/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '7c5b9382cb75';
