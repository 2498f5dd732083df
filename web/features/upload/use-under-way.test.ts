import { expect, test } from 'vitest';
import { follow, type UnderWay } from './use-under-way.ts';

const document = (id: string): UnderWay => ({
  document_id: id,
  document_type: 'rules',
  elapsed_ms: 2000,
  remedy: null,
  file_name: `${id}.pdf`,
  status: 'analyzing',
  stage: 'reading',
  page: null,
  pages: null,
  ahead: 0,
  error: null,
});

const told = (list: ReturnType<typeof follow>) =>
  list.map(({ document_id, isOver }) => `${document_id}${isOver ? ' over' : ''}`);

test('what ended while the page was open stays in the list', () => {
  const first = follow([], [document('a'), document('b')]);
  expect(told(first)).toEqual(['a', 'b']);
  const second = follow(first, [document('b'), document('c')]);
  expect(told(second)).toEqual(['a over', 'b', 'c']);
  expect(told(follow(second, []))).toEqual(['a over', 'b over', 'c over']);
});

test('a document that is analyzed again is under way again', () => {
  const over = follow(follow([], [document('a')]), []);
  expect(told(follow(over, [document('a')]))).toEqual(['a']);
});
