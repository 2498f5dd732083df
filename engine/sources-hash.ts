/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '3594d0b21710';
