/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '78d94a1335af';
