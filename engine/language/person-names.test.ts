import { describe, expect, it } from 'vitest';
import { directorsIn, namesIn, withoutNames } from './person-names.ts';

describe('withoutNames', () => {
  it.each([
    ['Give the mower to Greg Marlow', 'Give the mower to an owner'],
    ['Linda Ames was elected president', 'An owner was elected president'],
    ['Repair Pat Roe’s fence', 'Repair an owner’s fence'],
    ['Hire Green Lawns for the mowing', 'Hire Green Lawns for the mowing'],
    ['Hire Frank Miller Roofing for the clubhouse', 'Hire Frank Miller Roofing for the clubhouse'],
    ['Repave Martha Washington Drive', 'Repave Martha Washington Drive'],
    ['Approve the Treasurer’s Report', 'Approve the Treasurer’s Report'],
    ['April Meeting Minutes', 'April Meeting Minutes'],
    ['Treasurer Greg Marlow presented the bids', 'Treasurer presented the bids'],
  ])('%s', (text, without) => {
    expect(withoutNames(text)).toBe(without);
  });

  it('knows the names that a document gives to those who move and second', () => {
    const known = namesIn(
      'Ilsa Quen, Member\nMotion by Orin Vale. Zadie Crowe seconded. Zadie Crowe moved to adjourn.',
    );
    expect(withoutNames('Thank Zadie Crowe, Ilsa Quen and Orin Vale', known)).toBe('Thank three owners');
    expect(withoutNames('Thank Zadie Crowe')).toBe('Thank Zadie Crowe');
  });

  it('tells directors, whom the paper lists, from owners', () => {
    const board = directorsIn(
      'The following Directors present and acting:\nPat Roe, Greg Marlow\nAlso in attendance: Linda Ames',
    );
    expect(withoutNames('Pat Roe reviewed a bid for the roof', new Set(), board)).toBe(
      'A director reviewed a bid for the roof',
    );
    expect(withoutNames('Linda Ames reviewed a bid', new Set(), board)).toBe('An owner reviewed a bid');
    expect(withoutNames('Thank Pat Roe and Greg Marlow', new Set(), board)).toBe('Thank two directors');
  });

  it('puts all in a list with a person as persons', () => {
    expect(withoutNames('Elect Greg Marlow, Odo Roe and Una Day')).toBe('Elect three owners');
    expect(withoutNames('Elect Greg Marlow to the Elm Board')).toBe('Elect an owner to the Elm Board');
    // What a mark has torn may be no name.
    expect(withoutNames('Elect Greg Marlow, Odo Roe’')).toBe('Elect an owner, Odo Roe’');
    expect(withoutNames('Thank Greg Marlow and Elm Roofing')).toBe('Thank an owner and Elm Roofing');
  });

  it('knows a lender from a mover', () => {
    const text = 'A loan from Eastern Savings. Motion by Odo Roe, second from Una Day.';
    expect(namesIn(text)).toEqual(new Set(['Odo Roe', 'Una Day']));
  });

  it.each([
    'Also there',
    'Guests',
    'Homeowners',
    'Owners present',
    'Owners in the room',
    'Residents',
    'Others',
    'Management',
    'Manager',
    'Staff',
    'Consultants',
    'Attorney',
    'Absent',
    'Called to order by',
    'Minutes by',
    'Agenda by',
    'Quorum counted by',
  ])('ends the list of directors before %s', (opening) => {
    expect(directorsIn(`Directors present: Pat Roe, Greg Marlow\n${opening}: Linda Ames`)).toEqual(
      new Set(['Pat Roe', 'Greg Marlow']),
    );
  });
});
