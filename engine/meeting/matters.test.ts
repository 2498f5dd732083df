import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { matters } from './matters.ts';

/** Kinds and words of what minutes with these paragraphs tell besides decisions. */
function told(...lines: readonly string[]): string[] {
  const text = [
    'Maple Hollow Homeowners Association',
    'Board Meeting Minutes, May 9, 2031',
    '',
    ...lines,
  ].join('\n\n');
  const doc = docOf(text, 'minutes');
  return matters(doc).map(
    ({ kind, sentences }) => `${kind}: ${sentences.map((one) => one.text.trim()).join(' ')}`,
  );
}

it('a letter tells large sums that nothing else tells, an answer with its question', () => {
  const letter = (...lines: string[]) =>
    matters(
      docOf(['Maple Hollow Homeowners Association', 'Dear owners,', ...lines].join('\n\n'), 'other'),
    ).map(({ kind, sentences }) => `${kind}: ${sentences.map(({ text }) => text).join(' ')}`);
  expect(letter("The builder's insurers pay $2,350,000.", 'A bench was bought for $300.')).toEqual([
    "sum: The builder's insurers pay $2,350,000.",
  ]);
  const asked = ['Q. Who are you?', 'A. Us.', 'Q. Where are you?', 'A. Here.'];
  expect(
    letter(
      ...asked,
      'Q. Is there a special assessment?',
      'A. None now. A special assessment above $90 needs a vote.',
    ),
  ).toEqual(['assessment: A. None now. A special assessment above $90 needs a vote.']);
  expect(letter('Q: How much is it?', 'A: It comes to $4.2 million in all.')).toEqual([
    'sum: Q: How much is it? A: It comes to $4.2 million in all.',
  ]);
  expect(letter('Our neighbors at Elm Point owe $14,000 each.')).toEqual([]);
  expect(letter('A loan is not planned.')).toEqual([]);
  expect(letter('A loan is planned for the new roof.')).toHaveLength(1);
});

it('a letter that levies tells it with the table that it leads up to', () => {
  const letter = (...lines: string[]) =>
    matters(
      docOf(['Maple Hollow Homeowners Association', 'Dear owners,', ...lines].join('\n\n'), 'other'),
    ).map(({ kind, sentences }) => `${kind}: ${sentences.map(({ text }) => text).join(' / ')}`);
  const lead =
    'The roofs are paid for by a special assessment, by the percentages in Exhibit B of the Declaration:';
  const rows = ['Special assessment\t$530,000', 'Less from reserves\t40,000'];
  const block = [lead, '', ...rows].join('\n');
  expect(letter(block, 'Lee and Kim know more.')).toEqual([`assessment: ${[lead, ...rows].join(' / ')}`]);
  expect(letter(lead, 'Lee and Kim know more.')).toEqual([]);
  expect(letter('Each townhome will be assessed $2,400 in May.')).toEqual([
    'assessment: Each townhome will be assessed $2,400 in May.',
  ]);
  expect(letter('Each townhome will be assessed $90 monthly dues.')).toEqual([]);
});

it('what all homes pay together is no change of the dues', () => {
  const kinds = (line: string) =>
    matters(docOf(`Elm Court Homeowners Association\n\n${line}`, 'other')).map(({ kind }) => kind);
  expect(kinds('HOA dues rose from $44k in 2030 to $72k in 2035 as homes were built.')).not.toContain(
    'dues_change',
  );
  expect(kinds('HOA dues rose from $440 in 2030 to $720 in 2035.')).toEqual(['dues_change']);
});

it('the day of an assessment is no day of the dues', () => {
  const kinds = (text: string) => matters(docOf(`Dear owners,\n\n${text}`, 'other')).map(({ kind }) => kind);
  expect(
    kinds('The bill for the assessment goes out soon and the first installment is due July 5th.'),
  ).toEqual([]);
  expect(kinds('The dues are billed soon and the first installment is due July 5th.')).toEqual(['due_day']);
});

