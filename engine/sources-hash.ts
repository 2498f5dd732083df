/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '42cb2d8348a6';
