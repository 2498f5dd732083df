import { describe, expect, it } from 'vitest';
import { namesIn, withoutNames } from './person-names.ts';

describe('withoutNames', () => {
  it.each([
    ['Give the mower to Greg Marlow', 'Give the mower to an owner'],
    ['Linda Ames was elected president', 'An owner was elected president'],
    ['Repair Pat Roe’s fence', 'Repair an owner’s fence'],
    ['Hire Green Lawns for the mowing', 'Hire Green Lawns for the mowing'],
    ['Hire Frank Miller Roofing for the clubhouse', 'Hire Frank Miller Roofing for the clubhouse'],
    ['Repave Martha Washington Drive', 'Repave Martha Washington Drive'],
    ['Approve the Treasurer’s Report', 'Approve the Treasurer’s Report'],
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
});
