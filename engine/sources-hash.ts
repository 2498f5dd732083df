/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '4c6294d27b2d';
