import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { plainText } from '../language/plain.ts';
import { linesOfText } from '../structure/printed.ts';
import { isAllDenied } from './all-denied.ts';

const denied = (id: string, text: string, value: boolean | string = true) =>
  isAllDenied(id, value, plainText(text).plain);

/** Each row: the answer, a sentence that only denies, and one like it that says more or only bounds what holds. */
const rows: readonly (readonly [id: string, denies: string, answers: string])[] = [
  [
    'pets.leash_required',
    'Dogs may run off leash in the dog park.',
    'No dog may run off leash but in the dog park.',
  ],
  ['pets.leash_required', 'No leash is required in the dog park.', 'No dog is allowed without a leash.'],
  [
    'vehicles.rv_boat_trailer',
    'Boats may be parked in the driveway for up to 48 hours without a permit.',
    'Boats may not be parked in the driveway for more than 48 hours without a permit.',
  ],
  [
    'vehicles.guest_parking_limit',
    'No permit is needed for guests who park for less than three nights.',
    'A permit is needed for guests who park for more than three nights.',
  ],
  [
    'architecture.approval_required',
    'No fence shall be erected nearer to any street than the setback line, unless similarly approved.',
    'No fence shall be erected nearer to any street than the setback line, nor any wall, unless approved.',
  ],
  [
    'architecture.approval_required',
    'Planting flowers, shrubs and trees does not require ARC approval.',
    'Planting flowers does not require ARC approval, but trees must be approved.',
  ],
  [
    'architecture.approval_required',
    'Rear lighting does not require DRC approval if it is under a roof.',
    'Without approval of the DRC, no lighting may be added.',
  ],
  [
    'architecture.approval_required',
    'Solar lighting is permitted without DRC approval.',
    'Solar lighting is not permitted without DRC approval.',
  ],
  [
    'maintenance.roof',
    'The Association is not responsible for maintenance of the roofs.',
    'The Association is responsible for maintenance of the roofs, and shall not be liable for leaks.',
  ],
  [
    'maintenance.roads',
    'The Association assumes no responsibility for the upkeep of the streets.',
    'The Association shall keep up the streets and shall have no duty to plow them.',
  ],
  [
    'maintenance.yard',
    'The Association shall have no duty to mow the yards.',
    'Each Owner shall mow the yard, and shall not let weeds grow.',
  ],
  [
    'assessment.interest_rate',
    'Late payments shall not bear interest at 12% or any other rate.',
    'Payments that are not made when due shall bear interest at 12%.',
  ],
  [
    'assessment.interest_rate',
    'No payment shall bear interest at 12%.',
    'No payment shall bear interest until it is late, and then at 12%.',
  ],
  [
    'assessment.lien',
    'Unpaid assessments are not a lien on the Lot.',
    'No transfer shall affect the lien of the assessments.',
  ],
  [
    'assessment.foreclosure',
    '(c) No such lien may be enforced by foreclosure.',
    'Foreclose the lien against any Lot for which assessments are not paid.',
  ],
  [
    'records.inspection',
    'In no event may Members inspect the books.',
    'Members may inspect the books, but not the drafts of them.',
  ],
  [
    'insurance.owner_must_carry',
    'Owners need not carry insurance on their homes.',
    'Owners carry insurance on their homes, which need not cover floods, and shall show it.',
  ],
  [
    'meeting.annual',
    'No annual meeting shall be held in January.',
    'No less than one annual meeting shall be held in January.',
  ],
];

describe('a sentence that only denies', () => {
  it.each(rows)('gives no answer: %s: %s', (id, denies, answers) => {
    expect(denied(id, denies)).toBe(true);
    expect(denied(id, answers)).toBe(false);
  });

  it('answers that a thing is not so', () => {
    expect(denied('assessment.lien', 'Unpaid assessments are not a lien.', false)).toBe(false);
    expect(denied('assessment.foreclosure', 'The lien may not be foreclosed.', 'none')).toBe(false);
    expect(denied('pets.allowed', 'Pets are not allowed.')).toBe(false);
  });

  it('gives none to rules, questions and clauses', () => {
    const told = (sentence: string) => {
      const text = `Declaration of Covenants\nOf Elm Court Homeowners Association\n\nArticle V\nGeneral\n\n${sentence}\n`;
      const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
      return analyze([page], { documentType: 'cc_and_r' }).key_points.map(({ id }) => id);
    };
    expect(told('The Association shall maintain the roofs of the homes.')).toContain('maintenance.roof');
    expect(told('The Association shall not maintain the roofs of the homes.')).not.toContain(
      'maintenance.roof',
    );
    expect(told('The Association has the power to levy fines for violations.')).toContain(
      'fine.power_to_fine',
    );
    expect(told('The Association has no power to levy fines for violations.')).not.toContain(
      'fine.power_to_fine',
    );
  });
});
