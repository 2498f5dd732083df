import type { Pdfium } from './pdfium.ts';

/** Turns points of the PDF's page space into points of the page as shown: origin top left, y downwards. */
export type PageView = {
  width: number;
  height: number;
  x: (px: number, py: number) => number;
  y: (px: number, py: number) => number;
  /** The direction (dx, dy) in page space as an angle in degrees as shown, counterclockwise, 0 to 360. */
  angle: (dx: number, dy: number) => number;
};

/** `scratch` is a pointer to at least 16 free bytes. */
export function readPageView(pdfium: Pdfium, page: number, scratch: number): PageView {
  pdfium.FPDF_GetPageBoundingBox(page, scratch);
  const box = new Float32Array(pdfium.memory.buffer, scratch, 4);
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const quarterTurns = pdfium.FPDFPage_GetRotation(page) & 3;
  const across = right - left;
  const down = top - bottom;
  const angle = (dx: number, dy: number): number =>
    ((((Math.atan2(dy, dx) * 180) / Math.PI - 90 * quarterTurns) % 360) + 720) % 360;
  switch (quarterTurns) {
    case 1:
      return { width: down, height: across, x: (_, py) => py - bottom, y: (px) => px - left, angle };
    case 2:
      return { width: across, height: down, x: (px) => right - px, y: (_, py) => py - bottom, angle };
    case 3:
      return { width: down, height: across, x: (_, py) => top - py, y: (px) => right - px, angle };
    default:
      return { width: across, height: down, x: (px) => px - left, y: (_, py) => top - py, angle };
  }
}
