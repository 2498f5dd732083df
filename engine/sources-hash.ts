/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '5c3b6b488404';
