/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '38f2309f0c22';
