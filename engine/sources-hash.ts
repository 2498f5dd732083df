/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '36e997fc1a3a';
