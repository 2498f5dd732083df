/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '02f1ac70ae8f';
