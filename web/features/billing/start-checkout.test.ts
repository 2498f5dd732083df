import { expect, test } from 'vitest';
import { createCheckoutSession } from '#contract/payments.ts';
import { ApiFailure } from '../../api/failure.ts';
import { checkoutMessage, checkoutRequest } from './start-checkout.ts';

const buyer = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' };

test('the browser returns with the id of the payment, or to the page it came from', () => {
  expect(checkoutRequest(buyer, 'https://plaindeed.example', '/register')).toEqual({
    success_url: 'https://plaindeed.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://plaindeed.example/register',
    customer_email: 'ada@example.com',
    customer_name: 'Ada Moss',
    first_name: 'Ada',
    last_name: 'Moss',
  });
});

test('the call is one that the contract accepts, with and without a password', () => {
  for (const extra of [{}, { password: 'secret1' }]) {
    const body = checkoutRequest({ ...buyer, ...extra }, 'https://plaindeed.example', '/payment');
    expect(createCheckoutSession.body.parse(body)).toEqual(body);
  }
});

test.each([
  [
    new ApiFailure(409, { detail: 'This email has already paid. Please log in.' }),
    'This email has already paid. Please log in.',
  ],
  [
    new ApiFailure(400, { detail: 'x', fields: { customer_email: 'Please enter a valid email' } }),
    'Please enter a valid email',
  ],
  [new ApiFailure(502, { detail: 'anything' }), 'Failed to create checkout session. Please try again.'],
  [new ApiFailure(400, {}), 'Failed to create checkout session. Please try again.'],
  [new ApiFailure(0, null), 'Failed to start payment process. Please try again.'],
  [new TypeError('x'), 'Failed to start payment process. Please try again.'],
])('a checkout that cannot be started says why (%#)', (error, message) => {
  expect(checkoutMessage(error)).toBe(message);
});
