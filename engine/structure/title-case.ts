const small =
  /^(?:a|an|and|any|as|at|be|by|for|from|if|in|into|no|not|of|on|or|other|per|than|the|to|upon|vs?|via|with|within|without|s)$/i;

/** Most words that matter begin with a capital or a figure. */
export function titleCase(text: string): boolean {
  const words = text.split(/[\s/,–—-]+/).filter((word) => /[A-Za-z]/.test(word) && !small.test(word));
  const capitals = words.filter((word) => /^["“‘'(]*[A-Z\d]/.test(word)).length;
  return words.length > 0 && capitals >= words.length * 0.6;
}
