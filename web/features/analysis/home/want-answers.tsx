import { wantWords as words } from '#content/want-words.ts';
import type { WantAnswer, WantVerdict } from '#contract/wants.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Explained } from '../notes/explained.tsx';
import { useNameOf } from './home-context.ts';

const tones: Record<WantVerdict, BadgeTone> = {
  forbidden: 'danger',
  limited: 'caution',
  open: 'neutral',
  allowed: 'success',
};

/** What the documents say to what the buyer wants to do, what they forbid first. */
export function WantAnswers({ answers }: { answers: readonly WantAnswer[] }) {
  const nameOf = useNameOf();
  return (
    <section aria-labelledby="wants" className="flex flex-col gap-1 sm:gap-2">
      <h2 id="wants" className="text-xl sm:text-2xl">
        {words.told}
      </h2>
      <ul>
        {answers.map(({ want, verdict, said, ask }) => (
          <li key={want} className="flex flex-col gap-1 break-inside-avoid border-t border-line py-2.5">
            <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-base font-semibold">
              {words.labels[want]}
              <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>
            </h3>
            {said.map(({ document, fact, text, citations }) => (
              <p key={`${document} ${fact} ${text}`} className="leading-relaxed">
                <Explained text={text} />{' '}
                <CitationChips
                  id={`${document}/want/${want}/${fact ?? 'spoken'}`}
                  statement={text}
                  citations={citations}
                />{' '}
                <span className="text-sm wrap-anywhere text-muted">{nameOf(document)}</span>
              </p>
            ))}
            {ask && <p className="leading-relaxed text-muted">{ask}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
