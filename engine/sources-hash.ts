/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '0c700e6f3dd2';
