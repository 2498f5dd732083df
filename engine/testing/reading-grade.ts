/** Syllables of a word, by its groups of vowels; a silent e at the end does not count. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
}

/** The Flesch-Kincaid grade level of a text: US school grade. Figures count as one syllable a word. */
export function readingGrade(text: string): number {
  const sentences = Math.max(1, text.split(/[.!?:](?:\s|$)/).filter((s) => s.trim()).length);
  const words = text.match(/[A-Za-z0-9$%][\w$%.,'’-]*/g) ?? [];
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * total) / Math.max(1, words.length) - 15.59;
}
