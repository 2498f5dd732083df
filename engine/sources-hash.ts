/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '51b874beeb1c';
