/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '1132c05d2a52';
