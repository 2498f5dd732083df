/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '430e8fe185de';
