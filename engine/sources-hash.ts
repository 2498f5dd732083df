/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '6198fe43dc41';
