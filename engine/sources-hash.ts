/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '41bd5d6b1145';
