/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '3957e9d0042c';
