const figure = /^[($\s-]{0,12}(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)[)%\s-]{0,3}$/;
/** What stands where a table has no sum. */
const nothing = /^[$\s]{0,3}[-–—]{1,2}$/;
/** What parts money from years, counts and numbers of pages. */
const ofMoney = /[$,]|\.\d\d(?!\d)/;
const fewDigits = /^\D{0,12}\d{1,3}\D{0,3}$/;

/** A cell that holds a figure and no words, or a stroke in the place of one. */
export const isFigure = (text: string): boolean => figure.test(text) || nothing.test(text);

/** A figure that looks like money. */
export const isSum = (text: string): boolean =>
  nothing.test(text) || (figure.test(text) && ofMoney.test(text));

/** A figure of three digits at most, which may stand beside sums. */
export const isSmall = (text: string): boolean => figure.test(text) && fewDigits.test(text);
