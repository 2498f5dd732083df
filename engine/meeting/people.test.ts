import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { namesOwner, peopleOf } from './people.ts';

const minutes = (text: string) =>
  docOf(`Elm Court HOA\n\nMinutes of the Board Meeting, May 9, 2031\n\n${text}`, 'minutes');

describe('who is named', () => {
  it('is a director where the members present at a meeting of the board are listed', () => {
    const list = 'Members Present: Kim Ray, Ann Hill and Paul Orr';
    expect([...peopleOf(minutes(list)).board]).toEqual(['Kim Ray', 'Ann Hill', 'Paul Orr']);
    const owners = docOf(`Elm Court HOA\n\nMinutes of the Annual Meeting\n\n${list}`, 'minutes');
    expect([...peopleOf(owners).board]).toEqual([]);
  });

  it('is an owner where a lien is filed against him, and none who reports', () => {
    const doc = minutes('Kim Ray moved to adjourn.');
    expect(namesOwner(doc, 'Kim Ray presented the report.')).toBe(false);
    expect(namesOwner(doc, 'Kim Ray owes two years of dues.')).toBe(true);
    expect(namesOwner(doc, 'We will file a lien against Lou Hale.')).toBe(true);
    expect(namesOwner(doc, 'We will file a claim against Hale Construction.')).toBe(false);
  });
});
