/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '275df8f21b8f';
