/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '6c6c2ce59d9f';
