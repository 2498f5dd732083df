/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '9d53c675adf2';
