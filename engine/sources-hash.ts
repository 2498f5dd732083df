/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '402f98d9f8aa';
