import { describe, expect, it } from 'vitest';
import { exterior } from '../rules/use/exterior.ts';
import { docOf } from '../testing/doc-of.ts';

const stanceIn = (fact: string, text: string) => {
  const doc = docOf(text, 'rules');
  for (const rule of exterior) {
    if (!('scan' in rule) || !(rule.facts as readonly string[]).includes(fact)) continue;
    for (const { value } of rule.scan(doc)) return value;
  }
  return null;
};

describe('what several sentences say of one use', () => {
  const ban = 'Section 4.1 Clotheslines\n\nExterior clotheslines shall be prohibited.\n\n';
  const aside = 'Section 4.2 Views\n\nNo laundry shall be hung so that it is visible from the street.\n\n';
  const sheds =
    'Section 8.2 Outbuildings\n\nNo outbuildings of any sort, such as storage sheds, may be erected on any lot.\n\n';
  const accessory =
    'Section 8.1 Use\n\nOther accessory structures may be erected if approved by the board.\n\n';

  it('is forbidden where the rule under its own heading forbids it, whatever is said in passing elsewhere', () => {
    expect(stanceIn('exterior.clotheslines', ban + aside)).toBe('prohibited');
    expect(stanceIn('exterior.clotheslines', aside + ban)).toBe('prohibited');
    expect(stanceIn('exterior.outbuildings', accessory + sheds)).toBe('prohibited');
  });

  it('is bound where a heading alone forbids it, or a ban of one thing stands beside leave for another', () => {
    const heading = 'Section 6.2 Prohibition of Sheds\n\n';
    const leave =
      'Section 6.1 Plans\n\nOutbuildings shall only be approved by the committee if consistent in design.\n\n';
    expect(stanceIn('exterior.outbuildings', leave + heading)).toBe('restricted');
    expect(stanceIn('exterior.outbuildings', `${leave}${heading}Storage sheds are not permitted.\n\n`)).toBe(
      'restricted',
    );
  });

  it('is bound where the same heading, or a heading of its own, leaves it a way', () => {
    const way = 'Retractable clotheslines are permitted behind the house.\n\n';
    expect(stanceIn('exterior.clotheslines', ban + way)).toBe('restricted');
    expect(stanceIn('exterior.clotheslines', `${ban}Section 4.3 Drying Clothes\n\n${way}`)).toBe(
      'restricted',
    );
    expect(stanceIn('exterior.clotheslines', `${ban}Section 4.3 Exceptions\n\n${way}`)).toBe('restricted');
    expect(stanceIn('exterior.clotheslines', aside)).toBe('restricted');
  });
});

describe('a question and its answer', () => {
  const told = (text: string) => stanceIn('exterior.outbuildings', `Questions\n\n${text}`);

  it.each([
    'Where can I put a shed? Only in the back yard.',
    'Where can I put a shed? Only with approval: call the office.',
    'Where can I put a shed? Only if the committee says yes.',
    'Where may I put a shed? Behind the house.',
    'Where can I put a shed? In the back yard, after you ask.',
    'Can I put up a shed? Up to 8 feet high.',
  ])('tell a rule: %s', (text) => expect(told(text)).toBe('restricted'));

  it.each([
    'Where can I put a shed? Only the office can tell you.',
    'Where can I put a shed? Only time will tell.',
    'Where may I put a shed? In the newsletter you will find a map.',
    'Where can I put a shed? Up to you.',
  ])('tell none: %s', (text) => expect(told(text)).toBeNull());
});
