import { expect, test } from 'vitest';
import { passwordMinLength } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { commonPasswords } from './common-passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

test.each([
  'password',
  'PassW0rd',
  'qwerty',
  '1q2w3e4r',
  'iloveyou',
  'plaindeed',
  'Secret1',
  'trustno1',
  'aaaaaa',
  'ababab',
  'abcabc',
  '123456',
  '234567',
  '1234567890',
  '987654',
  'fedcba',
  '7890123',
])('%s is refused', (password) => {
  expect(() => refuseCommonPassword(password, 'ann@example.com')).toThrow(AppError);
});

test.each(['kayak-71', 'maple-hollow-1', 'kZ4!pq', 'ab12ab', '135792', 'correct horse', 'пароль1', '  x  y'])(
  '%s is taken',
  (password) => {
    expect(() => refuseCommonPassword(password, 'ann@example.com')).not.toThrow();
  },
);

test.each(['ann@example.com', 'Ann@Example.COM', ' ann@example.com '])('the address is: %j', (password) => {
  expect(() => refuseCommonPassword(password, 'Ann@example.com')).toThrow(
    'Please choose a password that is not your email address.',
  );
});

test('the list holds only what the minimum length lets through, in lower case', () => {
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length, password).toBeGreaterThanOrEqual(passwordMinLength);
  }
  expect(commonPasswords.size).toBeGreaterThanOrEqual(8_000);
});
