/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '428e9e7f7adf';
