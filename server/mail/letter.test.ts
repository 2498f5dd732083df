import { describe, expect, test } from 'vitest';
import { greeting, type Letter, renderLetter } from './letter.ts';
import * as letters from './letters.ts';

const firstName = 'Zoë & "Z"';
const link = 'https://plaindeed.example/x?token=abc&b=1';
const every: [string, Letter][] = [
  ['confirmEmail', letters.confirmEmailLetter({ firstName, link })],
  ['accountReady', letters.accountReadyLetter({ firstName, email: 'zoe@example.com', confirmLink: link })],
  ['resetPassword', letters.resetPasswordLetter({ firstName, link })],
  ['passwordChanged', letters.passwordChangedLetter({ firstName, link })],
  [
    'receipt',
    letters.receiptLetter({
      firstName,
      paymentId: 'cs_1',
      amountCents: 1000,
      paidAt: '2026-03-01T23:59:00.000Z',
      registerLink: link,
      analyzeLink: link,
    }),
  ],
  [
    'documentsExpire',
    letters.documentsExpireLetter({
      firstName,
      documents: [{ fileName: 'a & b.pdf', on: '2026-03-01T23:59:00.000Z' }],
      retentionDays: 30,
      link,
    }),
  ],
  [
    'secondPayment',
    letters.secondPaymentLetter({
      firstName,
      paymentId: 'cs_2',
      amountCents: 1000,
      paidAt: '2026-03-01T23:59:00.000Z',
      firstPaymentId: 'cs_1',
      analyzeLink: link,
    }),
  ],
  ['alreadyPaid', letters.alreadyPaidLetter({ firstName, loginLink: link, forgotLink: link })],
  ['finishRegistration', letters.finishRegistrationLetter({ firstName, link })],
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
    // The one mail to a list greets nobody by name.
    if (!subject.includes('newsletter')) expect(html).toContain('Hello Zoë &amp; &quot;Z&quot;,');
    expect(html).not.toMatch(/<(?:script|img|link)|https?:\/\/(?!plaindeed\.example)/);
  });
});

test('amounts are told to the cent, and the registration only where it is open', () => {
  const receipt = {
    firstName: '',
    paymentId: 'cs_1',
    paidAt: '2026-03-01T23:59:00.000Z',
    registerLink: null,
    analyzeLink: link,
  };
  const text = (amountCents: number) => renderLetter(letters.receiptLetter({ ...receipt, amountCents })).text;
  expect(text(1000)).toContain('We received $10 on March 1, 2026');
  expect(text(1205)).toContain('We received $12.05');
  expect(text(1000)).not.toContain('register');
  expect(greeting('')).toBe('Hello,');
});

test.each([
  '<b>Ann</b>',
  'Ann\r\nBcc: eve@example.com',
  'Your account is blocked. Go to evil.example',
  'https://evil.example',
  'eve@evil.example',
  'You won a prize and have to claim it by tomorrow',
  'Ann\u202e',
])('a letter does not pass on %j as a name', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

test.each(["Mary-Jane O'Neil", 'J. R.', '李小龍', 'Åsa & Per'])('%s is a name', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`);
});
