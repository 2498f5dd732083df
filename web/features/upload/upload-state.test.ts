import { describe, expect, test } from 'vitest';
import type { DocumentStatus } from '#contract/document-status.ts';
import type { DocumentProgress } from '#contract/documents.ts';
import { initialUpload, type UploadAction, type UploadState, uploadReducer } from './upload-state.ts';

const run = (...actions: UploadAction[]): UploadState => actions.reduce(uploadReducer, initialUpload);

const sending: UploadAction = {
  type: 'sending',
  fileName: 'rules.pdf',
  documentType: 'rules',
  total: 2000,
};
const accepted: UploadAction = { type: 'accepted', documentId: 'd1', note: null };
const checked = (status: DocumentStatus, polls: number, error: string | null = null): UploadAction => ({
  type: 'checked',
  status,
  polls,
  error,
});
const told = (progress: Partial<DocumentProgress>, at = 0): UploadAction => ({
  type: 'told',
  at,
  progress: {
    document_id: 'd1',
    file_name: 'rules.pdf',
    document_type: 'rules',
    elapsed_ms: null,
    remedy: null,
    status: 'analyzing',
    stage: 'reading',
    page: null,
    pages: null,
    ahead: 0,
    error: null,
    ...progress,
  },
});

describe('the way of an upload', () => {
  test('starts idle, sends, then processes', () => {
    expect(run()).toEqual({
      phase: 'idle',
      failure: null,
      notice: null,
      fileName: '',
      documentType: null,
    });
    expect(run(sending)).toMatchObject({ phase: 'uploading', sent: 0, total: 2000 });
    expect(run(sending, { type: 'sent', sent: 500, total: 2000 })).toMatchObject({ sent: 500 });
    expect(run(sending, accepted)).toMatchObject({
      phase: 'processing',
      documentId: 'd1',
      fileName: 'rules.pdf',
      status: 'initializing',
      percent: 10,
    });
  });

  test.each([
    ['uploaded', 20],
    ['queued_for_analysis', 30],
    ['analyzing', 43],
    ['analysis_complete', 100],
    ['processing', 50],
    ['unknown', 50],
  ] as const)('a check that finds %s shows %i percent', (status, percent) => {
    expect(run(sending, accepted, checked(status, 1))).toMatchObject({ phase: 'processing', percent });
  });

  test('analyzing grows by 3 percent a check, up to 90', () => {
    const percents = [1, 2, 10, 17, 30].map(
      (polls) => (run(sending, accepted, checked('analyzing', polls)) as { percent: number }).percent,
    );
    expect(percents).toEqual([43, 46, 70, 90, 90]);
  });

  test('the bar never goes back', () => {
    const state = run(sending, accepted, told({ page: 9, pages: 10 }), checked('analyzing', 1));
    expect((state as { percent: number }).percent).toBeCloseTo(71.5);
  });

  test('stages of the stream move the bar between 40 and 90', () => {
    const percent = (progress: Partial<DocumentProgress>) =>
      (run(sending, accepted, told(progress)) as { percent: number }).percent;
    expect(percent({ page: 0, pages: 20 })).toBe(40);
    expect(percent({ page: 20, pages: 20 })).toBeCloseTo(75);
    expect(percent({ stage: 'finding' })).toBeCloseTo(80);
    expect(percent({ stage: 'writing' })).toBe(90);
  });
});

test('the pace of reading starts anew where pages of text give way to pictures', () => {
  const state = run(
    sending,
    accepted,
    told({ page: 1, pages: 50 }, 0),
    told({ page: 40, pages: 50 }, 400),
    told({ page: 42, pages: 50 }, 5400),
    told({ stage: 'finding' }, 9000),
  );
  expect(state).toMatchObject({ pace: { from: { done: 40, at: 400 }, to: { done: 42, at: 5400 } } });
});

