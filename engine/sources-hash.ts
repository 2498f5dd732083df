/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '9fb1d2a77227';
