/** Of the sources of engine/ and readers/. Written by `npm run engine-hash`. */
export const sourcesHash = '9b50833c80cf';
