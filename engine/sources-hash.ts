/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '0ad23f3ed26e';
