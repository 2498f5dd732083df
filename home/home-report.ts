import { homeWords as words } from '#content/home-words.ts';
import { purchaseWords } from '#content/purchase-words.ts';
import { reportWords } from '#content/report-words.ts';
import { wantWords } from '#content/want-words.ts';
import { documentTypeLabels } from '#contract/document-type.ts';
import type { Purchase } from '#contract/homes.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import { shortForm } from '#report/dates.ts';
import { createNoteBook } from '#report/note-book.ts';
import type { Block, Report, ReportAnswer, ReportPart, ReportRow } from '#report/report.ts';
import { firstWords, plainPoint } from '#report/report-points.ts';
import { seeAlso } from '#report/see-also.ts';
import type { HomeAnswer, Statement } from './controls.ts';
import { filled } from './filled.ts';
import { answersIn, type HomePart, isDisputed } from './home-parts.ts';
import type { HomePicture } from './home-picture.ts';
import type { Missing } from './missing.ts';
import { duesPicture } from './money-over-years.ts';
import { standingWords } from './standing-words.ts';

/** A document as the report of its home names it. */
export interface NamedDocument {
  readonly id: string;
  readonly name: string;
  /** Its kind: 'Bylaws'. */
  readonly kind: string;
  /** The date that it gives itself, as in '2024-03'; null for none. */
  readonly date: string | null;
  readonly finding: string | null;
}

interface Told {
  /** What its owner calls the home. */
  readonly name: string;
  readonly picture: HomePicture;
  readonly purchase: Purchase;
  readonly documents: readonly NamedDocument[];
  /** What its owner noted beside answers; left out where that is not to be told. */
  readonly notes?: readonly { readonly document: string; readonly fact: string; readonly text: string }[];
  /** When it is made, in ISO 8601. */
  readonly madeAt: string;
}

const text = (line: string): Block => ({ kind: 'text', text: line, notes: [] });
const capitalized = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);

/** What is missing in a sentence: 'Budget: the newest here is from 2009.' */
export function missingText(one: Missing, nameOf: (id: string) => string): string {
  const label = documentTypeLabels[one.type];
  if (one.why === 'none') return `${label}: ${words.none}`;
  if (one.why !== 'old')
    return `${label}: ${filled(words.instead[one.why], { document: nameOf(one.document) })}`;
  return `${label}: ${words.old} ${shortForm(one.date)}.`;
}

