/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '99026ab89b67';
