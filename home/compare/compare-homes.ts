import { compareWords } from '#content/compare-words.ts';
import type { Fact } from '#contract/analysis.ts';
import { catalogueFact, type FactId } from '#engine/catalogue.ts';
import { dollars } from '#engine/say/display.ts';
import { perMonth } from '#engine/say/money-per.ts';
import type { HomeAnswer, Statement } from '../controls.ts';
import type { HomePicture } from '../home-picture.ts';

/** What one of the homes says to a row: null where its documents do not say. */
export interface ComparedCell {
  readonly text: string;
  readonly statements: readonly {
    readonly document: string;
    readonly citations: Fact['citations'];
  }[];
}

export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly [ComparedCell | null, ComparedCell | null];
}

export interface ComparedGroup {
  readonly id: keyof typeof words.groups;
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

type Compared = Pick<HomePicture, 'answers' | 'timeline'>;
type CellOf = (home: Compared) => ComparedCell | null;

const words = compareWords.homes;

const cell = (text: string, { document, fact }: Statement): ComparedCell => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  statements: [{ document, citations: fact.citations }],
});

const controls = (answers: readonly HomeAnswer[], id: string) =>
  answers.find((one) => one.id === id)?.controls;

const answered =
  (id: FactId): CellOf =>
  ({ answers }) => {
    const held = controls(answers, id);
    return held ? cell(held.sentence ?? held.fact.display, held) : null;
  };

/** Dues in dollars a month, whatever they are paid by; as the document has them where it does not say how often. */
const monthlyDues: CellOf = ({ answers }) => {
  const held = controls(answers, 'assessment.regular');
  if (!held) return null;
  const month = perMonth(held.fact.value);
  if (month === null) return cell(held.fact.display, held);
  return cell(`${dollars(month)} ${words.aMonth} (${held.fact.display})`, held);
};

/** What happened, as the newest papers tell it. */
const told =
  (id: FactId): CellOf =>
  ({ timeline }) => {
    const [newest] = timeline.filter((event) => event.id === id);
    if (!newest) return null;
    return { text: newest.text, statements: [{ document: newest.document, citations: newest.citations }] };
  };

type Row = readonly [id: string, label: string, of: CellOf];
const row = (id: FactId): Row => [id, catalogueFact(id)?.label ?? id, answered(id)];
const event = (id: FactId): Row => [id, catalogueFact(id)?.label ?? id, told(id)];

const groups: readonly (readonly [ComparedGroup['id'], readonly Row[]])[] = [
  ['monthly', [['dues', words.dues, monthlyDues], row('assessment.frequency')]],
  [
    'once',
    [
      row('assessment.initial_contribution'),
      row('assessment.transfer_fee'),
      event('special_assessment'),
      row('insurance.deductible'),
    ],
  ],
  [
    'risk',
    [
      row('reserves.percent_funded'),
      row('reserves.balance'),
      row('financial.reserve_cash'),
      row('financial.delinquent_homes'),
      row('financial.loan'),
      event('litigation'),
      event('repairs.critical'),
      row('assessment.increase_cap'),
      row('assessment.special_vote'),
      row('assessment.foreclosure'),
      row('voting.declarant_control'),
    ],
  ],
  [
    'freedom',
    [
      row('pets.allowed'),
      row('pets.max_count'),
      row('rental.allowed'),
      row('rental.minimum_term'),
      row('rental.cap'),
      row('occupancy.age_restricted'),
      row('use.home_business'),
      row('vehicles.rv_boat_trailer'),
      row('vehicles.street_parking'),
      row('exterior.fences'),
      row('exterior.solar'),
      row('exterior.outbuildings'),
      row('architecture.approval_required'),
    ],
  ],
];

/**
 * Two homes side by side: what each pays a month and once, what may go wrong, and what one may do. What neither of them tells is
 * left out; what one does not tell is null there. Pure.
 */
export function compareHomes(first: Compared, second: Compared): ComparedGroup[] {
  return groups
    .map(([id, rows]) => ({
      id,
      title: words.groups[id],
      rows: rows
        .map(([rowId, label, of]): ComparedRow => ({ id: rowId, label, cells: [of(first), of(second)] }))
        // What both pay is told even where neither tells it: that is to be asked.
        .filter(({ id: rowId, cells }) => rowId === 'dues' || cells.some((one) => one !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
