/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '9ee8a7c3e3d1';
