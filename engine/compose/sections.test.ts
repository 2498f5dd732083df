import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const text = `FOX RUN HOMEOWNERS ASSOCIATION

ARTICLE I. Old Business

ARTICLE II. Secretary

1. Dana Whitfield was chosen.

ARTICLE III. Lots by Number

12, 14, 16, 18

ARTICLE IV. Easements

The utility companies may enter every lot to mend the lines that lie under it.
`;
const pages: Page[] = [{ number: 1, text, lines: linesOfText(text), size: null, readable: true }];

describe('a section that no fact stands in', () => {
  it.each([
    ['ARTICLE I Old Business', 'It is a heading with nothing under it.'],
    ['ARTICLE II Secretary', 'It begins: “Dana Whitfield was chosen.”'],
    [
      'ARTICLE III Lots by Number',
      'It has no sentence to sum up: names, signatures, figures, lists or drawings.',
    ],
    [
      'ARTICLE IV Easements',
      'It begins: “The utility companies may enter every lot to mend the lines that lie under it.”',
    ],
  ])('%s: %s', (title, summary) => {
    const section = analyze(pages, { documentType: 'bylaws' }).chunk_analyses.find(
      (chunk) => chunk.section === title,
    );
    expect(section?.summary).toBe(summary);
  });
});

describe('a section that holds nearly the whole document', () => {
  it('is told by its parts', () => {
    const article = (number: string, title: string) =>
      `ARTICLE ${number}\n${title}\n\nThe members meet in the clubhouse, and each of them has one vote there for every lot that is owned.\n\n`;
    const body = [
      article('I', 'NAME'),
      article('II', 'MEMBERS'),
      article('III', 'BOARD'),
      article('IV', 'SEAL'),
    ].join('');
    const whole = `EXHIBIT "B"\n\n${body}EXHIBIT "C"\n\nA drawing of the lake.\n`;
    const one: Page[] = [{ number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true }];
    const found = analyze(one, { documentType: 'bylaws' }).chunk_analyses.map(({ section }) => section);
    expect(found).toEqual([
      'ARTICLE I NAME',
      'ARTICLE II MEMBERS',
      'ARTICLE III BOARD',
      'ARTICLE IV SEAL',
      'EXHIBIT "C"',
    ]);
  });
});

describe('the pages of a section', () => {
  it('end with the page of its last words, not with that of the next heading', () => {
    const parts = [
      'FOX RUN HOMEOWNERS ASSOCIATION\n\nARTICLE I. Pets\n\nDogs must be kept on a leash in the common area.',
      'ARTICLE II. Fences\n\nNo fence may be built without approval by the board of the association.',
    ];
    const two = parts.map((page, at) => ({
      number: at + 1,
      text: page,
      lines: linesOfText(page),
      size: null,
      readable: true,
    }));
    const { chunk_analyses: sections } = analyze(two, { documentType: 'cc_and_r' });
    expect(sections.map(({ section, pages: on }) => `${section} ${on}`)).toEqual([
      'FOX RUN HOMEOWNERS ASSOCIATION 1',
      'ARTICLE I Pets 1',
      'ARTICLE II Fences 2',
    ]);
  });
});
