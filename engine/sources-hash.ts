/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '08e524d22c08';
