import { describe, expect, it } from 'vitest';
import { decide } from '../../find/decide.ts';
import { docOf } from '../../testing/doc-of.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { runRules } from '../run-rules.ts';
import { boardRules } from './board.ts';

const conflictsOf = (text: string) =>
  decide(runRules(boardRules, docOf(text, 'bylaws')), docOf(text, 'bylaws').source).decided[0]?.conflicts
    .length;

describe('board', () => {
  it.each([
    ['There shall be five Directors.', 5],
    [
      'The initial Board of Directors shall consist of three Directors. After turnover the affairs shall be managed by a Board of seven Directors.',
      7,
    ],
    ['The initial Board shall consist of three Directors.\nThe Board shall consist of five Directors.', 5],
  ])('with the other readings: %s', (text, size) => {
    expect(valueIn('board.size', text)).toEqual({ min: size, max: size });
  });

  it.each([
    [
      'The affairs of the Association shall be managed by a Board of five (5) Directors, who need not be Members.',
      { 'board.size': { min: 5, max: 5 } },
    ],
    [
      'The Board of Directors shall consist of not less than three (3) nor more than nine (9) Directors.',
      { 'board.size': { min: 3, max: 9 } },
    ],
    [
      'The Association is governed by a Board of Trustees made up of at least three but not more than seven members.',
      { 'board.size': { min: 3, max: 7 } },
    ],
    ['The affairs shall be managed by a Board of one (1) or more Directors initially.', {}],
    ['Two seats on the board are open and the term length is two years.', { 'board.term': { days: 730 } }],
    ['The board signed the mowing contract; its term is two years.', {}],
    [
      'Removal may be considered by the board at the first meeting following the three consecutive absences.',
      {},
    ],
    ['There are five positions on the Board of Directors.', { 'board.size': { min: 5, max: 5 } }],
    ['There are two positions on the Board of Directors open.', {}],
    ['There will be three seats on the board up for election in May.', {}],
    ['The board has two members whose terms expire this year.', {}],
    [
      'The initial Board of three (3) Directors shall be named by the Declarant. At that meeting a new Board of five (5) Directors shall be elected to serve until the next regular annual meeting.',
      { 'board.size': { min: 5, max: 5 }, 'board.term': { days: 365 } },
    ],
    ['The number of Directors on the Board shall be seven (7).', { 'board.size': { min: 7, max: 7 } }],
    [
      'The Executive Board (the "Board") is comprised of between three and five Owners.',
      { 'board.size': { min: 3, max: 5 } },
    ],
    [
      'The property and affairs of the corporation shall be controlled and managed by three (3) trustees.',
      { 'board.size': { min: 3, max: 3 } },
    ],
    [
      'The authorized number of Directors of the Association shall be five (5) until changed by amendment of these Bylaws.',
      { 'board.size': { min: 5, max: 5 } },
    ],
    ['The Board shall be composed of three to five persons.', { 'board.size': { min: 3, max: 5 } }],
    ['The terms of the Directors shall be fixed at three (3) years.', { 'board.term': { days: 1095 } }],
    [
      'The number of Directors which shall constitute the whole Board shall not be less than three (3) nor more than nine (9).',
      { 'board.size': { min: 3, max: 9 } },
    ],
    [
      'The Board shall consist of an odd number of directors of not less than three (3) and not more than seven (7).',
      { 'board.size': { min: 3, max: 7 } },
    ],
    ['The Board shall have five members.', { 'board.size': { min: 5, max: 5 } }],
    ['This Declaration shall renew thereafter for additional terms of five (5) years each.', {}],
    ['The Design Review Board is a separate, two-member board named by the directors.', {}],
    ['A five-member Board of Directors runs the Association.', { 'board.size': { min: 5, max: 5 } }],
    ['The Architectural Committee shall consist of three members appointed by the Board of Directors.', {}],
    [
      'The nominating committee shall consist of a chairman, who shall be a member of the Board of Directors, and two or more members.',
      {},
    ],
    ['Special meetings of the Board may be called by the President or by any two (2) Directors.', {}],
    ['All checks must be signed by two (2) Board members.', {}],
    ['A director absent from three (3) consecutive regular meetings of the Board may be removed.', {}],
    ['Three (3) directors shall constitute a quorum of the Board.', {}],
    [
      'Each Director shall serve for a term of two (2) years and until a successor is elected.',
      { 'board.term': { days: 730 } },
    ],
    ['The term of office of each Director shall be three (3) years.', { 'board.term': { days: 1095 } }],
    ["A Director's term of office is one year.", { 'board.term': { days: 365 } }],
    ['The Sponsor may name four (4) of the seven (7) Directors.', { 'board.size': { min: 7, max: 7 } }],
    ['Two of the three Directors who were appointed live on the lake.', {}],
    ['The Sponsor named two of the three Directors of the first Board.', {}],
    ['Directors shall be elected to staggered three-year terms.', { 'board.term': { days: 1095 } }],
    [
      'At the first annual meeting the Members shall elect one Director for a term of one year, one Director for a term of two years and one Director for a term of three years; and at each annual meeting thereafter the Members shall elect one Director for a term of three years.',
      { 'board.term': { days: 1095 } },
    ],
    [
      "One Director's term shall be one year, that of the second two years and that of the third three years; and at every annual meeting after that the Members shall elect one Director for a term of three years.",
      { 'board.term': { days: 1095 } },
    ],
    [
      'The Members shall elect two Directors for a term of two years and one Director for a term of one year.',
      { 'board.term': { days: 730 } },
    ],
    ['The officers shall be elected by the Board of Directors for a term of one (1) year.', {}],
    ['Committee members appointed by the Board of Directors shall serve two-year terms.', {}],
    ['A director appointed to fill a vacancy shall serve for the unexpired term of two years.', {}],
    ['The Board of Directors may enter into a management agreement for a term of one year.', {}],
    ['The Board may lease the Common Area for terms of five years.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, boardRules)).toEqual(facts);
  });
});

it('terms that those elected at one meeting share out are no term of a director', () => {
  const text =
    'The meeting is to elect three Directors who serve staggered terms of one, two and three years.';
  expect(factsIn(text, boardRules, 'other')['board.term']).toBeUndefined();
  expect(factsIn(text, boardRules, 'bylaws')['board.term']).toEqual({ days: 1095 });
});

it('the number chosen at the first meeting is no second answer', () => {
  const all =
    'The number of directors which shall constitute the whole board shall be not less than three and not more than seven.';
  const first = (meeting: string) =>
    `The number of directors elected at the ${meeting} meeting shall be six.`;
  expect(conflictsOf(`${all} ${first('first such')}`)).toBe(0);
  expect(conflictsOf(`${all} ${first('annual')}`)).toBe(1);
});
