import { formAnswers } from '../../find/form-answers.ts';
import { monthNames } from '../../language/month-names.ts';
import type { Doc } from '../../model.ts';
import { oncePerDoc } from '../../once-per-doc.ts';
import { regex } from '../../regex.ts';
import { asPrinted } from './name-as-printed.ts';
import type { Scored } from './scored.ts';

/** One word of a name as printed: capitalized, all capitals, or a number. 'No. 2' is one; 'No. The Otter Glen HOA …' answers. */
export const word =
  "(?:(?:St|Mt|ST|MT|(?:No|NO)(?!\\. (?:The|THE|Our|An?)\\b))\\.|[A-Z0-9][\\w&'’-]*(?:/[A-Z][\\w&'’-]*)?|&|#\\d+)";
export const joint = '(?:of|at|the|on|in|and|for|de|del|la|las|los|el)';
const suffix = '(?:,? (?:Inc|INC|Incorporated|INCORPORATED|LLC)\\b\\.?)?';
const title = new RegExp(
  `((?:The |THE )?(?:Association|ASSOCIATION) (?:of|OF) ${word}(?: ${word}){0,4} (?:Home ?|HOME ?|Property |Lot |Unit )?(?:[Oo]wners|OWNERS)\\b(?! (?:of|OF|for|FOR)\\b)${suffix}|(?:Property |PROPERTY |Lot |LOT |Unit |UNIT |Condominium |CONDOMINIUM |Home|HOME)?[Oo](?:wners|WNERS)['’]? (?:Association|ASSOCIATION) (?:of|OF|for|FOR) (?:${joint} )?${word}(?:,? (?:${joint} ){0,6}${word}){0,5}${suffix}|(?<![\\w&'’/-])${word}(?:,? (?:${joint} ){0,6}${word}){0,9}?(?: |(?<=['’]))(?:Association|ASSOCIATION|Assoc\\.?|ASSOC\\.?|(?:Assn|ASSN|Ass['’]n)\\b\\.?|Corporation|CORPORATION|Club(?![a-z])|CLUB(?![A-Z])|(?:Condominium|CONDOMINIUM) (?:Trust|TRUST)|[HPC]OA(?![A-Za-z])|[HP]\\.O\\.A\\b\\.?|(?:Townhouses?|Townhomes?|Condominiums?|CONDOMINIUMS?|Villas|Apartments|Cooperative)(?=,? (?:Inc|INC))|(?<=[Oo]wners['’]? )Cooperative\\b)(?: (?:of|OF) ${word}(?: ${word}){0,2}(?=,? (?:Inc|INC)\\b))?${suffix}|(?:Association|ASSOCIATION|Council|COUNCIL) (?:of|OF) (?:\\w+ )?(?:Co-?|CO-?)?(?:Owners|OWNERS) (?:of|OF) (?:${joint} )?${word}(?:,? (?:${joint} ){0,6}${word}){0,5}${suffix})`,
  'dg',
);
/** What tells an owners' association from a bank or a trade body. */
export const kind =
  /\b(?:home\s?owners?'?s?'?|(?:property |lot |unit )?owners?'?s?'?|condominiums?|townhomes?|townhouses?|community|civic|maintenance|master|homes|residents'?|neighborhood|improvement|recreation(?:al)?|residential|village|roads?|lake|water|estates?|commons|subdivision|villas|lofts|cooperative|cluster) (?:ass(?:oc|['’]?n\b)|master|community|maintenance|condominium|residential)|\b(?:community|improvement|beach|country|civic|lake) (?:club|league)\b|\b(?:hoa|poa|coa)\b|\bh\.o\.a\b|\bp\.o\.a\b|\bof (?:\w+ )?(?:co-?)?owners\b|\bassociation of (?:[\w&'’-]+ ){1,5}(?:home ?|property |lot |unit )?owners\b|\bhomeowners?\b|\bcondominium\b|\b(?:townho(?:me|use)s?|villas|apartments|cooperative),? inc/i;
const others =
  /\b(?:mortgage|savings|bar|arbitration|title|banking|bankers|institute|management|reserves|realtors?|national|american|notary|federal|builders|insurance|athletic|kennel|county|each|any|individual|subject to|mandatory membership|prepaid|delinquent|pay|unpaid|only|our|on hoa|president|treasurer|secretary)\b/i;
/** The words of a name without those that every association's name has. */
export function ownWords(name: string): string {
  return name
    .toLowerCase()
    .replace(
      regex.g`\b(?:the|home\s?owners?|owners?|property|condominiums?|unit|lot|associations?|assoc|ass['’]?n|corporation|council|inc|incorporated|hoa|poa|coa|community|master|neighborhood|residential|recreational?|facility|facilities|of|at|a|an|and|for|all|members?|such|this|said|${monthNames}|annual|monthly|quarterly)\b|[^a-z0-9 ]`,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Rules and Regulations of the Association' is the title of a paper. */
const paper =
  /\b(?:rules|regulations|polic(?:y|ies)|guidelines|standards|procedures?|resolutions?|by-?laws|covenants|restrictions|handbook|schedule)\b.*\b(?:of|for) the association\b/i;

/** 'Covenants and Reservation of Easements for the Elder Creek Association', 'Support the Elder Creek Association': what stands before the name. */
const ofPaper =
  /^(?:support|join|contact|visit|about|welcome to|meet) (?:the )?(?=[a-z])|^[^.;:]*?\b(?:covenants|conditions|restrictions|reservations?|easements?|declaration|by-?laws|regulations|articles|incorporation)\b[^.;:]*?\b(?:for|of) (?:the )?(?=[A-Z0-9])/i;

/** A name without the title of a paper before it. */
function withoutPaper(text: string): string {
  const rest = text.replace(ofPaper, '');
  return rest === text ? text : withoutPaper(rest);
}

/** 'Tuesday May 17 at the Otter Glen Country Club' is when and where they meet, a 'Sub-Association of …' one among others. */
const withDay = regex.i`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:${monthNames}) \d|\b\d{5}\b|^sub-?association of\b`;
/** '5035 HOA' is a number of an account: a name has letters of its own. */
export const isName = (name: string) => {
  const own = ownWords(name);
  return (
    own.length > 2 &&
    !/^(?:homes?|regular|special|total|current)$/.test(own) &&
    /[a-z]/.test(own) &&
    !/^an? .*oa$/i.test(name) &&
    !others.test(name) &&
    !withDay.test(name) &&
    !paper.test(name)
  );
};

/** A line that goes on with the name above it or left of it: 'COMMUNITY ASSOCIATION, INC.' */
const goesOn =
  /^(?:(?:(?:condominium|home ?owners?['’]?s?|(?:property |unit |lot )?owners['’]?|townho[mu]\w+|community|facility|master|residential)[ \t]+){1,3}(?:association|assoc\b|cooperative\b)|[HPC]OA\b(?= *$| (?:\w+ ){1,3}meeting)|inc\b\.? *$)/i;
const wholeName =
  /^(?:[A-Z0-9#][\w'’&#.-]*|of|at|the|on|in|and|for)(?:[ ,]+(?:[A-Z0-9#][\w'’&#.-]*|of|at|the|on|in|and|for)){0,9},?$/;
/** The text with the line breaks and gaps that stand within a name as spaces, every character in its place. */
export const unbroken = oncePerDoc(({ source: { text } }: Doc): string => {
  const cells = text.split(/([\n\t])/);
  return cells
    .map((cell, at) => {
      if (at % 2 === 0) return cell;
      const [before = '', after = ''] = [cells[at - 1], cells[at + 1]];
      const joins =
        (goesOn.test(after) && wholeName.test(before.trim()) && (cell === '\n' || cells[at + 2] !== '\t')) ||
        (cell === '\n' && /^assoc/i.test(after) && /(?:owners['’]?|community|condominium)$/i.test(before));
      return joins ? ' ' : cell;
    })
    .join('');
});

/** The first name in a run of text; null where there is none. */
export function nameIn(text: string): string | null {
  const value = asPrinted(withoutPaper(new RegExp(title.source).exec(text)?.[0] ?? ''));
  return isName(value) ? value : null;
}

interface Mention {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** With 'The' within a sentence, or with 'the': 'the board of The Villas Association'. */
  readonly the: string | null;
}

/** 'Also, part of the Elder Bay Master Association': the larger one is not the paper's own. */
const partOf = /\b(?:also|is|are),? (?:an? )?(?:part|sub-?association|member) of (?:the )?$/i;
/** 'Rose Court is a Sub-Association of …', '… is the Master for Rose Court': the larger one by any name. */
const subOf = /\bsub-?association of (?:the )?$/i;
const isMasterFor = /^ is the master\b/i;

/** Every name of an association that the paper prints, in the order of the text. */
export const mentions = oncePerDoc((doc: Doc): readonly Mention[] => {
  const text = unbroken(doc);
  // 'All other associations of which the unit is a member: …'
  const ofOthers = formAnswers(doc).filter(({ subject }) => subject === 'other_associations');
  const isOther = (at: number) =>
    ofOthers.some(({ sentences }) => sentences.some(({ start, end }) => at >= start && at < end));
  const found = [...text.matchAll(title)].flatMap((m) => {
    const isLaw = /^ act\b/i.test(text.slice(m.index + m[0].length));
    if (isLaw || isOther(m.index)) return [];
    const isLarger = /\b(?:master|umbrella)\b/i.test(m[0]) && partOf.test(text.slice(0, m.index).slice(-40));
    if (isLarger) return [];
    // 'Version: 2' before a name is no part of it.
    const labeled = /[:#] ?$/.test(text.slice(Math.max(0, m.index - 2), m.index));
    const named = withoutPaper(m[0]);
    const read = asPrinted(labeled ? named.replace(/^\d+\s+/, '') : named);
    const start = m.index + m[0].length - named.length;
    // 'llder Creek Association' and 'Elder! Creek Association' in the paper of Elder Creek
    const [, tail, whole = tail] =
      /(?:^|\s)(?:[a-z]{1,2}([a-z]{4,})|([A-Z][a-z]{3,})[!|~*]) $/.exec(
        text.slice(Math.max(0, start - 20), start),
      ) ?? [];
    const next = /^\w+/.exec(read)?.[0] ?? '';
    const first = tail
      ? regex`\b[A-Z]${tail} (?=${next}\b)`.exec(text.slice(0, 3000))?.[0]
      : whole && regex.i`\b${whole} ${next}\b`.test(text.slice(0, 3000)) && `${whole} `;
    const value = `${first || ''}${read}`;
    const own = m.index + Math.max(0, m[0].toLowerCase().lastIndexOf(value.toLowerCase().slice(0, 12)));
    const [, the = null] =
      /(?:^|[^\w])[a-z]+,? (The|the) $/.exec(text.slice(Math.max(0, own - 20), own)) ?? [];
    // 'Held at the Otter Glen Country Club': where they meet.
    const isPlace = /\bclub$/i.test(value) && /\bat (?:the )?$/i.test(text.slice(Math.max(0, own - 8), own));
    return isName(value) && !isPlace ? [{ value, start, end: m.index + m[0].length, the }] : [];
  });
  const larger = new Set(
    found
      .filter(
        ({ start, end }) =>
          subOf.test(text.slice(Math.max(0, start - 30), start)) ||
          isMasterFor.test(text.slice(end, end + 20)),
      )
      .map(({ value }) => ownWords(value)),
  );
  return found.filter(({ value }) => !larger.has(ownWords(value)));
});

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether two names differ in one word, which begins or ends alike in both: 'Roperty' and 'Property'. */
function isMisread(name: string, other: string): boolean {
  const theirs = other.split(' ');
  const pairs = name.split(' ').map((word, at) => [lettersOf(word), lettersOf(theirs[at] ?? '')] as const);
  const [[a, b] = ['', ''], second] = pairs.filter(([one, two]) => one !== two);
  return (
    !second &&
    pairs.length === theirs.length &&
    b.length > 3 &&
    (a.slice(0, 4) === b.slice(0, 4) || a.slice(-4) === b.slice(-4))
  );
}

/** How often the paper prints the rarest word of a name, in whatever letters and in these. */
const borneOut = (doc: Doc) => {
  const times = new Map<string, number>();
  const wordsOf = (text: string) => text.replace(/['’]/g, '').match(/\w+/g) ?? [];
  for (const word of wordsOf(doc.source.text))
    for (const one of new Set([word, word.toUpperCase()])) times.set(one, (times.get(one) ?? 0) + 1);
  const least = (name: string) => Math.min(...wordsOf(name).map((word) => times.get(word) ?? 0));
  return (name: string) => least(name.toUpperCase()) + least(name) / 1e6;
};

/** The printing of a name that the paper bears out most: whole, not misread, and with its own capitals. */
export function bestPrinting(doc: Doc, read: Scored): Scored {
  const value = `${read.value}`;
  const own = lettersOf(value);
  const isBare = !kind.test(value) && !/association|club|corporation/i.test(value);
  const rank = borneOut(doc);
  const same = mentions(doc).filter(({ value: other }) =>
    isBare
      ? lettersOf(other).startsWith(own) && kind.test(other)
      : lettersOf(other) === own
        ? other.split(' ').length === value.split(' ').length
        : // A misread word stands nowhere else.
          rank(value) < 2 && isMisread(value, other),
  );
  const best = same.toSorted((a, b) => rank(b.value) - rank(a.value))[0];
  const chosen = best && (isBare || rank(best.value) > rank(value)) ? best : null;
  const printed = chosen?.value ?? value;
  const times = (the: string) => same.filter((one) => one.the === the).length;
  return {
    ...read,
    value: times('The') > times('the') && !/OA$/.test(printed) ? `The ${printed}` : printed,
    ranges: chosen && lettersOf(printed) !== own ? [chosen] : read.ranges,
  };
}
