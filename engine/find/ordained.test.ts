import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { proposeByRules } from '../analyze.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsAmong } from '../testing/facts-in.ts';

const rows: readonly (readonly [DocumentType, string, unknown, string])[] = [
  [
    'bylaws',
    'quorum.members',
    12,
    'FIRST AMENDMENT TO THE BYLAWS\n\nWHEREAS, the Bylaws provide that the presence of members holding thirty percent (30%) of the votes is a quorum;\n\nNOW, THEREFORE, Section 3 is hereby amended to read: The presence of members holding twelve percent (12%) of the votes shall constitute a quorum.',
  ],
  // The paper takes away what it recites, and says nothing new of it.
  [
    'cc_and_r',
    'rental.minimum_term',
    undefined,
    'SECOND AMENDMENT TO DECLARATION OF COVENANTS\n\nWHEREAS, the Declaration requires that every lease be for a term of at least sixty (60) days;\n\nNOW, THEREFORE, Article VI is hereby deleted in its entirety.',
  ],
  // The power by which it changes them is told, unless it gives another.
  [
    'cc_and_r',
    'amendment.declaration_vote',
    80,
    'SECOND AMENDMENT TO DECLARATION OF COVENANTS\n\nWHEREAS, this Declaration may be amended by the vote of eighty percent (80%) of the Owners;\n\nNOW, THEREFORE, Article VI is hereby deleted in its entirety.',
  ],
  [
    'cc_and_r',
    'amendment.declaration_vote',
    undefined,
    'SECOND AMENDMENT TO DECLARATION OF COVENANTS\n\nWHEREAS, this Declaration may be amended by the vote of eighty percent (80%) of the Owners;\n\nNOW, THEREFORE, Article IX is hereby amended to read: Amendments are passed at a hearing where a majority speaks for them.',
  ],
  [
    'rules',
    'assessment.interest_rate',
    9,
    'RESOLUTION\n\nWHEREAS, the Declaration provides that unpaid assessments bear interest at five percent (5%) per annum;\n\nBE IT RESOLVED that unpaid assessments shall bear interest at the rate of nine percent (9%) per annum.',
  ],
  [
    'cc_and_r',
    'amendment.declaration_vote',
    undefined,
    'DECLARATION OF COVENANTS\n\nWHEREAS, the older Declaration of 1970 may be amended by the vote of eighty percent (80%) of the Owners;\n\nNOW, THEREFORE, Declarant hereby declares that each Lot is for one home.',
  ],
  // What their own papers provide holds; the law, and what was done in the past, are no rule of theirs.
  [
    'rules',
    'assessment.interest_rate',
    5,
    'RESOLUTION\n\nWHEREAS, the Declaration provides that unpaid assessments bear interest at five percent (5%) per annum;\n\nBE IT RESOLVED that the Board sends a reminder.',
  ],
  [
    'rules',
    'assessment.interest_rate',
    undefined,
    'RESOLUTION\n\nWHEREAS, by statute unpaid assessments shall bear interest at five percent (5%) per annum;\n\nBE IT RESOLVED that the Board sends a reminder.',
  ],
  [
    'rules',
    'assessment.late_fee',
    undefined,
    'RESOLUTION\n\nWHEREAS, in the past under the Declaration a late fee of $15.00 was charged for each overdue payment;\n\nBE IT RESOLVED that the Board sends a reminder.',
  ],
  [
    'bylaws',
    'document.date',
    '2031-03-12',
    'FIRST AMENDMENT TO THE BYLAWS\n\nRECITALS\n\nA. The Association is governed by its Bylaws dated May 3, 1998.\n\nNOW, THEREFORE, Article II is hereby deleted.\n\nAdopted this 12th day of March, 2031.',
  ],
];

describe('what a paper recites', () => {
  it.each(rows)('%s %s %s', (type, fact, value, text) => {
    const doc = docOf(text, type);
    expect(factsAmong(proposeByRules(doc), doc)[fact]).toEqual(value);
  });
});
