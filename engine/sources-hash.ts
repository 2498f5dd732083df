/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '949e58e8005c';
