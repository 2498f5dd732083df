/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '975a1cb809b5';
