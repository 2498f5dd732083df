/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '758f6d12b534';
