import { expect, test } from 'vitest';
import { analysisSchema, type Point } from '#contract/analysis.ts';
import { makeSamples } from './make-sample.ts';

test('each sample is an analysis as the API gives it, and every statement stands on its page', async () => {
  const samples = await makeSamples();
  expect(samples.map(({ id }) => id)).toEqual(['sample-ccrs', 'sample-budget', 'sample-reserves']);
  for (const { analysis, pages } of samples) {
    expect(analysisSchema.parse(analysis).detected_type).toBe(analysis.document_type);
    expect(analysis.risks.length).toBeGreaterThan(0);
    const points: Pick<Point, 'citations'>[] = [
      ...analysis.summary_statements,
      ...analysis.key_points,
      ...analysis.restricted_activities,
      ...analysis.risks,
      ...analysis.facts,
    ];
    for (const { page, start, end, quote } of points.flatMap(({ citations }) => citations)) {
      expect(pages[page - 1]?.text.slice(start, end)).toBe(quote);
    }
  }
});

test('what the page says of the three is what they say', async () => {
  const found = (await makeSamples()).map(({ analysis }) =>
    Object.fromEntries(analysis.facts.map(({ id, display }) => [id, display])),
  );
  expect(found[0]).toMatchObject({ 'assessment.increase_cap': '6%' });
  expect(found[1]).toMatchObject({ 'reserves.percent_funded': '65%' });
  expect(found[2]).toMatchObject({ 'reserves.percent_funded': '65%' });
  expect(JSON.stringify(found[2])).toContain('$19,200');
  expect(JSON.stringify(found[1])).toContain('$14,450');
});

test('the sample covenants are told as they are written, the gravest first', async () => {
  const [covenants] = await makeSamples();
  const told = covenants?.analysis;
  const points = [...(told?.key_points ?? []), ...(told?.restricted_activities ?? [])].map(
    ({ text }) => text,
  );
  expect(told?.key_points[0]?.text).toBe(
    'You can lose your home over dues more than 90 days late: the association may foreclose as on a mortgage, in some states without a court.',
  );
  expect(told?.risks.map(({ id }) => id)).toEqual([
    'risk.assessment.foreclosure',
    'risk.rental.cap',
    'risk.fine.schedule',
    'risk.assessment.initial_contribution',
  ]);
  expect(points).toEqual(
    expect.arrayContaining([
      "This document sets regular dues of $1,080 a year, which comes to $90 a month. Today's may differ.",
      'Vote for a special assessment: “A special assessment must be approved by sixty-seven percent (67%) of the votes cast, in person or by proxy, at a meeting for which written notice was sent to every Owner at least thirty (30) days and not more than sixty (60) days ahead. Fifty percent (50%) of all votes make a quorum at that meeting.”',
      'Vote for a larger increase: “A larger increase requires the approval of two-thirds (2/3) of the votes cast at a meeting called for that purpose.”',
      'The covenants can be changed with the approval of 67% of all votes.',
      'Quorum of members: “Unless this Declaration says otherwise, Owners who hold thirty percent (30%) of the votes, present in person or by proxy, make a quorum at any meeting of the Association.”',
      'Owners get notice of a meeting on a special assessment 30 to 60 days ahead.',
      'The developer had extra votes until 75% of the lots were sold or until May 14, 2014, whichever came first. That time is over.',
      'A dispute must go to mediation before a court.',
      "Whoever loses a lawsuit over the rules pays the winner's lawyers too.",
      'If the association must collect from you, you also pay its costs and lawyers.',
      'You keep up and pay for your home, its roof, outside and yard included.',
      'After that they go on for 10 years at a time, unless 75% of all votes agree to end them.',
      'No dog may weigh more than 60 pounds.',
      'You may not keep livestock, poultry or bees.',
      'No more than 2 vehicles may be parked in a driveway overnight.',
      'Chain-link fences are not allowed.',
      'A request to change your home costs a fee of $50.',
    ]),
  );
  const facts = new Map(told?.facts.map(({ id, display }) => [id, display]));
  expect(facts.has('maintenance.roads')).toBe(false);
  expect(facts.has('maintenance.fences')).toBe(false);
  expect(facts.get('assessment.special_vote')).toBe(
    '67% of the votes cast (quorum: 50% of all votes) (with further terms)',
  );
});
