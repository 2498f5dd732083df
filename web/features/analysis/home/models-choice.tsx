import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { modelsChoiceWords as words } from '#content/models-choice-words.ts';
import { type AskedAnswer, askModel, type ModelChoice } from '#contract/home-questions.ts';
import { call } from '../../../api/client.ts';
import { refusalOf } from '../../../api/failure.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotLookedAt, type Others, Passage } from './asked-passage.tsx';
import { useNameOf } from './home-context.ts';

/** Milliseconds: the server waits less for a model. */
const longestWait = 90_000;

const told = ({ passages, stopped }: ModelChoice) =>
  stopped ?? (passages.length > 0 ? words.passages : words.none);

interface ModelsChoiceProps {
  /** Tells its passages from others of the page. */
  id: string;
  homeId: string;
  question: string;
  reader: NonNullable<AskedAnswer['second_reader']>;
  others: Others;
}

/**
 * The sentences that a language model points at, under the answer that stands without it. One in the site's own network is asked
 * at once; another only once its host has been named and a button pressed.
 */
export function ModelsChoice({ id, homeId, question, reader, others }: ModelsChoiceProps) {
  const { goes_to: host, may_ask: mayAsk, not_sent: notSent } = reader;
  const nameOf = useNameOf();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isPressed, setPressed] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['models-choice', homeId, id, question],
    queryFn: ({ signal }) =>
      call(askModel, { params: { id: homeId }, body: { question } }, { signal, timeout: longestWait }),
    enabled: mayAsk && (host === null || isPressed),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Where nobody pressed anything, what is not there is not told.
  const isNews = data !== undefined && (isPressed || data.stopped !== null || data.passages.length > 0);
  useEffect(() => {
    if (data && isNews && !isFetching) announce(told(data));
  }, [data, isNews, isFetching]);
  const press = () => {
    // The button is gone then: whoever pressed it by keyboard goes on from here.
    title.current?.focus();
    if (isPressed || host === null) void refetch();
    setPressed(true);
  };
  const isOffered = mayAsk && host !== null && !isPressed;
  const isNothing = !isOffered && !isFetching && !error && !isNews && notSent.length === 0;
  if (isNothing) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3
        ref={title}
        id={titleId}
        tabIndex={-1}
        className="font-sans text-base font-semibold tracking-normal focus:outline-none"
      >
        {words.title}
      </h3>
      {isOffered && (
        <>
          <p className="max-w-measure wrap-anywhere">{words.where(host)}</p>
          <Button size="small" variant="secondary" className="self-start wrap-anywhere" onClick={press}>
            {words.ask(host)}
          </Button>
        </>
      )}
      {isFetching && <p className="text-muted">{words.asking}</p>}
      {data && isNews && !isFetching && !error && (
        <>
          <p className={data.stopped === null ? 'max-w-measure' : 'font-medium text-caution'}>{told(data)}</p>
          {data.passages.length > 0 && (
            <ol className="flex flex-col gap-4">
              {data.passages.map((passage, place) => (
                <Passage
                  key={`${passage.document} ${passage.marked[0]?.page} ${passage.marked[0]?.start}`}
                  id={`${id}/${place}`}
                  passage={passage}
                  others={others}
                />
              ))}
            </ol>
          )}
        </>
      )}
      {error && !isFetching && (
        <p role="alert" className="font-medium text-danger">
          {refusalOf(error, words.failed)}
        </p>
      )}
      {!isFetching && (error || data?.stopped) && (
        <Button size="small" variant="secondary" className="self-start" onClick={press}>
          {words.again}
        </Button>
      )}
      <NotLookedAt title={words.notSent(host)} lines={notSent.map(nameOf).filter(Boolean)} />
    </section>
  );
}
