/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = 'af6e99551bb9';
