import { describe, expect, it } from 'vitest';
import { analyze, decideFor, proposeByRules } from '../analyze.ts';
import type { FactId } from '../catalogue.ts';
import { readDoc } from '../document.ts';
import { linesOfText } from '../structure/printed.ts';
import { partDoubted } from './opposite.ts';

/** What is told of a fact, and what is left open of it. */
function stateOf(fact: FactId, text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const doc = readDoc([page], 'cc_and_r');
  const { kept, doubted } = partDoubted(doc, decideFor(doc, proposeByRules(doc)).decided);
  return {
    value: kept.find((one) => one.fact === fact)?.value ?? null,
    quotes: doubted.find(({ id }) => id === fact)?.citations.map(({ quote }) => quote) ?? null,
  };
}

const mayInsure =
  'Each Unit Owner may obtain insurance, at his own expense, affording coverage upon his personal property.';
const mustInsure = 'Each owner should also carry an HO-6 policy for the inside of the home.';

describe('an answer that tells of an absence or a permission', () => {
  it.each<[FactId, string, string]>([
    ['insurance.owner_must_carry', mayInsure, mustInsure],
    [
      'vehicles.commercial',
      'Commercial vehicles may be parked in driveways.',
      'Trucks are prohibited in the north section.',
    ],
    [
      'voting.cumulative',
      'Cumulative voting is not permitted.',
      'At the election each member may cumulate his votes as in cumulative voting.',
    ],
  ])('is left open, with both passages, where the contrary stands too: %s', (fact, permission, contrary) => {
    expect(stateOf(fact, permission).value).not.toBeNull();
    const { value, quotes } = stateOf(fact, `${permission}\n\n${contrary}`);
    expect({ value, quotes }).toEqual({ value: null, quotes: [permission, contrary] });
  });

  it.each([
    ['somebody else is bound', mayInsure, 'The Association shall maintain fire insurance on all buildings.'],
    [
      'somebody else acts between',
      mayInsure,
      'On request of an Owner the Association shall show the policy of insurance.',
    ],
    [
      'a duty of another kind touches it',
      mayInsure,
      'No Unit Owner shall permit anything that will result in the cancellation of insurance.',
    ],
    ['it is denied again', mayInsure, 'No owner is required to carry flood insurance.'],
    ['it speaks of something else', mayInsure, 'Each owner shall pay the assessments when they are due.'],
  ])('stands where %s', (_, permission, other) => {
    const fact = 'insurance.owner_must_carry';
    const before = stateOf(fact, permission);
    expect(before.value).toBe(false);
    expect(stateOf(fact, `${permission}\n\n${other}`)).toEqual(before);
  });

  it('is told as no clear answer in the analysis, and by no point', () => {
    const text = `Fox Run Homeowners Association. Covenants.\n\n${mayInsure}\n\n${mustInsure}`;
    const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
    const { facts, unclear, not_stated, key_points } = analyze([page], { documentType: 'cc_and_r' });
    const ids = { facts, unclear, key_points };
    for (const [name, list] of Object.entries(ids))
      expect(list.filter(({ id }) => id === 'insurance.owner_must_carry').length, name).toBe(
        name === 'unclear' ? 1 : 0,
      );
    expect(not_stated).not.toContain('insurance.owner_must_carry');
  });
});
