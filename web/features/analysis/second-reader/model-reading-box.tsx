import { Bot } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { ModelReading } from '#contract/model-reading.ts';
import { refusalOf } from '../../../api/failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Day } from '../../../ui/day.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useFinders } from './finders-context.ts';
import { useModelReading } from './use-model-reading.ts';

/** 'The model has read 9 of 16 parts.' */
function partsWords({ parts, parts_read: read }: ModelReading): string {
  if (parts === null) return 'The language model is about to begin.';
  if (parts === 0) return 'Nothing in this document is worth asking a language model about.';
  return `The model has read ${read} of ${parts} ${parts === 1 ? 'part' : 'parts'}.`;
}

/** What goes where, before it goes. */
function WhereItGoes({ reading: { goes_to: host, model } }: { reading: ModelReading }) {
  if (host === null)
    return (
      <p>
        The rules have read this document. A language model ({model}) may find what they missed. It runs in
        this site’s own network, so the text stays there.
      </p>
    );
  return (
    <>
      <p>
        The rules have read this document. A language model ({model}) may find what they missed. To do that,
        the text of this document has to go to <strong className="wrap-anywhere">{host}</strong>, part by
        part.
      </p>
      <p>
        Your name, your account and the file itself are not sent. What {host} does with the text is up to
        them. You can stop it at any time.
      </p>
    </>
  );
}

function Status({ reading }: { reading: ModelReading }) {
  const { state, parts, parts_read: read, stopped, goes_to: host, agreed_at: agreedAt } = reading;
  return (
    <>
      <div role="status" className="flex flex-col gap-1">
        {state === 'withdrawn' ? (
          <p>
            You stopped the language model. Nothing more of this document is sent to it. What it has found
            stays here.
          </p>
        ) : (
          <p className="tabular">{partsWords(reading)}</p>
        )}
        {state === 'stopped' && stopped && <p className="font-medium text-caution">{stopped}</p>}
        {state === 'done' && parts !== null && read < parts && (
          <p>It gave no answer that could be used for the others.</p>
        )}
        {state === 'reading' && <p>What it finds appears on this page.</p>}
      </div>
      {state === 'reading' && (
        <ProgressBar
          label="Parts read by the language model"
          value={parts ? (100 * read) / parts : 0}
          valueText={partsWords(reading)}
        />
      )}
      {host !== null && agreedAt !== null && (
        <p className="text-sm text-muted">
          You agreed on <Day iso={agreedAt} /> that the text of this document goes to{' '}
          <span className="wrap-anywhere">{host}</span>.
        </p>
      )}
    </>
  );
}

/** Every statement says who found it, where its reader wants to know. */
function WhoFoundWhat() {
  const finders = useFinders();
  if (finders === null) return null;
  return (
    <Checkbox
      label="Show who found each statement"
      checked={finders.isShown}
      onChange={({ currentTarget }) => finders.show(currentTarget.checked)}
    />
  );
}

/** The language model that may read a document beside the rules: what it would get, how far it is, and what can be done. */
export function ModelReadingBox({ documentId, shown }: { documentId: string; shown: ModelReading }) {
  const { reading, start, stop } = useModelReading(documentId, shown);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { state, goes_to: host, has_rest: hasRest, agreed_at: agreedAt } = reading;
  const error = start.error ?? stop.error;
  // The button that was pressed is gone then: whoever pressed it by keyboard goes on from here.
  const toTitle = { onSuccess: () => title.current?.focus() };
  const begin = (again: boolean) => () => start.mutate({ again }, toTitle);
  const button = (
    label: string,
    press: () => void,
    variant: 'secondary' | 'quiet' = 'secondary',
  ): ReactNode => (
    <Button size="small" variant={variant} busy={start.isPending || stop.isPending} onClick={press}>
      {label}
    </Button>
  );
  const isAsked = state === 'unread' || state === 'withdrawn';
  return (
    <section
      aria-labelledby={id}
      className="screen-only flex flex-col gap-3 rounded-box border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3
          ref={title}
          id={id}
          tabIndex={-1}
          className="font-sans text-base font-semibold tracking-normal focus:outline-none"
        >
          Second reader
        </h3>
        <span className="text-sm text-muted wrap-anywhere">{reading.model}</span>
        {state === 'reading' && (
          <Badge tone="info" icon={<Bot aria-hidden="true" />}>
            A language model is reading
          </Badge>
        )}
      </div>
      {state !== 'unread' && <Status reading={reading} />}
      {isAsked && <WhereItGoes reading={reading} />}
      <WhoFoundWhat />
      <div className="flex flex-wrap gap-2">
        {isAsked && button(host === null ? 'Let It Read' : `Send the Text to ${host}`, begin(false))}
        {state === 'reading' && button('Stop', () => stop.mutate(undefined, toTitle))}
        {hasRest && button('Ask for the Rest', begin(false))}
        {(state === 'done' || state === 'stopped') && button('Read Again', begin(true), 'quiet')}
        {state !== 'reading' &&
          agreedAt !== null &&
          button('Withdraw My Agreement', () => stop.mutate(undefined, toTitle), 'quiet')}
      </div>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {refusalOf(error, 'This did not work. Please try again.')}
        </p>
      )}
    </section>
  );
}
