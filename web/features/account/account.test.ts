import { zodResolver } from '@hookform/resolvers/zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { logIn, loginMessage } from './login.ts';
import {
  emptyRegistration,
  type Registration,
  registrationSchema,
  summaryAfterPayment,
  summaryBeforePayment,
} from './registration.ts';
import { signupMessage } from './signup.ts';

const whole: Registration = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  terms: true,
};

async function errorsOf(values: Registration) {
  const resolve = zodResolver(registrationSchema);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return errors;
}
const beforePayment = async (values: Registration) => summaryBeforePayment(await errorsOf(values));
const afterPayment = async (values: Registration) => summaryAfterPayment(await errorsOf(values), values);

describe('before the payment, every message is collected, in the order of the form', () => {
  test('a whole form has none', async () => {
    expect(await beforePayment(whole)).toBe('');
  });
  test('an empty form', async () => {
    expect(await beforePayment(emptyRegistration)).toBe(
      'First name is required. Last name is required. Email is required. Password is required. ' +
        'You must agree to the terms and conditions',
    );
  });
  test('wrong values', async () => {
    expect(await beforePayment({ ...whole, email: 'ada@', password: 'abc', confirmPassword: 'abd' })).toBe(
      'Please enter a valid email. Password must be at least 6 characters. Passwords do not match',
    );
  });
  test('blank names are missing names', async () => {
    expect(await beforePayment({ ...whole, firstName: '  ' })).toBe('First name is required');
  });
});

describe('after the payment', () => {
  test('empty fields are one sentence', async () => {
    expect(await afterPayment({ ...emptyRegistration, firstName: 'Ada' })).toBe(
      'Please fill in all required fields',
    );
  });
  test('a password that was typed twice in different ways', async () => {
    expect(await afterPayment({ ...whole, confirmPassword: 'other' })).toBe('Passwords do not match');
  });
  test('terms not agreed to', async () => {
    expect(await afterPayment({ ...whole, terms: false })).toBe('You must agree to the terms and conditions');
  });
});

afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, body: object) => new ApiFailure(status, body);

test.each([
  [refusal(401, { detail: 'anything' }), 'Invalid email or password'],
  [
    refusal(429, { detail: 'Too many attempts. Please wait and try again later.' }),
    'Too many attempts. Please wait and try again later.',
  ],
  [refusal(500, {}), 'Login failed. Please try again.'],
  [new ApiFailure(0, null), 'No response from server. Please check your connection'],
  [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
])('a login that fails says why (%#)', (error, message) => {
  expect(loginMessage(error)).toBe(message);
});

test.each([
  [
    refusal(400, {
      detail: 'Please check the fields.',
      fields: { email: 'Email is required', password: 'Password is required' },
    }),
    'Email is required. Password is required',
  ],
  [
    refusal(400, { detail: 'An account with this email already exists. Please log in.' }),
    'An account with this email already exists. Please log in.',
  ],
  [refusal(500, { detail: 'An unexpected error occurred.' }), 'Registration failed. Please try again.'],
  [new ApiFailure(0, null), 'Registration failed. Please try again.'],
])('a signup that fails says why (%#)', (error, message) => {
  expect(signupMessage(error)).toBe(message);
});

describe('a login has an outcome and never throws', () => {
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const credentials = { email: 'ada@example.com', password: 'secret1' };

  test('a user', async () => {
    answer(200, { id: 'u1', email: 'ada@example.com' });
    expect(await logIn(credentials)).toEqual({ user: { id: 'u1', email: 'ada@example.com' } });
  });
  test.each([null, {}, { id: 'u1' }])('a success without a user: %j', async (body) => {
    answer(200, body);
    const message = 'Login failed. Please check your credentials.';
    expect(await logIn(credentials)).toEqual({ message, unconfirmed: false });
  });
  test('an address that has still to be confirmed', async () => {
    answer(403, { detail: 'Please confirm.', code: 'email_not_confirmed' });
    expect(await logIn(credentials)).toEqual({ message: 'Please confirm.', unconfirmed: true });
  });
  test('no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const message = 'No response from server. Please check your connection';
    expect(await logIn(credentials)).toEqual({ message, unconfirmed: false });
  });
});
