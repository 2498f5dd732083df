/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '36bfc2d77dbc';
