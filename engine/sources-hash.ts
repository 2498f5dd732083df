/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '28e2a9c3f6e7';