it('what a row stands before is told with what leads up to the rows', () => {
  const text = [
    'Maple Hollow Homeowners Association',
    'Dear owners,',
    'From January on the assessments will be:',
    'Villa\t$90\nCottage\t$70',
    'The increase is due mostly to the cost of insurance, which rose by 38%.',
  ].join('\n\n');
  expect(matters(docOf(text, 'other')).flatMap(({ sentences }) => sentences.map((one) => one.text))).toEqual([
    'From January on the assessments will be:',
    'The increase is due mostly to the cost of insurance, which rose by 38%.',
  ]);
});

it('a letter tells what there is none of, and no label by one word alone', () => {
  const kinds = (...lines: string[]) =>
    matters(
      docOf(['Maple Hollow Homeowners Association', 'Dear owners,', ...lines].join('\n\n'), 'other'),
    ).map(({ kind }) => kind);
  expect(kinds('Currently, no homes are in arrears.')).toEqual(['sum']);
  expect(kinds('There are currently no pending legal matters.')).toEqual(['sum']);
  expect(kinds('If no homes are in arrears, the fee falls.')).toEqual([]);
  expect(kinds('Legal matters are handled by the manager.')).toEqual([]);
  expect(kinds('Full funding avoids special assessments or deferred maintenance.')).toEqual([]);
  expect(kinds('The roof contract was deferred.')).toEqual(['put_off']);
  expect(kinds('The gates will need upgrades.')).toEqual(['work']);
});

it('work and prices are told with the heading and the item that they stand in', () => {
  const letter = (text: string) =>
    matters(docOf(`Maple Hollow Homeowners Association\n\nDear owners,\n\n${text}`, 'other')).map(
      ({ sentences }) => sentences.map(({ text }) => text.trim()),
    );
  expect(
    letter(
      '## 4-6 Years (Later)\n\n- Pool: The pool needs resurfacing.\n\n## Mailboxes\n\n- The new boxes stand beyond the roof. Lee will mend it. Cost is estimated at $2,100.',
    ),
  ).toEqual([
    ['4-6 Years (Later)', '- Pool: The pool needs resurfacing.'],
    ['- The new boxes stand beyond the roof.', 'Lee will mend it.', 'Cost is estimated at $2,100.'],
  ]);
});

it('a ballot tells what it asks, where that matters, and nothing else', () => {
  const ballot = [
    'Maple Hollow Homeowners Association',
    'Proxy and Ballot',
    '1. Shall the Declaration be amended to ban leases? [ ] For [ ] Against',
    '2. Shall the picnic be in May?',
    'The roof needs repair, for which three bids were received.',
  ].join('\n\n');
  expect(matters(docOf(ballot, 'other')).map(({ kind, core }) => `${kind}: ${core.text}`)).toEqual([
    'ballot: 1. Shall the Declaration be amended to ban leases? [ ] For [ ] Against',
  ]);
});

