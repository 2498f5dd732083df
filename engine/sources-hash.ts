/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = 'd091ec12a0e2';
