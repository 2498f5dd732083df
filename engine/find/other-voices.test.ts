import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { othersWords } from './other-voices.ts';

const own = (text: string, type: Parameters<typeof docOf>[1] = 'other') => {
  const doc = docOf(text, type);
  const others = othersWords(doc);
  return doc.sentences.filter((one) => !others.has(one)).map((one) => one.text.trim());
};

const dues = 'Dues are $75 a month.';

describe('words of others', () => {
  it.each([
    'Myth: Dues are $90. That is a lot. Fact: Dues are $75 a month.',
    'Rumor #2: A loan of $1 million was taken. Truth: Dues are $75 a month.',
  ])('end where the facts begin: %s', (text) => {
    expect(own(text)).toEqual([text.split('. ').at(-1)]);
  });

  it('ends where others offer things for sale', () => {
    expect(own(`# Dues\n\n${dues}\n\n# For Sale\n\nLot 41, wooded, $23,000, all dues current.`)).toEqual([
      'Dues',
      dues,
    ]);
  });

  it.each([
    'It is not the case that we borrowed $2 million.',
    'It is simply false that cats are banned.',
    'It was a rumor that the pool will close.',
    'We have never said that owners pay $900.',
    'I have been told that an assessment of $500 is coming.',
    'I believe the dues are $80.',
    'The original 2008 declaration required all leases to be for at least one year.',
    'The 2014 covenants capped increases at 10%.',
    'It said that dues rise to $91; they rise to $81.',
    'The card of May 2 stays. The March notice wrongly stated dues of $99.',
    'You also asked us whether a fee of $40 could be charged.',
    'If the board were to charge $100, a court would stop it.',
    'In Elm Village v. Stone, the appeals court struck a late fee of $70.',
    'The secretary read a letter from the owner of Lot 3: "Dues of $99 are too high. The board took a loan."',
    'Mr. Brand said: "Dues are $99."',
    'Former text: Cats are banned.',
    'The HOA fee is about $250 a month per the seller.',
    'The listing agent states that dues are $90.',
    'Dues are $90, I think.',
  ])('are left out: %s', (text) => {
    expect(own(`${dues} ${text}`)).not.toContain(text.split('. ').at(-1));
    expect(own(`${dues} ${text} ${dues}`).filter((one) => one === dues)).toHaveLength(2);
  });

  it.each([
    'It is understood that dogs are leashed.',
    'We said that dues are $75.',
    'It is true that dues are $75.',
    'The board answered: dues are $75.',
    'The seller pays a fee of $75 per owner.',
    'The rule now reads: "Dogs must be leashed."',
    'The 2031 policy set the fine at $50.',
    'The declaration required two signatures.',
  ])('are none where the paper speaks: %s', (text) => {
    expect(own(text)).toEqual([text]);
  });

  it.each([
    'It has been said that:',
    'These rumors are going around:',
    'We, the owners, demand that the board:',
    'If elected, I will:',
    'My promises to Elm Court:',
    'The following were turned down in May:',
    'These changes were not adopted:',
  ])('are the items under %s', (lead) => {
    const items = '\n- lower the dues to $50.\n- ban cats.\n';
    expect(own(`${dues}\n\n${lead}${items}\n${dues}`)).toEqual([dues, lead, dues]);
  });

  it('are not the items of what is ordained', () => {
    const platform = `The platform of the dock is open:\n- ${dues}\n- no cats.\n`;
    expect(own(platform).join(' ')).toContain(dues);
    const text = 'These materials were not approved:\n- vinyl.\n- tin.\n';
    expect(own(text, 'rules')).toHaveLength(3);
    expect(own('The board adopted the following:\n- no cats.\n- no goats.\n')).toHaveLength(3);
  });

  it('stand under a heading that says so', () => {
    const text = `WHAT WAS ADOPTED\n\n${dues}\n\nWHAT WAS NOT ADOPTED\n\nA late fee of $90.\n\nNEWS\n\nThe pool is open.\n`;
    expect(own(text).join(' ')).not.toContain('$90');
    expect(own(text)).toContain(dues);
  });

  it('stand under the names of who wants to be elected', () => {
    const text = `NEWS\n\n${dues}\n\nCANDIDATE STATEMENTS\n\nJoe: I would ban cats.\n\nTREES\n\n${dues}\n`;
    expect(own(text).join(' ')).not.toContain('cats');
    expect(own(text).filter((one) => one === dues)).toHaveLength(2);
  });

  it.each([
    'PETITION TO THE BOARD\n\nDues of $50 are enough.',
    'To: Board of Directors\n\nAs an owner I ask for dues of $50. Cats are banned.',
    'Vote for Ann Lee for the board\n\nCats are banned.',
    'Sample letter for managers\n\nDues are $100 a month.',
    'FIRST AMENDMENT\n[NAME OF ASSOCIATION]\n\nCats are banned.',
    'Elm Court\nFor Sale by Owner, MLS # 4471\n\nDues are $250 a month.',
    'City of Elmwood\nNotice\n\nNo more than three dogs are allowed.',
  ])('are all of a paper by another: %s', (text) => {
    expect(own(text)).toEqual([]);
  });

  it.each([
    'To: Board of Directors\nFrom: the manager\n\nDues are $75 a month.',
    'Dear owners,\nThe sales office is closed; it was listed by a broker.\n\nDues are $75 a month.',
    'VOTE FOR DIRECTORS\nBallot for the board\n\nDues are $75 a month.',
    'Village of Elm Court Homeowners Association\n\nDues are $75 a month.',
  ])('are not all of a paper to the board, for a vote or of a village that owners make up: %s', (text) => {
    expect(own(text)).toContain(dues);
  });
});
