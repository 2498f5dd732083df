/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '116ee0ed4387';