/** What the documents of a home say together as a report, in the order of its page. Every note names its document. */
export function makeHomeReport({ name, picture, purchase, documents, notes = [], madeAt }: Told): Report {
  const book = createNoteBook();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const cite = (document: string, citations: Statement['fact']['citations']) =>
    book.cite(citations, nameOf(document));

  const answer = ({ document, fact, sentence }: Statement): ReportAnswer => ({
    text: sentence ?? capitalized(fact.display),
    also: null,
    notes: cite(document, fact.citations),
  });
  const row = ({ label, controls, others }: HomeAnswer): ReportRow => ({
    question: label,
    answers: [
      answer(controls),
      ...others.map((other) => ({
        ...answer(other),
        text: `${capitalized(standingWords[other.standing])}: ${other.sentence ?? other.fact.display}`,
      })),
    ],
  });
  const rows = (answers: readonly HomeAnswer[]): Block => ({ kind: 'answers', rows: answers.map(row) });
  const part = (title: string, blocks: readonly Block[]): ReportPart[] =>
    blocks.length > 0 ? [{ title, blocks }] : [];
  const points = (list: readonly { text: string; notes: number[] }[]): Block[] =>
    list.length > 0 ? [{ kind: 'points', points: list.map(plainPoint) }] : [];
  const answered = (which: HomePart): ReportPart[] =>
    answersIn(which, picture.answers).flatMap((group) => part(group.title, [rows(group.answers)]));
  const disputed = picture.answers.filter(isDisputed);
  const own = picture.documents.length > 0;
  const { lines, statute } = purchase.clock;
  const clock = statute ? [...lines, statute] : lines;
  const lender = purchase.lender.map(({ program, verdict, text: rule, notes, section, statements }) => ({
    text: `${purchaseWords.lender.verdicts[verdict]}: ${[`${program}.`, rule, ...notes, `${section}.`].join(' ')}`,
    notes: statements.flatMap(({ document, fact }) => cite(document, fact.citations)),
  }));
  const left = (ids: readonly string[]) => points(ids.map((id) => ({ text: nameOf(id), notes: [] })));

  const wants = picture.wants.map(({ want, verdict, said, ask }) => ({
    text: `${wantWords.labels[want]}: ${[...said.map(({ text: line }) => line), ask].filter(Boolean).join(' ')}`,
    notes: said.flatMap((one) => cite(one.document, one.citations)),
    mark: wantWords.verdicts[verdict],
    detail: null,
    place: null,
    also: null,
  }));
  const dues = duesPicture(picture.dues, nameOf);
  const duesNotes = picture.dues.flatMap(({ document, citations }) => cite(document, [...citations]));
  const duesBlocks: Block[] = dues
    ? [
        {
          kind: 'table',
          title: dues.title,
          text: dues.sentence,
          notes: duesNotes,
          picture: dues,
          ...dues.table,
        },
      ]
    : [];
  const trail = picture.trails.flatMap(({ purpose, steps }) =>
    steps.map(({ date, stage, text: line, document, citations }) => ({
      text: `${purpose}. ${date ? shortForm(date) : words.undated}. ${words.money.stages[stage]}: ${line}`,
      notes: cite(document, [...citations]),
    })),
  );

  const parts = [
    ...part(wantWords.told, wants.length > 0 ? [{ kind: 'points', points: wants }] : []),
    ...part(
      words.verdict,
      picture.verdict.length > 0
        ? [
            {
              kind: 'points',
              points: picture.verdict.map(({ title, detail, severity, document, citations, see_also }) => ({
                text: title,
                notes: book.cite(citations, nameOf(document)),
                mark: firstWords[severity],
                detail: detail || null,
                place: null,
                also: seeAlso(citations, see_also, book, nameOf(document)),
              })),
            },
          ]
        : [],
    ),
    ...(own ? part(purchaseWords.clock.title, points(clock.map((line) => ({ text: line, notes: [] })))) : []),
    ...part(words.money.title, duesBlocks),
    ...part(words.money.trail, points(trail)),
    ...answered('money'),
    ...answered('rules'),
    ...part(words.differ, disputed.length > 0 ? [text(words.differHint), rows(disputed)] : []),
    ...answered('association'),
    ...part(
      words.timeline,
      points(
        picture.timeline.map(({ date, document, label, text: line, citations }) => ({
          text: `${date ? shortForm(date) : words.undated}. ${label}: ${line}`,
          notes: cite(document, citations),
        })),
      ),
    ),
    ...part(
      words.missing,
      points(picture.missing.map((one) => ({ text: missingText(one, nameOf), notes: [] }))),
    ),
    ...(own ? part(purchaseWords.lender.title, points(lender)) : []),
    ...part(
      words.notes.title,
      points(
        notes.map(({ document, fact, text: line }) => ({
          text: [catalogueFact(fact)?.label, nameOf(document), line].filter(Boolean).join(': '),
          notes: [],
        })),
      ),
    ),
    ...part(
      words.documents,
      points(
        documents.map(({ name: file, kind, date, finding }) => ({
          text: [`${file} (${[kind, date && shortForm(date)].filter(Boolean).join(', ')})`, finding]
            .filter(Boolean)
            .join(': '),
          notes: [],
        })),
      ),
    ),
    ...part(
      words.others,
      points(
        picture.others.map(({ document, association }) => ({
          text: `${nameOf(document)}: ${association}`,
          notes: [],
        })),
      ),
    ),
    ...part(words.drafts, left(picture.drafts)),
    ...part(reportWords.notAssociation, left(picture.unrelated)),
  ];
  return {
    title: name,
    kind: picture.association ?? words.unnamed,
    subtitle: words.subtitle,
    about: [
      ['Documents', String(documents.length)],
      ['Made on', shortForm(madeAt)],
      ['Made by', reportWords.maker],
    ],
    parts,
    notes: book.notes,
    disclaimer: words.disclaimer,
    madeAt,
  };
}
