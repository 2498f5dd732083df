import { describe, expect, test } from 'vitest';
import { greeting, type Letter, renderLetter } from './letter.ts';
import * as letters from './letters.ts';

const firstName = '<b>Zoë & "Z"</b>';
const link = 'https://plaindeed.example/x?token=abc&b=1';
const every: [string, Letter][] = [
  ['confirmEmail', letters.confirmEmailLetter({ firstName, link })],
  [
    'accountReady',
    letters.accountReadyLetter({ firstName, email: 'zoe@example.com', confirmLink: link, forgotLink: link }),
  ],
  ['resetPassword', letters.resetPasswordLetter({ firstName, link })],
  ['passwordChanged', letters.passwordChangedLetter({ firstName, link })],
  [
    'receipt',
    letters.receiptLetter({
      firstName,
      paymentId: 'cs_1',
      amountCents: 1000,
      day: '2026-03-01',
      registerLink: link,
    }),
  ],
  ['confirmNewsletter', letters.confirmNewsletterLetter({ confirm: link, unsubscribe: link })],
];

describe.each(every)('the letter %s', (_, letter) => {
  const { subject, text, html, links } = renderLetter(letter);

  test('says the same as text and as HTML', () => {
    const shown = html
      .replace(/^[\s\S]*<body[^>]*>|<[^>]+>/g, ' ')
      .replace(
        /&(amp|lt|gt|quot|#39);/g,
        (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
      );
    const words = (from: string) => from.replaceAll(':\n', ' ').split(/\s+/).filter(Boolean);
    expect(words(shown)).toEqual(words(text));
  });

  test('leads somewhere, and a name in it is no markup', () => {
    expect(subject).toContain('PlainDeed');
    expect(links.length).toBeGreaterThan(0);
    for (const address of links) expect(text).toContain(address);
    expect(html).toContain('href="https://plaindeed.example/x?token=abc&amp;b=1"');
    expect(html).not.toContain('<b>');
  });
});

test('amounts are told to the cent, and the registration only where it is open', () => {
  const receipt = { firstName: '', paymentId: 'cs_1', day: '2026-03-01', registerLink: null };
  const text = (amountCents: number) => renderLetter(letters.receiptLetter({ ...receipt, amountCents })).text;
  expect(text(1000)).toContain('We received $10 on 2026-03-01');
  expect(text(1205)).toContain('We received $12.05');
  expect(text(1000)).not.toContain('register');
  expect(greeting('')).toBe('Hello,');
});
