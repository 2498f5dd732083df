/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '1a0ddef274e2';
