import { useState } from 'react';
import { call } from '../../api/client.ts';
import { detailOf, isRefused } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

const words = {
  confirm: {
    ask: 'Confirm Your Subscription',
    intro: 'Press the button to get our newsletter at this address.',
    press: 'Confirm My Subscription',
    busy: 'Confirming...',
    title: 'You are subscribed',
    text: 'Thank you. You will get the next newsletter. Every issue has a link to unsubscribe.',
  },
  unsubscribe: {
    ask: 'Unsubscribe',
    intro: 'Press the button to remove your address from our list.',
    press: 'Unsubscribe Me',
    busy: 'Unsubscribing...',
    title: 'You are unsubscribed',
    text: 'We have deleted your address. You will not get any more newsletters.',
  },
} as const;
export type NewsletterAction = keyof typeof words;

async function send(action: NewsletterAction, token: string): Promise<void> {
  const { confirmNewsletter, unsubscribeNewsletter } = await import('#contract/newsletter.ts');
  if (action === 'confirm') await call(confirmNewsletter, { body: { token } });
  else await call(unsubscribeNewsletter, { query: { token } });
}

/**
 * Does what a link of a newsletter mail asks for, at the press of a button: programs that look through mail open its links
 * too.
 */
export function NewsletterAnswer({ action, token }: { action: NewsletterAction; token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'refused'>('asked');
  const [problem, setProblem] = useState('');
  const { ask, intro, press, busy, title, text } = words[action];
  const answer = async () => {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    try {
      await send(action, token);
      setState('done');
    } catch (error) {
      setProblem(detailOf(error, 'Something went wrong. Please try again.'));
      setState(isRefused(error) ? 'refused' : 'asked');
    }
  };
  if (state === 'done' || state === 'refused') {
    const refused = state === 'refused';
    return (
      <EmptyState
        level={1}
        title={refused ? 'That did not work' : title}
        actions={
          <LinkButton to={refused ? '/newsletter' : '/blog'}>
            {refused ? 'Newsletter' : 'Read the blog'}
          </LinkButton>
        }
      >
        <p role={refused ? 'alert' : 'status'} ref={takeFocus}>
          {refused ? problem : text}
        </p>
      </EmptyState>
    );
  }
  return (
    <FormPage title={ask} intro={intro}>
      <Form onSubmit={answer} problem={problem}>
        <Button type="submit" busy={state === 'busy'} wide>
          {state === 'busy' ? busy : press}
        </Button>
      </Form>
    </FormPage>
  );
}
