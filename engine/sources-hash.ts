/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '85f3dde206e0';
