import type { Worker as NodeWorker } from 'node:worker_threads';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { MODEL_FOLDER } from './model-file.ts';
import { parseHocr, type RecognizedLine } from './parse-hocr.ts';
import { encodePgm, type Picture } from './picture.ts';
import { DOTS_PER_INCH, NotRecognized, PAGE_TIME, type Recognizer } from './recognizer.ts';
import { createSlots } from './slots.ts';

const RELEASE = '7.0.0';

type Lane = { worker: Worker | undefined; broken: Promise<never> };

/** Tesseract as WebAssembly in so many threads of its own. A thread starts with its first picture, offline. */
export function openTesseractJs(slots: number): Recognizer {
  const lanes: Lane[] = Array.from({ length: slots }, () => ({
    worker: undefined,
    broken: new Promise(() => undefined),
  }));
  const withLane = createSlots(lanes);
  return {
    id: `tesseract.js-${RELEASE}`,
    slots,
    recognize: (picture) => withLane((lane) => recognizeIn(lane, picture)),
    close: async () => {
      for (const lane of lanes) await stop(lane);
    },
  };
}

async function recognizeIn(lane: Lane, picture: Picture): Promise<RecognizedLine[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('out of time')), PAGE_TIME);
  });
  try {
    const worker = lane.worker ?? (await Promise.race([start(lane), late]));
    const picked = { text: false, hocr: true };
    const reading = worker.recognize(Buffer.from(encodePgm(picture)), {}, picked);
    const { data } = await Promise.race([reading, lane.broken, late]);
    return parseHocr(data.hocr ?? '');
  } catch (error) {
    // After a failure the thread's own memory can't be trusted: the next picture gets a fresh one.
    await stop(lane);
    throw new NotRecognized(error instanceof Error ? error.message : 'the thread failed', error);
  } finally {
    clearTimeout(timer);
  }
}

async function start(lane: Lane): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: MODEL_FOLDER,
    cacheMethod: 'none',
    // Without a handler of its own the package throws where nobody can catch it; each promise tells as well.
    errorHandler: () => undefined,
  });
  const { worker: thread } = worker as Worker & { worker: NodeWorker };
  lane.broken = new Promise((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended')));
  });
  lane.broken.catch(() => undefined);
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: String(DOTS_PER_INCH),
  });
  lane.worker = worker;
  return worker;
}

async function stop(lane: Lane): Promise<void> {
  const { worker } = lane;
  lane.worker = undefined;
  await worker?.terminate();
}
