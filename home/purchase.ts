import { purchaseWords as words } from '#content/purchase-words.ts';
import type { CommunityKind, Purchase } from '#contract/homes.ts';
import type { LenderRule } from '#contract/lender-rule.ts';
import type { StateRight } from '#contract/state-right.ts';
import { type UsState, usStates } from '#contract/us-states.ts';
import { shortForm } from '#report/dates.ts';
import { type CancellationClock, cancellationClock, type PurchaseDays } from './cancellation-clock.ts';
import { filled } from './filled.ts';
import type { HomeDocument } from './home-document.ts';
import type { HomePicture } from './home-picture.ts';
import { missingText } from './home-report.ts';
import { type LenderLine, lenderScreen } from './lender-screen.ts';
import { letterFor } from './letter.ts';

/** What a buyer says of a home and of its purchase. */
export interface PurchaseDetails extends PurchaseDays {
  readonly name: string;
  readonly state: UsState | null;
  readonly community: CommunityKind | null;
}

/** The law and the rules that are held against it: content of the product, each row with its source. */
export interface PurchaseRules {
  readonly rights: readonly StateRight[];
  readonly lenders: readonly LenderRule[];
}

const plural = (count: number, unit: string) =>
  count === 1 ? `1 ${unit.replace(/s$/, '')}` : `${count} ${unit}`;

function leftWords(daysLeft: number): string {
  if (daysLeft === 0) return words.clock.today;
  return daysLeft < 0 ? words.clock.passed : filled(words.clock.left, { count: plural(daysLeft, 'days') });
}

/** The clock in sentences, the most urgent first. */
function clockLines({ law, lastDay, daysLeft, missing, right, isOld }: CancellationClock): string[] {
  const { clock } = words;
  if (!right) return [clock.unknown];
  const doubts = [
    ...(law === 'rule' && !right.verified ? [clock.unverified] : []),
    ...(right.doubt ? [right.doubt] : []),
    ...(isOld ? [clock.old] : []),
  ];
  if (law === 'unknown') return [clock.unchecked];
  const { detail, note } = right;
  if (!detail) return [clock.none, ...(note ? [note] : []), ...doubts];
  const last =
    lastDay !== null && daysLeft !== null
      ? [filled(clock.last, { day: shortForm(lastDay) }) + leftWords(daysLeft)]
      : [];
  return [
    ...last,
    filled(clock.rule, { days: plural(detail.days, detail.unit), from: detail.from }),
    ...(missing ? [clock.needs[missing]] : []),
    ...(detail.unit === 'business days' && last.length > 0 ? [clock.weekends] : []),
    ...(detail.openUntilGiven ? [clock.open] : []),
    ...(detail.endsAtClosing ? [clock.closing] : []),
    ...(note ? [note] : []),
    ...doubts,
  ];
}

type ToldRule = Purchase['lender'][number];

/** A rule of a loan program as it is told: what the documents say to it, when it holds, and what speaks against relying on it. */
function toldRule({ rule, verdict, figure, statements, isToCome, isOld }: LenderLine): ToldRule {
  const { lender } = words;
  const measured = rule.measure !== null && figure !== null && rule.measure in lender.figures;
  const key = rule.measure as keyof typeof lender.figures;
  const until = rule.until ? [filled(lender.until, { day: shortForm(rule.until) })] : [];
  const from = isToCome && rule.from ? [filled(lender.toCome, { day: shortForm(rule.from) })] : [];
  const unsettled = verdict === 'ask' && measured && key in lender.unsettled;
  return {
    id: rule.id,
    program: rule.program,
    verdict,
    text: rule.text,
    notes: [
      ...(measured ? [filled(lender.figures[key], { figure: String(figure) })] : []),
      ...(unsettled ? [lender.unsettled[key as keyof typeof lender.unsettled]] : []),
      ...from,
      ...until,
      ...(rule.doubt ? [rule.doubt] : []),
      ...(isOld ? [words.clock.old] : []),
    ],
    section: rule.section,
    url: rule.url,
    statements: statements.map(({ document, fact }) => ({
      document,
      fact: fact as ToldRule['statements'][number]['fact'],
    })),
  };
}

const slugOf = (state: UsState) => usStates[state].toLowerCase().replaceAll(' ', '-');

/** The row of one subject for a home's state and kind of community; null where either is not known. */
function rightOf<Subject extends StateRight['subject']>(
  subject: Subject,
  rights: readonly StateRight[],
  { state, community }: PurchaseDetails,
): Extract<StateRight, { subject: Subject }> | null {
  if (!state || !community) return null;
  const kind = community === 'condominium' ? 'condo' : 'hoa';
  const row = rights.find(
    (right) => right.subject === subject && right.state === slugOf(state) && right.community === kind,
  );
  return (row as Extract<StateRight, { subject: Subject }> | undefined) ?? null;
}

/**
 * What the purchase of a home asks of its buyer: the days left to cancel, what lenders ask of the association, and the letter that
 * asks for what is missing. Pure: `today` is an ISO date.
 */
export function purchaseOf(
  details: PurchaseDetails,
  picture: HomePicture,
  documents: readonly HomeDocument[],
  { rights, lenders }: PurchaseRules,
  today: string,
): Purchase {
  const cancellation = rightOf('cancellation', rights, details);
  const clock = cancellationClock(cancellation, details, today);
  const own = documents.filter(({ id }) => picture.documents.includes(id));
  const nameOf = (id: string) => documents.find((document) => document.id === id)?.name ?? '';
  // What is here and was not read is not to be asked for.
  const asked = picture.missing.filter(({ why }) => why !== 'unread');
  const screen = { answers: picture.answers, documents: own, community: details.community };
  return {
    clock: { lines: clockLines(clock), statute: cancellation?.statute ?? null, lastDay: clock.lastDay },
    lender: lenderScreen(lenders, screen, today).map(toldRule),
    letter: letterFor({
      home: details.name,
      association: picture.association,
      missing: own.length > 0 ? asked.map((one) => missingText(one, nameOf)) : [],
      disclosure: rightOf('disclosure', rights, details),
    }),
  };
}
