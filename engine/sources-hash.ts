/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '619be9e575e9';
