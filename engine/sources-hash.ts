/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '3c382ee1c9e3';
