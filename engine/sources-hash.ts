/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '2d68e6f66fab';
