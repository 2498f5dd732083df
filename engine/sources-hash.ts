/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '68cc8ec7c107';
