/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '6fe63f282c16';
