import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherPapers } from '../testing/other-papers.ts';
import { readsLikeAssociation } from './association-paper.ts';

describe('what is no paper of an association', () => {
  it.each(otherPapers)('is told: %s', (_, text) => {
    expect(readsLikeAssociation(text)).toBe(false);
  });
});

it('counts a co-operative once, beside what speaks of a landlord', () => {
  const lease =
    'The landlord, who once ran a housing cooperative, lets the apartment. The tenant pays the rent and a security deposit, may not sublet and keeps the premises clean.';
  expect(readsLikeAssociation(lease)).toBe(false);
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
    ['minutes of owners, shortened', 'Fox Run Owners Assoc\nFence: bid of Ray, all yes'],
    [
      'a community that names no association',
      'Fox Run spring meeting\nThe assessment vote passed, 43 yes, 1 no. Liens have been filed on two residences.',
    ],
    [
      'a letter to shareholders',
      `Dear Shareholders, ${'the roofs of the houses were mended in the past year. '.repeat(6)} The Board voted to raise maintenance charges.`,
    ],
    ['a newsletter of cooperators', 'News for cooperators: the underlying mortgage has a new rate.'],
    ['minutes of a BOD', 'Fox Run BOD 5/20/31\nDues +$15, Jan y, Kit y'],
    [
      'a plan without the word',
      'Adopted Budget 2031\nReserve contribution 12,000\nLandscaping 30,000\nSnow removal 9,000\nInsurance 8,000',
    ],
    [
      'an amendment of old restrictions',
      'First amendment to the restrictions of Fox Run. Lots 1 through 75, a subdivision by its recorded plat, shall be roofed with wood shakes. Members of the Association have consented.',
    ],
    [
      'a list of penalties alone',
      'SCHEDULE OF PENALTIES\n\nVIOLATION\tFINE\n\nLoud music\t$20\n\nBonfires\t$40\n\nLitter\t$20\n\nParking on a lot\t$30',
    ],
    [
      "a small community's notes",
      'Maple Run Property Owners\nBoard minutes 4/8/31\nKay opened at 6:40. We have 41,300, of that is 12,000 the road money. Kay made the motion to buy salt for the road and to cut two dead oaks by the pump; passed. Lou will look for somebody who can write down what is said here.',
    ],
    [
      "a cooperative's notes",
      'Quartz Street Owners Corp. The board of directors met on May 4. The mortgage is due in 2033, and the elevator will be replaced.',
    ],
    [
      'letters that could not be read',
      '0RQWFODLU +2$ 3URSRVHG %XGJHW $FWXDO %XGJHWHG /DQGVFDSH 0DLQWHQDQFH 7DON WR 5HQHH 7UHH WULPPLQJ ,UULJDWLRQ 8SNHHS 3XPS 0DQ &RQWLQJHQF\\ )XQG 8WLOLWLHV 2IILFH 6XSSOLHV',
    ],
  ])('is let through: %s', (_, text) => {
    expect(readsLikeAssociation(text)).toBe(true);
  });
});

