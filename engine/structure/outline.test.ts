import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import type { Doc } from '../model.ts';
import { docOf } from '../testing/doc-of.ts';
import { printedPage, stacked } from '../testing/printed-page.ts';

const lines = ({ sections }: Doc) =>
  sections.map(({ level, number, title }) => `${'  '.repeat(level - 1)}[${number}] ${title}`);
const outlineOf = (text: string) => lines(docOf(text));

describe('levels', () => {
  it("puts '2.1' under '2.', and '3.' beside it", () => {
    const text =
      '1. GENERAL. These are the bylaws of the association.\n\n2. MEMBERS.\n\n2.1 Voting. Each unit has one vote.\n\n2.2 Notice. Notice is mailed to each owner.\n\n3. COMPLIANCE. The board may levy fines.\n\n3.1 Hearing. An owner may be heard.';
    expect(outlineOf(text)).toEqual([
      '[1] GENERAL',
      '[2] MEMBERS',
      '  [2.1] Voting',
      '  [2.2] Notice',
      '[3] COMPLIANCE',
      '  [3.1] Hearing',
    ]);
  });

  it("puts marked '2.1' under an unmarked 'Section 2', and 'Section 4' beside it", () => {
    const text =
      'Section 2 - Review\n\n## 2.1 Requests\n\nSend plans.\n\n## 2.2 Answers\n\nThe board answers.\n\nSection 4 - Color\n\n### Trim\n\nTrim is white.';
    expect(outlineOf(text)).toEqual([
      '[Section 2] Review',
      '  [2.1] Requests',
      '  [2.2] Answers',
      '[Section 4] Color',
      '  [] Trim',
    ]);
    expect(outlineOf(text.replace('Section 2', 'Section 1'))).toContain('[2.1] Requests');
  });

  it("puts 'III.' beside 'ARTICLE II' where a scan lost the word, and a list that counts from one under its article", () => {
    const lost =
      'ARTICLE I\nNAME\nThe name is Elm Court.\n\nARTICLE II\nMEMBERS\nEach owner is a member.\n\nIII, CHANGES OF THESE BYLAWS\n\nA majority may change them.';
    expect(outlineOf(lost)).toEqual([
      '[ARTICLE I] NAME',
      '[ARTICLE II] MEMBERS',
      '[III] CHANGES OF THESE BYLAWS',
    ]);
    expect(outlineOf(lost.replace('ARTICLE II', 'ARTICLE III'))).toContain('[III] CHANGES OF THESE BYLAWS');
    const list =
      'ARTICLE I\nTERMS\n\nI. OWNERS\n\nAn owner holds title.\n\nII. TENANTS\n\nA tenant rents a home.\n\nARTICLE II\nVOTES\nEach home has one vote.';
    expect(outlineOf(list)).toEqual([
      '[ARTICLE I] TERMS',
      '  [I] OWNERS',
      '  [II] TENANTS',
      '[ARTICLE II] VOTES',
    ]);
  });
});

