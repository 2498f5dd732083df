import type { Content } from 'pdfmake/interfaces.js';
import type { Bar, Picture } from '#report/pictures/picture.ts';
import { colors, textWidth } from './looks.ts';

const fills = [colors.accent, colors.info, colors.caution, colors.danger] as const;
const restFill = '#86807a';

function bars(list: readonly Bar[]): Content {
  const most = Math.max(...list.map(({ value }) => value)) || 1;
  const full = 220;
  return {
    table: {
      widths: ['*', full, 'auto'],
      body: list.map(({ label, value, display, reckoned }) => [
        { text: label, fontSize: 9 },
        {
          canvas: [
            {
              type: 'rect',
              x: 0,
              y: 3,
              w: Math.max(1, (full * value) / most),
              h: 7,
              // What was worked out is drawn in outline.
              ...(reckoned
                ? { lineColor: colors.accent, lineWidth: 1 }
                : { color: colors.accent, lineWidth: 0 }),
            },
          ],
        },
        { text: display, fontSize: 9, bold: true, alignment: 'right' },
      ]),
    },
    layout: 'noBorders',
    margin: [0, 4, 0, 4],
  };
}

function split(slices: Extract<Picture, { kind: 'split' }>['slices']): Content {
  const fillOf = (index: number) =>
    index === slices.length - 1 ? restFill : (fills[index % fills.length] ?? restFill);
  let from = 0;
  const rects = slices.map(({ share }, index) => {
    const x = from * textWidth;
    from += share;
    return {
      type: 'rect' as const,
      x,
      y: 0,
      w: Math.max(0.5, share * textWidth - 1),
      h: 14,
      color: fillOf(index),
    };
  });
  return [
    { canvas: rects, margin: [0, 4, 0, 4] },
    ...slices.map(
      ({ label, display }, index): Content => ({
        columns: [
          { canvas: [{ type: 'rect', x: 0, y: 2, w: 7, h: 7, color: fillOf(index) }], width: 12 },
          { text: [label, ' ', { text: display, bold: true }], fontSize: 9, width: '*' },
        ],
        margin: [0, 0, 0, 2],
      }),
    ),
  ];
}

function gauge({ percent, marks, bands }: Extract<Picture, { kind: 'gauge' }>): Content {
  const edges = [0, ...marks, 100];
  const at = (Math.min(100, Math.max(0, percent)) / 100) * textWidth;
  const tints = ['#f3cfcc', '#efdcb6', '#cfe3da'];
  const x = (index: number) => ((edges[index] ?? 0) / 100) * textWidth;
  return [
    {
      canvas: [
        ...bands.map((_, index) => ({
          type: 'rect' as const,
          x: x(index),
          y: 5,
          w: x(index + 1) - x(index) - 1,
          h: 12,
          color: tints[index] ?? colors.sunken,
        })),
        { type: 'rect', x: Math.max(0, at - 1.5), y: 0, w: 3, h: 22, color: colors.ink },
      ],
      margin: [0, 6, 0, 2],
    },
    {
      columns: bands.map((band, index) => ({
        text: `${band}: ${edges[index]}% to ${edges[index + 1]}%`,
        fontSize: 8.5,
        width: x(index + 1) - x(index),
      })),
      margin: [0, 0, 0, 4],
    },
  ];
}

/** The drawing of a picture, without its words. */
export function drawing(picture: Picture): Content {
  switch (picture.kind) {
    case 'bars':
      return bars(picture.bars);
    case 'split':
      return split(picture.slices);
    case 'gauge':
      return gauge(picture);
  }
}
