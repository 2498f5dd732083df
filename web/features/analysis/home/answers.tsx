import { homeWords } from '#content/home-words.ts';
import type { HomeAnswer } from '#contract/homes.ts';
import type { AnswerGroup } from '#home/home-parts.ts';
import { standingWords } from '#home/standing-words.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { HardToRead } from '../facts/hard-to-read.tsx';
import { Explained } from '../notes/explained.tsx';
import { Meaning } from '../notes/meaning.tsx';
import { FoundBy } from '../second-reader/found-by.tsx';
import { useNameOf } from './home-context.ts';
import { OwnNote } from './notes.tsx';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const row =
  'grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';

interface SaidProps {
  /** Of the part of the page, to tell the same statement apart in two of them. */
  part: string;
  label: string;
  statement: HomeAnswer['controls'];
}

/** An answer with its pages and the name of its document. */
function Said({ part, label, statement: { document, fact } }: SaidProps) {
  const nameOf = useNameOf();
  return (
    <>
      <CitationChips
        id={`${document}/${part}/${fact.id}`}
        statement={`${label}: ${fact.display}`}
        citations={fact.citations}
      />{' '}
      <span className="text-sm wrap-anywhere text-muted">{nameOf(document)}</span>{' '}
      <FoundBy by={fact.found_by ?? 'rules'} id={fact.id} />
    </>
  );
}

/** What others of the home's documents say to the same question. Those of other years are behind a press. */
function Others({ part, answer: { label, others } }: { part: string; answer: HomeAnswer }) {
  const earlier = others.filter(({ standing }) => standing === 'earlier' || standing === 'same');
  const beside = others.filter((other) => !earlier.includes(other));
  const line = (other: HomeAnswer['others'][number]) => (
    <li key={`${other.document} ${other.fact.display}`} className="text-sm leading-relaxed">
      <span className="text-muted">{capitalized(standingWords[other.standing])}:</span>{' '}
      {other.standing !== 'same' && <span className="tabular">{other.sentence ?? other.fact.display} </span>}
      <Said part={part} label={label} statement={other} />
    </li>
  );
  return (
    <>
      {beside.length > 0 && (
        <ul className="flex flex-col gap-1 rounded-box bg-caution-soft px-3 py-2">{beside.map(line)}</ul>
      )}
      {earlier.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-accent hover:underline">
            {homeWords.alsoIn} {earlier.length} {earlier.length === 1 ? 'document' : 'documents'}
            <span className="sr-only">: {label}</span>
          </summary>
          <ul className="mt-1 flex flex-col gap-1 border-l-2 border-accent pl-3.5">{earlier.map(line)}</ul>
        </details>
      )}
    </>
  );
}

interface AnswersProps {
  part: string;
  answers: readonly HomeAnswer[];
}

/** Questions on the left; on the right the answer that holds, and under it what other documents say. */
export function Answers({ part, answers }: AnswersProps) {
  return (
    <dl className="flex flex-col">
      {answers.map((answer) => {
        const { id, label, controls } = answer;
        return (
          <div key={id} className={row}>
            <dt className="text-muted">
              <Explained text={label} />
            </dt>
            <dd className="flex min-w-0 flex-col gap-1.5">
              <p className="leading-relaxed">
                <span className="tabular mr-1.5 font-semibold wrap-anywhere">
                  {controls.sentence ?? capitalized(controls.fact.display)}
                </span>
                <Said part={part} label={label} statement={controls} /> <Meaning id={id} about={label} />
              </p>
              <HardToRead doubtful={controls.fact.doubtful} />
              <Others part={part} answer={answer} />
              <OwnNote document={controls.document} fact={id} label={label} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The answers by subject. */
export function AnswerGroups({ part, groups }: { part: string; groups: readonly AnswerGroup<HomeAnswer>[] }) {
  return groups.map(({ title, answers }) => (
    <section key={title} className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <Answers part={part} answers={answers} />
    </section>
  ));
}
