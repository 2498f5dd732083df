/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '167da80b7a74';
