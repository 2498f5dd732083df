import { describe, expect, it } from 'vitest';
import { duesChange } from '../rules/dues/dues-change.ts';
import { docOf } from '../testing/doc-of.ts';
import { factsIn } from '../testing/facts-in.ts';
import { talkRisks } from '../weigh/talk-risks.ts';
import { matters } from './matters.ts';

const minutes = (line: string) =>
  docOf(`Fox Run HOA\n\nBoard Meeting Minutes, May 9, 2031\n\n${line}`, 'minutes');
const kindsIn = (line: string) => matters(minutes(line)).map(({ kind }) => kind);
const titleOf = (line: string) => talkRisks(minutes(line), [])[0]?.title;

describe('a raise of the dues that somebody would put off', () => {
  it.each([
    'Director Kim Ray suggested that we wait a year before raising the dues.',
    'Ray proposed to put off the dues increase until 2033.',
    'The treasurer said a dues increase will be needed, but asked the board to wait until next year.',
    'There was discussion of a dues increase; the consensus was to revisit it in 2033.',
    'The dues increase planned for 2032 is postponed to 2033.',
  ])('is told as put off, not as talk of higher dues: %s', (line) => {
    expect(kindsIn(line)).toEqual(['put_off']);
    expect(titleOf(line)).toBe('A raise of the dues may come later.');
  });

  it('is told as put off where dues stay for another year', () => {
    expect(kindsIn('Lee would hold the dues at $90 for another year.')).toEqual(['put_off']);
  });

  it.each([
    'The board talked of raising the dues to $120.',
    'The treasurer said that a dues increase cannot wait until next year.',
    'The board discussed higher dues, which should not be delayed until next year.',
  ])('is not told where nobody would: %s', (line) => {
    expect(kindsIn(line)).not.toContain('put_off');
    expect(titleOf(line)).not.toBe('A raise of the dues may come later.');
  });

  it('is none that was turned down in the same words', () => {
    const said = 'The board considered a dues increase of 10%, but will not raise dues in 2032.';
    expect(factsIn(said, [duesChange], 'minutes')).toEqual({});
  });
});
