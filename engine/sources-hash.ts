/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '5b5cda8e8a04';
