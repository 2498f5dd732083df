import { useState } from 'react';
import { purchaseWords as words } from '#content/purchase-words.ts';
import type { Purchase } from '#contract/homes.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice, type NoticeText } from '../../../ui/notice.tsx';
import { copied } from '../copied.ts';
import { CitationChips } from '../evidence/citation-chips.tsx';
import { Part } from '../part.tsx';
import { useNameOf } from './home-context.ts';

/** The days left to cancel, by the law of the home's state. */
export function Clock({ clock: { lines, statute, lastDay } }: { clock: Purchase['clock'] }) {
  const [first, ...rest] = lines;
  return (
    <Part title={words.clock.title}>
      <div className="flex flex-col gap-1.5">
        <p className={lastDay ? 'text-lg font-semibold' : 'leading-relaxed'}>{first}</p>
        {rest.map((line) => (
          <p key={line} className="leading-relaxed text-muted">
            {line}
          </p>
        ))}
        {statute && <p className="text-sm text-muted">{statute}</p>}
      </div>
    </Part>
  );
}

type Rule = Purchase['lender'][number];

const tones: Record<Rule['verdict'], BadgeTone> = {
  met: 'success',
  'not met': 'danger',
  ask: 'caution',
  silent: 'neutral',
  told: 'info',
};
/** What settles something comes first. */
const order: readonly Rule['verdict'][] = ['not met', 'ask', 'met', 'told', 'silent'];

function LenderRule({ rule }: { rule: Rule }) {
  const nameOf = useNameOf();
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={tones[rule.verdict]}>{words.lender.verdicts[rule.verdict]}</Badge>
        <span className="font-semibold">{rule.program}</span>
      </p>
      <p className="leading-relaxed">{rule.text}</p>
      {rule.statements.map(({ document, fact }) => (
        <p key={`${document} ${fact.id} ${fact.citations[0]?.start}`} className="text-sm leading-relaxed">
          <span className="text-muted">{fact.label}:</span> {fact.display}{' '}
          <CitationChips
            id={`${document}/lender/${rule.id}/${fact.id}`}
            statement={`${fact.label}: ${fact.display}`}
            citations={fact.citations}
          />{' '}
          <span className="wrap-anywhere text-muted">{nameOf(document)}</span>
        </p>
      ))}
      {rule.notes.map((note) => (
        <p key={note} className="text-sm leading-relaxed text-muted">
          {note}
        </p>
      ))}
      <p className="text-sm">
        <a href={rule.url} className="text-link" rel="noreferrer">
          {rule.section}
        </a>
      </p>
    </li>
  );
}

/** What loan programs ask of the association, and what the documents say to it. */
export function LenderScreen({ rules }: { rules: Purchase['lender'] }) {
  const sorted = rules.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const silent = sorted.filter(({ verdict }) => verdict === 'silent');
  const answered = sorted.filter((rule) => !silent.includes(rule));
  return (
    <Part title={words.lender.title}>
      <p className="leading-relaxed text-muted">{words.lender.hint}</p>
      <ul>
        {answered.map((rule) => (
          <LenderRule key={rule.id} rule={rule} />
        ))}
      </ul>
      {silent.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-accent hover:underline">
            {words.lender.verdicts.silent}: {silent.length}
          </summary>
          <ul className="mt-2">
            {silent.map((rule) => (
              <LenderRule key={rule.id} rule={rule} />
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

/** The letter that asks for what is missing, to read and to copy. */
export function Letter({ text }: { text: string }) {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  return (
    <>
      <details>
        <summary className="min-h-6 cursor-pointer text-accent hover:underline">{words.letter.press}</summary>
        <div className="mt-3 flex flex-col items-start gap-3">
          <pre className="w-full rounded-box bg-sunken p-4 font-sans whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
          <CopyButton
            label={words.letter.copy}
            size="small"
            text={() => text}
            onDone={(ok) => setNotice(copied(ok, words.letter.copied))}
          />
        </div>
      </details>
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
