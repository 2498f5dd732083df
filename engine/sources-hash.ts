/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '61a7f494cf63';
