import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const told = (rule: string) =>
  says('vehicles.towing', `Rules of the Elm Court Homeowners Association\n\n${rule}`, 'rules');

describe('towing', () => {
  it('is told of every vehicle kept against the rules where the text speaks of breaches', () => {
    expect(told("Vehicles in violation of these rules may be towed at the owner's expense.")).toBe(
      "A vehicle kept against the rules can be towed at its owner's cost.",
    );
    expect(told('Any vehicle may be towed that is parked in violation of these rules.')).toBe(
      'A vehicle kept against the rules can be towed.',
    );
  });

  it.each([
    'Parking in front of the gate may subject a vehicle to towing.',
    'Any vehicle blocking a driveway may be towed.',
  ])('is told in the words of the text where only some are: %s', (rule) => {
    expect(told(rule)).toBe(
      `A vehicle can be towed in some cases. The text says: “${rule.replace(/\.$/, '')}”.`,
    );
  });

  it('is told with what must come before it', () => {
    expect(
      told('No vehicle shall be towed for violations of these rules unless it has had three warnings.'),
    ).toContain('unless it has had three warnings”');
  });
});
