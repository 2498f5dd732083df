/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '80c8c72a2b72';
