/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '4e1e5489648c';
