/** Those who sit on the board, as documents call them. */
export const director =
  '(?:directors?|trustees?|managers|governors|(?:board|board of directors) members?|members? of the (?:executive |management )?board(?: of directors)?)';
