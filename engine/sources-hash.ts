/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '69c1eb54ca0a';
