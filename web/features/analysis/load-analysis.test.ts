import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { AnalysisUnavailable, readRefusal } from './load-analysis.ts';

const refused = (status: number, body: object | null, cause?: unknown) => () =>
  readRefusal('d1', new ApiFailure(status, body, { cause }));

describe('what a refusal says of the document', () => {
  test('another status counts as still processing, with a message of its own or ours', () => {
    expect(refused(409, { status: 'analyzing', detail: 'Reading.' })()).toEqual({
      state: 'processing',
      status: 'analyzing',
      message: 'Reading.',
    });
    expect(refused(409, { status: 'queued_for_analysis' })()).toMatchObject({
      message: 'Document is still processing',
    });
  });

  test('a failed analysis says why, where the server knows', () => {
    const failed = (detail?: string) => refused(422, { status: 'analysis_error', detail })();
    expect(failed('The file is damaged.')).toEqual({
      state: 'failed',
      why: 'The file is damaged.',
      remedy: 'retry',
    });
    expect(failed()).toMatchObject({ state: 'failed', why: null });
    expect(
      failed('There was an error analyzing your document. Please try again or contact support.'),
    ).toMatchObject({ state: 'failed', why: null });
    const locked = refused(422, { status: 'analysis_error', remedy: 'password' });
    expect(locked()).toMatchObject({ state: 'failed', remedy: 'password' });
  });

  test('a document that is gone is missing', () => {
    expect(refused(404, { status: 'document_not_found' })()).toEqual({ state: 'missing' });
    expect(refused(404, null)()).toEqual({ state: 'missing' });
  });
});

describe('what it does not say is thrown as a sentence', () => {
  const thrown = (refusal: () => unknown): AnalysisUnavailable => {
    try {
      refusal();
    } catch (error) {
      if (error instanceof AnalysisUnavailable) return error;
    }
    throw new Error('nothing was thrown');
  };

  test('an ended session asks to log in', () => {
    expect(thrown(refused(401, { detail: 'Authentication required' }))).toMatchObject({
      message: 'Your session has expired. Please log in again.',
      reason: 'session',
    });
  });

  test('no answer in time names the document and may be asked again', () => {
    const error = thrown(refused(0, null, new DOMException('late', 'TimeoutError')));
    expect(error.message).toBe(
      'The analysis for document d1 is taking longer than expected. The document may still be processing.',
    );
    expect(error.reason).toBe('time');
  });

  test('a payment that was given back says what it takes', () => {
    expect(thrown(refused(402, null))).toMatchObject({
      message: 'You need to pay $10 to access document analysis.',
      reason: 'payment',
    });
  });

  test('anything else says what the server said, or that loading failed', () => {
    expect(thrown(refused(500, null)).message).toBe('Failed to load document analysis.');
    expect(thrown(refused(500, { detail: 'Sorry.' }))).toMatchObject({ message: 'Sorry.', reason: 'other' });
    expect(thrown(refused(503, { detail: 'It may still be processing.' })).reason).toBe('time');
  });
});
