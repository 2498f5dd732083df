import { describe, expect, it } from 'vitest';
import type { Page } from '#contract/page.ts';
import { analyze } from '../analyze.ts';
import { clockWords } from '../say/display.ts';
import { linesOfText } from '../structure/printed.ts';
import { docOf } from '../testing/doc-of.ts';
import { readingGrade } from '../testing/reading-grade.ts';
import { placeActs, placeStanding } from './say-standing.ts';

const pages = (text: string): Page[] => [
  { number: 1, text, lines: linesOfText(text), size: null, readable: true },
];

describe('what is said of a document before its rules', () => {
  it.each([
    'FIRST AMENDMENT TO THE BYLAWS\n\nArticle II is hereby amended to read:\n\nFive directors.',
    'DRAFT\n\nDogs must be leashed.',
    'Proposed Rules\n\nDogs must be leashed.',
  ])('cites it and says it in plain words: %s', (text) => {
    const [point] = placeStanding(docOf(text));
    expect(point?.point.citations[0]?.quote).toBe(text.split('\n')[0]);
    expect(readingGrade(point?.point.text ?? '')).toBeLessThanOrEqual(9);
  });

  it('quotes what a paper does and on which terms, not why', () => {
    const text =
      'AGREEMENT TO TERMINATE\nFox Run Homeowners Association\n\nRECITALS\n\nA. A community may be terminated by 80% of its owners.\n\nThe owners agree as follows:\n\n1. The community is terminated; and\n\n2. The pond goes to the City.\n\n3. This Agreement is void unless it is recorded by June 30, 2032.';
    const { key_points: points, summary } = analyze(pages(text), { documentType: 'other' });
    const said =
      'What this paper does, in its own words: “The community is terminated.” “This Agreement is void unless it is recorded by June 30, 2032.”';
    expect(points.map((point) => point.text)).toEqual([said]);
    expect(summary.startsWith(said)).toBe(true);
  });

  it('quotes acts that stand behind each other as one, and says where there are more', () => {
    const act = (of: number) =>
      `Section ${of} is hereby deleted, ${'with all that hangs on it, '.repeat(16)}for good.`;
    const told = placeActs(docOf(`FIRST AMENDMENT TO THE BYLAWS\n\n${[1, 2, 3, 4].map(act).join('\n\n')}`));
    expect(told[0]?.point.text).toMatch(
      /^[^“]*“Section 1 [^”]*Section 2 [^”]*” It does more: read all of it\.$/,
    );
    expect(placeActs(docOf('BYLAWS\n\nSection 2 is hereby deleted.'))).toEqual([]);
  });

  it('leaves what an act brings to the statements that tell it', () => {
    const text =
      'FIRST AMENDMENT TO THE DECLARATION\n\nArticle IV is amended to read: "Leases. No more than 15% of the Lots may be leased at any one time. Tents are for the summer."';
    const { key_points: points, restricted_activities: limits } = analyze(pages(text), {
      documentType: 'cc_and_r',
    });
    expect(points.find(({ id }) => id === 'document.acts')?.text).toBe(
      'What this paper does, in its own words: “Article IV is amended to read: "Leases …”',
    );
    expect(limits.map(({ id }) => id)).toContain('rental.cap');
  });

  it('asks of an amendment nothing that it leaves as it was', () => {
    const text =
      'FIRST AMENDMENT TO THE BYLAWS\nFox Run Homeowners Association\n\nArticle II is hereby amended to read:\n\nFive directors.';
    const analysis = analyze(pages(text), { documentType: 'bylaws' });
    expect(analysis.summary).toMatch(/^This paper changes an earlier one\./);
    expect(analysis.not_stated).toEqual([]);
  });

  it('says of what nobody has adopted yet that it holds if it is', () => {
    const told = (title: string) => {
      const text = `${title}\nFox Run Homeowners Association\n\nDogs must be on a leash.\n\nPorches shall not be used for storage.`;
      const { restricted_activities: limits, facts } = analyze(pages(text), { documentType: 'rules' });
      const shown = facts.find(({ id }) => id === 'pets.leash_required')?.display;
      return [...limits.map((point) => point.text), shown];
    };
    expect(told('Proposed Rules')).toEqual([
      'If it is adopted: Dogs must be on a leash.',
      'If it is adopted: The text also says: “Porches shall not be used for storage.”',
      'Dogs must be on a leash, as proposed',
    ]);
    expect(told('Rules')).toEqual([
      'Dogs must be on a leash.',
      'The text also says: “Porches shall not be used for storage.”',
      'Dogs must be on a leash',
    ]);
  });

  it('says so of a notice that sends out what is proposed', () => {
    const text =
      'Notice of Proposed Rules\nFox Run Homeowners Association\n\nDogs must be on a leash at all times.';
    const { restricted_activities: limits } = analyze(pages(text), { documentType: 'other' });
    expect(limits.map((point) => point.text)).toEqual(['If it is adopted: Dogs must be on a leash.']);
  });

  it('tells of a ballot what holds until the vote is counted, and what its letter says as it is', () => {
    const text =
      'To all members of Fox Run Homeowners Association\n\nThe dam must be kept dry until the vote is counted.\n\nI (We) ________ hereby consent to amend the restrictions as follows:\n\n1. SHEDS\n\nThe original provision states as follows:\n\nNo shed shall be of metal or stand near a street.\n\nThe amended provision states as follows:\n\nTwo sheds are permitted on a lot.\n\nVote Yes or No\n\n2. PORCHES\n\nThe original provision states as follows:\n\nPorches shall not be used for storage.\n\nThe amended provision states as follows:\n\nPorches may be used for bicycles only.\n\nVote Yes or No';
    const { key_points: points, restricted_activities: limits } = analyze(pages(text));
    const told = [...points, ...limits].map((point) => point.text);
    expect(told.join()).toContain('This copy is marked as proposed, or sets new text');
    expect(told.find((one) => one.includes('The dam must'))).toMatch(/^(?:The|Under)/);
    expect(told.find((one) => one.includes('Porches shall not'))).toMatch(
      /^As it is until a change is adopted: /,
    );
    expect(told.find((one) => one.includes('bicycles'))).toMatch(/^If it is adopted: /);
    expect(told.filter((one) => one.includes('Two sheds')).every((one) => one.startsWith('If it is'))).toBe(
      true,
    );
  });

  it('says so of its risks', () => {
    const risksOf = (title: string) => {
      const text = `${title}\nFox Run Homeowners Association\n\nPets are not allowed.`;
      return analyze(pages(text), { documentType: 'rules' }).risks.map((risk) => risk.title);
    };
    expect(risksOf('Proposed Rules')).toEqual(['If it is adopted: Pets are not allowed.']);
    expect(risksOf('Rules')).toEqual(['Pets are not allowed.']);
  });

  it('says so in the sections too', () => {
    const text =
      'Proposed Rules\nFox Run Homeowners Association\n\nSection 1. Pets\n\nDogs must be on a leash.\n\nSection 2. Porches\n\nPorches shall not be used for storage.';
    const { chunk_analyses: sections } = analyze(pages(text), { documentType: 'rules' });
    const told = sections.flatMap(({ restricted_activities: limits }) => limits.map((point) => point.text));
    expect(told).toHaveLength(2);
    for (const one of told) expect(one).toMatch(/^If it is adopted: /);
  });

  it('takes a full restatement for a whole document', () => {
    const text =
      'SECOND AMENDMENT TO THE BYLAWS\nElm Court Homeowners Association\n\nThe Association desires to amend the Bylaws in their entirety to read as set out here.\n\nThe Bylaws are hereby fully amended to read as follows:\n\nThe board has five directors.';
    const analysis = analyze(pages(text), { documentType: 'bylaws' });
    expect(analysis.summary).toMatch(/^This paper takes the place of the whole of an earlier one\./);
    expect(analysis.not_stated).toContain('quorum.members');
  });

  it('takes a section restated for a change of that section', () => {
    const text =
      'SECOND AMENDMENT TO THE BYLAWS\nElm Court Homeowners Association\n\nArticle II of the Bylaws is hereby amended and restated in its entirety to read:\n\nThe board has five directors.';
    expect(analyze(pages(text), { documentType: 'bylaws' }).summary).toMatch(
      /^This paper changes an earlier one\./,
    );
  });

  const standing = (text: string) => placeStanding(docOf(text)).map(({ point }) => point);
  const added = 'It adds land or lots to those that the earlier one covers.';

  it.each([
    'ANNEXATION OF LAND TO THE DECLARATION OF FOX RUN\n\nThe Developer hereby annexes the land in Exhibit A.',
    'SECOND AMENDMENT TO DECLARATION OF RESTRICTIONS\n\nThe parties hereby amend the Declaration to add the following lots: Lots 5 to 9.',
    'COVENANTS OF FOX RUN\n\nThe Developer does hereby declare that Lots 5 to 9 shall be held subject to all the covenants contained in the Original Declaration.',
  ])('says that it adds land, and cites the words: %s', (text) => {
    const [point] = standing(text);
    expect(point?.text).toMatch(/^This paper changes an earlier one\./);
    expect(point?.text).toContain(added);
    expect(point?.citations.map(({ quote }) => quote).join(' ')).toMatch(/hereby (?:annex|amend|declare)/);
    expect(readingGrade(point?.text ?? '')).toBeLessThanOrEqual(9);
  });

  it.each([
    'DECLARATION OF FOX RUN\n\nThe Developer may annex land. The land in Exhibit A is hereby annexed.',
    'COVENANTS OF FOX RUN\n\nThe Developer does hereby declare that Lots 1 to 9 shall be held subject to the covenants contained in this Declaration.',
    'ANNEXATION AGREEMENT WITH THE TOWN\n\nThe Town hereby annexes the land in Exhibit A.',
    'ANNEXATION OF LAND TO THE DECLARATION OF FOX RUN\n\nIt may be recorded in May.',
  ])('is no change of another paper: %s', (text) => {
    expect(standing(text)).toEqual([]);
  });

  it('does not say so of a change of words', () => {
    const [point] = standing(
      'FIRST AMENDMENT TO THE BYLAWS\n\nArticle II is hereby amended to read:\n\nFive.',
    );
    expect(point?.text).not.toContain(added);
  });

  it('tells the hours as people say them', () => {
    expect(['22:00', '07:30', '00:00', '12:00', 'dusk'].map(clockWords)).toEqual([
      '10 p.m.',
      '7:30 a.m.',
      '12 a.m.',
      '12 p.m.',
      'dusk',
    ]);
  });
});
