import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { talkRisks } from './talk-risks.ts';

const told = (text: string, decided: string[] = []) =>
  talkRisks(docOf(text, 'minutes'), decided).map(({ id }) => id.replace('risk.talk.', ''));

describe('talkRisks', () => {
  it.each([
    ['The treasurer recommended raising the dues to $40 next year.', ['dues']],
    ['Owners asked whether a special assessment would be needed.', ['special_assessment']],
    ['The board discussed taking out a bank loan from the credit union.', ['loan']],
    ['The board is considering legal action over the wall.', ['lawsuit']],
    ['Lee said that the insurer could take legal action against the association if the dam leaks.', []],
    ['Somebody asked if a lawsuit against the association could be settled.', ['lawsuit']],
    ['It was suggested to ask for quotes for pond insurance.', ['insurance']],
    ['Two bids for resurfacing the parking lot were discussed.', ['repairs']],
    ['A special assessment will be needed for the elevator.', ['special_assessment']],
    ['The membership voted down the proposed special assessment.', []],
    ['No special assessments are planned.', []],
    ['Raising dues to $100 was suggested; there was no support.', []],
    ['The minutes were read.', []],
    ['The motion to raise the dues to $40 was discussed and carried.', []],
    ['Pat moved to borrow $20,000. The motion passed.', []],
    ['The pool was replaced last year and the owners asked for keys.', []],
    ['Dues are payable in January.', []],
    ['The board has filed suit.', ['lawsuit']],
    ['Two owners are in arrears and the board has filed suit against one.', []],
    [
      'Lee proposed to increase dues by $40. A review is due in two years. This increase was approved by the owners. The increase of dues would save $9,000.',
      [],
    ],
  ])('%s', (text, ids) => {
    expect(told(text)).toEqual(ids);
  });

  it('speaks of no special assessment that was refused', () => {
    const asked = 'The Board asked the members to approve a special assessment of $600 per lot.';
    const ids = (text: string) => talkRisks(docOf(text, 'minutes'), []).map(({ id }) => id);
    expect(ids(`${asked} It might be paid in halves.`)).toEqual(['risk.talk.special_assessment']);
    expect(ids(`${asked} Two thirds are needed, so it was not approved.`)).toEqual([]);
  });

  it('names no sum of another clause, nor what each home would pay as that of a loan', () => {
    const said = (text: string) => talkRisks(docOf(text, 'minutes'), [])[0]?.explanation;
    expect(
      said('An estimate of the elevators is $420,000, and a special assessment may be needed.'),
    ).not.toContain('$420,000');
    expect(said('The board discussed a special assessment of $42,000.')).toContain('$42,000');
    expect(said('The board discussed a bank loan for the dam, or $600 per lot.')).not.toContain('$600');
  });

  it('names the sums of bids whose sign was left out, and nothing else that is counted', () => {
    const said = (text: string) => talkRisks(docOf(text, 'minutes'), [])[0]?.explanation;
    expect(
      said('Bids were received to rebuild the roads on the hill for 31,000 and the pool for 12,000.'),
    ).toMatch(/^Sums named: 31,000, 12,000\./);
    expect(said('Bids were received to rebuild the roads for 2,600 feet by 2032.')).not.toContain('named');
  });

  it('names as sums of the insurance none that the dues are to rise to', () => {
    const text = 'Pat proposed raising the dues to $150 in response to increased pond insurance.';
    const risks = talkRisks(docOf(text, 'minutes'), []);
    expect(risks.map(({ id, explanation }) => [id, explanation.includes('$150')])).toEqual([
      ['risk.talk.dues', true],
      ['risk.talk.insurance', false],
    ]);
  });

  it.each<[string, string[]]>([
    // in other words, further on in the paragraph
    [
      'The board discussed borrowing from the savings. Lee was opposed. Kim moved to take up to $50,000 out of them. Pat seconded. The motion carried.',
      [],
    ],
    [
      'The board discussed borrowing from the savings. Lee was opposed.\n\nThe gate code was approved.',
      ['loan'],
    ],
    // a suit that has its name is no plan to sue
    ['Somebody asked about the Elm Hill lawsuit. Lee: dismissed in May, each side paid its own fees.', []],
    ['Somebody asked about a lawsuit over the dam.', ['lawsuit']],
  ])('a decision near by: %s', (text, ids) => {
    expect(told(text)).toEqual(ids);
  });

  it('does not tell as talk what the meeting decided', () => {
    const text = 'The board discussed a dues increase.';
    expect(told(text)).toEqual(['dues']);
    expect(told(text, ['Raise the dues to $40'])).toEqual([]);
  });

  it('tells talk of other parts than the one that was decided on', () => {
    const text = 'Two bids for resurfacing the parking lot were discussed. Members asked about roof repairs.';
    const risks = (decided: string[]) =>
      talkRisks(docOf(text, 'minutes'), decided).flatMap(({ citations }) =>
        citations.map(({ quote }) => quote),
      );
    expect(risks(['Hire the plumber'])).toHaveLength(2);
    expect(risks(['Resurface the parking lot'])).toEqual(['Members asked about roof repairs.']);
  });

  it.each([
    'Dana said the pump of the pool really needs to be replaced and asked for bids. The board voted to order a pump at $3,900.',
    'Dana asked about replacing the pool liner. Motion was made and seconded to order a liner if the price is $3,900. Vote - unanimous.',
    'Owners asked about replacing the pond dam. The gate code was changed. The weather was fine. Replacing the pond dam was authorized for $8,200.',
    'Two bids for resurfacing the parking lot were discussed. The motion carried.',
  ])('does not tell as talk what was decided after it: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    'Owners asked about replacing the pond dam. The pool hours were approved.',
    'Owners asked about replacing the pond dam. No motion was made.',
    'Two bids for resurfacing the parking lot were discussed. The city ordered the street closed.',
  ])('goes on telling what was not: %s', (text) => {
    expect(told(text)).toEqual(['repairs']);
  });

  it.each([
    'It was said that the savings might replace the docks without a special assessment.',
    'The board is looking at ways to avoid a special assessment.',
    'Lee recommended a careful budget rather than a special assessment.',
    'It was asked and a special assessment will not be needed.',
    'The board is not considering a loan for the pool.',
  ])('takes what is said not to be for no talk of it: %s', (text) => {
    expect(told(text)).not.toContain('special_assessment');
    expect(told(text)).not.toContain('loan');
  });

  it.each([
    ['It is not clear whether a special assessment will be needed.', 'special_assessment'],
    ['It could not be said what a special assessment would come to.', 'special_assessment'],
  ])('goes on telling what is open: %s', (text, id) => {
    expect(told(text)).toContain(id);
  });

  it('does not tell as talk what is told as a fact', () => {
    const doc = docOf('The board is considering a special assessment of $500 a home.', 'minutes');
    expect(talkRisks(doc, [])).toHaveLength(1);
    expect(talkRisks(doc, [], new Map([['special_assessment', { amount: 500 }]]))).toEqual([]);
  });

  it('says that nothing was decided, and quotes the words', () => {
    const [risk] = talkRisks(docOf('Members discussed a dues increase.', 'minutes'), []);
    expect(risk?.title).toBe('Higher dues were talked about, not decided.');
    expect(risk?.citations[0]?.quote).toBe('Members discussed a dues increase.');
  });

  it('tells dues that were raised not as talk, and what the covenants allow neither', () => {
    const doc = docOf('The treasurer proposed raising the dues by $12.', 'minutes');
    expect(talkRisks(doc, [], new Map([['budget.dues_change', 2.6]]))).toEqual([]);
    expect(
      told('Owners asked about dues, and the CC&Rs allow raising the dues by $12 without a vote.'),
    ).toEqual([]);
  });

  it('tells new terms as those of a loan that there is', () => {
    const [risk] = talkRisks(
      docOf('There was a question about refinancing the playground loan.', 'minutes'),
      [],
    );
    expect(risk?.title).toBe('New terms for a loan were talked about, not decided.');
    expect(risk?.explanation).toBe('Ask what the association owes, and how owners pay it back.');
  });

  it('names a sum with its period', () => {
    const text = 'The board discussed how it could afford up to $2,200 a month for the new pool loan.';
    expect(talkRisks(docOf(text, 'minutes'), [])[0]?.explanation).toMatch(/^Sum named: \$2,200 a month\./);
  });

  it('names the sums that were spoken of', () => {
    const text = 'The president recommended raising the dues from $120 to $150 next year.';
    const [risk] = talkRisks(docOf(text, 'minutes'), []);
    expect(risk?.explanation).toMatch(/^Sums named: \$120, \$150\. Ask how much/);
  });

  it('names no sum of another matter beside dues', () => {
    const text =
      'The board discussed a special assessment of $800 per unit or raising the dues to $310 a month.';
    const risks = talkRisks(docOf(text, 'minutes'), []).map(({ explanation }) => explanation);
    expect(risks.find((one) => one.includes('raise'))).toMatch(/^Sum named: \$310 a month\./);
  });

  it('tells what dues are to be raised to as the dues, not as the raise', () => {
    const text = 'The treasurer recommended raising the dues to $150, which would start in 2037.';
    const [risk] = talkRisks(docOf(text, 'minutes'), []);
    expect(risk?.explanation).toBe(
      'They would come to $150. Ask what they are now, and when it will be voted on.',
    );
  });

  it('does not ask what the text answers', () => {
    const risk = (text: string) => talkRisks(docOf(text, 'minutes'), [])[0];
    const vote =
      'Owners asked about the special assessment for the slide. The first chance for owners to vote on the slide assessment will be May 4th.';
    expect(risk(vote)?.explanation).toBe(
      'A day for the owners’ vote is named there. Ask what your share would come to.',
    );
    expect(
      risk(vote)
        ?.citations.map(({ quote }) => quote)
        .join(' '),
    ).toContain('May 4th');
  });

  it('says that others agreed, and cites it', () => {
    const risk = (next: string) =>
      talkRisks(docOf(`Kim suggested a dues increase for 2032. ${next}`, 'minutes'), [])[0];
    expect(risk('Lee and Pat agreed.')).toMatchObject({
      title: 'Higher dues were talked about.',
      explanation: expect.stringMatching(/^Others agreed to what was suggested/),
    });
    expect(
      risk('Lee and Pat agreed.')
        ?.citations.map(({ quote }) => quote)
        .join(' '),
    ).toContain('agreed');
    expect(risk('Lee agreed to ask the manager.')?.title).toBe('Higher dues were talked about, not decided.');
    // The ways to take such a row of letters for names are beyond counting.
    expect(risk('A'.repeat(1100))?.title).toBe('Higher dues were talked about, not decided.');
  });

  it.each([
    ['The board has initiated foreclosure proceedings on two homes.', 'A foreclosure was begun.'],
    ['A lawsuit against the builder was filed in April.', 'A lawsuit was begun.'],
    [
      'The board discussed foreclosure. The attorney has filed a foreclosure action.',
      'A foreclosure was begun.',
    ],
    ['The board asked whether foreclosure would be begun.', 'Going to court was talked about, not decided.'],
    [
      'The board began discussing a lawsuit against the builder.',
      'Going to court was talked about, not decided.',
    ],
    [
      'The board discussed whether a lawsuit should be filed.',
      'Going to court was talked about, not decided.',
    ],
  ])('tells what was begun as begun: %s', (text, title) => {
    expect(talkRisks(docOf(text, 'minutes'), []).map((risk) => risk.title)).toEqual([title]);
  });

  it.each(['The board met to discuss pending litigation.', 'The board discussed the lawsuit with the city.'])(
    'takes what is pending for no talk: %s',
    (text) => expect(talkRisks(docOf(text, 'minutes'), [])).toEqual([]),
  );

  it('looks into minutes only', () => {
    expect(talkRisks(docOf('The board may discuss a dues increase.', 'bylaws'), [])).toEqual([]);
  });
});
