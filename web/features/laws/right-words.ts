import type { StateRight } from '#contract/state-right.ts';

type Right<Subject extends StateRight['subject']> = Extract<StateRight, { subject: Subject }>;
type Detail<Subject extends StateRight['subject']> = NonNullable<Right<Subject>['detail']>;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const plural = (count: number, unit: string) => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`;

const waivers = { true: 'It can be waived.', false: 'It cannot be waived.' } as const;

function cancellation({ days, unit, from, endsAtClosing, openUntilGiven, waivable }: Detail<'cancellation'>) {
  return [
    `You may cancel within ${plural(days, unit)} of ${from}${endsAtClosing ? ', but not after closing' : ''}.`,
    openUntilGiven ? 'The right stays open until you have received everything you are owed.' : null,
    waivable === null ? 'We did not see whether it can be waived.' : waivers[`${waivable}`],
  ];
}

function disclosure({ due }: Detail<'disclosure'>) {
  return [
    due?.days ? `The association has ${plural(due.days, due.unit)} to supply the ${due.name}.` : null,
    due?.fee ? `Fee: ${due.fee}.` : null,
    due?.goodForDays ? `It is good for ${due.goodForDays} days.` : null,
  ];
}

function records({ days, unit, counts }: Detail<'records'>) {
  if (days === null || unit === null) return [];
  return [
    counts === 'notice'
      ? `An owner gives ${plural(days, unit)}${days === 1 ? "'s" : "'"} notice.`
      : `The association has ${plural(days, unit)} to answer.`,
  ];
}

const processes = {
  court: 'The association needs a court case to foreclose its lien for dues.',
  sale: 'The lien for dues can be foreclosed by a sale, without a court case.',
  mortgage: 'The lien for dues is foreclosed in the same way as a mortgage.',
} as const;

/** 'Limit: $1,800'; what is a sentence of its own stays one. */
const limitOf = (limit: string | null) =>
  limit === null || /^(?:No|The) /.test(limit) ? limit : `Limit: ${limit}`;

const nothing = {
  cancellation:
    "No state law found that lets the buyer of a resale cancel because of the association's documents.",
  disclosure: 'No state law found that entitles the buyer of a resale to the association’s documents.',
  records: 'No state law found.',
  reserve: 'No state law found that requires a reserve study.',
  foreclosure: 'No state law found.',
} as const;

function rule(right: StateRight): (string | null)[] {
  switch (right.subject) {
    case 'cancellation':
      return right.detail ? cancellation(right.detail) : [];
    case 'disclosure':
      return right.detail ? disclosure(right.detail) : [];
    case 'records':
      return right.detail ? records(right.detail) : [];
    case 'reserve':
      return [];
    case 'foreclosure':
      return right.detail ? [processes[right.detail.process], limitOf(right.detail.limit)] : [];
  }
}

function developer(right: StateRight): string | null {
  if (right.subject !== 'cancellation' || right.firstSale === null) return null;
  const { days, unit, from, statute, verified } = right.firstSale;
  const open = verified ? '' : ' Not checked against the statute text.';
  return `Bought from the developer: ${plural(days, unit)} from ${from} (${statute}).${open}`;
}

/** The documents that a buyer is owed, one a line, after who owes them; null where the row lists none. */
export function documentsOf(right: StateRight): { lead: string; documents: readonly string[] } | null {
  if (right.subject !== 'disclosure' || !right.detail || right.detail.documents.length === 0) return null;
  const { owedBy, documents } = right.detail;
  const who = owedBy.length === 2 ? 'The seller and the association owe' : `The ${owedBy[0]} owes`;
  return { lead: `${who} the buyer:`, documents };
}

/** What a row tells besides, sentence by sentence. */
export function sentencesOf(right: StateRight): string[] {
  const told = {
    rule: () => rule(right),
    none: () => [nothing[right.subject]],
    unchecked: () => ['Not checked yet: look the section up.'],
  }[right.finding]();
  return [...told, right.note, developer(right)].filter((sentence) => sentence !== null);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** In what the row was read, and when: 'As read in a copy of November 28, 2022.' */
export function seenAs({ source, verified, finding, checked }: StateRight): string {
  const when = month.format(new Date(checked));
  if (finding === 'unchecked') return `As of ${when}.`;
  if (!verified && source.kind === 'statute')
    return `Only a part was checked against the statute text (${when}).`;
  if (!verified && source.kind === 'account')
    return `Not checked against the statute text: based on what others have written about it (${when}).`;
  if (!verified) return `Not checked against the statute text (${when}).`;
  if (source.edition === null) return `As read in an undated copy of the section (${when}).`;
  if (source.edition.length === 4) return `As read in a copy of ${source.edition}.`;
  return `As read in a copy of ${day.format(new Date(source.edition))}.`;
}

function ruleInBrief(right: StateRight): string {
  switch (right.subject) {
    case 'cancellation':
      return right.detail ? `${plural(right.detail.days, right.detail.unit)} from ${right.detail.from}` : '';
    case 'disclosure': {
      const { due = null, documents = [], owedBy = [] } = right.detail ?? {};
      const several = `Documents from the ${owedBy.join(' and the ')}`;
      const name = capital(due?.name ?? (documents.length === 1 ? documents[0] : several) ?? '');
      return due?.days ? `${name}, ${plural(due.days, due.unit)}` : name;
    }
    case 'records': {
      const { days, unit, counts } = right.detail ?? { days: null, unit: null, counts: null };
      if (days === null || unit === null) return 'Reasonable access, no days set';
      const nonprofit = right.note?.includes('where the association is a nonprofit corporation')
        ? ', if a nonprofit'
        : '';
      return counts === 'notice'
        ? `After ${plural(days, unit)}' notice${nonprofit}`
        : `Within ${plural(days, unit)}`;
    }
    case 'reserve': {
      const { kind, everyYears } = right.detail ?? { kind: 'study', everyYears: null };
      if (kind === 'fund') return 'Money in reserve, no study';
      if (kind === 'plan') return 'A written policy, no study';
      if (everyYears === null) return 'Study required';
      return everyYears === 1 ? 'Study or update every year' : `Study every ${everyYears} years`;
    }
    case 'foreclosure': {
      if (right.detail === null) return '';
      const { process, limit } = right.detail;
      const way = { court: 'Court case', sale: 'No court case needed', mortgage: 'As a mortgage' }[process];
      return limit === null ? way : `${way}. ${limit.replace(/\.$/, '')}`;
    }
  }
}

/** What a row tells, in a cell of the table. Never empty, and never a dash. */
export function inBrief(right: StateRight): string {
  if (right.finding === 'none') return 'No state law found';
  if (right.finding === 'unchecked') return `Not checked yet: see ${right.statute}`;
  return ruleInBrief(right);
}
