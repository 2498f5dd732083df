/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '831860bb7aa4';
