/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '4c43f10ed09d';
