import { describe, expect, test } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { catalogue, type FactId } from '../catalogue.ts';
import { readDoc } from '../document.ts';
import { analyze } from '../index.ts';
import { linesOfText } from '../structure/printed.ts';
import { docOf } from '../testing/doc-of.ts';
import { expectedFacts } from '../weigh/expected-facts.ts';
import { findPassages } from './find-passages.ts';
import { wordsOfFacts } from './words-of-facts.ts';

const paper = `The Board of the Association met to look after the affairs of the homes.
Homeowners whose accounts are behind will find a handling charge on the next statement, as the treasurer sees fit.
Snow on the private drives is cleared before seven when there is more than an inch of it.
Whoever wants to let a home to tenants talks to the manager first and brings the lease along.
Should a suit be brought against us, the insurer is told at once.
The garden committee thanks all who helped to plant the beds.`;
const doc = docOf(paper);
const beds = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `Bed number ${n} of the long row behind the old mill is watered in the cool of the evening by whoever planted it in spring.`,
  ).join('\n');
const pagesOf = (texts: readonly string[]) =>
  texts.map((text, n) => ({ number: n + 1, text, lines: linesOfText(text), size: null, readable: true }));
const quotesIn = (text: string, fact: FactId, type?: DocumentType) =>
  findPassages(docOf(text, type), fact)?.map(({ quote }) => quote) ?? [];
const quotes = (fact: FactId) => findPassages(doc, fact)?.map(({ quote }) => quote) ?? null;

