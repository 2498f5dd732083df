/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '66dd510b0d03';
