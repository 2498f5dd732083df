/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '1e9237f1409c';
