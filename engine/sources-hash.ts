/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '2358dc14a7d4';
