import { expect, it } from 'vitest';
import { parseHocr } from './parse-hocr.ts';

const line = (title: string, words: string): string =>
  `<p class='ocr_par' title="bbox 0 0 9 9"><span class='ocr_line' id='line_1_1' title="${title}">${words}</span></p>`;
const word = (box: string, confidence: number, text: string): string =>
  `<span class='ocrx_word' id='w' title='bbox ${box}; x_wconf ${confidence}'>${text}</span>`;

it('reads words, their boxes and their confidence, and where the line stands', () => {
  const words = [
    word('30 10 80 40', 96, 'Smith'),
    word('90 10 99 40', 41, '&amp;'),
    word('110 12 170 42', 88, '<em>Co.</em>'),
  ];
  const hocr = line('bbox 30 10 170 50; baseline 0.01 -8; x_size 38; x_descenders 8', words.join(' '));
  expect(parseHocr(hocr)).toEqual([
    {
      words: [
        { text: 'Smith', confidence: 96, box: [30, 10, 80, 40] },
        { text: '&', confidence: 41, box: [90, 10, 99, 40] },
        { text: 'Co.', confidence: 88, box: [110, 12, 170, 42] },
      ],
      baseline: { x: 30, y: 42, slope: 0.01 },
      size: 38,
      upright: true,
    },
  ]);
});

it('leaves out words and lines of blanks alone', () => {
  const blank = line('bbox 0 0 10 10; baseline 0 0; x_size 10', word('0 0 10 10', 95, ' '));
  expect(parseHocr(blank)).toEqual([]);
});

it('knows lines that run down the page, told or not', () => {
  const told = line('bbox 0 0 20 90; textangle 90; x_size 20', word('0 0 20 90', 90, 'Recorded'));
  const untold = line('bbox 0 0 20 90; baseline 0 0; x_size 20', word('0 0 20 90', 90, 'Recorded'));
  expect(parseHocr(told + untold).map(({ upright }) => upright)).toEqual([false, false]);
});
