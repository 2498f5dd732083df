import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayLength } from '#contract/day-length.ts';
import { shareLimits } from '#contract/limits.ts';
import { createShare, revokeShare, type Share } from '#contract/shares.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { shortDate } from '../../ui/dates.ts';
import { DialogEnd } from '../../ui/dialog-end.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sharesQuery } from './home-queries.ts';

const dayFromNow = (days: number) => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10);
/** Long enough for a spouse, an agent or a lawyer to read it. */
const usualDays = 14;

/** Makes links to a home for others, and takes them back. */
export function ShareHome({ homeId, onClose }: { homeId: string; onClose: () => void }) {
  const client = useQueryClient();
  const shares = useQuery(sharesQuery(homeId));
  const reload = () => client.invalidateQueries({ queryKey: sharesQuery(homeId).queryKey });
  const [label, setLabel] = useState('');
  const [endsOn, setEndsOn] = useState(dayFromNow(usualDays));
  const [withPages, setWithPages] = useState(true);
  const create = useMutation({
    mutationFn: () =>
      call(createShare, {
        params: { id: homeId },
        body: { label, ends_on: endsOn, with_pages: withPages },
      }),
    onSuccess: () => {
      announce('The link is made.');
      setLabel('');
      return reload();
    },
  });
  const link = create.data && `${window.location.origin}${create.data.path}`;
  const failure = 'The link could not be made. Please try again.';
  return (
    <>
      {link ? (
        <Alert tone="success" title="Your link" announce="polite">
          <p>Copy it now: it is not kept, and cannot be shown again.</p>
          <p>
            <input
              readOnly
              aria-label="The link"
              value={link}
              onFocus={({ target }) => target.select()}
              className="w-full rounded-box border border-edge bg-surface px-2 py-1 text-sm text-ink"
            />
          </p>
          <CopyButton
            label="Copy Link"
            copiedLabel="Copied"
            size="small"
            text={() => link}
            onDone={() => {}}
          />
        </Alert>
      ) : (
        <p className="text-muted">
          Whoever has the link reads this page without an account, and nothing else of yours.
        </p>
      )}
      <Form onSubmit={() => create.mutate()} problem={create.error ? refusalOf(create.error, failure) : ''}>
        <TextField
          label="Who is it for?"
          hint="For you to tell your links apart. You can leave it empty."
          autoComplete="off"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <TextField
          type="date"
          label="It ends after"
          min={dayFromNow(0)}
          max={dayFromNow(shareLimits.days)}
          value={endsOn}
          onChange={({ target }) => setEndsOn(target.value)}
        />
        <Checkbox
          label="They can open the documents’ pages"
          checked={withPages}
          onChange={({ target }) => setWithPages(target.checked)}
        />
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" busy={create.isPending}>
            Make a Link
          </Button>
        </DialogEnd>
      </Form>
      {shares.data && shares.data.length > 0 && (
        <section className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="text-lg">Your links</h3>
          <ul className="flex flex-col divide-y divide-line">
            {shares.data.map((share) => (
              <Link key={share.id} share={share} homeId={homeId} onRevoked={reload} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const openedWords = ({ opened, last_opened_at: last }: Share) =>
  opened === 0
    ? 'Not opened yet'
    : `Opened ${opened === 1 ? 'once' : `${opened} times`}, last on ${shortDate(last)}`;

interface LinkProps {
  share: Share;
  homeId: string;
  onRevoked: () => unknown;
}

function Link({ share, homeId, onRevoked }: LinkProps) {
  const name = share.label || 'A link';
  const revoke = useMutation({
    mutationFn: () => call(revokeShare, { params: { id: homeId, shareId: share.id } }),
    onSuccess: () => {
      announce(`${name} was taken back.`);
      return onRevoked();
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {openedWords(share)}. Ends after {shortDate(`${share.ends_on}T12:00`)}
          {share.with_pages ? '' : '. Without the pages'}
        </p>
        {revoke.error && (
          <p role="alert" className="text-sm text-danger">
            {refusalOf(revoke.error, 'It could not be taken back. Please try again.')}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Take Back: ${name}`}
        busy={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        Take Back
      </Button>
    </li>
  );
}
