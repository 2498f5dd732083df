/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '67c07a5a10b1';
