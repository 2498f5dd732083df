/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '8a4c139fb2c0';
