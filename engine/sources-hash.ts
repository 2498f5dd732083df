/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '7d9f3e3ea3f7';
