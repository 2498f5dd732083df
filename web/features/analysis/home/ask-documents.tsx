import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { askWords as words } from '#content/ask-words.ts';
import { type AskedAnswer, askHome, longestQuestion } from '#contract/home-questions.ts';
import { call } from '../../../api/client.ts';
import { refusalOf } from '../../../api/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { inputStyle } from '../../../ui/field.tsx';
import { Answers } from './answers.tsx';
import { NotLookedAt, type Others, Passage } from './asked-passage.tsx';
import { useNameOf } from './home-context.ts';

/** Most sites have no second reader: its part comes where it is needed. */
const ModelsChoice = lazy(async () => ({ default: (await import('./models-choice.tsx')).ModelsChoice }));

const leads: Record<AskedAnswer['kind'], string> = {
  fact: words.saysSo,
  passages: words.passages,
  silent: words.silent,
  not_found: words.notFound,
};

interface AskedViewProps {
  homeId: string;
  question: string;
  asked: AskedAnswer;
  /** Tells it from those before it. */
  number: number;
  others: Others;
}

/** The answer to one question. */
function AskedView({ homeId, question, asked, number, others }: AskedViewProps) {
  const nameOf = useNameOf();
  const { kind, answer, passages, unread, not_searched, second_reader: reader } = asked;
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
      {reader && (
        <Suspense fallback={null}>
          <ModelsChoice
            key={number}
            id={`asked-${number}/model`}
            homeId={homeId}
            question={question}
            reader={reader}
            others={others}
          />
        </Suspense>
      )}
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
          <AskedView
            homeId={homeId}
            question={variables ?? ''}
            asked={data}
            number={number}
            others={others}
          />
        </section>
      )}
    </section>
  );
}
