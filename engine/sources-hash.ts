/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '72c615f4e64e';
