/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '62a3b5f4704a';
