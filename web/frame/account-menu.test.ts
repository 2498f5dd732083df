import { expect, test } from 'vitest';
import { avatarLetter } from './account-menu.tsx';
import { accountLinks } from './navigation.ts';

const user = {
  id: 'u1',
  email: '',
  first_name: '',
  last_name: '',
  email_confirmed: true,
  created_at: '2026-01-01T00:00:00Z',
};

test.each([
  ['ada@example.com', 'ADA@example.com', 'A'],
  ['', 'ben@example.com', 'B'],
  ['', '', 'U'],
])('a user with the address %j who typed %j is %s', (email, typed, letter) => {
  expect(avatarLetter({ user: { ...user, email }, email: typed, loginTime: 1 })).toBe(letter);
});

test('the menu leads to the profile, then to the documents', () => {
  expect(accountLinks.map(({ label, to }) => [label, to])).toEqual([
    ['Profile', '/profile'],
    ['My Documents', '/documents'],
  ]);
});
