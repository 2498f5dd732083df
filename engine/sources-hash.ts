/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '8db2e2bb3a08';
