import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { plainText } from '../language/plain.ts';
import { linesOfText } from '../structure/printed.ts';
import { frames } from './frames.ts';
import { toldAside } from './told-aside.ts';

/** Openings that hand the rest of a sentence to somebody else, to another time or to a case that need not come. */
const openings = [
  'By way of example, ',
  'Suppose that ',
  'Say that ',
  'In theory, ',
  'Under state law, ',
  'Where the bylaws are silent, ',
  'In the neighboring Willow Bend community, ',
  'As to the commercial parcels, ',
  'With respect to the Declarant, ',
  'During the initial construction of the houses, ',
  'Until the amendment of 1998 changed it, ',
  'Formerly, ',
  'Years ago, ',
  'Section 4 used to provide that ',
  'The board is considering a rule by which ',
  'If this amendment is adopted, it will be so that ',
  'There has been some talk that ',
  'One idea is that ',
  'The committee recommended that ',
  'Owners will vote in May on whether ',
  'We hope that ',
  'The draft states that ',
  'The prior declaration provided that ',
  'Oregon law requires that ',
  'The county requires that ',
  'Mr. Brown believes that ',
  'It is not true that ',
  'This Declaration does not provide that ',
  'The Board is not required to see that ',
  'Nothing herein shall be construed to mean that ',
  'Nothing in this Article shall be read as requiring that ',
  'A former owner, A. Bond, claims that ',
  'Some people think that ',
  'The motion failed that ',
  'A resident asked whether ',
  'There ',
];

/** Openings under which the text still speaks for itself, of this association and of now. */
const own = [
  '',
  '4.2 Quorum. ',
  'It is understood that ',
  'Please note that ',
  'The bylaws provide that ',
  'The Board has determined that ',
  'You are hereby notified that ',
  'It is the policy that ',
  'In addition, ',
  'Except as provided herein, ',
  'Any pet that is loose may be removed, and ',
  'No lease shall be approved until the Board has determined that the tenant can pay, and ',
];

const sentences: readonly (readonly [id: string, sentence: string])[] = [
  ['quorum.members', 'one-tenth of the votes shall constitute a quorum.'],
  ['assessment.late_fee', 'a late charge of $25 shall be added to any payment.'],
  ['pets.leash_required', 'dogs must be kept on a leash.'],
];

describe('the frame of a sentence', () => {
  it.each(openings)('hands the rest to another: %s', (opening) => {
    for (const [id, sentence] of sentences)
      expect(toldAside(id, plainText(opening + sentence).plain)).toBe(true);
  });

  it.each(own)('leaves it to the text: %s', (opening) => {
    for (const [id, sentence] of sentences)
      expect(toldAside(id, plainText(opening + sentence).plain)).toBe(false);
  });

  it('is read by each for an opening of its own', () => {
    const plain = openings.map((opening) => plainText(`${opening}dogs must be kept on a leash.`).plain);
    const silent = frames.filter(
      ({ reads, unless }) => !plain.some((each) => reads.test(each) && !unless?.test(each)),
    );
    expect(silent).toEqual([]);
  });

  it('lets a law give a lien, and proposed dues be told as proposed', () => {
    const under = (id: string, text: string) => toldAside(id, plainText(text).plain);
    expect(under('assessment.lien', 'Under state law, unpaid assessments are a lien upon the lot.')).toBe(
      false,
    );
    expect(under('assessment.regular', 'It is proposed that dues be $90 a month.')).toBe(false);
    expect(under('assessment.late_fee', 'It is proposed that the late fee be $90.')).toBe(true);
    expect(under('document.draft', 'It is proposed that the late fee be $90.')).toBe(false);
  });
});

describe('an opening that may narrow a statement', () => {
  const says = (fact: string, text: string) => {
    const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
    const { key_points: points, restricted_activities: limits } = analyze([page], {
      documentType: 'cc_and_r',
    });
    return [...points, ...limits].find(({ id }) => id === fact)?.text;
  };
  const fee = 'a late charge of $25 shall be added to each assessment that is not paid when due.';
  const told = 'Paying late costs a fee of $25.';

  it.each([
    'For the pool house',
    'At Quail Run next door',
    'In many communities',
    'Under the old bylaws',
    'Before the 2005 revision',
    'For the first ten years',
    'In a drought',
    'If an Owner so chooses',
    'As regards the apartment buildings',
  ])('is quoted: %s', (opening) => {
    expect(says('assessment.late_fee', `${opening}, ${fee}`)).toBe(`${told} The text begins: “${opening}”.`);
  });

  it.each(['After much discussion', 'Following a long debate', 'In other news'])(
    'is left out where it only leads over: %s',
    (opening) => {
      expect(says('assessment.late_fee', `${opening}, ${fee}`)).toBe(told);
    },
  );

  it('is left out where it only names what is told', () => {
    const lien = 'the Association may foreclose its lien for unpaid assessments without going to court.';
    expect(says('assessment.foreclosure', `In a nonjudicial foreclosure, ${lien}`)).not.toContain('begins');
    expect(says('assessment.foreclosure', `In a drought, ${lien}`)).toContain(
      'The text begins: “In a drought”.',
    );
  });

  it.each([
    'In summary',
    'In an effort to keep up the homes',
    'In addition to all other remedies',
    'In accordance with Article IV',
    'In any such event',
    'At any time',
    'At its October 22 meeting',
    'Before you change anything outside (paint',
    'On or before the date of the meeting',
    'For purposes of this Section',
    'By resolution of the Board',
    'Under the provisions of this Declaration',
    'Within ten days',
    'From and after January 1, 2019',
    'After written notice',
    'In turn',
    'At this meeting',
  ])('is left out where it narrows nothing: %s', (opening) => {
    expect(says('assessment.late_fee', `${opening}, ${fee}`)).toBe(told);
  });
  const first = 'At the first sale by the Developer, the purchaser shall pay the Association';
  it('is left out where the figure stands in another part of the sentence', () => {
    const later = `${first} two months of dues; at each later sale the purchaser shall pay a transfer contribution of $400.`;
    expect(says('assessment.initial_contribution', later)).not.toContain('The text begins');
    const same = `${first} a contribution of $400; at each later sale nothing is due.`;
    expect(says('assessment.initial_contribution', same)).toContain('The text begins');
  });
});
