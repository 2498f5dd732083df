/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '48a7545e2cbc';
