/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '4a0b96f3ce1a';
