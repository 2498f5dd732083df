/** To the cent, or to the hundredth of a percent. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100;
