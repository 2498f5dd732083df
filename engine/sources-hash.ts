/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '0928a0df10a2';
