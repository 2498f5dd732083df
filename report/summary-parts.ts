import { type FirstItem, firstFive } from './first-five.ts';
import type { Picture } from './pictures/picture.ts';
import { picturesOf } from './pictures/pictures-of.ts';
import { type Question, questionsOf } from './questions.ts';
import type { ShownAnalysis } from './read-analysis.ts';

/** A question as the page shows it. */
export type Asked = Pick<Question, 'id' | 'text'>;

/** What the summary leads with, worked out of the whole analysis. Data alone: it can be made where the pages are built. */
export interface SummaryParts {
  readonly first: readonly FirstItem[];
  readonly picture: Picture | null;
  /** What to ask, in words that can be copied. */
  readonly questions: { readonly raised: readonly Asked[]; readonly open: readonly Asked[] };
}

/** Of several pictures the summary shows the one that tells most of what is to come. */
const tellingPictures: readonly Picture['id'][] = ['funded', 'budget', 'dues'];

/** The things to read first, and the one picture that belongs to them. */
export function summaryParts(analysis: ShownAnalysis): SummaryParts {
  const pictures = picturesOf(analysis);
  const [picture = null] = tellingPictures.flatMap((id) => pictures.find((one) => one.id === id) ?? []);
  const first = firstFive(analysis);
  const { raised, open } = questionsOf(analysis, first);
  const bare = ({ id, text }: Question): Asked => ({ id, text });
  return { first, picture, questions: { raised: raised.map(bare), open: open.map(bare) } };
}
