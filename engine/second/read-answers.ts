/** What a model says: where, in which words, and what follows. Nothing of it is checked yet but its form. */
export interface Answer {
  readonly question: string;
  readonly line: number;
  readonly words: string;
  readonly value: string;
}

/** Longer answers than this are not read. */
const longestText = 200_000;
const mostAnswers = 60;
const longestField = 2000;

/** The JSON object in a text that may have thinking before it, fences around it and chatter beside it; null where none is. */
export function objectIn(text: string): Record<string, unknown> | null {
  if (text.length > longestText) return null;
  const thought = text.lastIndexOf('</think>');
  const said = thought < 0 ? text : text.slice(thought + '</think>'.length);
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(said.slice(from, to + 1));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const field = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longestField ? value : null;

function answerIn(item: unknown): Answer | null {
  if (typeof item !== 'object' || item === null) return null;
  const { a_question, b_line, c_words, d_value } = item as Record<string, unknown>;
  const [question, words, value] = [field(a_question), field(c_words), field(d_value)];
  if (question === null || words === null || value === null) return null;
  if (typeof b_line !== 'number' || !Number.isInteger(b_line)) return null;
  return { question: question.trim(), line: b_line, words, value: value.trim() };
}

/** The answers in what a model wrote, and how many of them have no proper form; null where it is no answer at all. */
export function readAnswers(text: string): { answers: Answer[]; malformed: number } | null {
  const list = objectIn(text)?.answers;
  if (!Array.isArray(list)) return null;
  const answers = list.slice(0, mostAnswers).map(answerIn);
  const formed = answers.filter((answer) => answer !== null);
  return { answers: formed, malformed: list.length - formed.length };
}

/** A point or a risk that a model found: of which kind, where, and in which words. Nothing of it is checked yet but its form. */
export interface FoundPoint {
  readonly kind: string;
  readonly line: number;
  readonly words: string;
}

function pointIn(item: unknown): FoundPoint | null {
  if (typeof item !== 'object' || item === null) return null;
  const { a_kind, b_line, c_words } = item as Record<string, unknown>;
  const [kind, words] = [field(a_kind), field(c_words)];
  if (kind === null || words === null || typeof b_line !== 'number' || !Number.isInteger(b_line)) return null;
  return { kind: kind.trim(), line: b_line, words };
}

/** As `readAnswers`, of the points and risks that a model found. */
export function readPoints(text: string): { points: FoundPoint[]; malformed: number } | null {
  const list = objectIn(text)?.found;
  if (!Array.isArray(list)) return null;
  const points = list
    .slice(0, mostAnswers)
    .map(pointIn)
    .filter((point) => point !== null);
  return { points, malformed: list.length - points.length };
}

/** Whether a model confirmed a statement; null where it wrote neither yes nor no. */
export function readConfirmation(text: string): boolean | null {
  const said = objectIn(text)?.b_supports;
  return said === 'yes' ? true : said === 'no' ? false : null;
}
