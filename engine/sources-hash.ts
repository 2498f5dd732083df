/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '871113a58ebf';
