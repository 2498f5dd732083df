/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '18f5e5d28b92';
