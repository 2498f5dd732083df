/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '2ad3adcd7f81';
