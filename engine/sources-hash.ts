/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '8a8236ed0d9c';