describe('passages that speak of what has no answer', () => {
  test('are of what is said not to be, too', () => {
    expect(quotesIn('The budget includes no special assessment.', 'special_assessment', 'other')).toEqual([
      'The budget includes no special assessment.',
    ]);
    expect(quotesIn('The garden has no special tools.', 'special_assessment', 'other')).toEqual([]);
    const papers = 'Policies\n\nFence Policy\n\nAssessment Payment Policy\n\nRecords Request Form\n\n';
    expect(quotesIn(papers, 'assessment.regular', 'other')).toEqual([]);
    expect(quotesIn(`${papers}Assessments are paid in May.`, 'assessment.regular', 'other')).toHaveLength(1);
    expect(quotesIn('Done well, homeowners feel at home.', 'assessment.regular', 'other')).toEqual([]);
    expect(quotesIn('The homeowners fees pay for it.', 'assessment.regular', 'other')).toHaveLength(1);
    expect(quotesIn('Is anyone suing? Two owners have threatened to.', 'litigation', 'other')).toHaveLength(
      1,
    );
    expect(quotesIn('Our claim was denied in May.', 'litigation', 'other')).toHaveLength(1);
  });
  test.each<[FactId, string]>([
    ['assessment.late_fee', 'handling charge'],
    ['maintenance.roads', 'private drives'],
    ['rental.allowed', 'let a home to tenants'],
    ['litigation', 'a suit be brought'],
  ])('%s is spoken of', (fact, words) => {
    expect(quotes(fact)?.[0]).toContain(words);
  });

  test.each([
    'The latest assessment was for the roof of the boathouse and is paid over two years.',
    'The budget passed with no dues increase or assessments for the year.',
    'The new board comes back with a vote on any necessary assessments.',
    'The insurance assessment is billed with the dues from May on.',
    'The assessment for insurance has been planned since May.',
  ])('a special assessment without the word special: %s', (line) => {
    expect(quotesIn(line, 'special_assessment', 'other')[0]).toContain('assessment');
  });

  test.each<[FactId, string]>([
    ['special_assessment', 'Each spring there will be a special assessment for the owners of townhomes.'],
    ['special_assessment', 'Special assessments for the deductible need no vote, said Kim.'],
    ['special_assessment', 'Most likely a special assessment is not necessary.'],
    ['special_assessment', 'Owners turned down a special levy at the door.'],
    ['special_assessment', 'The manager recommends no supplemental assessment.'],
    ['special_assessment', 'There is no assessment planned for the hill.'],
    ['special_assessment', 'An additional assessment of $400 per home may be asked for in fall.'],
    ['special_assessment', 'Would a one-time charge of $200 a lot do, asked Kim.'],
    ['litigation', 'Poe v Elm Court: the trial is in fall, and the carrier defends us.'],
    ['litigation', 'Could anyone sue the painter for it?'],
    ['litigation', 'Mediation with the neighbors is set for spring.'],
    ['litigation', 'One of them was taken to small claims.'],
    ['minutes.motions', 'After lunch the vote on the plan was held.'],
    ['minutes.next_meeting', 'Kim collects proxies so that we can hold the annual meeting.'],
    ['minutes.next_meeting', 'Drawings for the annual meeting are being made.'],
    ['minutes.next_meeting', 'Annual meeting & election: January 9, 2032'],
    ['repairs.critical', 'Kim asked three firms about the re-surfacing of the court.'],
    ['repairs.critical', 'The certificate is closed to pay for the pool renovation.'],
    ['financial.operating_cash', 'Total funds at the end of the year were $31,204.'],
    ['financial.operating_cash', 'ckg 9,310.22'],
    ['financial.reserve_cash', 'It would deplete the reserves to pave it all.'],
    ['financial.reserve_cash', 'Whether a surplus goes into our capital account is open.'],
    ['financial.reserve_cash', 'The bridge and dam fund stood at $88,410 in May.'],
    ['financial.delinquent_homes', 'Kim went over the delinquency report with us.'],
    ['special_assessment', 'Kim spoke of special assessment talk at the mill.'],
    ['special_assessment', 'It may have to be an assessment, thought Kim.'],
    ['repairs.critical', 'The bank behind the mill is eroding.'],
    ['repairs.critical', '- redoing the playground behind the barn'],
    ['litigation', 'Their lawyer wrote again about the hedge.'],
    ['financial.delinquent_homes', 'Of the dues 88% have been collected to date.'],
    ['financial.delinquent_homes', '88% of the dues have been collected.'],
    ['financial.delinquent_homes', 'Some owners did not pay their dues.'],
  ])('minutes that name %s are not without a mention: %s', (fact, line) => {
    expect(quotesIn(`${beds(4)}\n${line}\n${beds(4)}`, fact, 'minutes').join(' ')).toContain(line);
  });

  test.each<[FactId, string]>([
    ['litigation', 'The treasurer brought a trial balance and a month trial of the software.'],
    ['minutes.motions', 'What was loose at the gate is resolved.'],
    ['minutes.next_meeting', 'The picnic will be held on September 9 at 3 p.m. by the pond.'],
    ['minutes.next_meeting', 'Flyers for the annual meeting in May 2031 cost less than last time.'],
    ['financial.reserve_cash', 'The general fund stood at $88,410 in May.'],
    ['financial.delinquent_homes', 'The new delinquency policy was posted.'],
    ['financial.delinquent_homes', 'All buyers must go on to pay dues.'],
    ['financial.delinquent_homes', 'Ballots of 40 homes have been collected.'],
    ['special_assessment', 'The board may levy special assessments for works of all kinds.'],
    [
      'special_assessment',
      'Special Assessments for Capital Improvements. We may levy, in any year, a special assessment for works.',
    ],
    ['special_assessment', 'Savings spare us special assessments.'],
    ['special_assessment', 'Guests pay a one-time charge at the gate.'],
    ['special_assessment', 'For a road the county may form a special assessment district.'],
    ['assessment.regular', 'We try to split this assessment into two payments.'],
  ])('what only looks like it is no mention of %s: %s', (fact, line) => {
    expect(quotesIn(`${beds(4)}\n${line}\n${beds(4)}`, fact, 'minutes')).toEqual([]);
  });

  test.each<[FactId, string]>([
    ['financial.operating_cash', '- $ 1,310.40 --- End of Month Amount'],
    ['financial.operating_cash', '$ 905.10 - Beginning Amount'],
    ['budget.total_income', '- $ 1,420.00 --- Deposits'],
    ['budget.total_expenses', '- $ 1,015.70 --- Expenditures'],
  ])('of %s a line speaks that has its figure first', (fact, line) => {
    expect(quotesIn(`May\n${line}\nJune`, fact, 'financial')[0]).toContain(line);
    expect(quotesIn(`May\n${line.replace(/\$ [\d.,]+/, '')}\nJune`, fact, 'financial')).toEqual([]);
  });

  test.each<FactId>(['pets.allowed', 'quorum.members', 'vehicles.rv_boat_trailer', 'reserves.inflation'])(
    'of %s there is no mention',
    (fact) => {
      expect(quotes(fact)).toBeNull();
    },
  );

  test.each<[FactId, string]>([
    ['financial.operating_cash', 'Dana is checking website pages to see whether the covenants are there.'],
    [
      'financial.total_liabilities',
      'Acme Liability Insurance was paid on May 9 by debit, as the year before.',
    ],
    [
      'litigation',
      'He is held harmless in any suit to which he is a party by reason of his being or having been a director.',
    ],
    ['litigation', 'Common expenses include what a judgment against the association comes to.'],
    ['litigation', 'A judgment against the association is shared by all owners alike.'],
    ['litigation', 'Your proxy casts the vote using their own judgment on the day.'],
    ['litigation', 'Whoever is new will soon be settled in by the mill.'],
    ['litigation', 'A judgment against the association is a common expense.'],
    ['litigation', 'Common expenses are the mill, its roof and any judgment.'],
    ['assessment.regular', 'The premium for the policy is a common expense of $40.'],
    ['financial.reserve_cash', 'The day will be sent out as soon as facilities can be reserved.'],
    ['financial.delinquent_homes', 'Whoever asked for it bears the costs of collection by an attorney.'],
    [
      'insurance.owner_must_carry',
      'Sworn to before me by the agent of the Big Pine Insurance Company of Ohio.',
    ],
    ['litigation', 'Write to 12 Alder Way, Suite 250, or let a swim suit dry on the line by the pool.'],
    ['rental.allowed', 'A sign of one square yard may say that the property is for sale or rent.'],
    [
      'rental.allowed',
      'What restricts the sale, rental or use of the land because of color or race is invalid under federal law.',
    ],
    ['rental.cap', 'No more than one sign may say that the property is for sale or rent.'],
    ['maintenance.roads', 'Whoever dries clothes at a street corner is responsible for the line.'],
    ['maintenance.roads', 'Repair the part of the fence that is visible from the street.'],
    [
      'architecture.approval_required',
      'Thence along the arc of a curve to the point of beginning at the mill, as permitted.',
    ],
    ['architecture.approval_required', 'No modification of this agreement holds without a signature.'],
    ['records.inspection', 'Two members act as inspectors of the election and count the copies.'],
    ['records.inspection', 'The secretary keeps the records of the club in a book.'],
    ['insurance.owner_must_carry', 'Owners do this to insure that the land keeps its look.'],
    ['assessment.initial_contribution', 'The seller pays the closing costs, a fee of $90 among them.'],
    ['assessment.initial_contribution', 'Two months after the closing the lawn is sown.'],
    ['voting.declarant_control', 'A grantor trust files its form with the votes of its trustee.'],
    ['assessment.lien', 'The builder holds the land free of every lien.'],
    ['vehicles.street_parking', 'A door of steel must not face the streets or the parks.'],
    ['vehicles.street_parking', 'The bin stands beside the gate of the parking lot.'],
    ['vehicles.guest_parking_limit', 'A guest leaves the form in the box at the parking lot for two days.'],
  ])('%s is not spoken of where its word means another thing', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).toEqual([]);
  });

  test.each<[FactId, string]>([
    ['rental.allowed', 'A sign may say that a home is for rent once its tenants have left.'],
    ['rental.allowed', 'The rental of a home needs a word with the manager.'],
    ['maintenance.roads', 'The club will repair the street that is visible from the mill.'],
    ['architecture.approval_required', 'A modification of the porch is shown to the committee.'],
    ['records.inspection', 'The records are available to every member on a Monday.'],
    ['insurance.owner_must_carry', 'Owners insure what stands in their homes.'],
    ['assessment.initial_contribution', 'At the closing the buyer pays $90 into the working capital.'],
    ['voting.declarant_control', 'The grantor elects the board.'],
    ['assessment.lien', 'Whatever is unpaid is a lien on the home.'],
    ['vehicles.street_parking', 'No car stands in the streets by night.'],
    ['vehicles.street_parking', 'Parking in the parking lot ends at ten.'],
    ['vehicles.guest_parking_limit', 'A guest may be parked in the parking lot for two days.'],
  ])('%s is spoken of beside such words: %s', (fact, text) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact)).not.toEqual([]);
  });

  test('rules for one place say nothing of homes', () => {
    const openIn = (title: string) =>
      analyze(pagesOf([`${title}\nThe tenant of a slip tells the warden when he leaves.`]), {
        documentType: 'rules',
      }).unclear.map(({ id }) => id);
    expect(openIn('MARINA RULES')).not.toContain('rental.allowed');
    expect(openIn('COMMUNITY RULES')).toContain('rental.allowed');
  });

  test('the best come first, three at most, none twice', () => {
    const many = ['neighbors', 'tenants', 'heirs', 'partners', 'guardians', 'children'].map(
      (whom) => `Our ${whom} vote in person or bring a written proxy with them to the table.\n${beds(7)}`,
    );
    const best = 'A member may vote in person or by written proxy filed with the secretary.';
    const found = findPassages(docOf([...many, best, beds(7)].join('\n')), 'voting.proxy_allowed') ?? [];
    expect(found).toHaveLength(3);
    expect(found[0]?.quote).toContain(best);
    expect(new Set(found.map(({ start }) => start)).size).toBe(3);
  });

  test('a common word alone speaks of nothing, and neither does a line of the contents', () => {
    const parking = 'Overnight parking on the street is prohibited.';
    expect(findPassages(docOf(parking), 'maintenance.roads')).toBeNull();
    expect(
      findPassages(docOf('Repairs of the street are paid for by all.'), 'maintenance.roads'),
    ).not.toBeNull();
    expect(
      findPassages(docOf(`Lawsuits and claims ........................ 14\n${parking}`), 'litigation'),
    ).toBeNull();
  });

  test('a heading counts for what stands under it', () => {
    const headed = docOf(`ARTICLE I QUORUM\nSection 1. One tenth of those who may vote is enough.
ARTICLE II FLOWERS\nSection 2. One tenth of the beds is left to the bees.`);
    expect(findPassages(headed, 'quorum.members')?.map(({ quote }) => quote)).toEqual([
      expect.stringContaining('those who may vote'),
    ]);
  });
});

