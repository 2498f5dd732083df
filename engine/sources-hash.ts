/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '38b081341f54';
