import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { formFields } from './form-fields.ts';

const read = (field: string, type: DocumentType = 'other') =>
  factsIn(`Certificate\nDate: May 5, 2031\n${field}\nManager: Acme`, [formFields], type);

describe('fields of certificates and questionnaires', () => {
  it.each([
    ['Right of first refusal: Yes', { 'sale.right_of_first_refusal': true }],
    ['Does the association have a right of first refusal? No', { 'sale.right_of_first_refusal': false }],
    ['Is the community age-restricted? No', { 'occupancy.age_restricted': false }],
    ['Is an HO-6 policy required of owners? Yes', { 'insurance.owner_must_carry': true }],
    ['Owners required to carry insurance: No', { 'insurance.owner_must_carry': false }],
    ['Are short-term rentals allowed? No', { 'rental.short_term_prohibited': true }],
    ['Rental cap: 20%', { 'rental.cap': { value: 20, unit: 'percent' } }],
    ['Maximum number of rentals: 12 units', { 'rental.cap': { value: 12, unit: 'homes' } }],
    ['Pets allowed: Yes, 2 maximum', { 'pets.allowed': 'restricted', 'pets.max_count': 2 }],
    ['Pets: not allowed', { 'pets.allowed': 'no' }],
    ['Pets permitted: Yes', { 'pets.allowed': 'yes' }],
    ['Number of directors: 5', { 'board.size': { min: 5, max: 5 } }],
    ['Board: seven members, who meet in May', { 'board.size': { min: 7, max: 7 } }],
    ['RV parking: not allowed', { 'vehicles.rv_boat_trailer': 'prohibited' }],
  ])('%s', (field, expected) => {
    expect(read(field)).toEqual(expected);
  });

  it.each([
    'Right of first refusal: see the declaration',
    'Rental cap: ask the manager about 12 units that are rented now',
    'Pets: $250 deposit',
    'Board: meets on the 3rd Tuesday at 7 pm in room 112',
    'Board: 1 vacancy',
    'Directors: Lee Moss, Pat Roe',
    'RV parking: 3 spaces at $40',
    'Is the pool heated? Yes',
  ])('nothing in: %s', (field) => {
    expect(read(field)).toEqual({});
  });

  it('of such papers alone', () => {
    expect(read('Rental cap: 20%', 'bylaws')).toEqual({});
  });

  const certificate = (line: string) =>
    factsIn(`Resale Certificate\n\n${line}\n\nManager: Acme`, [formFields], 'other');
  it.each([
    ['Are short-term rentals allowed? Yes [ ] No [X]', { 'rental.short_term_prohibited': true }],
    [
      '4. Is the developer in control of the association? [ ] Yes [X] No',
      { 'voting.declarant_control': false },
    ],
    [
      'Monthly assessment for common expenses ............ $142.00',
      { 'assessment.regular': { amount: 142, period: 'month', per: 'home' } },
    ],
    [
      'Regular assessment: $142.00\nDue date: 1st\nFrequency: Monthly',
      { 'assessment.regular': { amount: 142, period: 'month', per: 'home' } },
    ],
    ['Transfer fee payable to management .... $350', { 'assessment.transfer_fee': { amount: 350 } }],
    ['Capital contribution due at closing: $284', { 'assessment.initial_contribution': { amount: 284 } }],
    ['Total held as reserves: $402,116', { 'financial.reserve_cash': { amount: 402_116 } }],
    ['Number of units delinquent: 7', { 'financial.delinquent_homes': 7 }],
  ])('of a paper for a sale: %s', (line, expected) => {
    expect(certificate(line)).toEqual(expected);
  });

  it.each([
    'Are short-term rentals allowed? Yes [ ] No [ ]',
    'Monthly assessment: $142, or $160 for end units',
    'Regular assessment: $142.00\nMeetings: Monthly\nFrequency of mowing: see the schedule',
    'Transfer fee: see the list of fees',
    'Reserves: $1,000 of $9,000 is set aside for paint',
    'Number of units delinquent: see the $900 list',
  ])('of a paper for a sale nothing in: %s', (line) => {
    expect(certificate(line)).toEqual({});
  });
});
