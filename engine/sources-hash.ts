/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = 'eb5a6f6b9982';
