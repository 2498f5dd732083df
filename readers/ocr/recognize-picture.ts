import { eraseLeaders } from './erase-leaders.ts';
import { eraseRules } from './erase-rules.ts';
import { evenTints } from './even-tints.ts';
import { mergeReadings } from './merge-readings.ts';
import type { RecognizedLine } from './parse-hocr.ts';
import { inkLevel, type Picture, resize, rowsOf } from './picture.ts';
import type { Recognizer } from './recognizer.ts';
import { findLines, straighten, type Turning } from './straighten.ts';
import { whitenBorders } from './whiten-borders.ts';

/** What a picture says. Lines are in pixels of the picture after `turning`; width and height are those before it. */
export type Recognition = { turning: Turning; width: number; height: number; lines: RecognizedLine[] };

/** A word of this confidence is taken as read. */
const SURE = 70;
/** With fewer of its letters beside one another than this share, a page may lie on its side. */
const LEVEL = 0.6;
const SIDEWAYS = 0.35;
/** With fewer of its letters sure than this share, a page may be standing on its head. */
const DOUBTFUL_PAGE = 0.5;
/** With more of its letters unsure than this, a page's type is worn: it is read once more, smaller. */
const WORN = 0.02;
const SMALLER = 0.75;
/** The second reading is taken unless it has fewer sure letters than this share of the first's: small print is lost. */
const LEAST_AGAIN = 0.98;
const TRIAL_HEIGHT = 0.2;
const FEWEST_SURE = 25;
const LEAST_INK = 0.0002;

/**
 * Recognizes a page's picture, whichever side is up and however it leans. Which side is up is tried out on the
 * fullest fifth of the page where the letters do not tell. Rejects with NotRecognized. Changes the picture.
 */
export async function recognizePicture(picture: Picture, recognizer: Recognizer): Promise<Recognition> {
  const { width, height } = picture;
  whitenBorders(picture);
  evenTints(picture);
  if (inkShare(picture) < LEAST_INK)
    return { turning: { quarters: 0, degrees: 0 }, width, height, lines: [] };
  const { level, degreesAcross, degreesDown } = findLines(picture);
  const turningOf = (quarters: number): Turning => ({
    quarters,
    degrees: quarters % 2 === 0 ? degreesAcross : degreesDown,
  });
  const read = async (quarters: number): Promise<Recognition> => {
    const turning = turningOf(quarters);
    const straight = straighten(picture, turning);
    eraseRules(straight);
    eraseLeaders(straight);
    return { turning, width, height, lines: await readWell(straight, recognizer) };
  };
  const tryOut = async (quarters: number): Promise<{ sure: number; share: number }> =>
    sureLetters(await recognizer.recognize(fullestRows(straighten(picture, turningOf(quarters)))));
  if (level < LEVEL) {
    const trials = [];
    for (const quarters of level < SIDEWAYS ? [1, 3] : [0, 1, 3])
      trials.push({ quarters, ...(await tryOut(quarters)) });
    return read(trials.sort((a, b) => b.sure - a.sure)[0]?.quarters ?? 0);
  }
  const upright = await read(0);
  const { share } = sureLetters(upright.lines);
  if (share >= DOUBTFUL_PAGE) return upright;
  const upsideDown = await tryOut(2);
  return upsideDown.sure > FEWEST_SURE && upsideDown.share > share + 0.2 ? read(2) : upright;
}

/** Worn type is read better at three quarters of its size, which smooths it, but now and then a word is lost there. */
async function readWell(picture: Picture, recognizer: Recognizer): Promise<RecognizedLine[]> {
  const lines = await recognizer.recognize(picture);
  const { sure, share } = sureLetters(lines);
  if (share >= 1 - WORN || share < DOUBTFUL_PAGE || sure < FEWEST_SURE) return lines;
  const smaller = await recognizer.recognize(resize(picture, SMALLER));
  const again = smaller.map((line) => enlarge(line, 1 / SMALLER));
  return sureLetters(again).sure < sure * LEAST_AGAIN ? lines : mergeReadings(again, lines);
}

function enlarge({ words, baseline, size, upright }: RecognizedLine, factor: number): RecognizedLine {
  const { x, y, slope } = baseline;
  return {
    words: words.map(({ box: [left, top, right, bottom], ...word }) => ({
      ...word,
      box: [left * factor, top * factor, right * factor, bottom * factor],
    })),
    baseline: { x: x * factor, y: y * factor, slope },
    size: size * factor,
    upright,
  };
}

/** How many letters and digits of upright lines stand in words taken as read, and which share of all they are. */
export function sureLetters(lines: RecognizedLine[]): { sure: number; share: number } {
  let sure = 0;
  let all = 0;
  for (const { text, confidence } of lines.flatMap(({ upright, words }) => (upright ? words : []))) {
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    all += letters;
    if (confidence >= SURE && letters > 1) sure += letters;
  }
  return { sure, share: sure / Math.max(1, all) };
}

function inkShare(picture: Picture): number {
  const level = Math.min(160, inkLevel(picture));
  let ink = 0;
  for (const pixel of picture.pixels) if (pixel <= level) ink += 1;
  return ink / picture.pixels.length;
}

function fullestRows(picture: Picture): Picture {
  const { width, height, pixels } = picture;
  const rows = Math.max(1, Math.round(height * TRIAL_HEIGHT));
  const level = inkLevel(picture);
  const ink = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    let dark = 0;
    for (let at = y * width; at < (y + 1) * width; at += 4) if ((pixels[at] ?? 255) <= level) dark += 1;
    // A photograph or a bar is darker than any line of text.
    ink[y] = Math.min(dark, width / 4 / 5);
  }
  let sum = 0;
  let best = { top: 0, sum: -1 };
  for (let y = 0; y < height; y += 1) {
    sum += ink[y] ?? 0;
    if (y >= rows) sum -= ink[y - rows] ?? 0;
    if (y >= rows - 1 && sum > best.sum) best = { top: y - rows + 1, sum };
  }
  return rowsOf(picture, best.top, best.top + rows);
}
