/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '92b53b42c418';
