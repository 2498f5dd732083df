import { homeWords } from '#content/home-words.ts';
import type { ReadHome } from '#contract/homes.ts';
import { duesPicture } from '#home/money-over-years.ts';
import { shortForm } from '#report/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Part } from '../part.tsx';
import { Drawing } from '../pictures/drawing.tsx';
import { FiguresTable } from '../pictures/figures-table.tsx';
import { useNameOf } from './home-context.ts';

const { money: words } = homeWords;
type Picture = ReadHome['picture'];

/** Dues of several years, drawn, with the figures and where each of them stands. */
function Dues({ dues }: { dues: Picture['dues'] }) {
  const nameOf = useNameOf();
  const picture = duesPicture(dues, nameOf);
  if (!picture) return null;
  return (
    <Part title={words.title}>
      <figure className="flex flex-col gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
        <figcaption>{picture.sentence}</figcaption>
        <Drawing picture={picture} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled sideways by the keyboard. */}
        <section aria-label={`Figures: ${words.title}`} tabIndex={0} className="overflow-x-auto">
          <FiguresTable {...picture.table} />
        </section>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{words.where}:</span>
          {dues.map(({ year, document, citations }) => (
            <span key={year}>
              {year}{' '}
              <CitationChips
                id={`${document}/dues/${year}`}
                statement={`Dues ${year}`}
                citations={citations}
              />
            </span>
          ))}
        </p>
      </figure>
    </Part>
  );
}

/** Each special assessment of which several papers tell: first talk, bid, vote, levy. */
function Trails({ trails }: { trails: Picture['trails'] }) {
  const nameOf = useNameOf();
  if (trails.length === 0) return null;
  return (
    <Part title={words.trail}>
      {trails.map(({ purpose, steps }) => (
        <section key={purpose} className="flex flex-col gap-2">
          <h3 className="text-lg">{purpose}</h3>
          <ol className="flex flex-col gap-2 border-l-2 border-accent pl-3.5">
            {steps.map(({ date, stage, text, document, citations }, index) => (
              <li
                key={`${document} ${citations[0]?.page} ${citations[0]?.start}`}
                className="leading-relaxed"
              >
                <span className="tabular text-sm text-muted">
                  {date ? shortForm(date) : homeWords.undated}
                </span>{' '}
                <Badge tone={stage === 'levied' || stage === 'approved' ? 'caution' : 'neutral'}>
                  {words.stages[stage]}
                </Badge>{' '}
                {text}{' '}
                <CitationChips
                  id={`${document}/trail/${purpose}/${index}`}
                  statement={text}
                  citations={citations}
                />{' '}
                <span className="text-sm wrap-anywhere text-muted">{nameOf(document)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Part>
  );
}

/** What dues were from year to year, and how special assessments came about. */
export function MoneyOverYears({ picture: { dues, trails } }: { picture: Picture }) {
  return (
    <>
      <Dues dues={dues} />
      <Trails trails={trails} />
    </>
  );
}
