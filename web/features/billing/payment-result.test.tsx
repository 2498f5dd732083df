import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { paymentStatuses } from '#contract/payments.ts';
import { outcomes, PaymentOutcome, type Unpaid } from './payment-outcome.tsx';
import { PaymentResult } from './payment-result.tsx';
import { PaymentStanding, standings } from './payment-standing.tsx';

function shown(props: Partial<Parameters<typeof PaymentResult>[0]>) {
  const whole = { sessionId: 'cs_1', accountCreated: false, signedIn: false, hasAccount: false, ...props };
  const router = createMemoryRouter([
    { path: '/', element: <PaymentResult {...whole} mailHelp="MAIL HELP" /> },
  ]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, label]) => [
    label,
    to,
  ]);
  return { markup, links };
}

test('a visitor goes on to register with the payment, or to log in', () => {
  const { markup, links } = shown({ sessionId: 'cs 1' });
  expect(links).toEqual([
    ['Create Account', '/register?session_id=cs%201'],
    ['Log In', '/login'],
  ]);
  expect(markup).toContain('Next Steps');
  expect(markup).toContain('check your email for a confirmation link');
});

test('a payment that has its account leads to log in, and its id finishes nothing any more', () => {
  const { markup, links } = shown({ hasAccount: true });
  expect(links).toEqual([['Log In', '/login']]);
  expect(markup).toContain('Please save it.');
  expect(markup).not.toContain('finish your registration');
  expect(shown({}).markup).toContain('finish your registration');
});

describe('what is not paid is not thanked for', () => {
  const states = Object.keys(outcomes) as Unpaid[];
  const shownOutcome = (status: Unpaid, signedIn = false) => {
    const props = {
      status,
      signedIn,
      sessionId: status === 'unnamed' ? null : 'cs_1',
      busy: false,
      onAgain: () => {},
    };
    const router = createMemoryRouter([{ path: '/', element: <PaymentOutcome {...props} /> }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };

  test.each(states)("'%s' is said in plain words, with what to do", (status) => {
    const markup = shownOutcome(status);
    const { title, meaning, next } = outcomes[status];
    for (const words of [title, meaning, next]) expect(markup).toContain(words);
    expect(markup).not.toMatch(/Successful|Thank you/);
    expect(markup).toMatch(/href="\/(login|payment|register)"/);
  });

  test('without an id the way is plain /register, and there is no id to save', () => {
    const markup = shownOutcome('unnamed');
    expect(markup).toContain('href="/register"');
    expect(markup).not.toContain('Please save it.');
    expect(shownOutcome('unnamed', true)).toContain('href="/analyze"');
  });
});

test('an account that the payment made leads to log in, and nowhere else', () => {
  const { markup, links } = shown({ accountCreated: true });
  expect(links).toEqual([['Log In with Email Credentials', '/login']]);
  expect(markup).toContain('Your login credentials were emailed to you');
  expect(markup).toContain('spam');
  expect(markup).toContain('MAIL HELP');
});

test('a signed-in user is counted down from 10', () => {
  const { markup, links } = shown({ signedIn: true });
  expect(links).toEqual([['Go to Document Analyzer', '/analyze']]);
  expect(markup).toContain('10 seconds');
  expect(markup).toContain('confirmation link');
});

test.each(paymentStatuses)("the status '%s' is said in plain words, with what to do", (status) => {
  const markup = renderToStaticMarkup(<PaymentStanding status={status} />);
  const { title, meaning, next } = standings[status];
  for (const words of [title, meaning, next]) expect(markup).toContain(words);
});
