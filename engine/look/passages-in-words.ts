/** Of the passages that speak of an open question so many are shown in words: where one answers it, nine times in ten it is among these. */
export const passagesInWords = 2;
