import { clause, statements } from './illustration-text.ts';

/*
 * Two drawings of one height and one scale. Side by side they are one picture: the threads of the notes begin at the
 * highlighted lines of the page, left of their own drawing.
 */
const height = 460;
const page = { width: 380, left: 30, lineWidth: 316, top: 82, lineHeight: 21 };
const notes = {
  width: 330,
  left: 26,
  noteWidth: 296,
  noteHeight: 112,
  tops: [14, 166, 318],
  tilts: [0.9, -0.8, 0.6],
};

/** The middle of a highlighted passage, in the drawing's own measure. */
function passageMiddle(marked: number): number {
  const rows = clause.flatMap((line, index) => (line.marked === marked ? [index] : []));
  const middle = rows.reduce((sum, row) => sum + row, 0) / rows.length;
  return page.top + middle * page.lineHeight - 4;
}

/** A page as the association wrote it. */
function Before() {
  return (
    <svg
      viewBox={`0 0 ${page.width} ${height}`}
      className="h-auto w-full"
      role="img"
      aria-labelledby="before"
    >
      <title id="before">Before: a dense page of legal text, with three passages highlighted.</title>
      <rect x="16" y="14" width="348" height="438" fill="var(--line)" transform="rotate(1.4 190 230)" />
      <rect x="10" y="10" width="356" height="438" fill="var(--surface)" stroke="var(--line)" />
      <text x="188" y="48" textAnchor="middle" className="fill-muted font-serif text-[11.5px] tracking-wider">
        ARTICLE IV. COVENANT FOR ASSESSMENTS
      </text>
      {clause.map(({ text, marked }, index) => {
        const y = page.top + index * page.lineHeight;
        return (
          <g key={text}>
            {marked !== undefined && (
              <rect
                x={page.left - 4}
                y={y - 14}
                width={page.lineWidth + 8}
                height="19"
                fill="var(--highlight)"
              />
            )}
            <text
              x={page.left}
              y={y}
              className={`font-serif text-[11.2px] ${marked === undefined ? 'fill-muted' : 'fill-on-highlight'}`}
            >
              {text}
            </text>
          </g>
        );
      })}
      <text x="188" y="434" textAnchor="middle" className="fill-muted font-serif text-[11px]">
        14
      </text>
    </svg>
  );
}

/** What it says, on three notes, each with its page. */
function After() {
  const { left, noteWidth, noteHeight } = notes;
  return (
    <svg
      viewBox={`0 0 ${notes.width} ${height}`}
      className="h-auto w-full overflow-visible"
      role="img"
      aria-labelledby="after"
    >
      <title id="after">After: three plain sentences, each with the page it comes from.</title>
      {statements.map(({ heading, lines, cited }, index) => {
        const y = notes.tops[index] ?? 0;
        const from = { x: page.left + page.lineWidth + 6 - page.width, y: passageMiddle(index + 1) };
        const to = { x: left, y: y + noteHeight / 2 };
        return (
          <g key={heading}>
            <g className="hidden sm:inline" fill="none" stroke="var(--accent)" strokeWidth="1.5">
              <path
                d={`M${from.x} ${from.y}C${from.x + 36} ${from.y} ${to.x - 30} ${to.y} ${to.x} ${to.y}`}
              />
              <circle cx={from.x} cy={from.y} r="3.5" fill="var(--accent)" stroke="none" />
            </g>
            <g transform={`rotate(${notes.tilts[index]} ${left} ${to.y})`}>
              <rect x={left + 3} y={y + 5} width={noteWidth} height={noteHeight} rx="4" fill="var(--line)" />
              <rect
                x={left}
                y={y}
                width={noteWidth}
                height={noteHeight}
                rx="4"
                fill="var(--surface)"
                stroke="var(--line)"
              />
              <path d={`M${left} ${y + 4}v${noteHeight - 8}`} stroke="var(--accent)" strokeWidth="5" />
              <text x={left + 22} y={y + 34} className="fill-ink font-serif text-[19px] font-semibold">
                {heading}
              </text>
              <rect
                x={left + noteWidth - 64}
                y={y + 16}
                width="46"
                height="24"
                rx="4"
                fill="var(--highlight)"
              />
              <text
                x={left + noteWidth - 41}
                y={y + 33}
                textAnchor="middle"
                className="fill-on-highlight text-[13px] font-semibold"
              >
                {cited}
              </text>
              {lines.map((line, row) => (
                <text key={line} x={left + 22} y={y + 64 + row * 23} className="fill-ink text-[15px]">
                  {line}
                </text>
              ))}
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** Before and after: side by side where there is room. */
export function Illustration() {
  return (
    <div className="mx-auto grid w-full max-w-md gap-y-8 sm:max-w-3xl sm:grid-cols-[380fr_330fr]">
      <figure>
        <Before />
        <figcaption className="mt-3 text-center text-sm text-muted">What the document says</figcaption>
      </figure>
      <figure>
        <After />
        <figcaption className="mt-3 text-center text-sm text-muted">What it means for you</figcaption>
      </figure>
    </div>
  );
}
