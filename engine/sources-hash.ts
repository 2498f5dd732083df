/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '85a3b35da0ef';
