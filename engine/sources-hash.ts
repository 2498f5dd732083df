/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '46cbfc49f98d';
