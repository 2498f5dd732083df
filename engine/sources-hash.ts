/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '79718b13d5e5';
