import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { runRules } from '../rules/run-rules.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsAmong } from '../testing/facts-in.ts';
import { toldOnce } from './told-once.ts';

const found = (text: string) => {
  const doc = docOf(text, 'other');
  return factsAmong(toldOnce(doc, runRules(allRules, doc)), doc);
};

describe('toldOnce', () => {
  it('tells a share of work as no dues', () => {
    const facts = found('Owners voted to seal the road. The assessment for each lot is $940.');
    expect(facts['assessment.regular']).toBeUndefined();
    expect(facts.special_assessment).toMatchObject({ amount: 940 });
  });

  it('tells a fee by one of its names', () => {
    const facts = found('Initiation Fee (transfer fee)\nThe initiation fee is $350 when a home sells.');
    expect(facts['assessment.initial_contribution']).toEqual({ amount: 350 });
    expect(facts['assessment.transfer_fee']).toBeUndefined();
  });

  it('tells two fees of the same sum', () => {
    const facts = found('At closing buyers pay a $350 capital contribution and a $350 transfer fee.');
    expect(facts['assessment.initial_contribution']).toEqual({ amount: 350 });
    expect(facts['assessment.transfer_fee']).toEqual({ amount: 350 });
  });
});
