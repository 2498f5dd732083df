/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '3ef4194e84b7';
