/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '52d5f1ac71af';
