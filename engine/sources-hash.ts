/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '502fc82e3ca5';
