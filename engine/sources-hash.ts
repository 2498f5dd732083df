/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '79614c6ea9a4';