describe('what minutes tell besides their decisions', () => {
  it('is not what a paper recites as its reasons', () => {
    const why = 'Some owners want to dissolve the Association for good.';
    expect(told(why)).toEqual([`ending: ${why}`]);
    expect(told('RECITALS', why, 'The owners agree as follows:', 'The pond is drained.')).toEqual([]);
  });

  it.each([
    ['ending', 'In an effort to save money, it is proposed that the Association be officially dissolved.'],
    ['ending', 'District staff have advised that it would be simpler to dissolve the Master Association.'],
    ['vote', 'The change will require the approval of owners with 67% of the votes.'],
    ['vote', 'An 81% passing rate meets the threshold required by the CC&Rs.'],
    [
      'vote',
      'The end of it will require the approval of owners holding 90% of the votes in the Association.',
    ],
    ['vote', 'Owners holding at least 67% of the votes must sign the agreement.'],
    ['vote', 'The sale of the park requires a community vote.'],
    ['vote', 'Every household may vote for three candidates.'],
    ['ballot', 'Shall the annual dues be raised to $610?'],
    ['vote', 'Ballots have come from 88 of 190 owners; 134 are required.'],
    ['few_take_part', 'Three seats were open. Nobody came forward.'],
    ['danger', 'The engineer calls the wall behind Lots 30-38 unstable.'],
    ['vote', 'So far 88 ballots have been returned; 134 are required.'],
    ['vote', 'The amendment has 61 of 142 votes in, and needs 95 yes votes to pass.'],
    ['vote', 'The board will keep collecting ballots until December 1.'],
    ['vote', 'Voting remains open until April 30.'],
    ['vote', 'We need 61 homes to vote in favor of leaving the fence as it is.'],
    ['put_off', 'The playground proposal was referred to the grounds committee.'],
    ['put_off', 'Three firms bid on the audit contract. Decision to be made at the May meeting.'],
    ['price', 'The inspector found seepage at the dam. Lee thinks it may cost $15,000.'],
    ['few_take_part', 'Pat goes in May and we need someone to fill the seat.'],
    ['insurance', 'The carrier will not renew after January 31.'],
    ['insurance', 'The deductible goes from $10,000 to $25,000 in May.'],
    ['work', 'Buildings A and B will have to be re-roofed within three years.'],
    ['work', 'The road needs repaving.'],
    ['put_off', 'The price of a gate and of its bid was left open.'],
    ['departure', 'Kim Ray will not be running for re-election.'],
    ['insurance', 'Insurance - new company (Fern Mutual) taking over the coverage.'],
    ['insurance', 'The board switched insurance carriers in May.'],
    ['few_take_part', 'Three seats are up for election in May.'],
    ['work', 'We will replace the dock before winter.'],
    ['work', 'The culverts and drains need to be surveyed for damage.'],
    ['put_off', 'A fee for short rentals was spoken of. No decision yet.'],
    ['loan', 'The balance of the pool loan was presented to the members.'],
    ['loan', 'The treasurer spoke with three banks about refinancing.'],
    ['assessment', 'The board took up an assessment for the cost of roof repairs.'],
    ['put_off', 'The board is not moving forward with a rental cap this year.'],
    ['assessment', 'The Board has put in place an assessment of $2.50 per share.'],
    ['no_assessment', 'There is currently no special assessment.'],
    [
      'no_assessment',
      'Because most of the owners voted to reject it, the proposed special assessment did not pass.',
    ],
    ['shortfall', 'There is currently no funded or approved plan to mend the windows.'],
    ['shortfall', 'Our accountant warns that the reserves will run out by the year 2041.'],
    [
      'dues_change',
      'Owners will be asked to vote for an increase of $45 to the dues, if approved by the members.',
    ],
    ['dues_change', 'All condo fees will go up by $25 a month for two years.'],
    ['dues_change', 'The board proposes to raise the annual dues by 12%.'],
    ['dues_change', 'In March the monthly assessment goes up, an increase of the dues from $90 to $96.'],
    ['dues_change', '2032 budget draft: dues 78 -> 84/mo.'],
    ['dues_change', 'The new budget has the dues going from 78 to 84 a month.'],
    ['dues_change', 'Dues may need to go up next year.'],
    ['dues_change', 'Ray thinks we should raise dues by 10.'],
    ['work', 'The mailboxes and entry monuments are going to be renovated.'],
    ['work', 'The liner at the upper pool will need to be replaced next year.'],
    ['work', 'The spring inspection listed the repairs that need to be done (trim, stucco, gutters).'],
    ['lawyer', 'Many members suggested looking into legal options.'],
    ['lawyer', 'The board met in closed session to discuss pending litigation.'],
    ['lawyer', 'Four accounts were turned over to the attorney for collection in April.'],
    ['shortfall', 'Snow removal came in over budget and expenses exceed the income for the year.'],
    ['shortfall', 'The association does not have a reserve fund at this time.'],
    ['shortfall', 'We still need to find an accountant to file the association tax returns.'],
    ['covenants', 'A committee of five is working to revise the covenants and will report in the fall.'],
    ['covenants', 'The owners amended the bylaws, Article IX, to allow sheds in back yards.'],
    ['covenants', 'The new bylaws did not get the votes they needed.'],
    ['covenants', 'The owners voted on Amendment 3 to the bylaws, which states that fences stay brown.'],
    ['covenants', 'Proposed amendments to the Declaration were mailed to all owners.'],
    ['covenants', 'The proposed amendments to the covenants require 80% of the votes.'],
    ['amendment_vote', 'Covenant amendments require approval by 80% (160) of the 200 lots.'],
    ['amendment_vote', 'A majority of a quorum is necessary for a bylaw amendment.'],
    ['put_off', 'The paving contract was tabled until the June meeting.'],
    ['put_off', 'The roof loan has not been decided.'],
    ['put_off', 'Board to approve the reserve study at the next meeting.'],
    ['arrears', 'Nine homes are past due on their dues.'],
    ['arrears', 'Op 41,207; Res 188,930; A/R 9,411 (11 homes >60d).'],
    ['arrears', 'Seven owners have not paid for this year.'],
    ['price', 'A new boat dock would be nice, and the estimate is $18,000.'],
    ['price', 'Two bids for the retaining wall were received.'],
    ['departure', 'The treasurer announced her resignation, effective June 1.'],
    ['departure', 'Pat Roe resigned from the board.'],
    ['departure', 'The president will not run for re-election.'],
  ])('%s: %s', (kind, sentence) => {
    expect(told(sentence)).toEqual([`${kind}: ${sentence}`]);
  });

  it('takes an item by its letter for no torn sentence, and its letter for no word', () => {
    const kinds = (text: string) => matters(docOf(text, 'minutes')).map(({ kind }) => kind);
    expect(
      kinds('8. Planning\na. Lee gives $9,000 at most.\nb. Kim spoke. This leaves a shortfall of $4,500.'),
    ).toEqual(['shortfall']);
    expect(kinds('8. Dues\na. Delinquencies were reviewed.\nb. Pat was thanked.')).toEqual([]);
    expect(kinds('and that leaves the reserves with a shortfall of $4,500 this year.')).toEqual([]);
  });

  it('takes with a sentence what it hangs on', () => {
    expect(told('The retaining wall by the pond is leaning. It will cost around $30,000.')).toEqual([
      'price: The retaining wall by the pond is leaning. It will cost around $30,000.',
    ]);
    expect(told('Dues are owed on June 1. If no response, the account goes to collections.')).toEqual([
      'lawyer: Dues are owed on June 1. If no response, the account goes to collections.',
    ]);
    const item =
      'Lee spoke of bringing cable in. At this time, the cost would be about $1,900 a house. The talk has been tabled.';
    expect(told(item)).toEqual([`price: ${item}`, `put_off: ${item}`]);
    expect(told('Pond Wall', 'Tabled until the fall.')).toEqual([
      'put_off: Pond Wall Tabled until the fall.',
    ]);
  });

  it.each([
    ['when a board may meet', 'The board may meet in closed session to discuss pending litigation.'],
    ['who came', 'Replies on the picnic came from 88 of 190 owners.'],
    ['a network', 'The wireless signal is unstable.'],
    ['what suits do', 'Owners asked about the effects of pending litigation on sales.'],
    ['what a meeting needs', '41 lots came; 36 votes are required for a quorum.'],
    ['a rule', 'If 95 votes are needed, ballots shall be collected until then.'],
    ['who was asked', 'A letter on the pool was referred to the manager.'],
    ['a rule', 'The Community may be terminated only by a vote of 80% of the owners.'],
    ['a rule', 'The Association may be dissolved by the members.'],
    [
      'what the board may do alone',
      'By two-thirds vote of the Board, or a majority of the owners, the annual charge may be changed.',
    ],
    ['no raise', 'Ray thinks we need not raise the dues.'],
    ['a rule', 'If costs rise, dues may have to increase.'],
    ['a committee seat', 'We need someone to fill the seat on the garden committee.'],
    ['a wish', 'The gate needs repaving if the owners want it.'],
    ['a remark', 'Kim said the pool was cold. The vote was put off until June.'],
    ['a rule', 'An owner who is delinquent may not use the pool.'],
    ['an invitation', 'We will discuss the projects of the board and plans for the upcoming year.'],
    ['a rule', 'If dues are unpaid for 60 days, a lien shall be filed.'],
    ['how it is done', 'Voting on covenant amendments and rule amendments is conducted by mail.'],
    ['how it is done', 'Half of the owners are needed to approve any change to the covenants.'],
    ['a rule', 'Under the covenants, changing the color of a house needs approval.'],
    ['the steps of a process', 'The third letter tells that the matter is going to court.'],
    ['a vote that is not needed', 'The covenants let the board raise fees 8% a year without a members vote.'],
    ['a quorum', 'With the 20 proxies received we had enough (60 needed).'],
    ['what there is none of', 'There are no homes in foreclosure.'],
    ['what there is none of', 'No accounts are delinquent.'],
    ['what was settled', 'Two past due accounts were paid in full and are current.'],
    ['what was settled', 'The roof repairs were completed at a cost of $22,000.'],
    [
      'what was settled',
      'Two bids for the road were received. The board approved the bid of Elm Paving for the road.',
    ],
    ['a word of two senses', 'The treasurer went over the budget line by line.'],
    ['a word of two senses', 'Board members are not paid for their work.'],
    ['a word of two senses', 'We are a tax-exempt association.'],
    ['income over the budget', 'Clubhouse rentals were over budget for income.'],
    ['who is hired', 'The board accepted the resignation of the pool manager.'],
    ['an offer', 'The president offered to resign.'],
    ['what would be', 'If a director resigns, the board names another.'],
    ['one owner’s request', 'The request of unit 12 for a variance was tabled until the June meeting.'],
    ['one owner', 'The account of Pat Roe was turned over to the attorney.'],
    ['a small thing', 'The picnic was postponed until the fall.'],
    ['a question', 'How much will the roads cost, $90,000?'],
    ['a small sum', 'The estimate for the sign is $180.'],
    ['the budget', 'The budget proposal comes to $120,000.'],
    ['a quorum', 'Members with 20% of the votes were present, which is a quorum.'],
    ['where a quote stands', 'Amended By-Laws, Article IX (Vehicles and Parking), Section 2.'],
    ['where a paper is found', 'Here is a PDF of the amended and restated covenants recorded 3/9/2019.'],
    ['how votes are cast', 'Voting on covenant amendments is conducted by electronic means.'],
    ['a rule on votes', 'An amendment shall require the approval of 67% of the owners.'],
    ['an end of something else', 'The board will end the contract of the association with the manager.'],
    ['what is read out', 'Kim read Amendment 3 to the bylaws, which states that fences stay brown.'],
    ['what votes need', 'Any amendment requires the approval of the owners.'],
    ['people who do not vote', 'For the road clean-up we need 12 homes to send somebody.'],
    [
      'what somebody calls a loan',
      'The builder has a claim for "loans" and costs of $3,000 that date from 2014.',
    ],
    ['what was claimed as one', 'The claimed loan of the builder never stood in the books.'],
    ['a buyer’s loan', 'Lenders ask for our budget before they approve home loans.'],
    ['work of an owner', 'Fences that lean must be repaired by the owner.'],
    ['work at the homes of owners', 'Owners were sent letters about repairs to be made at their homes.'],
    ['arrears that grow', 'Water costs have increased by $3,000 and are covered by dues.'],
    ['dues that stay', 'We are not raising the dues, which stay at $300 a year.'],
    ['what a buyer pays', 'A one-time assessment of $500 is collected from the buyer at closing.'],
    ['a limit of the power to levy', 'No special assessment will be levied without a vote of the owners.'],
    ['work that an owner may put off', 'All repairs that need to be done must be finished within a year.'],
    ['what is due to be replaced', 'Batteries of smoke detectors are past due for replacement.'],
    ['a rule on raises', 'The board may raise the dues by up to 5%.'],
    ['a raise of long ago', 'There was a dues increase of $20 in 2012.'],
    ['a raise of something else', 'The water rate increased by 20%.'],
    ['an assessment to be avoided', 'With these savings a special assessment is not needed.'],
    ['the power to levy one', 'The Board may levy a special assessment of up to $500.'],
    ['the name of one', 'Special Assessment Questions and Answers'],
    ['what insurance covers', 'Building coverage at replacement cost, $2,650,000.'],
    ['an insurer that stays', 'The insurance company inspected the new pool.'],
    ['seats of a hall', 'Three seats are up at the hall.'],
    ['a gate', 'The gate at the pool was left open in May.'],
    ['work on a small thing', 'We will replace the coffee machine.'],
    ['work of one who reports', 'Lee will replace the bridge of the model.'],
    ['a small thing', 'A name for the picnic was spoken of. No decision yet.'],
    ['work on a small thing', 'The coffee machine needs to be replaced.'],
    ['a rule for owners', 'The Board adopted a rule that old roofs of decks must be replaced.'],
    ['work that goes on', 'The crew is still working on the pool.'],
  ])('leaves out %s: %s', (_, sentence) => {
    expect(told(sentence)).toEqual([]);
  });

  it('takes no words that open a list behind it', () => {
    const letter = 'Dues are due by May 31 of each year. They are the same for all lots.';
    const told = matters(docOf(`${letter} To be clear,\n\n- to send is to mail`, 'other'));
    expect(told.map(({ sentences }) => sentences.at(-1)?.text)).toEqual(['They are the same for all lots.']);
  });

  it('takes the name of the item with what was put off, and no remark', () => {
    expect(told('Budget. Kim said the pool was cold. The vote was put off until June.')).toEqual([
      'put_off: Budget. The vote was put off until June.',
    ]);
  });

  it('tells of a count what came of it', () => {
    const [failed, count] = [
      'The other changes of the bylaws fell short of 60%.',
      'The proposed bylaw change on managers had a vote of 41 yes and 12 no.',
    ];
    expect(told(`${failed} ${count}`)).toContain(`covenants: ${failed} ${count}`);
  });

  it('takes the whole of a short item, by which one knows what is spoken of', () => {
    const item =
      'The wall by the pond is leaning. Two firms looked at it. Lee has a bid of $18,500. Kim asks on.';
    expect(told(item)).toEqual([`price: ${item}`]);
    expect(told('o Oil the benches', `o ${item}`)).toEqual([`price: o ${item}`]);
    const long = `The wall by the pond is leaning${', as all have seen who walk there'.repeat(12)}.`;
    expect(told(`${long} Lee has a bid of $18,500 for it.`)).toEqual([
      'price: Lee has a bid of $18,500 for it.',
    ]);
  });

  it('tells with a change of the covenants what it makes the rule', () => {
    const changed = 'Please remember that the covenants were amended in May.';
    const rule = 'Short rentals are no longer permitted.';
    expect(told(`${changed} ${rule}`)).toContain(`covenants: ${changed} ${rule}`);
    const other = `${changed} Dogs are permitted on the dock${', and on the meadow'.repeat(20)}.`;
    expect(told(other)).toContain(`covenants: ${changed}`);
  });

  it('tells what somebody said without a long text before it', () => {
    const said = 'She then proposed amending the bylaws so that the savings for roofs can be used.';
    const long = `The savings are meant for whole roofs${', and for those of the next street'.repeat(10)}.`;
    expect(told(`${long} ${said}`)).toEqual([`covenants: ${said}`]);
    expect(told(`The roofs are old. ${said}`)).toEqual([`covenants: The roofs are old. ${said}`]);
  });

  it('quotes the lines of the list that a line ends on', () => {
    const list = [
      'o Lee must be put on the bank account',
      'o Collecting dues is on hold until this is complete',
    ];
    expect(told('o Bank', ...list)).toEqual([`put_off: o Bank ${list.join(' ')}`]);
    expect(told('o Mow the lawns', 'o Collecting dues is on hold until the fall')).toEqual([
      'put_off: o Collecting dues is on hold until the fall',
    ]);
  });

  it('tells what late payment brings, of a paper on dues and not of minutes', () => {
    const sentence = 'Owners over 60 days past due will have the use of the pool suspended.';
    const page = (text: string) =>
      matters(docOf(`Elm Court HOA: Paying your dues\n\n${text}`, 'other')).map(({ kind }) => kind);
    expect(page(sentence)).toEqual(['late_dues']);
    expect(page('The pool may be closed in winter.')).toEqual([]);
    expect(told(sentence)).toEqual([]);
  });

  it.each([
    ['Annual dues are due by May 9, 2031.', true],
    ['Dues are paid yearly and are always due May 9.', true],
    ['Assessments are payable on the 1st of January and July.', true],
    ['Assessments are due by the date of the annual meeting each year.', true],
    ['Dues are discussed at the annual meeting.', false],
    ['Dues were due May 9, 2031, and most owners paid.', false],
    ['Dues not received by May 9 bear a late fee.', false],
    ['Ballots with your dues question are due by May 9.', false],
  ])('tells of a page on dues when they are due: %s', (sentence, is) => {
    const kinds = matters(docOf(`Elm Court HOA: Dues\n\n${sentence}`, 'other')).map(({ kind }) => kind);
    expect(kinds).toEqual(is ? ['due_day'] : []);
  });

  it('reads a letter to owners that names the articles, and not the articles', () => {
    const letter = (first: string) =>
      matters(
        docOf(`${first}\n\nDear owners,\n\nThe board proposes that the Association be dissolved.`, 'other'),
      ).map(({ kind }) => kind);
    expect(letter('It was formed by its Articles of Incorporation.')).toEqual(['ending']);
    expect(letter('Articles of Incorporation of Fox Run')).toEqual([]);
  });

  it('quotes with the work which work it is', () => {
    const work = [
      'The budget has money for improvements to be done in 2032.',
      'These projects include the curb and two drives.',
    ];
    expect(told(work.join(' '))).toEqual([`work: ${work.join(' ')}`]);
  });

  it('tells that minutes say of themselves that nobody approved them, unless it says so further down', () => {
    const own = 'These minutes are subject to correction and are pending approval.';
    expect(told('The pool opens in May.', own)).toEqual([`not_approved: ${own}`]);
    expect(told(own, 'Approved June 13, 2031')).toEqual([]);
  });

  it('reads letters to owners, and neither a form nor articles', () => {
    const sentence = 'The change will require the approval of owners with 67% of the votes.';
    const letter = (title: string) => matters(docOf(`${title}\n\nDear owner,\n\n${sentence}`, 'other'));
    expect(letter('Elm Court Association')).toHaveLength(1);
    expect(letter('PROXY of Elm Court')).toEqual([]);
    expect(letter('ARTICLES OF INCORPORATION')).toEqual([]);
    expect(letter('Know all men by these presents')).toEqual([]);
  });

  it('reads no document that binds', () => {
    expect(matters(docOf('The paving contract was tabled until the June meeting.', 'bylaws'))).toEqual([]);
  });
});

it.each([
  ['The manager answered that any fair item on the budget would be tabled and talked over.', 0],
  ['Wall colors: no change to the budget was postponed.', 0],
  ['The budget for the new year was tabled.', 1],
])('what is only supposed or denied puts nothing off: %s', (text, found) => {
  expect(told(text).filter((one) => one.startsWith('put_off'))).toHaveLength(found);
});

it.each([
  ['lawyer', 'A warning keeps the peace without resorting to legal action.', 0],
  ['lawyer', 'The manager sent two accounts to an attorney for legal action.', 1],
  ['ending', 'Selling the pool or dissolving the association requires a vote of all members.', 0],
  ['ending', 'The board spoke about dissolving the association next year.', 1],
  ['covenants', 'Based on the Restated Declaration of May 4, 2031.', 0],
  ['covenants', 'The Restated Declaration was mailed with a proxy to all owners.', 1],
])('%s is told of what is afoot, and of no rule or source: %s', (kind, text, found) => {
  expect(told(text).filter((one) => one.startsWith(kind))).toHaveLength(found);
});
