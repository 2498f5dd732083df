import { reportWords } from '#content/report-words.ts';
import type { Block, Note, Report, Said } from './report.ts';

/** ' (p. 3, 12)': the pages that notes stand on, each once, in their order. */
function pagesOf(numbers: readonly number[], notes: readonly Note[]): string {
  const pages = new Set(numbers.flatMap((number) => notes[number - 1]?.page ?? []));
  return pages.size > 0 ? ` (p. ${[...pages].toSorted((a, b) => a - b).join(', ')})` : '';
}

function lines(block: Block, notes: readonly Note[]): string[] {
  const said = ({ text, notes: numbers }: Said) => `${text}${pagesOf(numbers, notes)}`;
  switch (block.kind) {
    case 'text':
      return [said(block)];
    case 'points':
      return block.points.flatMap((point) => {
        const place = point.place ? `${point.place}, ` : '';
        const where = pagesOf(point.notes, notes).replace('(', `(${place}`) || (place && ` (${point.place})`);
        return [
          `- ${point.mark ? `${point.mark}: ` : ''}${point.text}${where}`,
          ...(point.detail ? [`  ${point.detail}`] : []),
          ...(point.also ? [`  ${said(point.also)}`] : []),
        ];
      });
    case 'answers':
      return block.rows.flatMap(({ question, answers }) =>
        answers.map((answer) => `- ${question}: ${said(answer)}${answer.also ? `; ${answer.also}` : ''}`),
      );
    case 'table':
      return [
        `${block.title}: ${said(block)}`,
        ...block.rows.map((row) => `- ${row.filter(Boolean).join(' | ')}`),
      ];
  }
}

/** The report as plain text with the pages of each statement, to paste into a letter or an email. Quotes are left out. */
export function asText({ title, kind, about, parts, notes, disclaimer }: Report): string {
  return [
    title,
    kind,
    ...about.filter(([label]) => label !== 'Type').map(([label, value]) => `${label}: ${value}`),
    ...parts.flatMap((part) => ['', part.title, ...part.blocks.flatMap((block) => lines(block, notes))]),
    '',
    `${reportWords.maker}: ${disclaimer}`,
  ].join('\n');
}
