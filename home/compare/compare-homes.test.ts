import { expect, it } from 'vitest';
import { analyze } from '#engine/index.ts';
import { readTxt } from '#readers/txt/read-txt.ts';
import { homePicture } from '../home-picture.ts';
import { compareHomes } from './compare-homes.ts';

function pictureOf(texts: Readonly<Record<string, string>>) {
  const documents = Object.entries(texts).map(([name, text]) => ({
    id: name,
    name,
    analysis: analyze(readTxt(new TextEncoder().encode(text)) ?? []),
  }));
  return homePicture(documents, '2026-11-24');
}

const quail = pictureOf({
  'quail.txt': `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS OF QUAIL BEND
Dated March 3, 1998
4.1 Each Lot shall pay a regular annual assessment of $300 per year to the Association.
7.1 No more than two (2) dogs or cats may be kept on any Lot.
7.3 No Lot may be leased for a term of less than six (6) months.`,
});
const elm = pictureOf({
  'elm.txt': `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS OF ELM PARK
Dated May 5, 2004
4.1 Each Lot shall pay a regular monthly assessment of $110 per month to the Association.
7.1 No more than three (3) dogs or cats may be kept on any Lot.`,
});
const bare = pictureOf({});

const rowOf = (groups: ReturnType<typeof compareHomes>, id: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.id === id);

it('dues are told in dollars a month, each with its document', () => {
  const dues = rowOf(compareHomes(quail, elm), 'dues');
  expect(dues?.cells.map((cell) => cell?.text.replace(/ \(.*/, ''))).toEqual(['$25 a month', '$110 a month']);
  expect(dues?.cells.map((cell) => cell?.statements[0]?.document)).toEqual(['quail.txt', 'elm.txt']);
  expect(dues?.cells[0]?.statements[0]?.citations[0]?.quote).toContain('$300 per year');
});

it('what one home does not tell is nothing there, and what neither tells is left out', () => {
  const groups = compareHomes(quail, elm);
  expect(rowOf(groups, 'rental.minimum_term')?.cells.map((cell) => cell?.text ?? null)).toEqual([
    '6 months',
    null,
  ]);
  expect(rowOf(groups, 'pets.max_count')?.cells.map((cell) => cell?.text)).toEqual(['2', '3']);
  expect(rowOf(groups, 'rental.cap')).toBeUndefined();
});

it('turned around it is the same turned around, and dues are asked for where nobody tells them', () => {
  const [there, back] = [compareHomes(quail, elm), compareHomes(elm, quail)];
  const cells = (groups: typeof there) => groups.flatMap(({ rows }) => rows.map((row) => row.cells));
  expect(cells(back)).toEqual(cells(there).map(([a, b]) => [b, a]));
  expect(compareHomes(bare, bare)).toMatchObject([
    { id: 'monthly', rows: [{ id: 'dues', cells: [null, null] }] },
  ]);
});
