import type { DocumentType } from '#contract/document-type.ts';
import { upload } from '#contract/limits.ts';
import { guessType } from '#home/guess-type.ts';
import { ApiFailure, detailOf } from '../../../api/failure.ts';
import { homeRefusal } from '../check-selection.ts';
import { uploadFailed } from '../messages.ts';
import type { SendOptions } from '../send-file.ts';

export type ChosenType = DocumentType | 'auto';

/** A file on its way into a home. */
export interface ManyItem {
  readonly key: number;
  readonly homeId: string;
  readonly file: File;
  /** Further pictures of pages of the same document, in order. */
  readonly more: readonly File[];
  /** By the file's name, or by its text where the name does not tell, until somebody chooses. */
  readonly type: ChosenType;
  /** 'chosen': may still be changed. What arrived is in the list no more. */
  readonly state: 'chosen' | 'waiting' | 'sending' | 'refused';
  /** Share of it that was sent, from 0 to 1. */
  readonly sent: number;
  /** Why it was refused. */
  readonly problem: string | null;
}

interface ManyCalls {
  send(options: SendOptions): Promise<unknown>;
}

/** Files on their way at a time: the server takes a few of one account. */
const atOnce = 2;

/** Files on their way into homes. They go on while their user looks at other pages. */
export function createManyStore(calls: ManyCalls) {
  let items: readonly ManyItem[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const sending = new Map<number, AbortController>();
  let onArrived: (homeId: string) => void = () => {};

  const set = (next: readonly ManyItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, its: Partial<ManyItem>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...its } : item)));
  const drop = (key: number) => set(items.filter((item) => item.key !== key));

  async function sendNext(): Promise<void> {
    const next = items.find(({ state }) => state === 'waiting');
    if (next === undefined || sending.size >= atOnce) return;
    const { key, file, more, type, homeId } = next;
    const stop = new AbortController();
    sending.set(key, stop);
    change(key, { state: 'sending' });
    const onSent = (sent: number, total: number) => change(key, { sent: total > 0 ? sent / total : 0 });
    try {
      const arrival = calls.send({ file, more, type, homeId, onSent, signal: stop.signal });
      void sendNext();
      await arrival;
      drop(key);
      onArrived(homeId);
    } catch (error) {
      if (!stop.signal.aborted) {
        change(key, { state: 'refused', problem: problemOf(error) });
      }
    }
    sending.delete(key);
    void sendNext();
  }

  const itemOf = (homeId: string, [file, ...more]: readonly [File, ...File[]]): ManyItem => {
    lastKey += 1;
    const problem = homeRefusal([file, ...more]);
    const state = problem === null ? 'chosen' : 'refused';
    const type = guessType(file.name) ?? 'auto';
    return { key: lastKey, homeId, file, more, type, state, sent: 0, problem };
  };

  return {
    getItems: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Told each time that a file has arrived. */
    whenArrived(hear: (homeId: string) => void): void {
      onArrived = hear;
    },
    choose(homeId: string, files: readonly File[]): void {
      set([...items, ...documentsOf(files).map((its) => itemOf(homeId, its))]);
    },
    /** Something was chosen that holds no file that can be sent. */
    refuse(homeId: string, file: File, problem: string): void {
      set([...items, { ...itemOf(homeId, [file]), state: 'refused', problem }]);
    },
    /** Each picture becomes a document of its own. */
    separate(key: number): void {
      set(
        items.flatMap((item) =>
          item.key === key ? [item.file, ...item.more].map((file) => itemOf(item.homeId, [file])) : [item],
        ),
      );
    },
    chooseType: (key: number, type: ChosenType) => change(key, { type }),
    /** Takes one out, on its way or not. */
    remove(key: number): void {
      sending.get(key)?.abort();
      drop(key);
    },
    /** Sends what is chosen for a home. */
    send(homeId: string): void {
      set(
        items.map((item) =>
          item.homeId === homeId && item.state === 'chosen' ? { ...item, state: 'waiting' } : item,
        ),
      );
      void sendNext();
    },
    /** Another user is here, or nobody: nothing of the last one's goes on. */
    forget(): void {
      for (const stop of sending.values()) stop.abort();
      set([]);
    },
  };
}

const picture = /\.(?:jpe?g|png)$/i;
const byNumber = new Intl.Collator('en', { numeric: true });

/** Pictures that are chosen together are pages of one document, in the order of their names. */
function documentsOf(files: readonly File[]): [File, ...File[]][] {
  const pictures = files.filter(({ name }) => picture.test(name));
  const [first, ...more] = pictures.toSorted((a, b) => byNumber.compare(a.name, b.name));
  if (first === undefined || more.length === 0 || pictures.length > upload.mostPictures)
    return files.map((file) => [file]);
  return [
    ...files.filter((file) => !pictures.includes(file)).map((file): [File] => [file]),
    [first, ...more],
  ];
}

/** What the server says of the file itself says more than that it was refused. */
function problemOf(error: unknown): string {
  const own = error instanceof ApiFailure ? error.fields.file : undefined;
  return own ?? detailOf(error, uploadFailed);
}
