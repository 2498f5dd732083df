import { expect, test } from 'vitest';
import { type DocumentFailure, documentFailures, remedyOf } from './document-failure.ts';

const codes = Object.keys(documentFailures) as DocumentFailure[];

test('a password helps what it locks, trying again what time or chance stopped, and another copy the rest', () => {
  const helpedBy = (remedy: string) => codes.filter((code) => remedyOf(code) === remedy);
  expect(helpedBy('password')).toEqual(['locked']);
  expect(helpedBy('retry')).toEqual(['out_of_time', 'internal']);
  expect(helpedBy('another_copy')).toHaveLength(codes.length - 3);
});

test('a sentence speaks of trying again where that is offered, and of a copy to upload where that is', () => {
  for (const [remedy, sentence] of Object.values(documentFailures)) {
    expect(/try again/i.test(sentence), sentence).toBe(remedy === 'retry');
    if (remedy === 'another_copy') expect(sentence).toMatch(/upload/);
    if (remedy === 'password') expect(sentence).toMatch(/password/);
  }
});

test('a document that failed before causes were kept may be tried again', () => {
  expect(remedyOf(null)).toBe('retry');
});
