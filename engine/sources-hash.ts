/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '45c3dc1253c0';
