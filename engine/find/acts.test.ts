import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../testing/doc-of.ts';
import { actsOf } from './acts.ts';

const acts = (text: string, type: DocumentType = 'rules') => {
  const doc = docOf(text, type);
  return actsOf(doc).map(({ start, end, isTerm }) => {
    const words = doc.source.text.slice(start, end).replace(/\s+/g, ' ');
    return isTerm ? `(${words})` : words;
  });
};
const why = 'WHEREAS, the pond leaks;';

it.each<readonly [DocumentType, string, string[]]>([
  [
    'other',
    `AGREEMENT TO TERMINATE\n\nRECITALS\n\nA. A community may be terminated by 80% of its owners.\n\nThe owners agree as follows:\n\n1. The community is terminated.\n\n2. There are no common areas to be sold.\n\n3. This Agreement is void unless it is recorded by June 30, 2032.`,
    [
      '1. The community is terminated.',
      '(3. This Agreement is void unless it is recorded by June 30, 2032.)',
    ],
  ],
  [
    'bylaws',
    `FIRST AMENDMENT TO THE BYLAWS\n\n${why}\n\nNOW, THEREFORE, the Bylaws are hereby amended as follows:\n\n1. Section 4 is amended to read:\n\n"Section 4. A quorum is ten owners. A rule is hereby adopted for it."\n\n2. All other terms remain in full force and effect.\n\nThis amendment takes effect on May 1, 2031.\n\nIN WITNESS WHEREOF, it is hereby approved.`,
    [
      '1. Section 4 is amended to read: "Section 4. A quorum is ten owners. A rule is hereby adopted for it."',
      '(This amendment takes effect on May 1, 2031.)',
    ],
  ],
  [
    'rules',
    `RESOLUTION OF THE BOARD\n\n${why}\n\nNOW, THEREFORE, in consideration of ten dollars, the receipt of which is hereby acknowledged, the Association hereby levies $300 for the pond.\n\nRESOLVED FURTHER, that a loan is taken out. Each Lot shall pay $20 of it.\n\nOwners meet in May.`,
    [
      'the Association hereby levies $300 for the pond.',
      'RESOLVED FURTHER, that a loan is taken out.',
      'Each Lot shall pay $20 of it.',
    ],
  ],
  [
    'rules',
    `RESOLUTION\n\n${why}\n\nBE IT RESOLVED as follows: Fish stay. Each Lot shall pay $20 for it.\n\nIf a fee is imposed, guests pay it too.`,
    ['BE IT RESOLVED as follows: Fish stay.', 'Each Lot shall pay $20 for it.'],
  ],
  // The text that it brings is quoted as far as there is room.
  [
    'rules',
    `RESOLUTION\n\n${why}\n\nIt is resolved that this is adopted:\n\n${'Fish stay in the pond, whoever asks for them. '.repeat(12)}`,
    [
      `It is resolved that this is adopted: ${'Fish stay in the pond, whoever asks for them. '.repeat(9).trim()}`,
    ],
  ],
  // What deletes is quoted with the whole of what it deletes.
  [
    'rules',
    `RESOLUTION\n\n${why}\n\nIt is resolved: Fish stay.\n\nThe following is deleted: "Rule 6. Dogs run free."`,
    ['It is resolved: Fish stay.', 'The following is deleted: "Rule 6. Dogs run free."'],
  ],
  // The old text that is told first is no act; what takes its place is.
  [
    'bylaws',
    `SECOND AMENDMENT TO THE BYLAWS\n\nThe Bylaws are amended as follows:\n\n1. Section 4 is deleted in its entirety. The former Section read:\n\n"A rule is hereby adopted for fish."\n\nThe following is substituted:\n\n"Section 4. Frogs stay."`,
    ['1. Section 4 is deleted in its entirety.', 'The following is substituted: "Section 4. Frogs stay."'],
  ],
  // Minutes tell their decisions; a declaration is no act of a day; nor is a paper that only talks of one.
  ['minutes', `RESOLUTION\n\n${why}\n\nBE IT RESOLVED that a loan is taken out.`, []],
  [
    'cc_and_r',
    `DECLARATION OF COVENANTS\n\n${why}\n\nNOW, THEREFORE, Declarant hereby declares that it is so.`,
    [],
  ],
  ['rules', 'RESOLUTION\n\nThe fine is hereby imposed.', []],
  // A whole declaration under an amendment's title, torn words and what a machine printed between pages.
  [
    'cc_and_r',
    `FIRST AMENDMENT TO DECLARATION OF COVENANTS\n\nThe land is set out here.\n\nunder number 7 hereby amends it.\n\nThe Association hereby declares that the land is held subject to the following restrictions.\n\nSection 2 is hereby deleted 3D0B3A21212B36371E1506060A62647B here.`,
    [],
  ],
])('tells what a paper does: %s %s', (type, text, expected) => {
  expect(acts(text, type)).toEqual(expected);
});
