/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '5f64dd7ab5c3';
