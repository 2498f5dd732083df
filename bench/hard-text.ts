/**
 * Makes documents that no one writes, of 5 million characters each, and tells how long the engine takes to make them
 * searchable and, with `--analyze`, to analyze them whole: `node bench/hard-text.ts [--analyze] [CHARACTERS]`. The exit status is 1 where one takes more than the bound below.
 */
import { readDoc } from '#engine/document.ts';
import { analyze } from '#engine/index.ts';

const whole = process.argv.includes('--analyze');
const characters = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5_000_000);
/** Milliseconds for a million characters: to read them, many times what ordinary text takes; to analyze them, half as much again as the slowest kind took. */
const bound = whole ? 15_000 : 2500;
const pageLength = 3000;

const hard: Record<string, string> = {
  'one letter': 'a',
  'capital letters': 'A',
  'open brackets': '(',
  'pairs of brackets': '()',
  'square brackets': '[',
  'links without end': '[a](',
  'tags without end': '<a ',
  'rows of HTML': '<tr><td>a',
  stars: '*a',
  digits: '1',
  numbers: '12 ',
  amounts: '$1,000 ',
  dots: '.',
  'dots and spaces': '. ',
  leaders: '......... 1 ',
  dashes: '-',
  'broken words': 'ab-\n',
  tabs: '1\t',
  pipes: '| a ',
  'list items': '(a) x; ',
  'list items on lines': '(a) x;\n',
  sections: 'Section 1. A\n',
  articles: 'ARTICLE I\n',
  contents: 'Section 1. Name ..... 1\n',
  'capitals on lines': 'ABC DEF\n',
  'Roman numerals': 'IV. ',
  sentences: 'The quick brown fox jumps over the lazy dog. ',
  'wrapped lines': 'the quick brown fox jumps over the lazy dog, and then\n',
  accents: 'é',
  'rows of a table': 'Total income\t$1,200\t1,300\n',
  'rows of years': '2031-2032\tMonthly dues\n',
  'one answer over and over': 'The annual dues are $100 per lot. ',
};

let slow = 0;
for (const [name, piece] of Object.entries(hard)) {
  const text = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters);
  for (const length of [characters, pageLength]) {
    const pages = Array.from({ length: Math.ceil(characters / length) }, (_, i) => ({
      number: i + 1,
      text: text.slice(i * length, (i + 1) * length),
      lines: [],
      size: null,
      readable: true,
    }));
    const start = performance.now();
    const found = whole
      ? analyze(pages, { documentType: 'cc_and_r' }).facts.length
      : readDoc(pages).sentences.length;
    const took = performance.now() - start;
    const late = took > (bound * characters) / 1_000_000;
    if (late) slow += 1;
    console.log(
      `${name.padEnd(22)} ${String(pages.length).padStart(5)} pages ${took.toFixed(0).padStart(6)} ms ${String(found).padStart(8)} ${whole ? 'facts' : 'sentences'}${late ? '  TOO SLOW' : ''}`,
    );
  }
}
process.exitCode = slow > 0 ? 1 : 0;
