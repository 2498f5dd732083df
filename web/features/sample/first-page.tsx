/** A stretch of highlighter, in fractions (0 to 1) of the page's width and height. */
interface Stretch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the first statement of a sample stands: what is to be seen before anything was pressed. */
export interface FirstEvidence {
  readonly page: number;
  /** The words themselves. */
  readonly quote: string;
  readonly marks: readonly Stretch[];
  /** The part of the page's width that is text, in fractions of it: it is shown as large as there is room. */
  readonly block: { readonly left: number; readonly width: number };
}

const picture = { width: 1200, height: 1553 };
/** How far down the frame the marked words stand, in fractions of the page. */
const lead = 0.2;

const percent = (fraction: number) => `${fraction * 100}%`;

/** Which words are shown, and on which page they stand. The statement itself is the first of the text. */
function Lead({ page }: Pick<FirstEvidence, 'page'>) {
  return (
    <>
      The words behind the first statement{' '}
      <span className="tabular rounded-[0.25rem] bg-highlight px-2 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap text-on-highlight">
        p. {page}
      </span>
    </>
  );
}

/** The words that the first statement of a sample stands on, where there is no room for the page. */
export function FirstQuote({ evidence: { page, quote } }: { evidence: FirstEvidence }) {
  return (
    <figure className="screen-only flex flex-col gap-2.5 rounded-box border border-line bg-surface p-4 lg:hidden">
      <figcaption>
        <Lead page={page} />
      </figcaption>
      <blockquote className="font-serif leading-relaxed">
        <mark>{quote}</mark>
      </blockquote>
    </figure>
  );
}

interface FirstPageProps {
  id: string;
  name: string;
  evidence: FirstEvidence;
}

/** The page that the first statement of a sample stands on, marked, where there is room beside the text. */
export function FirstPage({ id, name, evidence: { page, marks, block } }: FirstPageProps) {
  const scale = 1 / block.width;
  const above = Math.max(0, Math.min(...marks.map(({ top }) => top)) - lead);
  return (
    <figure className="screen-only sticky top-24 hidden flex-col gap-3 lg:flex">
      <div className="flex max-h-[min(30rem,calc(100dvh-11rem))] flex-col overflow-hidden rounded-box border border-line bg-surface">
        <p className="border-b border-line px-4.5 py-3.5">
          <Lead page={page} />
        </p>
        <div className="relative min-h-0 overflow-hidden bg-sheet">
          <div
            className="relative"
            style={{
              width: percent(scale),
              marginLeft: percent(-block.left * scale),
              // Of the frame's width, as every margin in percent.
              marginTop: percent((-above * scale * picture.height) / picture.width),
            }}
          >
            <img
              src={`/sample/${id}/${page}.png`}
              alt={`Page ${page} of ${name}, with the words behind the first statement marked`}
              {...picture}
              loading="lazy"
              className="h-auto w-full"
            />
            {marks.map((mark) => (
              <span
                key={`${mark.left}-${mark.top}`}
                aria-hidden="true"
                className="absolute rounded-[2px] bg-marker mix-blend-multiply"
                style={{
                  left: percent(mark.left),
                  top: percent(mark.top),
                  width: percent(mark.width),
                  height: percent(mark.height),
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <figcaption className="script-only text-sm text-muted">
        Press any page number in the text to see the words behind that statement.
      </figcaption>
    </figure>
  );
}
