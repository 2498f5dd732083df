import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

const bodyText = [
  'ARTICLE I - DEFINITIONS',
  'Section 1. Lot. A lot is a parcel.',
  'Section 2. Owner. An owner owns a lot.',
  'ARTICLE II - USE RESTRICTIONS',
  'Section 1. Pets. Two at most.',
  'Section 2. Signs. No signs.',
];

describe('tables of contents', () => {
  it.each([
    [
      'dot leaders',
      [
        'TABLE OF CONTENTS',
        'ARTICLE I - DEFINITIONS ............ 1',
        'Section 1. Lot . . . . . . . . . 1',
        'Section 2. Owner.......................2',
        'ARTICLE II - USE RESTRICTIONS ...... 3',
      ],
    ],
    [
      'page numbers after a tab',
      ['CONTENTS', 'ARTICLE I - DEFINITIONS\t1', 'ARTICLE II - USE RESTRICTIONS\tPage 3', 'Exhibit A\t9'],
    ],
    [
      'no page numbers, under a title',
      ['Table of Contents', 'Article I\tDefinitions', 'Article II\tUse Restrictions'],
    ],
    [
      'no title',
      [
        'ARTICLE I - DEFINITIONS',
        'Section 1. Lot',
        'Section 2. Owner',
        'ARTICLE II - USE RESTRICTIONS',
        'Section 1. Pets',
        'Section 2. Signs',
      ],
    ],
  ])('with %s are left out of outline, sentences and rows', (_, contents) => {
    const doc = docOf(['BYLAWS OF PINE CREEK', ...contents, ...bodyText].join('\n'));
    expect(doc.sections.map(({ number, title }) => `${number} ${title}`.trim())).toEqual([
      'BYLAWS OF PINE CREEK',
      'ARTICLE I DEFINITIONS',
      'Section 1 Lot',
      'Section 2 Owner',
      'ARTICLE II USE RESTRICTIONS',
      'Section 1 Pets',
      'Section 2 Signs',
    ]);
    expect(doc.sentences[1]?.start).toBe(doc.source.text.lastIndexOf('ARTICLE I - DEFINITIONS'));
    expect(doc.rows).toEqual([]);
  });

  it('end where the text begins, though its headings come again in papers attached to it', () => {
    const doc = docOf(
      [
        'TABLE OF CONTENTS',
        'ARTICLE I - DEFINITIONS',
        'ARTICLE II - USE RESTRICTIONS',
        ...bodyText,
        'BYLAWS',
        ...bodyText,
      ].join('\n'),
    );
    expect(doc.sections.filter(({ title }) => title === 'DEFINITIONS')).toHaveLength(2);
    expect(doc.sentences[0]?.text).toBe('ARTICLE I - DEFINITIONS');
  });

  it('do not go on over short sentences that end in a number', () => {
    const doc = docOf('CONTENTS\nPets\t1\nFees\t2\nPETS\nDogs are limited to 2\nFEES\nDues are $50.');
    expect(doc.sentences.map(({ text }) => text)).toEqual([
      'PETS',
      'Dogs are limited to 2',
      'FEES',
      'Dues are $50.',
    ]);
  });

  it('are not what lines of a budget with leaders are', () => {
    const doc = docOf(
      [
        '2025 Budget',
        'Insurance ............ 450',
        'Water ............ 120',
        'Power ............ 98',
        'Trees ............ 500',
        'Roads ............ 60',
        'Mail ............ 75',
      ].join('\n'),
    );
    expect(doc.sentences).toHaveLength(7);
  });
});

describe('a table of contents whose dots a scan read as letters', () => {
  it('is no part of the outline', () => {
    const text = `TABLE OF CONTENTS

ARTICLE 1. NAMES ........ccsccsscsssscsssvess 1

ARTICLE 2. MEMBERS ......... cssssssssscssse 2

ARTICLE 3. MEETINGS ........... cessesscsesse 4

ARTICLE 1. NAMES

The name stands here.

ARTICLE 2. MEMBERS

Every owner is one.

ARTICLE 3. MEETINGS

They meet in June.`;
    expect(docOf(text).sections.map(({ number }) => number)).toEqual(['ARTICLE 1', 'ARTICLE 2', 'ARTICLE 3']);
  });
});
