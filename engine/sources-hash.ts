/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '5d7fb5101bf0';
