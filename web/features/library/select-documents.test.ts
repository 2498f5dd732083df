import { describe, expect, test } from 'vitest';
import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentType } from '#contract/document-type.ts';
import {
  defaultSort,
  filterDocuments,
  nextSort,
  noFilter,
  type Sort,
  type StatusFilter,
  sortDocuments,
  type TypeFilter,
  typeLabel,
} from './select-documents.ts';

const document = (
  file_name: string,
  document_type: DocumentType,
  created_at: string,
  status: DocumentStatus = 'analysis_complete',
) => ({ file_name, document_type, created_at, status });

const documents = [
  document('Rules 2.pdf', 'rules', '2026-01-02T00:00:00Z', 'analyzing'),
  document('rules 10.pdf', 'rules', '2026-01-03T00:00:00Z'),
  document('Declaration.pdf', 'cc_and_r', '2026-01-01T00:00:00Z', 'analysis_error'),
  document('Budget.docx', 'budget', '2026-01-04T00:00:00Z'),
];

const names = (search = '', type: TypeFilter = 'all', sort: Sort = defaultSort) =>
  filterDocuments(sortDocuments(documents, sort), { ...noFilter, search, type }).map(
    (found) => found.file_name,
  );

describe('sorting', () => {
  test('is by date added, the newest first', () => {
    expect(names()).toEqual(['Budget.docx', 'rules 10.pdf', 'Rules 2.pdf', 'Declaration.pdf']);
  });

  test('flips on the column in use and starts descending on another', () => {
    expect(nextSort(defaultSort, 'created_at')).toEqual({ column: 'created_at', direction: 'ascending' });
    expect(nextSort(nextSort(defaultSort, 'created_at'), 'created_at')).toEqual(defaultSort);
    expect(nextSort(nextSort(defaultSort, 'created_at'), 'file_name')).toEqual({
      column: 'file_name',
      direction: 'descending',
    });
  });

  test('takes names without regard to case, numbers by size', () => {
    expect(names('', 'all', { column: 'file_name', direction: 'ascending' })).toEqual([
      'Budget.docx',
      'Declaration.pdf',
      'Rules 2.pdf',
      'rules 10.pdf',
    ]);
  });

  test('leaves what is equal in the order in which it came', () => {
    expect(names('rules', 'all', { column: 'document_type', direction: 'ascending' })).toEqual([
      'Rules 2.pdf',
      'rules 10.pdf',
    ]);
    expect(names('rules', 'all', { column: 'document_type', direction: 'descending' })).toEqual([
      'Rules 2.pdf',
      'rules 10.pdf',
    ]);
  });

  test('takes types and statuses by the words on the page', () => {
    expect(names('', 'all', { column: 'document_type', direction: 'ascending' })[0]).toBe('Budget.docx');
    expect(names('', 'all', { column: 'status', direction: 'descending' })[0]).toBe('Declaration.pdf');
  });
});

test('a type that is not known is a Document', () => {
  expect(typeLabel('novel')).toBe('Document');
  expect(typeLabel('')).toBe('Document');
});

describe('search and filter', () => {
  test('search takes the name or the label of the type, in any case', () => {
    expect(names('RULES')).toEqual(['rules 10.pdf', 'Rules 2.pdf']);
    expect(names('cc&r')).toEqual(['Declaration.pdf']);
    expect(names('regulations')).toEqual(['rules 10.pdf', 'Rules 2.pdf']);
    expect(names('  budget ')).toEqual(['Budget.docx']);
    expect(names('nothing')).toEqual([]);
  });

  test('both apply together', () => {
    expect(names('10', 'rules')).toEqual(['rules 10.pdf']);
    expect(names('10', 'budget')).toEqual([]);
  });

  test('the status is one of the badges', () => {
    const of = (status: StatusFilter) =>
      filterDocuments(documents, { ...noFilter, status }).map((found) => found.file_name);
    expect(of('all')).toHaveLength(4);
    expect(of('analysis_complete')).toEqual(['rules 10.pdf', 'Budget.docx']);
    expect(of('analyzing')).toEqual(['Rules 2.pdf']);
    expect(of('analysis_error')).toEqual(['Declaration.pdf']);
  });

  test('a document that was renamed is found by its new name', () => {
    const before = documents[0]!;
    const found = (document: typeof before) =>
      filterDocuments([document], { ...noFilter, search: 'rules 2.' }).length;
    expect(found(before)).toBe(1);
    expect(found({ ...before, file_name: 'Pool.pdf' })).toBe(0);
  });
});
