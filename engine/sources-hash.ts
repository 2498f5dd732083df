/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '7efe8d3dc562';
