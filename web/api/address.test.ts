import { expect, test } from 'vitest';
import { address } from './address.ts';

test('parameters are escaped into the path, and the query appended', () => {
  const path = '/api/documents/:id/pages/:number/image';
  expect(address({ path }, { id: 'a/b', number: 3 }, { width: 800 })).toBe(
    '/api/documents/a%2Fb/pages/3/image?width=800',
  );
});

test('what is not set is left out of the query', () => {
  expect(address({ path: '/api/x' }, undefined, { a: undefined })).toBe('/api/x');
});

test('a parameter that is missing is a mistake of the caller', () => {
  expect(() => address({ path: '/api/documents/:id' }, {})).toThrow('/api/documents/:id needs id');
});
