/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '277df55e1a22';