describe('what goes wrong', () => {
  test('what was wrong with an upload is past with the next file, what became of a document is not', () => {
    const upload = run(sending, { type: 'failed', message: 'Upload failed', hint: 'Check the line.' });
    expect(uploadReducer(upload, { type: 'forgiven' })).toMatchObject({ failure: null });
    const analysis = run(sending, accepted, { type: 'timed_out' });
    expect(uploadReducer(analysis, { type: 'forgiven' })).toBe(analysis);
  });

  test('a failed upload returns to idle with its message and no document', () => {
    expect(run(sending, { type: 'failed', message: 'Upload failed' })).toEqual({
      phase: 'idle',
      notice: null,
      fileName: 'rules.pdf',
      failure: {
        message: 'Upload failed',
        hint: null,
        documentId: null,
        analysisFailed: false,
        remedy: null,
      },
      documentType: 'rules',
    });
  });

  test('an analysis error says why where the server knows', () => {
    expect(run(sending, accepted, checked('analysis_error', 2))).toMatchObject({
      phase: 'idle',
      failure: {
        message: 'An error occurred during document processing',
        documentId: 'd1',
        analysisFailed: true,
      },
    });
    const why = told({ status: 'analysis_error', error: 'This file is protected by a password.' });
    expect(run(sending, accepted, why)).toMatchObject({
      failure: { message: 'This file is protected by a password.' },
    });
  });

  test('what helps a failed analysis is known by the stream and by checks', () => {
    const why = { status: 'analysis_error', error: 'Locked.', remedy: 'password' } as const;
    const failure = { documentId: 'd1', remedy: 'password' };
    expect(run(sending, accepted, told(why))).toMatchObject({ failure });
    expect(run(sending, accepted, { type: 'checked', polls: 1, ...why })).toMatchObject({ failure });
    expect(run(sending, accepted, checked('analysis_error', 1, 'Torn.'))).toMatchObject({
      failure: { remedy: null },
    });
  });

  test('how long it has gone on is what the server said last', () => {
    const at = (...news: UploadAction[]) => run(sending, accepted, ...news);
    expect(at()).toMatchObject({ elapsedMs: null, documentType: 'rules' });
    const heard = told({ elapsed_ms: 62_000 });
    expect(at(heard)).toMatchObject({ elapsedMs: 62_000 });
    expect(at(heard, checked('analyzing', 1))).toMatchObject({ elapsedMs: 62_000 });
    const check = { ...checked('analyzing', 2), elapsed_ms: 70_000 } as UploadAction;
    expect(at(heard, check)).toMatchObject({ elapsedMs: 70_000 });
  });

  test('a document that is gone is named', () => {
    expect(run(sending, accepted, checked('document_not_found', 1))).toMatchObject({
      phase: 'idle',
      failure: { message: 'Document d1 was not found. It may have been deleted or failed to upload.' },
    });
  });

  test('too many checks say where to look later', () => {
    expect(run(sending, accepted, { type: 'timed_out' })).toMatchObject({
      phase: 'idle',
      failure: { message: expect.stringMatching(/longer than expected.*'My Documents' later/) },
    });
  });

  test('trying again starts over with the same document, a new upload with none', () => {
    const after = run(sending, accepted, { type: 'timed_out' });
    expect(uploadReducer(after, { type: 'resumed', documentId: 'd1' })).toMatchObject({
      phase: 'processing',
      documentId: 'd1',
      fileName: 'rules.pdf',
      percent: 10,
      polls: 0,
    });
    expect(uploadReducer(after, { type: 'reset' })).toEqual(initialUpload);
  });

  test('a refused retry stays idle and says why', () => {
    const state = run(sending, accepted, checked('analysis_error', 1), {
      type: 'retry_refused',
      message: 'Document is not in a retryable state.',
    });
    expect(state).toMatchObject({
      phase: 'idle',
      failure: { message: 'Document is not in a retryable state.', documentId: 'd1', analysisFailed: true },
    });
  });

  test('news that come too late change nothing', () => {
    const idle = run(sending, accepted, { type: 'timed_out' });
    for (const late of [checked('analyzing', 3), told({}), accepted, { type: 'timed_out' } as const]) {
      expect(uploadReducer(idle, late)).toBe(idle);
    }
  });
});
