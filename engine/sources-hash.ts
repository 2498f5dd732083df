/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '233327c9dd28';
