import { describe, expect, test } from 'vitest';
import { checkForm, parseForm } from './check-form.ts';
import { publishedParams } from './published-params.ts';

describe('a form for a Stripe checkout', () => {
  const published = publishedParams('Checkout/Sessions.d.ts', 'SessionCreateParams');
  const refuses = (form: string) => checkForm(parseForm(form), published);
  const item = 'line_items[0][quantity]=1&line_items[0][price_data][unit_amount]=1000';
  const product = 'line_items[0][price_data][product_data][name]=Analysis';
  const currency = 'line_items[0][price_data][currency]=usd';

  test('passes as Stripe describes it', () => {
    const form = `mode=payment&${item}&${currency}&${product}&customer_email=a%40b.c&metadata[a]=b&expand[0]=x`;
    expect(refuses(form)).toEqual([]);
  });

  test.each([
    ['modes=payment', 'Received unknown parameter: modes'],
    ['mode=gift', 'Invalid mode'],
    [`${item}&${product}`, 'Missing required param: line_items[0][price_data][currency]'],
    [`${item}.5&${product}&${currency}`, 'Invalid integer: line_items[0][price_data][unit_amount]'],
    [
      `${item}&${currency}&${product}&line_items[0][price_data][product_data][price]=1`,
      'Received unknown parameter: line_items[0][price_data][product_data][price]',
    ],
    ['line_items=1', 'Invalid array: line_items'],
    ['metadata=1', 'Invalid hash: metadata'],
    ['payment_intent_data[metadata][a][b]=1', 'Invalid payment_intent_data[metadata][a]'],
    ['allow_promotion_codes=yes', 'Invalid boolean: allow_promotion_codes'],
    ['customer_email=', 'Invalid string: customer_email'],
  ])('%s is refused', (form, sentence) => {
    expect(refuses(form)).toEqual([sentence]);
  });

  test('lists may be paged', () => {
    const list = publishedParams('Checkout/Sessions.d.ts', 'SessionListParams');
    expect(checkForm(parseForm('payment_intent=pi_1&limit=1'), list)).toEqual([]);
    expect(checkForm(parseForm('limit=one'), list)).toEqual(['Invalid integer: limit']);
  });
});
