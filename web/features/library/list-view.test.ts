import { expect, test } from 'vitest';
import { type ListView, readView, writeView } from './list-view.ts';
import { defaultSort, noFilter } from './select-documents.ts';

const plain: ListView = { ...noFilter, sort: defaultSort };

test('the plain list has a plain address', () => {
  expect(writeView(plain).toString()).toBe('');
  expect(readView(new URLSearchParams())).toEqual(plain);
});

const views: ListView[] = [
  { ...plain, search: 'cc&r 2026' },
  {
    search: 'x',
    type: 'rules',
    status: 'analysis_error',
    sort: { column: 'file_name', direction: 'ascending' },
  },
  { ...plain, sort: { column: 'created_at', direction: 'ascending' } },
  { ...plain, sort: { column: 'status', direction: 'descending' } },
];

test.each(views)('a view comes back from its address: %j', (view) => {
  expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
});

test('what makes no sense counts as not said', () => {
  expect(readView(new URLSearchParams('type=novel&status=lost&sort=id&order=up'))).toEqual(plain);
});
