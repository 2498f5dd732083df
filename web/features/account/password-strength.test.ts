import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', null],
  ['abc', 'short'],
  ['aB3$x', 'short'],
  ['123456', 'weak'],
  ['12345678901234567890', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababababab', 'weak'],
  ['Password1!', 'weak'],
  ['qwerty2024', 'weak'],
  ['secret1', 'weak'],
  ['plum7tree', 'fair'],
  ['candlewick', 'fair'],
  ['three boats at noon', 'strong'],
  ['kT9#vw2!Lq7x', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what others know of the user counts for little', () => {
  const about = ['Robin', 'Ashford', 'robin.ashford@example.com'];
  expect(passwordStrength('robinashford1')).toBe('strong');
  expect(passwordStrength('robinashford1', about)).toBe('weak');
  expect(passwordStrength('example-ashford', about)).toBe('weak');
});
