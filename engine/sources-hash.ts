/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '40d89df1a373';
