/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '5fbeaa7007d8';