describe('a sentence that only names what is asked', () => {
  test('is no passage where it neither has a figure nor says more of it', () => {
    expect(
      quotesIn('The approval of the committee is kept in the file.', 'architecture.review_days'),
    ).toEqual([]);
    expect(
      quotesIn('The committee acts upon plans within 30 days of their receipt.', 'architecture.review_days'),
    ).toHaveLength(1);
    expect(
      quotesIn(
        'Plans that were submitted and on which the committee fails to respond within the time set are deemed approved.',
        'architecture.review_days',
      ),
    ).toHaveLength(1);
  });

  test('a late fee, a quorum and a notice are none of others', () => {
    expect(quotesIn('Whoever is 30 days past due may not vote.', 'assessment.late_fee')).toEqual([]);
    expect(quotesIn('A majority of the directors is a quorum.', 'quorum.members')).toEqual([]);
    expect(quotesIn('Directors are given three days of notice.', 'meeting.notice')).toEqual([]);
  });

  test.each<[FactId, string, number]>([
    ['assessment.interest_rate', 'Unpaid assessments, together with interest and costs, are a lien.', 1],
    ['assessment.interest_rate', 'Whoever has an interest in a lot is a member.', 0],
    [
      'assessment.initial_contribution',
      'The purchaser shall pay a one-time special assessment set by the board.',
      1,
    ],
    ['assessment.initial_contribution', 'The board may levy a special assessment.', 0],
  ])('%s, without a figure: %s', (fact, text, times) => {
    expect(quotesIn(`${text}\n${beds(7)}`, fact, 'cc_and_r')).toHaveLength(times);
  });

  test.each<[FactId, string]>([
    ['insurance.owner_must_carry', 'The association insures all that stands on the common grounds.'],
    ['declaration.term', 'A vehicle that has not moved for a period of 48 hours is stored.'],
    [
      'assessment.interest_rate',
      'The trust pays interest at the rate of 8% per annum on what was lent to it for the dam.',
    ],
    ['rental.cap', 'All of it is held, sold, leased and rented subject to the limitations in here.'],
    ['minutes.quorum_present', 'Ann presented her plan for the meadow to the committee.'],
    ['minutes.next_meeting', 'The meeting adjourned at 9:10 p.m.'],
  ])('%s is not spoken of where another has it: %s', (fact, text) => {
    const type = fact.startsWith('minutes') ? 'minutes' : 'cc_and_r';
    expect(quotesIn(`${text}\n${beds(7)}`, fact, type)).toEqual([]);
  });

  test('a lawsuit is told of in rules where there is one, not where judges are named', () => {
    const usual = 'If any part is void by judgment or order of a court, the rest is in force.';
    expect(quotesIn(`${usual}\n${beds(7)}`, 'litigation', 'cc_and_r')).toEqual([]);
    expect(
      quotesIn(`The association was sued by its builder.\n${beds(7)}`, 'litigation', 'cc_and_r'),
    ).toHaveLength(1);
    expect(
      quotesIn(`The judgment is to be paid by the builder.\n${beds(7)}`, 'litigation', 'minutes'),
    ).toHaveLength(1);
  });
});

