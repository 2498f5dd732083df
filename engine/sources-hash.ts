/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '721138ad9f90';