describe('headings', () => {
  it.each([
    ['ARTICLE IV\nASSESSMENTS', '[ARTICLE IV] ASSESSMENTS'],
    ['ARTICLE IV - ASSESSMENTS', '[ARTICLE IV] ASSESSMENTS'],
    ['ARTICLE FOUR: Assessments', '[ARTICLE FOUR] Assessments'],
    ['Section 4.1. Annual Assessments.\nThe annual', '[Section 4.1] Annual Assessments'],
    ['Section 2. Annual Assessments. The annual assessment is due.', '[Section 2] Annual Assessments'],
    ['SECTION 3: QUORUM. A majority is a quorum.', '[SECTION 3] QUORUM'],
    ['Section 8. COLLECTION: All amounts found to be due shall be paid.', '[Section 8] COLLECTION'],
    ['Section 2. Permitting – As a general rule any work needs a permit.', '[Section 2] Permitting'],
    ['4.01 Title. The title shall pass to the owner.', '[4.01] Title'],
    ['4.1.2 Guest Parking', '[4.1.2] Guest Parking'],
    ['§ 5 Fences', '[§ 5] Fences'],
    ['IV. OFFICERS', '[IV] OFFICERS'],
    ['A. First Violation: Warning Letter. The owner gets a letter.', '[A] First Violation: Warning Letter'],
    ['(c) Majority of a Quorum. The vote of a majority of the votes cast.', '[(c)] Majority of a Quorum'],
    ['EXHIBIT “A”\nLEGAL DESCRIPTION', '[EXHIBIT “A”] LEGAL DESCRIPTION'],
    ['Section 5. The Association shall keep the roads.', '[Section 5] '],
    ['2.1 “Lot” shall mean a parcel on the plat.', '[2.1] '],
    ['1. Loose Animals - Owners must pay $40.00 at once', '[1] Loose Animals'],
    ['RECITALS', '[] RECITALS'],
    ['SWIMMING\nNO RUNNING\nNO DIVING\nBABIES MUST WEAR A DIAPER', '[] SWIMMING'],
    ['SWIMMING\nNO DIVING', '[] SWIMMING NO DIVING'],
    ['## Pets', '[] Pets'],
  ])('%j', (text, expected) => {
    expect(outlineOf(text)).toEqual([expected]);
  });

  it.each([
    'Article IV, Section 3 of the Declaration provides otherwise.',
    'Section 4.2 of the Bylaws applies.',
    'Sections 3 and 4 shall not apply.',
    '(a) the right of the Association to suspend the vote of a member;',
    '1. Any owner may speak.',
    'the Board may, as provided in Article IV, levy a fine.',
    '12 months after the closing the warranty ends.',
    'STATE OF OHIO',
    'Total\t4,500.00',
    '1. Loose Animals - Cats $40.00 minimum/day',
    '2. Bonfire Without Leave $90.00 per night',
  ])('%j is none', (text) => {
    expect(outlineOf(text)).toEqual([]);
  });
});

it('ends the heading where a run-in title ends', () => {
  const { sections, blocks, source } = docOf('Section 2. Dues. Dues are $50. They are late on May 2.');
  const [section] = sections;
  expect(source.text.slice(section?.headingStart, section?.headingEnd)).toBe('Section 2. Dues.');
  expect(blocks.map(({ kind, start, end }) => [kind, source.text.slice(start, end)])).toEqual([
    ['heading', 'Section 2. Dues.'],
    ['text', 'Dues are $50. They are late on May 2.'],
  ]);
});

describe('levels', () => {
  it('nests articles, sections and titled items', () => {
    expect(
      outlineOf(
        [
          'ARTICLE I',
          'NAME',
          'Section 1. Name. The name is Pine Creek.',
          'ARTICLE II - USE',
          'Section 1. Pets. Pets are allowed so long as:',
          '(a) Leash. Dogs are on a leash.',
          '(b) Number. Two at most.',
          'Section 2. Signs. No signs.',
        ].join('\n'),
      ),
    ).toEqual([
      '[ARTICLE I] NAME',
      '  [Section 1] Name',
      '[ARTICLE II] USE',
      '  [Section 1] Pets',
      '    [(a)] Leash',
      '    [(b)] Number',
      '  [Section 2] Signs',
    ]);
  });

  it('reads (i) after (h) as the letter', () => {
    const items = [...'abcdefghij'].map((letter) => `(${letter}) Item Title. The text of the item.`);
    expect(
      docOf(['Section 1. Powers. The Board may:', ...items].join('\n')).sections.map(({ level }) => level),
    ).toEqual([1, ...items.map(() => 2)]);
  });

  it('keeps small Roman numerals inside the item that they stand in', () => {
    const text = [
      'II. PLANTS',
      '1. Lawns. Lawns are mown.',
      '(a) Care. Care for them:',
      'i. Water. Water them.',
      'ii. Weeds. Pull them.',
      '(b) Edges. Trim them.',
      '2. Trees. Trees are pruned.',
    ];
    expect(outlineOf(text.join('\n'))).toEqual([
      '[II] PLANTS',
      '  [1] Lawns',
      '    [(a)] Care',
      '      [i] Water',
      '      [ii] Weeds',
      '    [(b)] Edges',
      '  [2] Trees',
    ]);
  });

  it('follows levels that the file declares', () => {
    expect(outlineOf('# Rules\n## Pets\nNo pets.\n## Parking\n### Guests\nThey park.')).toEqual([
      '[] Rules',
      '  [] Pets',
      '  [] Parking',
      '    [] Guests',
    ]);
  });

  it('takes centered, bold and large lines for headings', () => {
    const text = 'The owners of all lots shall keep them in good order at all times of the year, and';
    const page = printedPage(1, [
      { text: 'Rules of Pine Creek', top: 0.1, left: 0.41, size: 16, bold: true },
      ...stacked(0.16, [text, text, 'shall not burn leaves.']),
      { text: 'Swimming Pool', top: 0.25, bold: true },
      ...stacked(0.28, [text, text, 'shall shower first.']),
    ]);
    expect(lines(readDoc([page]))).toEqual(['[] Rules of Pine Creek', '  [] Swimming Pool']);
  });
});