describe('what is shown, and in which order', () => {
  test('a short sentence is shown with what stands around it', () => {
    const [first] = quotesIn(
      `${beds(4)}\nThe board took up the roof of the barn. A lawsuit was filed. The insurer was told of it.\n${beds(4)}`,
      'litigation',
    );
    expect(first).toContain('A lawsuit was filed. The insurer was told of it.');
  });

  test('neighbors are one place', () => {
    const neighbors = Array.from(
      { length: 12 },
      (_, n) =>
        `A dog or cat may be kept as a household pet in home ${n}, which its owner walks twice a day.`,
    );
    const found = quotesIn(
      [beds(5), ...neighbors, beds(5), 'Pets are not fed at the pond.', beds(5)].join('\n'),
      'pets.allowed',
    );
    expect(found.some((quote) => quote.includes('at the pond'))).toBe(true);
  });

  test('a figure of the kind that is asked for comes before the same words without one', () => {
    const late = 'Dues that are past due bear a late fee, which the treasurer asks for in writing.';
    const amount = 'A late fee of $25 is added to dues that are past due.';
    const found = quotesIn([late, beds(6), amount, beds(6)].join('\n'), 'assessment.late_fee');
    expect(found.map((quote) => quote.includes('$25')).indexOf(true)).toBe(0);
  });

  test('what a word means comes after what is ruled with it', () => {
    const meaning =
      '"Quorum" means that one tenth of the members entitled to vote are present in person or by proxy.';
    const rule = 'The presence of one tenth of the members in person or by proxy is a quorum.';
    const found = quotesIn([meaning, beds(6), rule, beds(6)].join('\n'), 'quorum.members');
    expect(found[0]).toContain(rule);
  });

  test('another subject with the same words comes later', () => {
    const other = 'A committee whose term of two years ends elects directors of its garden.';
    const own = 'A director is elected for a term of two years.';
    const found = quotesIn([other, beds(6), own, beds(6)].join('\n'), 'board.term');
    expect(found[0]).toContain(own);
  });

  test('an item of a list counts with what opens the list', () => {
    const text = `${beds(5)}\nOwners who lease their homes shall:\n(a) hand in a copy of it to the manager;\n(b) bind the family to all rules for a period of at least six months.\n${beds(5)}`;
    expect(quotesIn(text, 'rental.minimum_term').join(' ')).toContain('six months');
  });

  test('a passage that runs over the end of a page is cited on both', () => {
    const text = [
      'The covenants may be amended at any time by an instrument signed by not less',
      'than two thirds of the owners of the lots.',
    ];
    const found = findPassages(readDoc(pagesOf(text), 'cc_and_r'), 'amendment.declaration_vote') ?? [];
    expect(found.map(({ page, quote }) => [page, quote])).toEqual(text.map((words, n) => [n + 1, words]));
  });

  test('no more than three citations, though passages run over the ends of pages', () => {
    const text = [
      'A dog may be kept in a home by an owner who',
      'walks it twice a day. The gate is shut at nine in the evening and opened by the watchman at six in the morning. A cat may be kept in a home by all who',
      'live along the pond. Tools that were borrowed from the barn are brought back clean before the week in which they were borrowed is over. Birds are kept as household pets where',
      'nobody hears them.',
    ];
    const found = findPassages(readDoc(pagesOf(text), 'rules'), 'pets.allowed') ?? [];
    expect(found).toHaveLength(3);
    expect(new Set(found.map(({ page }) => page)).size).toBeGreaterThan(1);
  });

  test('what stands around a passage is not taken from the next page', () => {
    const text = [`${beds(5)}\nA lawsuit was filed.`, `The insurer was told of the suit.\n${beds(5)}`];
    const found = findPassages(readDoc(pagesOf(text), 'minutes'), 'litigation') ?? [];
    expect(found.every(({ quote }) => !/filed.*told/s.test(quote))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });
});

test('every fact has words by which it is looked for', () => {
  expect(catalogue.map(({ id }) => id).filter((id) => !(id in wordsOfFacts))).toEqual([]);
});

test('an analysis says of each open question either where it is spoken of, or that no mention was found', () => {
  const pages = doc.source.pages;
  const analysis = analyze(pages, { documentType: 'cc_and_r' });
  const expected: readonly string[] = expectedFacts.cc_and_r;
  const unclear = analysis.unclear.map(({ id }) => id);
  expect(unclear).toContain('assessment.late_fee');
  expect(analysis.not_stated).toContain('pets.allowed');
  const open = [...unclear, ...analysis.not_stated, ...new Set(analysis.facts.map(({ id }) => id))];
  expect(open.filter((id) => expected.includes(id)).toSorted()).toEqual(expected.toSorted());
  for (const { page, start, end, quote } of analysis.unclear.flatMap(({ citations }) => citations)) {
    expect(pages.find(({ number }) => number === page)?.text.slice(start, end)).toBe(quote);
  }
});

describe('names that say the very thing', () => {
  test.each<[FactId, string]>([
    ['financial.delinquent_homes', 'One owner is well behind on dues.'],
    ['financial.delinquent_amount', 'Three are behind, and our attorney has filed a lien.'],
    ['architecture.approval_required', 'They pass on architectural requests.'],
    ['architecture.approval_required', 'A fence in the front that is approved by the board may be painted.'],
    [
      'architecture.approval_required',
      'Nobody paints a fence without the written approval of the association.',
    ],
    ['declaration.term', 'All restrictions run with the land.'],
    ['financial.operating_cash', 'Of 90K, checking 22.9K.'],
    ['financial.reserve_cash', 'Savings 131K at the mill.'],
    ['reserves.inflation', 'Inflationary raises come thereafter.'],
    ['assessment.increase_cap', 'The dues stay unless 80% of all agree to a larger amount.'],
    ['assessment.initial_contribution', 'Each new owner gives $20 to the fund of the mill.'],
    ['assessment.initial_contribution', 'As operating capital each of them gives $20 to the fund.'],
    ['assessment.regular', 'Rain gardens may well raise your dues.'],
    ['fine.schedule', 'Whoever paints first and asks later risks violations or fines.'],
    ['litigation', 'Kin of the late owner may take civil action over the hedge.'],
    ['minutes.next_meeting', 'Elections take place at the annual meeting in the fall.'],
    ['fine.schedule', 'Whoever disregards this is subject to fine.'],
    ['fine.schedule', 'Whoever leaves the gate open may be fined.'],
    ['fine.schedule', 'No lien may be recorded to collect fines.'],
    ['quorum.members', 'Sixteen members constitute a quorum.'],
    ['assessment.regular', 'The club collects the assessment of these lots.'],
    ['assessment.special_vote', 'A special assessment is made where the owners ratify it.'],
    ['fine.schedule', 'Whoever parks there meets the Fining Procedures.'],
    ['fine.schedule', 'The board may impose penalties on whoever walks there.'],
    ['declaration.term', 'The covenants bind the land in perpetuity.'],
    ['minutes.next_meeting', 'It is settled at the May meeting when the fall meeting will be held.'],
    ['minutes.next_meeting', 'The board looks at it again in an upcoming meeting.'],
    ['financial.operating_cash', 'We now have a new bank account without fees.'],
    ['repairs.critical', 'No big-ticket items are to be paid for soon.'],
    ['financial.loan', 'The association has no debt.'],
  ])('%s is spoken of without a figure', (fact, text) => {
    expect(quotesIn(text, fact)).toEqual([text]);
  });

  test('a weaker name needs one', () => {
    expect(quotesIn('The gate was late in closing.', 'financial.delinquent_homes')).toEqual([]);
    expect(quotesIn('We are in your debt for the cake.', 'financial.loan')).toEqual([]);
  });
});
