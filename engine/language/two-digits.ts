/** A number of at most two digits as two: '07'. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Minutes after midnight as the time of day: '22:30'. */
export const clockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
