/** A recognized word in pixels of the picture that was recognized; edges as left, top, right, bottom. */
export type RecognizedWord = {
  text: string;
  /** 0 to 100. */
  confidence: number;
  box: [number, number, number, number];
};

/**
 * A recognized line. Its baseline runs from (`x`, `y`) with so much fall a pixel; `size` is the height of its type.
 * `upright` is false for a line that runs up or down beside the others, whose baseline is not known.
 */
export type RecognizedLine = {
  words: RecognizedWord[];
  baseline: { x: number; y: number; slope: number };
  size: number;
  upright: boolean;
};

const LINE = /class=['"]ocr_(?:line|header|caption|textfloat)['"][^>]*title="([^"]*)"/g;
const WORD = /class=['"]ocrx_word['"][^>]*title=['"]([^'"]*)['"][^>]*>([\s\S]*?)<\/span>/g;
const BOX = /bbox (-?\d+) (-?\d+) (-?\d+) (-?\d+)/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

/** The lines of Tesseract's hOCR output, in its order. Words without a sign that is seen are left out. */
export function parseHocr(hocr: string): RecognizedLine[] {
  const starts = [...hocr.matchAll(LINE)];
  return starts
    .map((start, index) => readLine(start[1] ?? '', hocr.slice(start.index, starts[index + 1]?.index)))
    .filter(({ words }) => words.length > 0);
}

function readLine(title: string, body: string): RecognizedLine {
  const [left, , , bottom] = readBox(title);
  const [, slope = 0, offset = 0] = /baseline (-?[\d.]+) (-?[\d.]+)/.exec(title)?.map(Number) ?? [];
  const [, size = 0] = /x_size ([\d.]+)/.exec(title)?.map(Number) ?? [];
  const words = [...body.matchAll(WORD)].map(([, about = '', text = '']) => ({
    text: decode(text),
    confidence: Number(/x_wconf (\d+)/.exec(about)?.[1] ?? 0),
    box: readBox(about),
  }));
  const seen = words.filter(({ text }) => text !== '');
  const upright = !/textangle (?!0\b)/.test(title) && !runsDown(seen);
  return { words: seen, baseline: { x: left, y: bottom + offset, slope }, size, upright };
}

/** Tesseract does not always say that a line runs down the page: its words then are taller than their letters are wide. */
function runsDown(words: RecognizedWord[]): boolean {
  let tall = 0;
  let wide = 0;
  for (const { text, box } of words) {
    if (text.length < 3) continue;
    if (box[3] - box[1] > 1.2 * (box[2] - box[0])) tall += text.length;
    else wide += text.length;
  }
  return tall > wide;
}

function readBox(title: string): [number, number, number, number] {
  const [, left = 0, top = 0, right = 0, bottom = 0] = BOX.exec(title)?.map(Number) ?? [];
  return [left, top, right, bottom];
}

const decode = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, '');
