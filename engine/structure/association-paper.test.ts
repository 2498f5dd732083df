import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherPapers } from '../testing/other-papers.ts';
import { readsLikeAssociation } from './association-paper.ts';

describe('what is no paper of an association', () => {
  it.each(otherPapers)('is told: %s', (_, text) => {
    expect(readsLikeAssociation(text)).toBe(false);
  });
});

describe("an association's paper", () => {
  const folder = 'fixtures/communities';
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  it.each(texts)('is let through: %s', (name) => {
    expect(readsLikeAssociation(readFileSync(`${folder}/${name}`, 'utf8'))).toBe(true);
  });

  it.each([
    [
      "a treasurer's few lines",
      'Fox Run HOA\nBalance on January 1 $4,210\nDues $9,000\nMowing $3,300\nBalance on December 31 $9,910',
    ],
    [
      'a plan without the word',
      'Adopted Budget 2031\nReserve contribution 12,000\nLandscaping 30,000\nSnow removal 9,000\nInsurance 8,000',
    ],
    [
      'an amendment of old restrictions',
      'First amendment to the restrictions of Fox Run. Lots 1 through 75, a subdivision by its recorded plat, shall be roofed with wood shakes. Members of the Association have consented.',
    ],
    [
      'letters that could not be read',
      '0RQWFODLU +2$ 3URSRVHG %XGJHW $FWXDO %XGJHWHG /DQGVFDSH 0DLQWHQDQFH 7DON WR 5HQHH 7UHH WULPPLQJ ,UULJDWLRQ 8SNHHS 3XPS 0DQ &RQWLQJHQF\\ )XQG 8WLOLWLHV 2IILFH 6XSSOLHV',
    ],
  ])('is let through: %s', (_, text) => {
    expect(readsLikeAssociation(text)).toBe(true);
  });
});
