/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '10c6a13bbd38';
