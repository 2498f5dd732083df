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
