/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '2f54a9384279';
