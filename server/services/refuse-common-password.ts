import { errorTable } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Throws password_too_common for one of the passwords that guessing starts with, and password_is_email for the address of
 * its account, in any case of letters.
 */
export function refuseCommonPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (plain.trim() === email.toLowerCase())
    throw new AppError('password_is_email', { fields: { password: errorTable.password_is_email[1] } });
  if (!commonPasswords.has(plain) && !isRepeated(plain) && !isRun(plain)) return;
  throw new AppError('password_too_common', { fields: { password: errorTable.password_too_common[1] } });
}

/** 'aaaaaa', 'ababab', 'abcabc'. */
const isRepeated = (text: string) => /^(.{1,3})\1+$/s.test(text);

/** '345678', 'fedcba', and the digits round zero: '7890123'. */
function isRun(text: string): boolean {
  return ['0123456789', 'abcdefghijklmnopqrstuvwxyz'].some((order) => {
    const round = order + order;
    return round.includes(text) || [...round].reverse().join('').includes(text);
  });
}
