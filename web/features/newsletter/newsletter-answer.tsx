import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { detailOf } from '../../api/failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';

const words = {
  confirm: {
    busy: 'Confirming your subscription...',
    title: 'You are subscribed',
    text: 'Thank you. The next newsletter comes to you. Every one has a link to leave.',
  },
  unsubscribe: {
    busy: 'Unsubscribing...',
    title: 'You are unsubscribed',
    text: 'We have deleted your address. No more newsletters will come.',
  },
} as const;
export type NewsletterAction = keyof typeof words;

async function send(action: NewsletterAction, token: string): Promise<void> {
  const { confirmNewsletter, unsubscribeNewsletter } = await import('#contract/newsletter.ts');
  if (action === 'confirm') await call(confirmNewsletter, { body: { token } });
  else await call(unsubscribeNewsletter, { query: { token } });
}

/** What a link of a newsletter mail asks for, done at once. */
export function NewsletterAnswer({ action, token }: { action: NewsletterAction; token: string }) {
  const [state, setState] = useState<'busy' | 'done' | { failed: string }>('busy');
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    send(action, token).then(
      () => setState('done'),
      (error: unknown) =>
        setState({ failed: detailOf(error, 'Something went wrong. Please open the link again.') }),
    );
  }, [action, token]);
  const { busy, title, text } = words[action];
  if (state === 'busy') return <Loading>{busy}</Loading>;
  const failed = state === 'done' ? null : state.failed;
  return (
    <EmptyState
      level={1}
      title={failed ? 'That did not work' : title}
      actions={
        <LinkButton to={failed ? '/newsletter' : '/blog'}>
          {failed ? 'Newsletter' : 'Read the blog'}
        </LinkButton>
      }
    >
      <p role={failed ? 'alert' : 'status'}>{failed ?? text}</p>
    </EmptyState>
  );
}
