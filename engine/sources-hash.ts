/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '789f41c310e6';
