/** The names of the months in lower case, in order, as alternatives of a pattern. By itself, for pages show dates too. */
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december';
