import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { associationState } from './state.ts';

const state = (text: string) => factsIn(text, [associationState])['association.state'];

describe('the state of the community', () => {
  it.each([
    ['real estate in Carver County, Minnesota, more particularly described below', 'MN'],
    ['the County of Leon, State of Florida', 'FL'],
    ['recorded in the office of the county clerk of Bell County, Texas by an Ohio corporation', 'TX'],
    ['in accordance with RCW 64.38.020 and RCW 64.90', 'WA'],
    ['under O.C.G.A. Section 44-3-220', 'GA'],
    ['12 Alder Way, Medford, OR 97501', 'OR'],
    ["Mail to: P.O. Box 12\nMill o' Pond, Oregon\n97501", 'OR'],
    ['meetings shall be held at such places within the State of North Carolina as the Board picks', 'NC'],
    ['Declarant, a Delaware corporation, owns land in Washington County, Oregon.', 'OR'],
    ['the Department of Health for Washington State closed the pool', 'WA'],
    ['Fox Run HOA, Salem, OR\nBoard Meeting', 'OR'],
    ['FOX RUN HOA, SALEM, WA\nBOARD MEETING', 'WA'],
    ['OTTER GLEN\nFUNDING PLAN\nSALEM, OREGON', 'OR'],
    ['OTTER GLEN\nLOCATION: SALEM, WA', 'WA'],
    ['THE POOL AT OAK LANE, SALEM, OREGON, IS CLOSED.', 'OR'],
    ['Fox Run District\n112 Birch Lane, Salem, OR Monday, May 5, 2031', 'OR'],
    ['Under the North Carolina HOA statutes a second meeting needs half.', 'NC'],
    ['The law in Virginia is simple.', 'VA'],
    ['Checks go to: Fox Run HOA, PO Box 65, Salem, OR 97301', 'OR'],
    ['Our office: PO Box 65012, Salem, OR 97301', 'OR'],
    ['as provided in the Virginia Property Owners’ Association Act', 'VA'],
  ])('%s', (text, expected) => {
    expect(state(text)).toBe(expected);
  });

  it.each([
    'Declarant is a Delaware corporation.',
    'FOX RUN HOA, SPRING FLING, OR FALL FEAST\nBOARD MEETING',
    'The clubhouse stands on Georgia Avenue, by Washington Park.',
    'The board may meet in or out of state.',
    'Washington was chosen as treasurer.',
    'Fox Run HOA, Pat Roe, VP',
    'Fox Run District\n112 Birch Lane, Unit Two, OR Monday evenings at 7',
  ])('not in: %s', (text) => {
    expect(state(text)).toBeUndefined();
  });

  it.each([
    'From the State Department of Agriculture, 700 Alder Street, Lakewood, CO 80215: pull weeds early.',
    'Return this form to Acme Community Management Group, 12 Alder Way, Suite 250, Salem, OR 97301.',
    `Send checks to 12 Alder Way, Salem, OR 97301. ${'The pool is open. '.repeat(80)}Fox Run, Ogden, Utah`,
    'Checks go to: Fox Run HOA, PO Box 65012, Salem, OR 97301',
    'Write to 12 Alder Way, Salem, OR 97301 or to 9 Birch Lane, Boise, ID 83701.',
  ])('is not told by an address of others or where signs differ: %s', (text) => {
    expect(state(text)).toBeUndefined();
  });

  it.each([
    'Our vendor',
    'Supplier',
    'Contractor',
    'The engineers',
    'Attorneys at law',
    'The bank',
    'The title company',
    'Managing agent',
    'Printed by Acme',
    'Reprinted from a paper of the university',
    'Advertisement',
  ])('is not told by the address of others: %s', (whose) => {
    expect(state('12 Alder Way, Salem, OR 97301')).toBe('OR');
    expect(state(`${whose}: 12 Alder Way, Salem, OR 97301`)).toBeUndefined();
  });

  it('is told by the insured place, not by where the insurer is at home', () => {
    const insurer = 'ACME FIRE AND CASUALTY COMPANY, WITH HOME OFFICES IN PEORIA, ILLINOIS';
    const insured = 'Named Insured Fox Run Homeowners Association, 12 Alder Way, Salem, OR 97301';
    expect(state(`${insurer}\n${insured}\nSigned for Acme Fire and Casualty at Peoria, Illinois.`)).toBe(
      'OR',
    );
    expect(state(insurer)).toBeUndefined();
    expect(state('The homes of the association stand in Peoria, Illinois.')).toBe('IL');
  });

  it('is not told by where a candidate comes from', () => {
    const life =
      'Lee Moss previously served as a clerk in Peoria, Illinois and lives on Elm Lane. Lee paints.';
    expect(state(`${life}\nMail ballots to 12 Alder Way, Salem, OR 97301.`)).toBe('OR');
    expect(state(life)).toBeUndefined();
  });

  it('is told by the address of the association, even behind its manager', () => {
    expect(state('Managed by Acme. Fox Run Homeowners Association, 12 Alder Way, Salem, OR 97301')).toBe(
      'OR',
    );
  });

  it('is not what an account of a budget is called, but what its letterhead says', () => {
    const inBudget = (text: string) => factsIn(text, [associationState], 'budget')['association.state'];
    expect(
      inBudget('Expenses\nState of Colorado Filing\t45.00\t50.00\nMowing\t900.00\t950.00'),
    ).toBeUndefined();
    expect(inBudget('Fox Run HOA, Salem, OR\nMowing\t900.00\t950.00')).toBe('OR');
  });
});
