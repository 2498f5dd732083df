/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '14332e9acfa1';
