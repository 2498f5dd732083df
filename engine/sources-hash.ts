/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '82f8183e49c4';
