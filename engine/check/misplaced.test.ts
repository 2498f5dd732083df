import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function read(text: string, documentType: DocumentType = 'cc_and_r') {
  const whole = `DECLARATION OF COVENANTS OF MAPLE HOLLOW\n\nMaple Hollow Homeowners Association.\n\n${text}`;
  const page = { number: 1, text: whole, lines: linesOfText(whole), size: null, readable: true };
  const { key_points, restricted_activities, not_stated, unclear } = analyze([page], { documentType });
  return {
    says: (fact: string) => [...key_points, ...restricted_activities].find(({ id }) => id === fact)?.text,
    unclear: unclear.map(({ id }) => id),
    notStated: not_stated,
  };
}

describe('what stands under a heading that names another matter', () => {
  const alterations = `ARTICLE V ARCHITECTURAL CONTROL

Section 1. Alterations. An Owner shall not paint, alter or change any exterior wall, roof, deck or other improvements without the approval of the Committee.`;
  const upkeep = `ARTICLE VI EXTERIOR MAINTENANCE

Section 1. Duties. The maintenance, repair and replacement of the exterior of the dwellings, roofs included, is a matter of a later resolution.`;

  it('is no answer where another section speaks more of the fact', () => {
    const { says, unclear, notStated } = read(`${alterations}\n\n${upkeep}`);
    expect(says('maintenance.roof')).toBeUndefined();
    expect(notStated).not.toContain('maintenance.roof');
    expect(unclear).toContain('maintenance.roof');
  });
  it('answers what the heading names', () => {
    expect(read(`${alterations}\n\n${upkeep}`).says('architecture.approval_required')).toBeDefined();
  });

  it('leaves a vote to the section of its article that names it', () => {
    const article = (own: string) => `ARTICLE VI CONTRACTS, SPECIAL ASSESSMENTS, CONVEYANCES

Section 1. Conveyances. The Association may sell land. In all other cases the consent of fifty-five percent (55%) of the Members voting shall first be obtained.

Section 2. ${own}. ${own === 'Records' ? 'The books are kept at the office.' : 'A special assessment is left to a later resolution.'}`;
    expect(read(article('Special Assessments')).says('assessment.special_vote')).toBeUndefined();
  });

  const signs = `ARTICLE VII USE OF LOTS

Section 1. Home Business. No sign shall be displayed by a business.

Section 2. Appearance. Signs, billboards and advertising of any kind on a lot, such as a for sale sign, are left to a later resolution on display to public view.`;
  it('leaves signs under a heading on business to the section on signs', () => {
    expect(read(signs).says('exterior.signs')).toBeUndefined();
  });
  it('answers where nothing else speaks of it', () => {
    expect(read(signs.split('\n\nSection 2')[0] ?? '').says('exterior.signs')).toBeDefined();
  });
});

describe('what stands in the part on committees', () => {
  const records =
    'The Committee shall maintain written records of all applications, and such records shall be available to Members for inspection.';
  it.each([
    ['records.inspection', records],
    [
      'insurance.insurance_of_association',
      'The Board shall obtain liability insurance covering the members of each committee and the Association for the activities of such committees.',
    ],
  ])('is not told of the association: %s', (fact, text) => {
    expect(
      read(`ARTICLE IX COMMITTEES\n\nSection 1. In General. ${text}`, 'bylaws').says(fact),
    ).toBeUndefined();
    expect(
      read(`ARTICLE IX THE ASSOCIATION\n\nSection 1. In General. ${text}`, 'bylaws').says(fact),
    ).toBeDefined();
  });
  it('is told where the part is of the board as well', () => {
    const text = `ARTICLE IX BOARD AND COMMITTEES\n\nSection 1. Records. ${records}`;
    expect(read(text, 'bylaws').says('records.inspection')).toBeDefined();
  });
});
