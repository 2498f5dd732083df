import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import type { SendOptions } from './send-file.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

const file = new File(['Quiet hours begin at 10 p.m.'], 'rules.txt');

/** The calls, each waiting to be settled by the test. */
let sent: (SendOptions & PromiseWithResolvers<{ documentId: string; note: string | null }>)[];
let removed: string[];
let store: UploadStore;

beforeEach(() => {
  sent = [];
  removed = [];
  store = createUploadStore({
    send: (options) => {
      const settled = Promise.withResolvers<{ documentId: string; note: string | null }>();
      sent.push({ ...options, ...settled });
      return settled.promise;
    },
    remove: async (id) => removed.push(id),
    retry: async () => {},
    unlock: async (_, password) => (password === 'maple' ? null : 'This password does not open the file.'),
  });
});

const accepted = { documentId: 'd1', note: null };
const start = () => {
  store.choose(file);
  store.chooseType('rules');
  return store.send(file, 'rules');
};

describe('a locked file', () => {
  test('goes on once its password opens it, and says so where it does not', async () => {
    store.attach('ann');
    const sending = start();
    sent[0]!.resolve(accepted);
    await sending;
    const failure = {
      message: 'Locked.',
      hint: null,
      documentId: 'd1',
      analysisFailed: true,
      remedy: 'password' as const,
    };
    expect(await store.unlock(failure, 'oak')).toBe('This password does not open the file.');
    expect(await store.unlock(failure, 'maple')).toBeNull();
    expect(store.getState().upload).toMatchObject({ phase: 'processing', documentId: 'd1' });
    // It is nowhere in what the store keeps.
    expect(JSON.stringify(store.getState())).not.toContain('maple');
  });
});

describe('an upload', () => {
  test('empties the form once the server has it', async () => {
    store.attach('ann');
    const sending = start();
    expect(store.getState().upload.phase).toBe('uploading');
    sent[0]!.resolve(accepted);
    await sending;
    expect(store.getState()).toMatchObject({
      selection: { file: null, type: null },
      upload: { phase: 'processing', documentId: 'd1', fileName: 'rules.txt' },
    });
  });

  test('that fails keeps the file and says what to do', async () => {
    store.attach('ann');
    const sending = start();
    sent[0]!.reject(new ApiFailure(0, null));
    await sending;
    expect(store.getState().selection).toEqual({ file, type: 'rules' });
    expect(store.getState().upload).toMatchObject({
      phase: 'idle',
      failure: { message: 'Upload failed', hint: expect.stringMatching(/still chosen/) },
    });
  });

  test('that the server refuses is told in its words, with what it knows of the file', async () => {
    store.attach('ann');
    const sending = start();
    const body = { detail: 'Invalid file type.', fields: { file: 'This is a workbook.' } };
    sent[0]!.reject(new ApiFailure(400, body));
    await sending;
    expect(store.getState().upload).toMatchObject({
      failure: { message: 'Invalid file type.', hint: 'This is a workbook.' },
    });
  });

  test('that meets an expired session waits for the login with its file', async () => {
    const leave = store.attach('ann');
    const sending = start();
    leave();
    sent[0]!.reject(new ApiFailure(401, { detail: 'Your session has expired. Please log in again.' }));
    await sending;
    store.attach('ann');
    expect(store.getState()).toMatchObject({
      selection: { file, type: 'rules' },
      upload: { phase: 'idle', failure: null, notice: expect.stringMatching(/was not sent/) },
    });
  });
});

describe('a cancelled upload', () => {
  test('is stopped and leaves the file chosen', async () => {
    store.attach('ann');
    const sending = start();
    store.cancel();
    expect(sent[0]!.signal.aborted).toBe(true);
    sent[0]!.reject(new DOMException('aborted', 'AbortError'));
    await sending;
    expect(store.getState()).toMatchObject({ selection: { file }, upload: { phase: 'idle', failure: null } });
    expect(removed).toEqual([]);
  });

  test('that had arrived all the same is taken back', async () => {
    store.attach('ann');
    const sending = start();
    store.cancel();
    sent[0]!.resolve(accepted);
    await sending;
    expect(removed).toEqual(['d1']);
    expect(store.getState().upload.phase).toBe('idle');
  });

  test('tells nothing to the one that follows it', () => {
    store.attach('ann');
    void start();
    store.cancel();
    void store.send(file, 'rules');
    sent[0]!.onSent(20, 28);
    expect(store.getState().upload).toMatchObject({ phase: 'uploading', sent: 0 });
  });
});

describe('while other pages are looked at', () => {
  test('an upload goes on', async () => {
    const leave = store.attach('ann');
    const sending = start();
    leave();
    sent[0]!.onSent(20, 28);
    expect(store.getState().upload).toMatchObject({ phase: 'uploading', sent: 20 });
    sent[0]!.resolve(accepted);
    await sending;
    // The list of what is under way tells of it from here on.
    expect(store.getState().upload).toMatchObject({ phase: 'idle', failure: null });
  });

  test('a document that is being analyzed is left to the server, unless one view follows another', async () => {
    const leave = store.attach('ann');
    const sending = start();
    sent[0]!.resolve(accepted);
    await sending;
    leave();
    const leaveNext = store.attach('ann');
    await Promise.resolve();
    expect(store.getState().upload.phase).toBe('processing');
    leaveNext();
    await vi.waitFor(() => expect(store.getState().upload.phase).toBe('idle'));
  });

  test('what was wrong is forgotten', async () => {
    const leave = store.attach('ann');
    const sending = start();
    sent[0]!.reject(new Error('No document ID received from server'));
    await sending;
    expect(store.getState().upload).toMatchObject({
      failure: { message: 'No document ID received from server' },
    });
    leave();
    store.attach('ann');
    expect(store.getState()).toMatchObject({ selection: { file }, upload: { failure: null } });
  });
});

test('nothing of one user is there for the next', () => {
  const leave = store.attach('ann');
  void start();
  leave();
  store.attach('ben');
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(store.getState()).toMatchObject({
    owner: 'ben',
    selection: { file: null, type: null },
    upload: { phase: 'idle' },
  });
});
