/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '80d5fb12b2cf';
