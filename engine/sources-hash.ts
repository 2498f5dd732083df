/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '70f23c6e6f80';
