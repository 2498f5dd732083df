import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { becameOf } from './became-of.ts';
import { meetingItems } from './items.ts';
import { matters } from './matters.ts';

const docWith = (text: string) =>
  docOf(`Elm Court Homeowners Association\nMinutes, May 4, 2031\n\n${text}`, 'minutes');
const told = (text: string) =>
  meetingItems(docWith(text))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('a matter is told by its whole name', () => {
  it.each([
    [
      'The proposed amendment to allow two dogs received 31 votes in favor and 3 against; 40 were needed. The amendment failed.',
      'The proposed amendment to allow two dogs: failed',
    ],
    [
      'Owners voted on a special assessment of $900 per unit for the roofs. The special assessment passed.',
      'A special assessment of $900 per unit for the roofs: carried',
    ],
    [
      'Treasurer Jim Dunn presented the budget for 2031, ratified by the Board.',
      'The budget for 2031: carried',
    ],
    [
      'Voted: to accept the bid of Delta Paving for the rear lot.',
      'Accept the bid of Delta Paving for the rear lot: carried',
    ],
    [
      'Upon motion of Mr. Fell, it was RESOLVED that the pool be closed on May 4.',
      'The pool be closed on May 4: carried',
    ],
    ['VOTED: not to renew the contract for snow.', 'Not to renew the contract for snow: carried'],
    [
      'Motion by Lee to adopt the boat rule, eff. 6/1. Second by Diaz. Motion carried.',
      'Adopt the boat rule, eff. 6/1: carried',
    ],
  ])('%s', (text, what) => {
    expect(told(text)).toContain(what);
  });

  it('takes no name from another matter', () => {
    expect(told('The loan for the roof was discussed. The special assessment passed.')).toEqual([
      'The special assessment: carried',
    ]);
    expect(told('The owners voted in the clubhouse.')).toEqual([]);
  });
});

describe('what became of a matter', () => {
  it.each([
    ['The change received 31 votes in favor and 3 against; 40 were needed.', 'failed'],
    ['The change received 41 votes in favor and 3 against; 40 were needed.', 'carried'],
    ['Would like to raise dues to $95/mo next year.', 'talk'],
    ['Considering a raise of the dues to $95.', 'talk'],
    ['No concerns were raised, but discussions included new rules for solar panels.', 'talk'],
    ['The committee has been tasked with a process for enforcing the ban on street parking.', 'talk'],
    ['The dues include water and trash.', undefined],
    ['An owner wants dues of $100 – no support.', 'failed'],
    ['The motion was lost for want of a second.', 'failed'],
    ['The keys were lost.', undefined],
    ['A petition of twenty owners was read, praying that the dues be raised to $95.', 'talk'],
    ['Candidates file a petition of ten owners by May.', undefined],
    ['Lee asked about the dues; the treasurer said they remain $95 a year.', undefined],
    ['Lee asked about dues of $95 a year; nobody had a figure.', 'talk'],
  ])('%s', (text, became) => {
    const doc = docWith(text);
    expect(becameOf(doc).get(doc.sentences.at(-1)!)).toBe(became);
  });
});

it('quotes what stands under a heading that names a change of the bylaws', () => {
  const kinds = (text: string) =>
    matters(docWith(text)).map(
      ({ kind, sentences }) => `${kind}: ${sentences.map(({ text: said }) => said.trim()).join(' ')}`,
    );
  expect(kinds('Amendment to the Bylaws. Ballots will go out in June.')).toEqual([
    'covenants: Amendment to the Bylaws. Ballots will go out in June.',
  ]);
  expect(kinds('The amendment to the bylaws was sent to counsel.\n\nBallots will go out in June.')).toEqual([
    'covenants: The amendment to the bylaws was sent to counsel.',
  ]);
});
