/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '3e0d64157274';
