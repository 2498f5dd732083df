/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '47755d6ae4fd';
