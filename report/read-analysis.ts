import type {
  Analysis,
  ChunkAnalysis,
  Fact,
  FactValue,
  PageNote,
  Point,
  Risk,
  SecondReader,
  SpecialAssessment,
} from '#contract/analysis.ts';
import type { ModelReading } from '#contract/model-reading.ts';
import { catalogueFact } from '#engine/catalogue.ts';
import type { OpenAnswer } from './open-answers.ts';

/** A point as it is shown: one that came as bare text has no severity and no citation. */
export type ShownPoint = Omit<Point, 'severity'> & { readonly severity: Point['severity'] | null };
export type ShownAssessment = Omit<SpecialAssessment, 'status'> & {
  readonly status: SpecialAssessment['status'] | null;
};
export type ShownSection = Omit<
  ChunkAnalysis,
  'key_points' | 'restricted_activities' | 'special_assessments'
> & {
  readonly key_points: readonly ShownPoint[];
  readonly restricted_activities: readonly ShownPoint[];
  readonly special_assessments: readonly ShownAssessment[];
};
export type ShownAnalysis = Pick<
  Analysis,
  'document_id' | 'file_name' | 'summary' | 'monthly_fees' | 'not_stated' | 'unreadable_pages' | 'created_at'
> & {
  /** Some of the pages are still being read: the analysis is to be asked for again. */
  readonly still_reading: boolean;
  readonly document_type: string;
  readonly detected_type: string | null;
  /** It does not read like an association's document: nothing is stated of one. */
  readonly not_association: boolean;
  readonly summary_statements: readonly ShownPoint[];
  readonly key_points: readonly ShownPoint[];
  readonly restricted_activities: readonly ShownPoint[];
  readonly special_assessments: readonly ShownAssessment[];
  readonly risks: readonly Risk[];
  readonly facts: readonly Fact[];
  readonly unclear: readonly OpenAnswer[];
  readonly sections: readonly ShownSection[];
  readonly page_notes: readonly PageNote[];
  readonly word_count: number | null;
  readonly total_pages: number | null;
  /** Another version of the engine made it than the one that would make it now. */
  readonly older_engine: boolean;
  /** The version of the engine that made it; empty where it is not told. */
  readonly engine_version: string;
  /** What a language model reads of it; null where none is there to read. */
  readonly model_reading: ModelReading | null;
  /** The language model that some of it was found by; null where the rules alone found all of it. */
  readonly second_reader: Pick<SecondReader, 'model' | 'parts' | 'parts_read' | 'found_nothing'> | null;
};

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const amount = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A list that may have come as JSON text; empty where it is neither. */
function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

const records = (value: unknown) => list(value).map(record);
/** Citations that name a page; the rest cannot be shown. */
const citationsOf = (item: Raw): Point['citations'] =>
  records(item.citations).flatMap(({ page, start, end, quote }) =>
    typeof page === 'number'
      ? [{ page, start: amount(start) ?? 0, end: amount(end) ?? 0, quote: text(quote) }]
      : [],
  );
const referenceOf = (item: Raw, references: Raw) =>
  text(item.reference) || text(references[text(item.id)]) || text(references[text(item.text)]);

const byModel = ({ found_by }: Raw) => (found_by === 'model' ? { found_by: 'model' as const } : {});
/** Who found a statement, and whether a language model did not bear it out. */
const witnesses = (item: Raw) => ({
  ...(item.found_by === 'both' ? { found_by: 'both' as const } : byModel(item)),
  ...(item.not_confirmed === true ? { not_confirmed: true as const } : {}),
});

function seeAlsoOf({ see_also }: Raw): Pick<Point, 'see_also'> {
  const also = citationsOf({ citations: see_also });
  return also.length > 0 ? { see_also: also } : {};
}

function point(value: unknown, id: string, references: Raw): ShownPoint {
  const item = typeof value === 'string' ? { text: value } : record(value);
  return {
    id: text(item.id) || id,
    text: text(item.text),
    reference: referenceOf(item, references),
    severity: (item.severity as Point['severity'] | undefined) ?? null,
    citations: citationsOf(item),
    ...seeAlsoOf(item),
    ...witnesses(item),
  };
}

const points = (value: unknown, name: string, references: Raw): ShownPoint[] =>
  list(value)
    .map((item, index) => point(item, `${name}-${index + 1}`, references))
    .filter((shown) => shown.text !== '');

