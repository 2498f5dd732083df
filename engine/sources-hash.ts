/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '57067e932ab7';
