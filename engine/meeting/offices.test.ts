import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meetingItems } from './items.ts';

const told = (text: string) =>
  meetingItems(docOf(text, 'minutes'))
    .filter(({ what }) => what !== null)
    .map(({ what, outcome }) => `${what}: ${outcome}`);

describe('who fills which office from now on', () => {
  it.each<[string, string[]]>([
    [
      '3. The Board officers for 2031 are:\na. President - Kim Ray\nb. Treasurer – Lee Fox',
      ['Officers named: President, Treasurer: carried'],
    ],
    [
      'Approved by all:\nPresident-Kim Ray\nTreasurer-Lee Fox\nPat Roe moved on.',
      ['Elect the officers: President, Treasurer: carried'],
    ],
    [
      'Kim Ray will become the interim President until the Annual Meeting.',
      ['An owner will become the interim President until the Annual Meeting: carried'],
    ],
    ['Kim Ray was elected Vice President', ['Elect an owner Vice President: carried']],
    [
      'Kim Ray and Lee Fox were nominated and approved to continue as directors.',
      ['Elect two owners to continue as directors: carried'],
    ],
    ['The board was reelected and positions stayed the same.', ['Re-elect the board: carried']],
    ['I will continue on as President, Jim', []],
    ['Elected were Kim Ray, Lee Fox and Odo Roe. Pat Day was not elected.', ['Elect three owners: carried']],
    [
      'Votes were counted and Kim Ray and Lee Fox were elected by acclamation.',
      ['Elect two owners by acclamation: carried'],
    ],
    [
      '2032 officers: President - Kim Ray; Treasurer - Lee Fox.',
      ['Officers named: President, Treasurer: carried'],
    ],
    ['Officers present: President - Kim Ray; Treasurer - Lee Fox.', []],
    ['1. Dana Roe will be our pool chair.', ['Dana Roe will be our pool chair: carried']],
    [
      'Lee Fox and Pat Roe will continue to serve as directors for two years.',
      ['Two owners will continue to serve as directors for two years: carried'],
    ],
    [
      'The three open seats will be filled for two-year terms by Kim Ray, Lee Fox and Pat Roe.',
      ['The three open seats will be filled for two-year terms by three owners: carried'],
    ],
    [
      'The votes were counted by two owners. New Board Members: Kim Ray, Lee Fox, Pat Roe.',
      ['Elect three directors: carried'],
    ],
    [
      'The remaining Board members nominated Dana Roe to act as Chair for the rest of the term.',
      ['Appoint Dana Roe to act as Chair for the rest of the term: carried'],
    ],
  ])('%s', (text, items) => {
    expect(told(text)).toEqual(items);
  });

  it.each([
    'The Board officers for 2031 are:\nPresident - Kim Ray\nTreasurer – Lee Fox',
    'Kim Ray will be the new President if the members agree.',
    'Kim Ray will act as secretary for this meeting.',
    'Kim Ray will serve as secretary tonight.',
    'Kim Ray will be running for treasurer.',
    'Kim Ray will be a candidate for President.',
    'Kim Ray will be at the office.',
    'The open seats will be filled at the annual meeting by ballot.',
    'The seats will be filled by vote of the members.',
    'The members nominated Dana Roe and Lee Fox for the board.',
    'President Kim Ray will chair the meeting.',
    'New board members: please send a picture.',
    'New members: Kim Ray, Lee Fox.',
  ])('leaves alone: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
