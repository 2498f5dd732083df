/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = 'a59a50a4b269';
