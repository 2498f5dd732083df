import { createHash } from 'node:crypto';
import type { OcrOptions } from './ocr-options.ts';
import { openRecognizer } from './open-recognizer.ts';
import type { Picture } from './picture.ts';
import { type Recognition, recognizePicture } from './recognize-picture.ts';
import { NotRecognized, type Recognizer } from './recognizer.ts';

/** Part of every cache key: to be raised with each change of what is done to a picture before or after recognition. */
const PIPELINE = 1;
const MOST_PAGES = 1000;

/**
 * Recognizes pages, several at a time. `render` gives a page's picture when its turn comes, `onDone` takes each
 * recognition as it is ready: undefined where the page could not be rendered or recognized.
 */
export async function recognizePages<T>(
  pages: T[],
  options: OcrOptions,
  render: (page: T) => Picture | undefined,
  onDone: (page: T, recognition: Recognition | undefined) => void,
): Promise<void> {
  if (pages.length === 0) return;
  const most = options.mostPages ?? MOST_PAGES;
  for (const page of pages.slice(most)) onDone(page, undefined);
  const waiting = pages.slice(0, most);
  const recognizer = await openRecognizer(options);
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      onDone(page, await recognizeOne(render(page), recognizer, options));
    }
  };
  try {
    // One more than are recognized at a time: its picture is got ready meanwhile.
    await Promise.all(Array.from({ length: recognizer.slots + 1 }, work));
  } finally {
    await recognizer.close();
  }
}

async function recognizeOne(
  picture: Picture | undefined,
  recognizer: Recognizer,
  { cache }: OcrOptions,
): Promise<Recognition | undefined> {
  if (picture === undefined) return undefined;
  const key = cacheKey(picture, recognizer.id);
  const kept = await cache?.get(key).catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Recognition;
  try {
    const recognition = await recognizePicture(picture, recognizer);
    await cache?.set(key, JSON.stringify(recognition)).catch(() => undefined);
    return recognition;
  } catch (error) {
    if (error instanceof NotRecognized) return undefined;
    throw error;
  }
}

function cacheKey({ width, height, pixels }: Picture, recognizer: string): string {
  return createHash('sha256')
    .update(`${PIPELINE} ${recognizer} ${width} ${height} `)
    .update(pixels)
    .digest('hex');
}
