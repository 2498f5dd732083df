/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '85e0b097f291';