it('takes names and seals under a document for no headings', () => {
  const text =
    'ARTICLE I - NAME\nThe name is Pine Creek.\nIN WITNESS WHEREOF, we sign.\nJANE DOE\nNOTARY PUBLIC\nBYLAWS\nARTICLE I - NAME';
  expect(outlineOf(text)).toEqual(['[ARTICLE I] NAME', '[] BYLAWS', '[ARTICLE I] NAME']);
});

it('puts every block into its innermost section', () => {
  const { blocks } = docOf(
    'Before.\nARTICLE I - NAME\nPine Creek.\nSection 1. Office. It is here.\nARTICLE II - USE\nHomes only.',
  );
  expect(blocks.map(({ section }) => section)).toEqual([-1, 0, 0, 1, 1, 2, 2]);
});

it('begins anew with the title of an annex on top of a page', () => {
  const over = (top: string) => {
    const line =
      'A boat that is left at the pier for longer than ten days is moved at the cost of its owner and';
    const pages = [
      printedPage(
        1,
        stacked(0.1, [
          line,
          line,
          line,
          'for each day until it has been moved the owner pays ten dollars and as told in',
        ]),
      ),
      printedPage(2, stacked(0.1, [top])),
    ];
    return readDoc(pages).sentences.length;
  };
  expect(over('Appendix 2 – Map of the Harbor')).toBe(2);
  expect(over('Exhibit B attached to this paper.')).toBe(1);
});

describe('a numbered list of short rules', () => {
  const rules = [
    '1. One home a lot. Shops not allowed.',
    '2. A lot must be kept mowed by its owner.',
    '3. Walls must be of brick, stone or stucco.',
    '4. No mobile homes. One boat may be kept beside the home.',
    '5. Fences must be approved by the committee.',
    '6. Trash must be kept in containers with lids.',
  ];
  it('whose items have no titles has none where an item begins with a short sentence', () => {
    expect(outlineOf(`DEED RESTRICTIONS\n\n${rules.join('\n\n')}`)).toEqual(['[] DEED RESTRICTIONS']);
  });
  it('whose items have titles keeps them', () => {
    const titled = ['Homes', 'Lots', 'Walls', 'Boats', 'Fences', 'Trash'].map((title, n) =>
      (rules[n] ?? '').replace(/^(\d\.) /, `$1 ${title}. `),
    );
    expect(outlineOf(titled.join('\n\n'))).toEqual(
      ['Homes', 'Lots', 'Walls', 'Boats', 'Fences', 'Trash'].map((title, n) => `[${n + 1}] ${title}`),
    );
  });
});
