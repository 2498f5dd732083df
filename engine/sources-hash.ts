/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '6b984a70140f';
