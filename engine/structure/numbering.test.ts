import { describe, expect, it } from 'vitest';
import { reference } from '../compose/where.ts';
import type { Citations } from '../model.ts';
import { docOf } from '../testing/doc-of.ts';
import { cite } from './source.ts';

/** The label of the place at which some words stand, without its page. */
function labelAt(text: string, words: string): string {
  const doc = docOf(text);
  const at = doc.source.text.indexOf(words);
  const citations = cite(doc.source, at, at + words.length) as Citations;
  return reference(doc, at, citations).replace(/(?:, )?pp?\. [\d, ]+$/, '');
}

const article = (...lines: string[]) =>
  ['ARTICLE I\nNAME', 'The name is Pine Creek.', 'ARTICLE II\nUSE', ...lines].join('\n\n');

describe('a number that the text bears out', () => {
  it('holds up to a further section that a scan did not leave as a heading', () => {
    const text = article(
      'Section 1. Signs. No signs.',
      'Section 2. Pets. Dogs are on a leash.',
      'Boats are parked behind the home.',
      'section 4, Fuel tanks shall not stand above the ground.',
      'Cars are parked in the drive.',
    );
    expect(labelAt(text, 'Dogs')).toBe('ARTICLE II, Section 2');
    expect(labelAt(text, 'Cars')).toBe('ARTICLE II');
  });

  it.each([
    [
      article('Section 1. Pets. Dogs are on a leash.', 'Section 2. Signs. No signs.'),
      'Dogs',
      'ARTICLE II, Section 1',
    ],
    [
      article('Section 1. Pets. Dogs are on a leash.', 'Section 2. Signs. No signs.'),
      'No signs',
      'ARTICLE II, Section 2',
    ],
    [
      '4.1 Pets. Dogs are on a leash.\n\n4.2 Signs. No signs.\n\n5.1 Cars. Cars are parked.',
      'Cars are',
      'Section 5.1',
    ],
    [
      article(
        'Section 1, Pets must be on a leash.',
        'Section 2, Signs are not allowed.',
        'Section 3, A quorum is ten.',
      ),
      'A quorum',
      'ARTICLE II, Section 3',
    ],
    [
      ['I', 'IX', 'XIX', 'IV', 'V']
        .map((n, i) => `ARTICLE ${n}\nHOUSE RULES\n\nRule ${i + 1} holds.`)
        .join('\n\n'),
      'Rule 4',
      'ARTICLE IV',
    ],
    [
      article('Section 1. Pets. Dogs are on a leash.', '‘Section 2. Signs. No signs.'),
      'No signs',
      'ARTICLE II, Section 2',
    ],
    [
      ['I. RENT\n\nA. Leases. A lease is written.', 'IL. DUES\n\nA. Fees. Fees are due.'].join('\n\n'),
      'Fees are',
      'Item II, A',
    ],
    [
      article('Section 1. Pets. Dogs are on a leash.', 'ARTICLE II\nUSE (CONTINUED)', 'Cars are parked.'),
      'Cars are',
      'ARTICLE II',
    ],
    ['7. Dues. Dues are late on May 2.\n\n8. Fines. Fines are due.', 'Dues are', 'Item 7'],
    ['ARTICLE IV\nUSE\n\nSection 1. Pets. Dogs are on a leash.', 'Dogs', 'ARTICLE IV, Section 1'],
    [
      'EXHIBIT A\n\nARTICLE I\nNAME\n\nThe name is Pine Creek.\n\nARTICLE II\nUSE\n\nDogs are on a leash.\n\nEXHIBIT A\n\nLots 1 to 9.',
      'Dogs',
      'ARTICLE II',
    ],
    [
      'ARTICLE I\nNAME\n\nThe name is Pine Creek.\n\nEXHIBIT A\n\nLots 1 to 9.\n\nEXHIBIT B\n\nLots 10 to 12.',
      'Lots 1 to',
      'EXHIBIT A',
    ],
    ['EXHIBIT B\nBYLAWS\n\nARTICLE I\nNAME\n\nThe name is Pine Creek.', 'Pine Creek', 'EXHIBIT B, ARTICLE I'],
    [
      '4.1 Pets. The board may:\n\n(a) Leash. Ask for a leash.\n\n(b) Number. Ask for fewer.',
      'fewer',
      'Section 4.1 (b)',
    ],
  ])('is the label: %j, %j', (text, words, label) => {
    expect(labelAt(text, words)).toBe(label);
  });
});

