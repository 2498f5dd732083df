import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

const sentencesOf = (text: string) => docOf(text).sentences.map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['Dues are $50. They are due May 1.', 2],
    ['The rates assumed .......... 3.0% / 1.0%', 1],
    ['We wait... Then we vote.', 2],
    ['See Sec. 4 and Art. V of the plat. It is filed.', 2],
    ['Lot No. 12 is a park.', 1],
    ['It follows Rev. Rul. 70-604 and Ord. 12-31 of the city.', 1],
    ['It follows Rev. Proc. 70-604.', 1],
    ['Kim resigned eff. 8/1; Lee serves thru the annual mtg.', 1],
    ['The rpt. Kim gave was short. The atty. Roe spoke.', 2],
    ['The pool has a new pmp. The gate has none.', 2],
    ['Levy spec. assmt. $900/unit, 3 pmts. Amended to 4 pmts. Passed 5-0.', 3],
    ['Op. acct. $12,880; res. acct. $54,301; end bal. $18,190; delinq. $3,115.', 1],
    ['Parties end at 10 pm. Noise is kept low.', 2],
    ['A first floor of 600 square feet (600 Ft. 2) is the least.', 1],
    ['New roofs (est. $640,000) come in May.', 1],
    ['Pine Creek Homes, Inc. has its office here.', 1],
    ['It was built by Oak Co., Inc. The owners hold it.', 2],
    ['In Smith v. Jones the U.S. Supreme Court held so.', 1],
    ['The members meet on the 1ST. SUNDAY IN MAY.', 1],
    ['Dues are late after the 1st. Pay by then.', 2],
    ['Mr. Lee and Ms. Ray met at 123 Elm St. Paul spoke.', 1],
    ['Vehicles, i.e. cars, are allowed, e.g. on driveways.', 1],
    ['Trucks may unload Mon.–Fri. 7:30–5:00 and Sat. 8:00–noon.', 1],
    ['The office is closed Sun. Trash goes out early.', 2],
    ['No day trade, incl. Childcare and Hair salons.', 1],
    ['The roofs of Bldgs. A and B are new. Those of Bldg. C follow.', 2],
    ['He spoke to the mgr. A vote was taken.', 2],
    ['The office opens at 9 a.m. The pool opens later.', 2],
    ['The pool closes at 10 p.m. on weekdays.', 1],
    ['As provided in Section 4.1, dues are paid under RCW 64.38.045.', 1],
    ['Members are Class A. The Declarant is Class B. Both vote.', 3],
    ['A. Danny Hale signed for J. P. Homes.', 1],
    ['Is a fence allowed? Yes! Ask first.', 3],
    ['He said “No pets.” That was all.', 2],
    ['1. No pets are allowed.', 1],
    ['Section 3. No pets are allowed on the beach.', 2],
    ['The fee is 1.5% (one and one-half percent). It is late after 30 days.', 2],
  ])('%j has %i', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it('reads on through a date whose May has a point, and ends with the verb', () => {
    expect(sentencesOf('The rules were set on May. 5, 2031 by the board.')).toHaveLength(1);
    expect(sentencesOf('Those who wish to sit may. 5 chairs are there.')).toHaveLength(2);
  });

  it('keeps a list’s lead-in and each of its items apart', () => {
    expect(sentencesOf('Owners shall not:\n(a) keep pigs;\n(b) burn leaves; or\n(c) park boats.')).toEqual([
      'Owners shall not:',
      '(a) keep pigs;',
      '(b) burn leaves; or',
      '(c) park boats.',
    ]);
  });

  it('takes a list that is printed in one paragraph apart when it is long', () => {
    const item =
      'to do whatever is needed for the good of the whole community and for the good of its members at all times';
    const text = `The Board may: (a) ${item}; (b) ${item}; (c) ${item}; and (d) ${item}. It meets monthly.`;
    expect(sentencesOf(text).map((sentence) => sentence.slice(0, 6))).toEqual([
      'The Bo',
      '(a) to',
      '(b) to',
      '(c) to',
      '(d) to',
      'It mee',
    ]);
    expect(sentencesOf('The Board may: (a) sue; and (b) be sued.')).toHaveLength(1);
  });

  it('cuts what is too long after a semicolon, else a comma, else a word', () => {
    for (const sign of ['; ', ', ', ' ']) {
      const found = sentencesOf(`${`forty or so characters that mean little${sign}`.repeat(70)}end.`);
      expect(found.length).toBeGreaterThan(2);
      for (const sentence of found) expect(sentence.length).toBeLessThanOrEqual(1200);
      for (const sentence of found.slice(0, -1)) expect(sentence.endsWith(sign.trim())).toBe(true);
      expect(found.join(' ')).toHaveLength(
        `${`forty or so characters that mean little${sign}`.repeat(70)}end.`.length,
      );
    }
    expect(sentencesOf('x'.repeat(3000)).map((sentence) => sentence.length)).toEqual([1200, 1200, 600]);
  });

  it('gives every sentence its section, its plain form and its quantities', () => {
    const [heading, text] = docOf('Section 1. Dues. The dues are $50 a month.').sentences;
    expect(heading).toMatchObject({ index: 0, section: 0, text: 'Section 1. Dues.' });
    expect(text).toMatchObject({ index: 1, section: 0, plain: expect.stringContaining('the dues are {m0}') });
    expect(text?.quantities).toHaveLength(1);
  });
});
