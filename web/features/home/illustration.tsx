import { clause, statements } from './illustration-text.ts';

const lineHeight = 18;
const top = 62;

/** A page as the association wrote it. */
function Before() {
  return (
    <svg viewBox="0 0 340 392" className="h-auto w-full" role="img" aria-labelledby="before-title">
      <title id="before-title">Before: a dense page of legal text, with three passages highlighted.</title>
      <g transform="rotate(-1.2 170 196)">
        <rect x="8" y="8" width="324" height="376" fill="var(--surface)" stroke="var(--line)" />
        <text x="170" y="36" textAnchor="middle" className="fill-muted font-serif text-[11px] tracking-wide">
          ARTICLE IV. COVENANT FOR ASSESSMENTS
        </text>
        {clause.map(({ text, marked }, index) => (
          <g key={text}>
            {marked !== undefined && (
              <rect
                x="24"
                y={top + index * lineHeight - 12}
                width="292"
                height="16.5"
                fill="var(--highlight)"
              />
            )}
            <text
              x="28"
              y={top + index * lineHeight}
              textLength="284"
              lengthAdjust="spacingAndGlyphs"
              className={`font-serif text-[11px] ${marked === undefined ? 'fill-muted' : 'fill-on-highlight'}`}
            >
              {text}
            </text>
          </g>
        ))}
        <text x="170" y="372" textAnchor="middle" className="fill-muted font-serif text-[10px]">
          14
        </text>
      </g>
    </svg>
  );
}

/** What it says, on three notes, each with its page. */
function After() {
  return (
    <svg viewBox="0 0 340 392" className="h-auto w-full" role="img" aria-labelledby="after-title">
      <title id="after-title">After: three plain sentences, each with the page it comes from.</title>
      {statements.map(({ heading, lines, page }, index) => (
        <g
          key={heading}
          transform={`translate(${[14, 30, 18][index]} ${14 + index * 124}) rotate(${[0.8, -0.7, 0.5][index]} 150 50)`}
        >
          <rect x="0" y="0" width="296" height="106" rx="3" fill="var(--surface)" stroke="var(--line)" />
          <rect x="0" y="0" width="6" height="106" rx="1" fill="var(--accent)" />
          <text x="22" y="30" className="fill-ink font-serif text-[17px] font-semibold">
            {heading}
          </text>
          <rect x="238" y="15" width="42" height="21" rx="3" fill="var(--highlight)" />
          <text x="259" y="30" textAnchor="middle" className="fill-on-highlight text-[12px] font-semibold">
            {page}
          </text>
          {lines.map((line, row) => (
            <text key={line} x="22" y={59 + row * 21} className="fill-ink text-[14px]">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Before and after, side by side where there is room. */
export function Illustration() {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2 sm:gap-4">
      <figure>
        <Before />
        <figcaption className="mt-2 text-center text-sm text-muted">What the document says</figcaption>
      </figure>
      <figure>
        <After />
        <figcaption className="mt-2 text-center text-sm text-muted">What it means for you</figcaption>
      </figure>
    </div>
  );
}
