import type { PageView } from './page-view.ts';
import type { Pdfium } from './pdfium.ts';

/** A straight line on the page as shown, in points: `at` is the y of a horizontal one and the x of a vertical one. */
export type Rule = { at: number; from: number; to: number };
/** Left, top, right and bottom of a picture on the page as shown, in points. */
export type Picture = [number, number, number, number];

/** What is on a page beside its text. `shapes` counts the paths, forms included. */
export type Drawing = { horizontal: Rule[]; vertical: Rule[]; pictures: Picture[]; shapes: number };

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const MOVE_TO = 2;
/** A filled shape as thin as this is a line that some program drew as a box. */
const THIN = 3;
const SHORTEST = 6;
/** A page with more than this is a drawing and no table. */
const MOST_OBJECTS = 20_000;
const MOST_SEGMENTS = 8000;

/** The lines, pictures and shapes that are drawn on the page. `scratch` points to at least 64 free bytes. */
export function readDrawing(pdfium: Pdfium, page: number, view: PageView, scratch: number): Drawing {
  const drawing: Drawing = { horizontal: [], vertical: [], pictures: [], shapes: 0 };
  const count = Math.min(MOST_OBJECTS, pdfium.FPDFPage_CountObjects(page));
  let budget = MOST_SEGMENTS;
  for (let index = 0; index < count; index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === IMAGE) drawing.pictures.push(readPicture(pdfium, object, view, scratch));
    if (type === PATH || type === FORM) drawing.shapes += 1;
    if (type === PATH && budget > 0) budget -= readPath(pdfium, object, view, scratch, drawing, budget);
  }
  return budget > 0 ? drawing : { ...drawing, horizontal: [], vertical: [] };
}

function readPicture(pdfium: Pdfium, object: number, view: PageView, scratch: number): Picture {
  pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.memory.buffer, scratch, 4);
  const xs = [view.x(left, bottom), view.x(right, top)];
  const ys = [view.y(left, bottom), view.y(right, top)];
  const across = (x: number): number => Math.min(view.width, Math.max(0, x));
  const down = (y: number): number => Math.min(view.height, Math.max(0, y));
  return [across(Math.min(...xs)), down(Math.min(...ys)), across(Math.max(...xs)), down(Math.max(...ys))];
}

function readPath(
  pdfium: Pdfium,
  object: number,
  view: PageView,
  scratch: number,
  drawing: Drawing,
  budget: number,
): number {
  pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.memory.buffer, scratch, 4);
  if (right - left < SHORTEST && top - bottom < SHORTEST) return 1;
  if (right - left < THIN || top - bottom < THIN) {
    addBox(drawing, view, left, bottom, right, top);
    return 1;
  }
  const count = pdfium.FPDFPath_CountSegments(object);
  if (count > budget) return count;
  pdfium.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const stroked = (new Int32Array(pdfium.memory.buffer, scratch, 2)[1] ?? 0) !== 0;
  pdfium.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(pdfium.memory.buffer, scratch, 6);
  let shape: [number, number][] = [];
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    if (pdfium.FPDFPathSegment_GetType(segment) === MOVE_TO) {
      addShape(drawing, view, shape, stroked);
      shape = [];
    }
    pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const [x = 0, y = 0] = new Float32Array(pdfium.memory.buffer, scratch, 2);
    shape.push([a * x + c * y + e, b * x + d * y + f]);
  }
  addShape(drawing, view, shape, stroked);
  return count;
}

function addShape(drawing: Drawing, view: PageView, shape: [number, number][], stroked: boolean): void {
  if (shape.length < 2) return;
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  if (box[2] - box[0] < THIN || box[3] - box[1] < THIN) addBox(drawing, view, ...box);
  else if (stroked) {
    const first = shape[0];
    const closed = first === undefined ? shape : [...shape, first];
    for (let index = 1; index < closed.length; index += 1) {
      const [x0, y0] = closed[index - 1] ?? [0, 0];
      const [x1, y1] = closed[index] ?? [0, 0];
      const straight = Math.abs(x1 - x0) < 1 || Math.abs(y1 - y0) < 1;
      if (straight)
        addBox(drawing, view, Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
    }
  }
}

/** A thin box in page space as a line of the page as shown. */
function addBox(
  drawing: Drawing,
  view: PageView,
  left: number,
  bottom: number,
  right: number,
  top: number,
): void {
  const x0 = view.x(left, bottom);
  const x1 = view.x(right, top);
  const y0 = view.y(left, bottom);
  const y1 = view.y(right, top);
  const across = Math.abs(x1 - x0);
  const down = Math.abs(y1 - y0);
  if (across >= down && across >= SHORTEST) {
    drawing.horizontal.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
  } else if (down > across && down >= SHORTEST) {
    drawing.vertical.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
  }
}
