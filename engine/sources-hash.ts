/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '55b3b06875c5';