describe('a paper of money', () => {
  const accounts =
    'Yearly accounts\n2031: a small excess of income of $4,110, which goes into reserves for the gates.\n2030: we took over the townhomes. The ponds of our community were dredged.';
  const worksheet =
    'BUDGET WORKSHEET\nInsurance 1,250\nCommons upkeep 9,400\nDues 14,700\nDisclosure packets 300\nTotal income 15,000';

  it.each([accounts, worksheet])('may name no association: %s', (text) => {
    const long = `${text}\n${'Postage 12\n'.repeat(20)}`;
    expect(readsLikeAssociation(long, 'budget')).toBe(true);
    // Uploaded as covenants, it is none.
    expect(readsLikeAssociation(long, 'cc_and_r')).toBe(false);
  });

  it('restrictions of a subdivision may name a developer alone', () => {
    const text =
      'Permitted structures. Each lot may have a single-family dwelling at or above grade. Its principal roof must have a pitch that the Developer has approved. A barn must comply with these Restrictions and stands behind the dwelling. No structure may be begun before its plans were handed in.';
    expect(readsLikeAssociation(text, 'cc_and_r')).toBe(true);
    expect(readsLikeAssociation(text.replaceAll('the Developer', 'the city'), 'other')).toBe(false);
    const school =
      'The school principal met the teachers of each grade and their students on campus. '.repeat(5);
    expect(readsLikeAssociation(`${school}${text}`, 'cc_and_r')).toBe(false);
  });

  it('minutes may speak of its places alone', () => {
    const minutes =
      'Board of Directors Meeting\nPresent: Lee, Ray\nRay told how far the work on the playground is. Salt was bought for the roads of the hill. Kim asked what became of the assessments that nobody paid, and the treasurer will write down before the summer which came in and which did not.';
    expect(readsLikeAssociation(minutes, 'minutes')).toBe(true);
    expect(readsLikeAssociation(minutes, 'other')).toBe(false);
    // A swim club's
    expect(readsLikeAssociation(minutes.replace('the roads', 'the decks'), 'minutes')).toBe(false);
  });

  it("a committee's page may speak of its roads alone", () => {
    const page =
      'Roads\nOur purpose\nThe committee looks after all Ranch roads and manages the gates. The gate opens by itself in the day; at night it wants a code, which the Gate Committee gives out. Visitors show a pass that is made in the app. Whoever brings parcels has a code of his own.';
    expect(readsLikeAssociation(page)).toBe(true);
    // A club's, and a city's
    expect(readsLikeAssociation(page.replaceAll(/(?:gates?|roads)\b/gi, 'rules'))).toBe(false);
    expect(readsLikeAssociation(`${page} It reports to the city council and the mayor.`)).toBe(false);
  });

  it('a letter on condo fees is one', () => {
    const letter =
      'The work will be done. All condo fees go up by thirty dollars, which pays back the money borrowed for our deductible. New coupons come by mail. Keep them for your records, or sign a release for the added funds, and the rest is done for you by the bank in due time.';
    expect(readsLikeAssociation(letter, 'other')).toBe(true);
    expect(readsLikeAssociation(letter.replace('condo fees', 'prices'), 'other')).toBe(false);
  });

  it('a note on dues that a deed asks for is one', () => {
    const note =
      'The chili supper is on the ninth, and whoever cooks may park by the barn. Dues are payable now, as the deed for your property says, and the envelopes are blue this year. Tell us which weekend in June suits you for the sale of used things.';
    expect(readsLikeAssociation(note, 'other')).toBe(true);
    expect(readsLikeAssociation(note.replace('the deed for your property', 'our charter'), 'other')).toBe(
      false,
    );
  });

  it('may name it by initials, which are no surname', () => {
    const rows = 'Insurance 1,250\nMowing 9,400\nPostage 80\n'.repeat(4);
    expect(readsLikeAssociation(`QRVHOA\n${rows}`)).toBe(true);
    expect(readsLikeAssociation(`OCHOA\n${'Travel 1,250\nPayroll 9,400\nPostage 80\n'.repeat(14)}`)).toBe(
      false,
    );
  });

  it.each([
    [
      'a company',
      'Budget 2032\nPayroll 410,000\nTravel 22,000\nMarketing 90,000\nReserves for bad debts 4,000\nOur community grants 3,000\n' +
        'Other cost 10\n'.repeat(20),
    ],
    [
      'a builder',
      'Backlog rose to 410 homes. Dividends to stockholders were $0.20. Reserves for warranties fell. We sold townhomes at the entrance of the community. Earnings per share were $1.02.',
    ],
    [
      "a bank's brochure",
      'Homes in our community begin with a loan from us. Mortgage rates from 5% APR. Open a checking account. Reserves meet the rules. Member FDIC.',
    ],
  ])('of %s is none', (_, text) => {
    expect(readsLikeAssociation(text, 'budget')).toBe(false);
  });
});
