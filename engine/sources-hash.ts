/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '1153b7348f8c';