const assessments = (value: unknown, references: Raw): ShownAssessment[] =>
  records(value).map((item, index) => ({
    id: text(item.id) || `special_assessments-${index + 1}`,
    purpose: text(item.purpose) || null,
    amount: amount(item.amount),
    per: (item.per as ShownAssessment['per'] | undefined) ?? null,
    date: text(item.date) || null,
    status: (item.status as ShownAssessment['status'] | undefined) ?? null,
    reference: referenceOf(item, references),
    citations: citationsOf(item),
  }));

const severities: readonly unknown[] = ['high', 'medium', 'low'] satisfies Risk['level'][];

/** A risk whose level an older engine did not give is shown in the middle. */
const risk = (item: Raw, index: number): Risk => ({
  id: text(item.id) || `risk-${index + 1}`,
  level: severities.includes(item.level) ? (item.level as Risk['level']) : 'medium',
  title: text(item.title) || text(item.text),
  explanation: text(item.explanation),
  citations: citationsOf(item),
  ...(item.found_by === 'both' ? { found_by: 'both' as const } : byModel(item)),
});

const valueWords = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value ?? '');

const fact = (item: Raw): Fact => {
  const id = text(item.id);
  const [doubtful, ...more] = citationsOf({ citations: item.doubtful });
  return {
    id,
    label: text(item.label) || catalogueFact(id)?.label || id,
    value: (item.value ?? '') as FactValue,
    display: text(item.display) || valueWords(item.value),
    citations: citationsOf(item),
    ...(doubtful === undefined ? {} : { doubtful: [doubtful, ...more] }),
    conflicts: records(item.conflicts).map((other) => ({
      value: (other.value ?? '') as FactValue,
      display: text(other.display) || valueWords(other.value),
      citations: citationsOf(other),
      ...byModel(other),
    })),
    ...witnesses(item),
  };
};

const pageNote = ({ page, reason, note }: Raw): PageNote[] =>
  typeof page === 'number' && typeof note === 'string'
    ? [{ page, reason: (reason ?? 'not_tried') as PageNote['reason'], note }]
    : [];

const section = (item: Raw, index: number, references: Raw): ShownSection => ({
  id: text(item.id) || `section-${index + 1}`,
  section: text(item.section),
  pages: list(item.pages) as number[],
  summary: text(item.summary),
  key_points: points(item.key_points, `section-${index + 1}-points`, references),
  restricted_activities: points(item.restricted_activities, `section-${index + 1}-activities`, references),
  monthly_fees: amount(item.monthly_fees),
  special_assessments: assessments(item.special_assessments, references),
  citations: citationsOf(item),
});

/** The analysis as the page shows it. Lists may come as JSON text, points as bare text, and any field may be missing. */
export function readAnalysis(raw: unknown): ShownAnalysis {
  const body = record(raw);
  const references = record(body.references);
  const stats = record(body.document_stats);
  const reader = record(body.second_reader);
  return {
    document_id: text(body.document_id),
    file_name: text(body.document_name) || text(body.file_name) || 'Document',
    document_type: text(body.document_type),
    detected_type: text(body.detected_type) || null,
    not_association: body.not_association_document === true,
    summary: text(body.summary),
    summary_statements: points(body.summary_statements, 'summary', references),
    key_points: points(body.key_points, 'point', references),
    restricted_activities: points(body.restricted_activities, 'activity', references),
    monthly_fees: amount(body.monthly_fees),
    special_assessments: assessments(body.special_assessments, references),
    risks: records(body.risks)
      .map(risk)
      .filter(({ title }) => title !== ''),
    facts: records(body.facts)
      .map(fact)
      .filter(({ id }) => id !== ''),
    unclear: records(body.unclear).map((item) => ({ id: text(item.id), citations: citationsOf(item) })),
    not_stated: list(body.not_stated) as string[],
    sections: records(body.chunk_analyses).map((item, index) => section(item, index, references)),
    word_count: amount(stats.word_count),
    total_pages: amount(body.total_pages),
    unreadable_pages: list(body.unreadable_pages) as number[],
    page_notes: records(body.page_notes).flatMap(pageNote),
    still_reading: body.still_reading === true,
    older_engine: body.older_engine === true,
    created_at: text(body.created_at),
    engine_version: text(record(body.engine).version),
    model_reading: (body.model_reading as ModelReading | undefined) ?? null,
    second_reader: text(reader.model)
      ? {
          model: text(reader.model),
          parts: amount(reader.parts) ?? 0,
          parts_read: amount(reader.parts_read) ?? 0,
          found_nothing: list(reader.found_nothing) as string[],
        }
      : null,
  };
}
