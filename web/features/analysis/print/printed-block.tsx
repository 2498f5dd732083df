import { tableSaysMore } from '#report/pictures/picture.ts';
import type { Block, ReportAnswer, ReportPoint, Said } from '#report/report.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { FiguresTable } from '../pictures/figures-table.tsx';

export const noteId = (number: number) => `note-${number}`;

/** Words with the numbers of their notes. */
function Noted({ text, notes }: Said) {
  return (
    <>
      {text}
      {notes.length > 0 && (
        <sup className="tabular ml-0.5">
          {notes.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <a href={`#${noteId(number)}`} className="text-inherit no-underline">
                {number}
              </a>
            </span>
          ))}
        </sup>
      )}
    </>
  );
}

function Point({ point }: { point: ReportPoint }) {
  const { mark, detail, place, also } = point;
  return (
    <li className="break-inside-avoid">
      {mark && <span className="block text-sm font-semibold">{mark}</span>}
      <span className={mark ? 'font-semibold' : undefined}>
        <Noted {...point} />
      </span>
      {place && <span className="text-sm text-muted"> {place}</span>}
      {detail && <span className="block">{detail}</span>}
      {also && (
        <span className="block text-sm text-muted">
          <Noted {...also} />
        </span>
      )}
    </li>
  );
}

function Answer({ answer }: { answer: ReportAnswer }) {
  return (
    <dd className="col-start-2">
      <Noted {...answer} />
      {answer.also && <span className="block text-sm text-muted">{answer.also}</span>}
    </dd>
  );
}

/** A block of the report on paper. */
export function PrintedBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Noted {...block} />
        </p>
      );
    case 'points':
      return (
        <ul
          className={
            block.points.some(({ mark }) => mark !== null)
              ? 'flex flex-col gap-3'
              : 'flex list-disc flex-col gap-1.5 pl-4'
          }
        >
          {block.points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no id here, and never move.
            <Point key={index} point={point} />
          ))}
        </ul>
      );
    case 'answers':
      return (
        <dl>
          {block.rows.map(({ question, answers }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same, and none moves.
              key={index}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 break-inside-avoid border-t border-line py-1.5 first:border-t-0"
            >
              <dt className="text-muted">{question}</dt>
              {answers.map((answer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: answers never move.
                <Answer key={at} answer={answer} />
              ))}
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <figure className="flex flex-col gap-3">
          <div className="flex flex-col gap-3 break-inside-avoid">
            <figcaption>
              <span className="block font-semibold">{block.title}</span>
              <Noted {...block} />
            </figcaption>
            <Drawing picture={block.picture} />
          </div>
          {tableSaysMore(block.picture) && <FiguresTable {...block} />}
        </figure>
      );
  }
}
