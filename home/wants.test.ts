import { describe, expect, it } from 'vitest';
import type { Want } from '#contract/wants.ts';
import { homePicture } from './home-picture.ts';
import { read, stating } from './testing/home-document.ts';

const pictureOf = (documents: ReturnType<typeof read>[], ...wants: Want[]) =>
  homePicture(documents, '2026-11-24', { wants });
const told = (documents: ReturnType<typeof read>[], ...wants: Want[]) =>
  pictureOf(documents, ...wants).wants.map(({ want, verdict, said, ask }) => [
    want,
    verdict,
    said.map(({ document, text }) => `${text} [${document}]`),
    ask,
  ]);

const declaration = read(
  'declaration',
  'cc_and_r',
  `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS
Dated March 3, 1998
Section 7.1. No animals of any kind shall be kept on any Lot.
Section 7.2. No Lot may be leased for a term of less than six (6) months.
Section 7.3. Each Lot shall be used for residential purposes only.`,
);

describe('what a buyer wants to do', () => {
  it('is told first where it is forbidden, with the words that forbid it', () => {
    const picture = pictureOf([declaration], 'solar', 'short_let', 'renting', 'pets');
    expect(picture.wants.map(({ want, verdict }) => [want, verdict])).toEqual([
      ['pets', 'forbidden'],
      ['short_let', 'forbidden'],
      ['renting', 'limited'],
      ['solar', 'open'],
    ]);
    const [pets] = picture.wants;
    expect(pets?.said[0]).toMatchObject({ document: 'declaration', text: 'Pets are not allowed.' });
    expect(pets?.said[0]?.citations[0]?.quote).toContain('No animals of any kind');
    // It is not told a second time among what to read first.
    expect(picture.verdict.map(({ id }) => id).join()).not.toMatch(/pets\.|rental\.minimum_term/);
    expect(
      pictureOf([declaration])
        .verdict.map(({ id }) => id)
        .join(),
    ).toMatch(/pets\./);
  });

  it('is an open question where the documents are silent or decide nothing', () => {
    expect(told([declaration], 'fence')).toEqual([
      ['fence', 'open', [], expect.stringContaining('whether you may put up a fence')],
    ]);
    expect(told([stating('rules', 'rules', {})], 'solar')[0]?.[3]).toContain('the covenants');
    const [[, verdict, said]] = told([declaration], 'home_business') as [[string, string, string[]]];
    expect([verdict, said.length]).toEqual(['open', 1]);
  });

  it('follows the answer that holds, and says where another document stands against it', () => {
    const covenants = stating('covenants', 'cc_and_r', { 'pets.allowed': 'restricted' });
    const rules = stating('rules', 'rules', { 'pets.allowed': 'no' });
    expect(told([covenants, rules], 'pets')).toEqual([
      [
        'pets',
        'limited',
        expect.arrayContaining([expect.stringContaining('[rules]')]),
        expect.stringContaining('differ'),
      ],
    ]);
    const later = stating('later', 'cc_and_r', { 'pets.allowed': 'yes', 'document.date': '2020' });
    const earlier = stating('earlier', 'cc_and_r', { 'pets.allowed': 'no', 'document.date': '1990' });
    expect(told([earlier, later], 'pets').map((one) => [one[1], one[3]])).toEqual([['allowed', null]]);
  });

  it.each([
    [{ days: 180 }, 'forbidden'],
    [{ days: 7 }, 'limited'],
  ])('a lease of at least %o makes short stays %s', (term, verdict) => {
    expect(told([stating('a', 'cc_and_r', { 'rental.minimum_term': term })], 'short_let')[0]?.[1]).toBe(
      verdict,
    );
  });

  it('is settled by nothing that a language model alone found', () => {
    const document = stating('a', 'cc_and_r', { 'pets.allowed': 'no' });
    for (const fact of document.analysis.facts) fact.found_by = 'model';
    expect(told([document], 'pets')[0]?.[1]).toBe('open');
  });
});
