/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '72e2216d7e65';