describe('a number that it does not bear out', () => {
  it.each([
    [
      'what stands under a section whose number a scan lost',
      article(
        'Section 1. Pets must be on a leash.',
        'Section 2. Signs are not allowed.',
        'Section Effect of Nonpayment. Interest is ten.',
      ),
      'Interest is',
      'ARTICLE II',
    ],
    [
      'what stands under one whose number it took for a mark',
      article('Section 1. Pets must be on a leash.', 'Section®. Uniform Rate. Dues are ten.'),
      'Dues are',
      'ARTICLE II',
    ],
    [
      'a numeral that a scan misread among others',
      ['I', 'IX', 'XIX', 'IV', 'V']
        .map((n, i) => `ARTICLE ${n}\nHOUSE RULES\n\nRule ${i + 1} holds.`)
        .join('\n\n'),
      'Rule 3',
      '',
    ],
    [
      'what may stand under a heading that a scan lost',
      article(
        'Section 1. Pets. Dogs are on a leash.',
        '2ection 2 Si9ns',
        'No signs.',
        'Section 3. Cars. Cars are parked.',
      ),
      'No signs',
      'ARTICLE II',
    ],
    [
      'what may stand under the article that a scan lost',
      article(
        'Section 1. Pets. Dogs are on a leash.',
        'Section 2. Signs. No signs.',
        'Section 1. Dues. Dues are late on May 2.',
        'Section 2. Fines. Fines are due.',
      ),
      'Dues are',
      '',
    ],
    [
      'an item after a titled one',
      article('(f) Loans. No loans are made.', '(g) the board may keep a seal.'),
      'seal',
      'ARTICLE II',
    ],
    [
      'a chapter of a statute',
      article('Chapter 90.48.080 Water Pollution. Nobody may drain waste into the lake.'),
      'waste',
      '',
    ],
    [
      'the number of a section that an amendment quotes',
      'Article XIII. Section 6 of the Declaration is amended to read as follows:\n\nCars are parked in garages.',
      'Cars',
      '',
    ],
    [
      'a reference to another section at the beginning of a line',
      article(
        'Section 1. Pets. Dogs are on a leash.',
        'Section 9. Hearing. See there for the hearing.',
        'Section 2. Signs. No signs.',
      ),
      'See there',
      'ARTICLE II',
    ],
    [
      'a letter that a scan made of a figure',
      article(
        'Section 4. Pets. Dogs are on a leash.',
        'Section S. Signs. No signs.',
        'Section 6. Cars. Cars are parked.',
      ),
      'No signs',
      'ARTICLE II',
    ],
    [
      'what stands under an article whose number a scan lost',
      article('The pool opens at nine.', 'ARTTCTE RT.RVEN--DUES', 'Dues are late on May 2.'),
      'Dues are',
      '',
    ],
    [
      "a number that does not bear its article's number where others do",
      'ARTICLE I\nUSE\n\n1.1 Pets. Dogs are on a leash.\n\n1.2 Signs. No signs.\n\nARTICLE II\nDUES\n\n0.1 Amount. Dues are $50.',
      'Dues are',
      'ARTICLE II',
    ],
    [
      'an article with the number of another before it, and another title',
      'ARTICLE I\nNAME\n\nThe name is Pine Creek.\n\nARTICLE II\nUSE\n\nSigns are small.\n\nARTICLE II\nPETS\n\nDogs are on a leash.',
      'Dogs are',
      '',
    ],
    [
      'a number far behind the last',
      article('Section 1. Pets. Dogs are on a leash.', 'Section 72. Signs. No signs.'),
      'No signs',
      'ARTICLE II',
    ],
    [
      'numbers that are counted among themselves between those of a longer count',
      article(
        ...[1, 2, 3, 4, 5, 76, 77, 78, 9, 10].map(
          (n, i) => `Section ${n}. Matter ${i + 1}. Rule ${i + 1} holds.`,
        ),
      ),
      'Rule 7',
      'ARTICLE II',
    ],
    [
      'a (1) that stands for the letter after (h)',
      article(
        'Section 1. Use. These are the rules.',
        ...['(f) Signs. No signs.', '(g) Cars. Cars are parked.', '(h) Towers. No towers.'],
        ...['(1) Leases. A lease is written.', '(j) Pets. Dogs are on a leash.'],
      ),
      'A lease',
      'ARTICLE II, Section 1',
    ],
    [
      'a section of another paper that a sentence begins with',
      'Section 5.01(a) and (b) of the covenants require leave.\n\nDogs are on a leash.',
      'Dogs are',
      '',
    ],
    [
      'the exception of another item',
      article(
        'Section 1. Power. These are the rules.',
        ...['C. Plugs\n\nPlugs are of a type.', '1. Exception\n\nOld plugs stay.'],
        'G. Power cords may not lie across a walk.',
      ),
      'Power cords',
      'ARTICLE II, Section 1',
    ],
    [
      'what is certified behind the last section',
      '8.04 Dues. Dues are $50.\n\n8.05 Late Fees. Late fees are $5.\n\nCERTIFICATION\n\nOwners voted by proxy.',
      'Owners voted',
      '',
    ],
  ])('is no label: %s', (_, text, words, label) => {
    expect(labelAt(text, words)).toBe(label);
  });

  it('a misprinted number leaves the numbers after it as they are', () => {
    const text = article(
      'Section 1. Pets. Dogs are on a leash.',
      'Section 7. Signs. No signs.',
      'Section 3. Cars. Cars are parked.',
      'Section 4. Roofs. Roofs are gray.',
    );
    expect(labelAt(text, 'Cars are')).toBe('ARTICLE II, Section 3');
  });
});

it('each section that is cited is named with its own pages', () => {
  const doc = docOf('4.1 Pets. Dogs are on a leash.\n\n4.2 Signs. No signs.\n\n4.3 Cats. Cats stay in.');
  const placed = (words: string) => {
    const at = doc.source.text.indexOf(words);
    return cite(doc.source, at, at + words.length) as Citations;
  };
  const citations: Citations = [...placed('Dogs are'), ...placed('Cats stay')];
  expect(reference(doc, doc.source.text.indexOf('Dogs are'), citations)).toBe(
    'Section 4.1, p. 1; Section 4.3, p. 1',
  );
});

it('takes time in proportion to the length of the text', () => {
  const numbered = (n: number) =>
    Array.from({ length: n }, (_, i) => `(${String.fromCharCode(97 + (i % 26))}) Item ${i} goes on.`).join(
      '\n\n',
    );
  const seconds = (n: number) => {
    const doc = docOf(`4.1 Pets. The board may:\n\n${numbered(n)}`);
    const before = performance.now();
    reference(doc, 20, cite(doc.source, 20, 25) as Citations);
    return performance.now() - before;
  };
  seconds(2000);
  expect(seconds(16_000)).toBeLessThan(1000 + 40 * seconds(2000));
});
