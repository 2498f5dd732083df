/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '662fe046fec0';
