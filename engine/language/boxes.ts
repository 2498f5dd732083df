/** A box with a cross or a tick, and one that is left empty: '[X]', '(x)', '__x__', '☒'; '[ ]', '____', '☐'. */
export const fullBox = '(?:\\[ ?[xX✓✔] ?\\]|\\( ?[xX✓✔] ?\\)|_+ ?[xX✓✔] ?_+|[☒☑✓✔])';
export const emptyBox = '(?:\\[ {0,3}\\]|\\( {0,3}\\)|_{2,}|☐)';
