/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '0ac2d8dc3e5a';
