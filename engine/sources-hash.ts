/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '39ad3eec7100';
