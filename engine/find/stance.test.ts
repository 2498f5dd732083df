import { describe, expect, it } from 'vitest';
import { plainText } from '../language/plain.ts';
import { stanceOf } from './stance.ts';

const use = { subject: /\bkites?\b/, part: /\bpaper\b|\bback yard\b/, not: /\bkite shops?\b/ };
const stance = (text: string) => stanceOf(plainText(text).plain, use)?.stance ?? null;

describe('stanceOf', () => {
  it.each([
    ['No kites shall be permitted on any Lot.', 'prohibited'],
    ['No kite, tent or swing of any kind shall be erected, placed or maintained upon any Lot.', 'prohibited'],
    // How far a leave reaches is no limit.
    ['Nothing in this Section prevents a kite of two feet or less in width.', null],
    ['No provision of these rules restricts kites up to one yard across.', null],
    ['Nothing in this Section prevents kites.', 'allowed'],
    ['Nothing in this Section prevents kites, if the Committee has approved them.', 'restricted'],
    ['Kites are strictly prohibited.', 'prohibited'],
    ['Kites are hereby expressly prohibited on all Lots.', 'prohibited'],
    ['Kites shall not be kept on any Lot.', 'prohibited'],
    ['Kites of any kind which are visible from the street are not permitted.', 'restricted'],
    ['No Owner shall install or maintain any kite on a Lot.', 'prohibited'],
    ['Owners may not fly kites.', 'prohibited'],
    ['The following are prohibited: tents, kites and swings.', 'prohibited'],
    ['The following are prohibited: tents; swings; kites.', 'prohibited'],
    ['Toys are prohibited, such as kites, and balls must be kept inside.', 'prohibited'],
    ['Toys are prohibited, including kites, and balls must be kept inside.', 'prohibited'],
    ['Owners may not park on the grass; the kite must be made of cloth.', 'restricted'],
    ['It is prohibited to store any kite within the Property.', 'prohibited'],
    ['No kites.', 'prohibited'],
    ['No kites, other than those placed by the Declarant, shall be erected on any Lot.', 'prohibited'],
    ['Except with the consent of the Board, no kite shall be displayed.', 'restricted'],
    ['No kite shall be displayed without the prior written approval of the Committee.', 'restricted'],
    ['No kite shall be kept on any Lot unless it is stored in a garage.', 'restricted'],
    ['No kite shall be kept on any Lot, except with written approval of the Association.', 'restricted'],
    ['No kite shall be kept on any Lot except as approved by the Association.', 'restricted'],
    ['No kite exceeding two feet in width shall be flown.', 'restricted'],
    ['No paper kites shall be allowed.', 'restricted'],
    ['No kites may be stored in the back yard.', 'restricted'],
    ['No kites shall be placed on the Common Area.', 'restricted'],
    ['Kites shall not exceed six (6) feet in height.', 'restricted'],
    ['Kites may be flown with the written approval of the Board.', 'restricted'],
    ['One kite may be kept, provided that it is screened from view.', 'restricted'],
    ['All kites must be approved by the Committee before they are installed.', 'restricted'],
    ['Kites shall be made of cloth.', 'restricted'],
    ['Whether flown or not, kites are prohibited.', 'prohibited'],
    ['Owners must obtain approval before installing a kite.', 'restricted'],
    ['Before installing any type of kite, the owner must read the guidelines.', 'restricted'],
    ['Kites are permitted.', 'allowed'],
    ['An Owner may keep kites on a Lot.', 'allowed'],
    ['Nothing in this Declaration shall be construed to prohibit kites.', 'allowed'],
    ['The Association may not prohibit an Owner from displaying a kite.', 'allowed'],
    ['Nothing in this Section prohibits kites that are two feet or smaller.', null],
    [
      'No structure, fence, kite or other improvement shall be erected until the plans are approved.',
      'restricted',
    ],
  ])('%s', (text, expected) => {
    expect(stance(text)).toBe(expected);
  });

  it.each([
    ['No rule says where cars are kept or whether kites may be flown.'],
    ['Whether or not a kite is allowed is for the township to say.'],
    ['The Association shall maintain the kites in the Common Area.'],
    ['The Association does not maintain or repair kites.'],
    ['The Association is not responsible for the maintenance of kites.'],
    ['The Declarant may place kites on the Lots it owns.'],
    ['The Board may erect kites at the entrance.'],
    ['The cost of the kite shall be shared by the two Owners.'],
    ['Kites shall be maintained in good repair by the Owner.'],
    ['"Kite" means a thing that flies.'],
    ['No kite shops shall be permitted.'],
    ['A copy of the kite shall be sent to the Owner.'],
    ['Kites ........................ 12'],
    ['Fishing is prohibited and kites shall be replaced by the Association.'],
    ['Glass is prohibited at the grill and kites must be closed after use.'],
    ['No Owner may prune plants which grow near the kite.'],
    ['No walking is allowed along Blue Kite Lane.'],
    ['The club room may be rented if the kite is not in the way.'],
  ])('says nothing of the use: %s', (text) => {
    expect(stance(text)).toBeNull();
  });

  it('calls a thing in a list of structures that need approval general', () => {
    const list = 'No building, fence, kite or other structure shall be erected until the plans are approved.';
    expect(stanceOf(list.toLowerCase(), use)).toMatchObject({ stance: 'restricted', specific: false });
    expect(stanceOf('no kite shall be erected until it is approved.', use)?.specific).toBe(true);
  });

  it('stays quick on a sentence that repeats the thing', () => {
    const start = performance.now();
    stanceOf('no kite shall not '.repeat(70), use);
    // Patterns that run away take minutes; a busy machine does not.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

it('takes what is asked within easements for no rule of the thing itself', () => {
  const asks = (text: string) => stanceOf(plainText(text).plain, use);
  expect(asks('Kites within the drainage easements must be approved.')).toMatchObject({
    stance: 'restricted',
    specific: false,
  });
  expect(asks('Kites within the Lots must be approved.')?.specific).toBe(true);
});

it.each([
  ['No kite shall be kept on any Lot.', 'whether'],
  ['No kite shall be kept on any Lot other than in a garage.', 'whether'],
  ['Kites must be approved by the Committee before they are flown.', 'whether'],
  ['If a kite is to be made longer, the neighbors must give their approval.', 'more'],
  ['No paper kite shall be kept.', 'more'],
  ['All kites shall be made of cloth.', 'how'],
  ['No kites shall be placed on the Common Area.', 'shared'],
  ['No kites shall be flown in any Park or Lake Area.', 'shared'],
])('tells how far a sentence rules on the thing: %s', (text, tells) => {
  expect(stanceOf(plainText(text).plain, use)?.tells).toBe(tells);
});

it('takes what a term means for no rule, whatever stands before the term', () => {
  const meaning =
    'As used herein the term "kite" shall mean a thing that (1) flies and (2) is not used for freight.';
  expect(stance(meaning)).toBeNull();
});

it('takes what is judged case by case for no permission', () => {
  expect(stance('The placing of kites may be allowed on a case by case basis.')).toBe('restricted');
});

it('takes the place of another thing for nothing that is ruled on', () => {
  for (const text of [
    'No Owner shall grow any ivy on top of any wall or kite, including any wall or kite around a patio.',
    'No lamp shall be hung from the kite.',
    'No person shall sleep in any kite.',
    'No banner shall be attached to a kite.',
  ])
    expect(stance(text)).toBeNull();
  expect(stance('No structure shall be placed on the Lot, including kites.')).toBe('prohibited');
  expect(stance('No changes in existing kites shall be made without the approval of the Board.')).toBe(
    'restricted',
  );
  expect(stance('No work on the kite shall begin until the Committee has approved it.')).toBe('restricted');
});
