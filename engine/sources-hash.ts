/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '86a6bf7d0ffe';
