import type { PageFault } from '#contract/page.ts';
import type { OcrOptions } from './ocr-options.ts';
import { openRecognizer } from './open-recognizer.ts';
import type { Picture } from './picture.ts';
import { type Recognition, recognizePicture } from './recognize-picture.ts';
import { NotRecognized, type Recognizer } from './recognizer.ts';

/** Part of every cache key: to be raised with each change of what is done to a picture before or after recognition. */
const PIPELINE = 4;
const MOST_PAGES = 1000;

/** Where the pages' pictures come from. */
export type PictureSource<T> = {
  /** The page's picture when its turn comes: undefined where there is none to be had, 'drawing' where it is passed over. */
  render: (page: T) => Picture | 'drawing' | undefined;
  /** What stands for the page's content in the cache's keys. */
  contentKey: (page: T) => string;
};

/**
 * Recognizes pages, several at a time. `onDone` takes each recognition as it is ready, or why there is none.
 */
export async function recognizePages<T>(
  pages: T[],
  options: OcrOptions,
  source: PictureSource<T>,
  onDone: (page: T, recognition: Recognition | PageFault) => void,
): Promise<void> {
  if (pages.length === 0) return;
  const most = options.mostPages ?? MOST_PAGES;
  for (const page of pages.slice(most)) onDone(page, 'not_tried');
  const waiting = pages.slice(0, most);
  const recognizer = await openRecognizer(options);
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      onDone(page, await recognizeOne(page, source, recognizer, options));
    }
  };
  try {
    // One more than are recognized at a time: its picture is got ready meanwhile.
    await Promise.all(Array.from({ length: recognizer.slots + 1 }, work));
  } finally {
    await recognizer.close();
  }
}

async function recognizeOne<T>(
  page: T,
  source: PictureSource<T>,
  recognizer: Recognizer,
  { cache }: OcrOptions,
): Promise<Recognition | PageFault> {
  const key = `${PIPELINE} ${recognizer.id} ${source.contentKey(page)}`;
  const kept = await cache?.get(key).catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Recognition | 'drawing';
  const picture = source.render(page);
  if (picture === undefined) return 'failed';
  if (picture === 'drawing') {
    await cache?.set(key, JSON.stringify(picture)).catch(() => undefined);
    return picture;
  }
  try {
    const recognition = await recognizePicture(picture, recognizer);
    await cache?.set(key, JSON.stringify(recognition)).catch(() => undefined);
    return recognition;
  } catch (error) {
    if (error instanceof NotRecognized) return 'failed';
    throw error;
  }
}
