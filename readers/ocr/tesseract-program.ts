import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MODEL_FILE } from './model-file.ts';
import { parseHocr, type RecognizedLine } from './parse-hocr.ts';
import { encodePgm, type Picture } from './picture.ts';
import { DOTS_PER_INCH, NotRecognized, PAGE_TIME, type Recognizer } from './recognizer.ts';
import { createSlots } from './slots.ts';

/** The page as one block of lines: what stands beside what is found by where the words are, better than by guessing first. */
const ONE_BLOCK = '6';

let version: string | undefined | null = null;

/** The version of the `tesseract` found on PATH; undefined where there is none. Looked for once in a process. */
export function findTesseract(): string | undefined {
  if (version === null) {
    const { stdout, status } = spawnSync('tesseract', ['--version'], { encoding: 'utf8', timeout: 10_000 });
    version = status === 0 ? /^tesseract v?(\S+)/.exec(stdout)?.[1] : undefined;
  }
  return version;
}

/** The machine's own Tesseract with the model of the npm package, so that both give the same words. One thread a page. */
export async function openTesseractProgram(
  release: string,
  slots: number,
  modelFolder?: string,
): Promise<Recognizer> {
  const folder = modelFolder ?? (await mkdtemp(join(tmpdir(), 'plaindeed-tesseract-')));
  await unpackModel(folder);
  const withSlot = createSlots(Array.from({ length: slots }, (_, slot) => slot));
  return {
    id: `tesseract-${release}`,
    slots,
    recognize: (picture) => withSlot(() => run(picture, folder)),
    close: async () => {
      if (modelFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the model into a folder, whole or not at all, unless it is there. */
async function unpackModel(folder: string): Promise<void> {
  const packed = await readFile(MODEL_FILE);
  // The last four bytes of a gzip file say how long it is unpacked.
  const length = packed.readUInt32LE(packed.length - 4);
  const place = join(folder, 'eng.traineddata');
  const there = await stat(place).catch(() => undefined);
  if (there?.size === length) return;
  await mkdir(folder, { recursive: true });
  const unfinished = `${place}.${randomUUID()}`;
  try {
    await writeFile(unfinished, gunzipSync(packed));
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function run(picture: Picture, folder: string): Promise<RecognizedLine[]> {
  const options = ['--dpi', String(DOTS_PER_INCH), '--tessdata-dir', folder, '-l', 'eng', '--oem', '1'];
  const wanted = ['-c', 'tessedit_create_hocr=1', '--psm', ONE_BLOCK];
  // Should this process be killed, the program must not run on without end: its own limit counts seconds of work.
  const limited = ['-c', `ulimit -t ${PAGE_TIME / 1000}; exec tesseract "$@"`, 'sh', 'stdin', 'stdout'];
  return new Promise((resolve, reject) => {
    const child = spawn('sh', [...limited, ...options, ...wanted], {
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PAGE_TIME,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.on('error', (error) => reject(new NotRecognized('the program did not start', error)));
    child.on('close', (status) => {
      if (status === 0) resolve(parseHocr(Buffer.concat(output).toString('utf8')));
      else reject(new NotRecognized(`the program ended with ${status ?? 'a signal'}`));
    });
    // A program that ends before it has read the picture is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end(encodePgm(picture));
  });
}
