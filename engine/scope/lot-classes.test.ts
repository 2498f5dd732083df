import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

const two =
  'Townhome Lots are shown on the plat. Each Townhome Lot has a yard. Owners of a Townhome Lot pay dues. Estate Lots are larger. Each Estate Lot has a drive. Owners of an Estate Lot pay dues. An Estate Lot may be fenced. ';

function says(fact: string, text: string, documentType: DocumentType = 'cc_and_r') {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  const { key_points: points, restricted_activities: limits, facts } = analyze([page], { documentType });
  const told = [...points, ...limits].find(({ id }) => id === fact)?.text;
  return [told, facts.find(({ id }) => id === fact)?.display];
}

describe('what is said of one kind of lot', () => {
  const pets = 'No more than two pets shall be kept on any Townhome Lot.';

  it('names the kind where the document tells kinds apart', () => {
    expect(says('pets.max_count', `${two}${pets}`)).toEqual([
      'You may keep no more than 2 pets in your home. This is said of Townhome Lots alone.',
      '2 (Townhome Lots)',
    ]);
    expect(says('exterior.basketball', `${two}No basketball goals shall be put on a Townhome Lot.`)[0]).toBe(
      'You may not put up a basketball hoop. This is said of Townhome Lots alone.',
    );
  });

  it('names none where there is but one, where two are named, and where any lot is', () => {
    expect(says('pets.max_count', pets)[1]).toBe('2');
    expect(says('pets.max_count', `${two}${pets.replace('Townhome', 'Townhome Lot or Estate')}`)[1]).toBe(
      '2',
    );
    expect(says('pets.max_count', `${two}${pets.replace('any Townhome', 'any')}`)[1]).toBe('2');
  });

  it('takes his lot and such lot for the kind that the sentence names', () => {
    const yard =
      'Each Owner of a Townhome Lot shall maintain the lawn and the fences on his Lot at his own expense.';
    expect(says('maintenance.yard', `${two}${yard}`)[1]).toBe('owner (Townhome Lots)');
    expect(says('maintenance.yard', `${two}${yard.replace('on his', 'and on any other')}`)[1]).toBe('owner');
  });

  it('reads the kind from the heading over a rule, unless the rule is for more', () => {
    const use = (rule: string, heading = 'USE RESTRICTIONS: TOWNHOME LOTS') =>
      says(
        'exterior.window_air_conditioners',
        `ARTICLE VII: PLAN\n\nSection 7.1 Plan\n\n${two}A Townhome Lot is narrow.\n\nARTICLE VIII: ${heading}\n\nSection 8.1 Coolers\n\n${rule}\n\nSection 8.2 Rain\n\nRain barrels are welcome.`,
      )[0];
    const rule = 'No window air conditioning unit shall be installed in any Dwelling.';
    expect(use(rule)).toBe(
      'You may not put an air conditioner in a window. This is said of Townhome Lots alone.',
    );
    expect(use(rule, 'USE RESTRICTIONS')).toBe('You may not put an air conditioner in a window.');
    expect(use(rule, 'USE RESTRICTIONS: TOWNHOME LOTS AND ESTATE LOTS')).toBe(
      'You may not put an air conditioner in a window.',
    );
    expect(use(rule.replace('any Dwelling', 'any Dwelling of the Subdivision'))).toBe(
      'You may not put an air conditioner in a window.',
    );
  });
});
