import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { askWords as words } from '#content/ask-words.ts';
import { type AskedAnswer, askHome, longestQuestion } from '#contract/home-questions.ts';
import type { ReadHome } from '#contract/homes.ts';
import type { Citation } from '#contract/page.ts';
import { call } from '../../../api/client.ts';
import { refusalOf } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { inputStyle } from '../../../ui/field.tsx';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Answers } from './answers.tsx';
import { useNameOf } from './home-context.ts';

type Others = ReadHome['picture']['others'];

const leads: Record<AskedAnswer['kind'], string> = {
  fact: words.saysSo,
  passages: words.passages,
  silent: words.silent,
  not_found: words.notFound,
};

const folded = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What stands around a sentence, the sentence itself marked. */
function Quoted({ around, marked }: { around: readonly Citation[]; marked: readonly Citation[] }) {
  return around.map(({ page, start, end, quote }) => {
    const own = marked.find((one) => one.page === page && one.start < end && one.end > start);
    if (!own) return <span key={page}>{folded(quote)}</span>;
    const [from, to] = [Math.max(0, own.start - start), Math.min(quote.length, own.end - start)];
    return (
      <span key={page}>
        {folded(quote.slice(0, from))}
        <mark className="rounded-[0.2rem] bg-highlight px-0.5 text-on-highlight">
          {folded(quote.slice(from, to))}
        </mark>
        {folded(quote.slice(to))}
      </span>
    );
  });
}

interface PassageProps {
  /** Tells it from those of other questions. */
  id: string;
  passage: AskedAnswer['passages'][number];
  others: Others;
}

function Passage({ id, passage: { document, heading, around, marked }, others }: PassageProps) {
  const nameOf = useNameOf();
  const other = others.find((one) => one.document === document);
  return (
    <li className="flex flex-col gap-1.5 border-l-2 border-line pl-3.5">
      <blockquote className="font-serif leading-relaxed wrap-anywhere">
        <Quoted around={around} marked={marked} />
      </blockquote>
      <p className="text-sm">
        <CitationChips
          id={`${document}/${id}`}
          statement={folded(marked[0]?.quote ?? heading)}
          citations={marked}
        />{' '}
        <span className="wrap-anywhere text-muted">
          {[nameOf(document), heading].filter(Boolean).join(', ')}
        </span>
      </p>
      {other && (
        <p className="text-sm text-muted">
          {words.other} {other.association}
        </p>
      )}
    </li>
  );
}

/** In which documents, or on which pages, nothing was looked for. */
function NotLookedAt({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p>{title}</p>
      <ul className="flex list-disc flex-col gap-0.5 pl-5 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The answer to one question. `number` tells it from those before it. */
function AskedView({ asked, number, others }: { asked: AskedAnswer; number: number; others: Others }) {
  const nameOf = useNameOf();
  const { kind, answer, passages, unread, not_searched } = asked;
  return (
    <>
      {answer && <Answers part={`asked-${number}`} answers={[answer]} />}
      <p className="max-w-measure">{leads[kind]}</p>
      {passages.length > 0 && (
        <ol className="flex flex-col gap-4">
          {passages.map((passage, place) => (
            <Passage
              key={`${passage.document} ${passage.marked[0]?.page} ${passage.marked[0]?.start}`}
              id={`asked-${number}/${place}`}
              passage={passage}
              others={others}
            />
          ))}
        </ol>
      )}
      <NotLookedAt
        title={words.unread}
        lines={unread.map(({ document, pages }) => `${nameOf(document)}, p. ${pages.join(', ')}`)}
      />
      <NotLookedAt title={words.notSearched} lines={not_searched.map(nameOf).filter(Boolean)} />
    </>
  );
}

/** Takes a question in plain words and shows what the documents of the home say to it. */
export function AskDocuments({ homeId, others }: { homeId: string; others: Others }) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [number, setNumber] = useState(0);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (asked: string) => call(askHome, { params: { id: homeId }, body: { question: asked } }),
    onSuccess: ({ kind, answer }) => {
      setNumber((before) => before + 1);
      const said = answer && `${answer.label}: ${answer.controls.sentence ?? answer.controls.fact.display}.`;
      announce([said, leads[kind]].filter(Boolean).join(' '));
    },
  });
  const put = (asked: string) => {
    setQuestion(asked);
    mutate(asked);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim().length >= 3 && !isPending) mutate(question.trim());
  };
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4 screen-only">
      <h2 id={`${id}-title`} className="text-2xl">
        {words.title}
      </h2>
      <form onSubmit={onSubmit} className="flex flex-col gap-2">
        <label htmlFor={id} className="text-muted">
          {words.hint}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            name="question"
            value={question}
            maxLength={longestQuestion}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setQuestion(event.target.value)}
            className={`${inputStyle} min-w-0 flex-[1_1_14rem]`}
          />
          <Button type="submit" busy={isPending}>
            {words.submit}
          </Button>
        </div>
      </form>
      {!data && !isPending && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{words.examples}:</span>
          {words.questions.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => put(example)}
              className="min-h-6 text-left text-accent hover:underline"
            >
              {example}
            </button>
          ))}
        </div>
      )}
      {error && (
        <Alert tone="danger">
          <p>{refusalOf(error, words.failed)}</p>
        </Alert>
      )}
      {data && !error && (
        <section aria-label={`${words.answer}: ${variables ?? ''}`} className="flex flex-col gap-3">
          <AskedView asked={data} number={number} others={others} />
        </section>
      )}
    </section>
  );
}
