/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '7de6f29f6614';
