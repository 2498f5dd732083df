import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const risksOf = (text: string, documentType: DocumentType = 'minutes') =>
  analyze([{ number: 1, text, lines: linesOfText(text), size: null, readable: true }], {
    documentType,
  }).risks;

describe('weighRisks', () => {
  it('weighs every item of a list, and tells those that come to the same once', () => {
    const risks = risksOf(
      [
        'The board is considering a special assessment of $500 per home for the pool.',
        'A special assessment of $1,200 per home for the roof was approved.',
        'A special assessment of $300 per home for the drains was approved.',
      ].join('\n'),
    ).filter(({ id }) => id.startsWith('risk.special_assessment'));
    expect(risks.map(({ level, title, citations }) => [level, title, citations.length])).toEqual([
      ['high', 'A special assessment is approved.', 2],
      ['medium', 'A special assessment is being talked about.', 1],
    ]);
    expect(new Set(risks.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    [
      'The association is plaintiff in a lawsuit of $38,000 against its former roofer. It is not a defendant in any suit.',
      'The association itself has',
    ],
    ['We have filed suit against the builder over the balconies.', 'The association itself has'],
    ['The claim against the window maker goes to arbitration in the fall.', 'The association itself has'],
    [
      'We have filed suit against the builder, and he has brought a countersuit against us.',
      'A lawsuit or claim is mentioned',
    ],
    [
      'A former owner sued the association over the pool; the case is pending.',
      'A lawsuit or claim is mentioned',
    ],
  ])('tells whose suit it is: %s', (text, title) => {
    const risks = risksOf(`The dues are $40 a month. ${text}`);
    expect(risks.find(({ id }) => id.startsWith('risk.litigation'))?.title).toContain(title);
  });

  it('takes a second class of members for no control of the developer', () => {
    const titles = (text: string) => risksOf(text, 'bylaws').map(({ title }) => title);
    expect(
      titles('The Federal Housing Administration may veto amendments while there is a Class B membership.'),
    ).toEqual(['There is, or was, a second class of members (Class B).']);
    expect(
      titles('The Declarant may appoint the directors until ninety percent of the Lots are sold.'),
    ).toEqual(['The developer has, or had, control.']);
  });

  it('takes a sentence that confers one of the ways that another offers for no conflict', () => {
    const text =
      'The Association may foreclose its lien for unpaid assessments in the manner of powers of sale in deeds of trust or of the foreclosure of mortgages.\n\nA power of sale is hereby conferred upon the Association to foreclose the lien for unpaid assessments by a private sale.';
    expect(risksOf(text, 'cc_and_r').map(({ id }) => id)).toEqual(['risk.assessment.foreclosure']);
  });

  it('writes a share of two answers as each place writes it', () => {
    const bylaws = `ARTICLE III\nMEETINGS\nThese Bylaws can be amended at a meeting of members when three-fourths of the owners present at the meeting vote for it.\n\nARTICLE XII\nAMENDMENTS\nThese Bylaws may be amended by a vote of a majority of a quorum of members present in person or by proxy.`;
    const found = risksOf(bylaws, 'bylaws').find(({ id }) => id === 'conflict.amendment.bylaws_vote');
    expect(found?.explanation).toMatch(/more than half in (?:one place|another)\b/);
    expect(found?.explanation).not.toContain('50%');
  });

  it('tells a percentage that its own sums do not come to', () => {
    const study = (percent: number) =>
      `Percent Funded: ${percent}%\nStarting Reserve Balance: $50,000\nFully Funded Reserve Balance: $125,000`;
    const mismatch = (text: string) =>
      risksOf(text, 'reserves').find(({ id }) => id === 'risk.reserves.percent_mismatch');
    expect(mismatch(study(41))).toBeUndefined();
    expect(mismatch(study(62))?.explanation).toBe(
      'It says 62%. $50,000 of $125,000 is 40%. Ask which is right.',
    );
  });
});
