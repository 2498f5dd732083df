/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '08d82f05705e';
