import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/failure.ts';
import type { SendOptions } from '../send-file.ts';
import { createManyStore } from './many-store.ts';

const file = (name: string, bytes = 'text') => new File([bytes], name);

/** A store whose files arrive when the test says so. */
function open() {
  const calls: (SendOptions & { arrive: () => void; refuse: (error: Error) => void })[] = [];
  const store = createManyStore({
    send: (options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        calls.push({ ...options, arrive: () => resolve(null), refuse: reject });
      }),
  });
  const told = () => store.getItems().map(({ file: { name }, state, type }) => `${name}: ${state}, ${type}`);
  return { store, calls, told };
}

test('types are guessed by the names, and found out by the text where a name does not tell', () => {
  const { store, told } = open();
  store.choose('home', [
    file('Bylaws 2019.pdf'),
    file('scan0001.pdf'),
    file('photo.gif'),
    file('empty.pdf', ''),
  ]);
  expect(told()).toEqual([
    'Bylaws 2019.pdf: chosen, bylaws',
    'scan0001.pdf: chosen, auto',
    'photo.gif: refused, auto',
    'empty.pdf: refused, auto',
  ]);
  store.chooseType(2, 'minutes');
  expect(told()[1]).toBe('scan0001.pdf: chosen, minutes');
});

test('two are on their way at a time, each into its home, and what arrived leaves the list', async () => {
  const { store, calls, told } = open();
  const arrived = vi.fn();
  store.whenArrived(arrived);
  store.choose('home', [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  store.choose('other', [file('d.pdf')]);
  store.send('home');
  expect(told()).toEqual([
    'a.pdf: sending, auto',
    'b.pdf: sending, auto',
    'c.pdf: waiting, auto',
    'd.pdf: chosen, auto',
  ]);
  expect(calls.map((call) => call.homeId)).toEqual(['home', 'home']);
  calls[0]?.onSent(1, 4);
  expect(store.getItems()[0]?.sent).toBe(0.25);
  calls[0]?.arrive();
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(arrived).toHaveBeenCalledExactlyOnceWith('home');
  expect(told()).toEqual(['b.pdf: sending, auto', 'c.pdf: sending, auto', 'd.pdf: chosen, auto']);
});

test('one that is refused says why and holds up no other; one that is removed is broken off', async () => {
  const { store, calls, told } = open();
  store.choose('home', [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  store.send('home');
  calls[0]?.refuse(new ApiFailure(400, { detail: 'A virus was found in this file.' }));
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(store.getItems()[0]?.problem).toBe('A virus was found in this file.');
  store.remove(2);
  expect(calls[1]?.signal.aborted).toBe(true);
  expect(told()).toEqual(['a.pdf: refused, auto', 'c.pdf: sending, auto']);
  store.forget();
  expect([told(), calls[2]?.signal.aborted]).toEqual([[], true]);
});
