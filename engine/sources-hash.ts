/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '9733934d3e7c';
