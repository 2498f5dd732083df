/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = 'c740d0d5828d';
