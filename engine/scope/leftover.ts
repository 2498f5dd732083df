import { exceptBuilders } from '../language/except-builders.ts';
import { regex } from '../regex.ts';
/** What a statement is about, as a sentence names it. */
export interface Asked {
  readonly thing: RegExp;
  /** Words around it that narrow nothing here. */
  readonly also?: RegExp;
  /** The statement forbids or allows the thing altogether: what stands behind the verb counts too. */
  readonly flat: boolean;
}

/** Words that part a thing from what is said before it. */
const parts =
  /^(?:an?|the|any|all|no|not|nor|or|and|of|to|each|every|both|either|neither|for|with|in|on|upon|from|by|as|is|are|be|being|that|which|only|these|those|said|his|her|their|its|your|our|one|than|shall|may|must|will|can|including|without|except|excluding|like|\{[a-z]\d+\}|per|if|unless|up|out)$/;
const acts =
  /^(?:park|stor|keep|kept|maintain|plac|erect|construct|install|build|built|display|post|hang|hung|us(?:e|ed|ing)\b|conduct|operat|carr|permit|allow|fly|flown|affix|attach|mount|put|bring|locat|situat|have|has|rais|breed|bred|engag|smok|leav|run|harbor|discharg|fir(?:e|ing)|set|rent|leas|occup|prohibit|own|possess|start|walk|prevent)[a-z]*$/;
/** They tell where a thing stands or whose it is, and make no kind of it. */
const idle =
  /^(?:individual|private|personal|additional|similar|other|new|more|type|kind|further|household|domestic|residents?|residents?'|owners?'?|owner's|own|proposed|ordinary|common|strictly|please|absolutely|totally|completely|and\/or|&)$/;

const home =
  '(?:lots?|units?|propert(?:y|ies)|subdivisions?|projects?|communit(?:y|ies)|neighbou?rhoods?|condominiums?|premises|developments?|parcels?|common (?:areas?|elements?|propert(?:y|ies)|facilities)|yards?|home ?sites?|homes?|houses?|dwellings?|residences?|sites?|tracts?|lands?|buildings?|structures?|areas?|association|complex|apartments?|townho(?:me|use)s?|estates|village|improvements?|plats?|addition|grounds?|anywhere)';
const whose =
  "(?:an?|the|any|all|each|every|said|such|his|her|their|its|your|our|these|those|or|and|other|individual|single[- ]family|residential|private|public|platted|townho(?:me|use)|numbered|entire|whole|this|owner's|homeowner's|resident's|exterior|limited|building|part|portion|of|thereof|within|in|on|upon|at|about|to|over|adjacent|(?:streets?|roads?)(?=(?:,|,? ?(?:or|and|and/or|nor)|/) )|[a-z]+(?= (?:subdivision|estates|property|properties|community|condominium|village|development|project|homeowners?|association)))";
/** Where any home or any land is. */
const wherever = `,? ?\\b(?:on or near|(?:up)?(?:on|in|within|at|upon|about|over|to|throughout|around|into|from|inside|of)) (?:${whose}[,/ ]+){0,10}${home}(?:(?:,? ?(?:or|and|and/or|nor|,|/) ?(?:(?:up)?(?:on|in|within|at|upon) )?(?:${whose} ){0,10}(?:${home}|streets?|roads?)){0,8})\\b(?! lines?\\b)(?: (?:or|and|nor) (?:on|in|within|at|upon) (?:[a-z]+ ){1,3}?[a-z]+(?= ?[,;.]|$))?`;
const anywhere = new RegExp(wherever);
const kinds = '(?:kinds?|types?|sorts?|natures?|sizes?|descriptions?|characters?|forms?|shapes?)';
/** What makes a rule no narrower, wherever it stands. */
const idlePhrases = new RegExp(
  [
    `,? ?\\bof (?:any|whatever|every|whatsoever|all) (?:other )?${kinds}(?:,? (?:or|and) ${kinds})*(?: whatsoever| whatever)?`,
    '\\b(?:whatsoever|whatever|herein|thereon|therein|thereof|thereto|thereupon|anywhere)\\b',
    '\\b(?:at (?:any|all|no) times?|at all(?= ?[,;.)]|$)|in any (?:manner|way|event|case)|under any (?:circumstances?|conditions?)|(?:either )?temporar(?:y|ily) (?:or|and|nor) permanent(?:ly)?|either permanent(?:ly)? or temporar(?:y|ily)|for any (?:other )?(?:reason|purposes?)(?: whatsoever)?|by any (?:owners?|persons?|residents?|occupants?))\\b',
    `,? ?\\b${exceptBuilders}`,
    '\\blocated (?=(?:in|on|within|upon)\\b)',
    '\\b(?:governed|covered|bound|encumbered) by (?:[a-z]+ ){1,4}declarations?(?: or (?:[a-z]+ ){1,4}declarations?)?\\b',
    wherever,
  ].join('|'),
  'g',
);

/** Words with which something begins that narrows what stands before it. */
const opens =
  /\b(?:which|that|who|whose|whom|visible|exposed|exceed\w*|in excess|larger|higher|taller|greater|over|under|above|below|with|without|for|not|except\w*|other than|excluding|designed|intended|constructed|made|composed|consisting|facing|front|near|along|between|during|when|whenever|while|if|where|having|bearing|displaying|situated|placed|parked|used|attached|on|upon|in|inside|within|at|from|outside|behind|beyond|to|by|as|so|before|after|until|only|overnight|left|related|pertaining|advertising|regarding|associated)\b(?!-)/;
const opensAtOnce = regex`^[ ("“]*${opens}`;

/** 'Vans, trucks, or other vehicles longer than 20 feet': said of all of them. */
const ofAll =
  /^ ?(?:and|or) (?:any |all )?other (?:[a-z]+ ){1,3}(?:longer|larger|higher|taller|greater|over|exceeding|in excess|which|that|with|without|visible|used|bearing)\b/;
/** 'Approval is required for a fence if it is visible from the street.' */
const onlyIf =
  /\b(?:if|when|where) (?:it|they|these|those|such|the same|any|visible|located|placed|in excess|over|more|larger|seen)\b.*/;

/** Somebody whom a rule names and who is no owner. */
const other =
  '(?:tenants?|lessees?|renters?|guests?|visitors?|invitees?|contractors?|builders?|employees?|children|minors)';
const ofOthers = regex`^\W*(?:\(?[a-z\d]{1,3}[.)] )?(?:no |any |all |the |every )?${other}(?:,? (?:and|or) (?:their |his )?${other})* (?:shall|may|must|will|can|are|is)\b`;
/** 'During construction, no …', 'In the front yard, no …' */
const opening =
  /^\W*(?:\(?[a-z\d]{1,3}[.)] )?((?:during|within|in|at|on|upon|for|if|when|whenever|where|while|until|after|before|once)\b[^,;]{3,160}),/;
const idleOpening =
  /^(?:in (?:addition|order|no (?:event|case)|general|any event|exercising|accordance|keeping|furtherance|consideration)|at (?:no|all|any) time|for (?:the (?:purposes?|benefit)|purposes|safety|example|clarity))\b/;

/** 'Unsightly objects, including trucks', 'structures of a temporary character such as sheds': the class of a thing. */
const classBefore =
  /((?:[a-z-]+ ){1,6}?[a-z-]+),? (?:including(?: without limitation| but not limited to)?|such as),?(?: [^.;:]{0,160})?$/;
const idleClass =
  /^(?:objects?|items?|things?|structures?|vehicles?|equipment|buildings?|improvements?|animals?|devices?|apparatus|facilit(?:y|ies)|kind|type|nature|sort|character|motor|lots?|property)$/;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const isIdleWord = (word: string) => parts.test(word) || idle.test(word) || acts.test(word);

/** The words right before a thing that make it one kind of it. */
function kindBefore(before: string, also: RegExp | undefined): string {
  if (/[,;:(/"“”.-]\s*$/.test(before)) return '';
  const found: string[] = [];
  for (const word of wordsOf(before.slice(-70)).toReversed()) {
    if (/[,;:()."“”]$/.test(word) || parts.test(word) || acts.test(word)) break;
    const bare = word.replace(/^[("“]+/, '');
    if (/[a-z]/.test(bare) && !idle.test(bare) && !also?.test(bare)) found.unshift(bare);
    if (bare !== word || bare === 'such') break;
  }
  return found.join(' ');
}

const modal =
  /\b(?:shall|may|must|will|can|cannot|should|is|are|was|were|needs? to|has|have|requires?|need)\b/g;
const afterRelative = /\b(?:which|that|who|as|if|unless|when|where|it|they|what)(?: [a-z]+)? $/;

/** Where the verb of a thing begins, behind it, and where its clause ends; -1 where there is none. */
function verbAt(rest: string): number {
  for (const { index } of rest.matchAll(modal)) {
    if (!afterRelative.test(rest.slice(Math.max(0, index - 30), index))) return index;
  }
  return -1;
}

/** The words without those that narrow nothing. */
function withoutIdle(text: string, also: RegExp | undefined): string {
  const bare = text.replace(idlePhrases, ' ').replace(idlePhrases, ' ');
  return also ? bare.replace(new RegExp(also.source, 'g'), ' ') : bare;
}

/** What narrows a thing in the words between it and its verb: of a list, not what is said of another thing in it. */
function narrowedBy(between: string, also: RegExp | undefined): string {
  const bare = withoutIdle(between, also);
  const [own = '', ...others] = bare.split(/,|\((?!s\))/);
  // 'fences and walls which …' are both meant, 'signs or advertising' are two things.
  const [next = ''] = own.split(/\b(?:and|or|nor)\b|\/|[–—-] /);
  if (/[a-z]/.test(next)) return own.trim();
  const at = own.search(opens);
  if (at >= 0 && !/\b(?:and|or) $/.test(own.slice(0, at))) return own.slice(at).trim();
  return others.find((part) => opensAtOnce.test(part) || ofAll.test(part))?.trim() ?? '';
}

/** What may be done or not, and nothing that narrows it. */
const done =
  /\b(?:not|never|be|been|being|also|hereby|strictly|specifically|expressly|either|absolutely|ever|remain|always|shall|may|must|will|can|cannot|is|are|to be|to remain|from being|left standing|(?:park|stor|kept|keep|maintain|plac|erect|construct|install|buil|display|post|hung|hang|us(?:e|ed|ing)\b|conduct|operat|carried|permit|allow|fl[yo]|affix|attach|mount|put\b|brought|bring|locat|situat|rais|bred|breed|prohibit|forbid|bann|disallow|engag|suffer|creat|made|exist|commenc|occup|stand|leav|harbor|own|assembl|practic|exhibit|begun|start|undertak|discharg|occur|rent|leas|subl)[a-z]*(?: on\b(?=[ ,]+(?:or|and|on|in|upon|within)\b|$))?)(?![a-z'-])/g;
const joins =
  /^\W*(?:or|out|of|and|nor|including|any|all|every|the|part|lots?|homes?|residences?|approved|otherwise|such|allowed|units?|their|his|her|its|your)\W*$/;
const furtherPlaces =
  /(?:,|\b(?:or|and|nor)\b) (?:(?:or|and|from|on|in|upon|at|within|any|the|of|limited|common) )*[a-z]+(?: [a-z]+)?(?= *(?:,|\bor\b|\band\b|$))/g;
const clauseEnds =
  /;|\.(?= |$)|:(?= |$)|,? \b(?:nor|and no)\b|, (?:and|or|but|however)?,? ?(?:no|the|all|any|such|they|it|each|every)\b|, (?:but|provided|except|unless|however)\b|\b(?:unless|except|provided)\b/;
const upTo = (text: string, end: RegExp) => {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
};

/** So far from a thing nothing is said of it, and so often at the most it is looked at: time stays linear. */
const furthest = 1200;
const most = 12;

function leftAt(plain: string, start: number, length: number, { also, flat }: Asked): string {
  const before = plain.slice(Math.max(0, start - furthest), start);
  const lead = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('. ')) + 1);
  const kind = kindBefore(before, also);
  if (kind) return kind;
  if (ofOthers.test(lead)) return lead.trim();
  const [, first = ''] = opening.exec(lead) ?? [];
  if (first && !idleOpening.test(first) && withoutIdle(` ${first}`, also).trim() !== '') return first;
  const [, group = ''] = classBefore.exec(lead.slice(-200)) ?? [];
  if (wordsOf(group).some((word) => !idleClass.test(word) && !isIdleWord(word))) return group;
  const rest = upTo(plain.slice(start + length, start + length + furthest), /;|\.(?= |$)|:(?= |$)/);
  const at = verbAt(rest);
  if (at < 0) return flat ? narrowedBy(rest, also) : (onlyIf.exec(rest)?.[0] ?? '');
  const between = narrowedBy(rest.slice(0, at), also);
  if (between) return between;
  if (!flat) return onlyIf.exec(rest.slice(at))?.[0] ?? '';
  const tail = upTo(rest.slice(at), clauseEnds);
  const all = withoutIdle(tail, also).replace(done, ' ');
  // 'On any lot, green or patio': a place beside every lot widens a rule.
  const behind = anywhere.test(tail) ? all.replace(furtherPlaces, ' ') : all;
  return wordsOf(behind).some((word) => /[a-z]/.test(word) && !joins.test(word)) ? behind.trim() : '';
}

const label = /^(?: ?(?:,|and|or|&|\/) ?[a-z]+){0,4} ?[:.-](?= |$)/;

/**
 * The words of a sentence that narrow what it says of a thing and that nothing accounts for: a kind of it, whom or what
 * else the rule is for, when, where. Empty where every word is accounted for at one place at least; null where the sentence
 * does not name the thing.
 */
export function leftover(plain: string, asked: Asked): string | null {
  const all = [...plain.matchAll(new RegExp(asked.thing.source, 'g'))].slice(0, most);
  const named = all.filter(
    ({ index, 0: thing }) => index > 40 || !label.test(plain.slice(index + thing.length, index + 200)),
  );
  const left = (named.length > 0 ? named : all).map(({ index, 0: thing }) =>
    leftAt(plain, index, thing.length, asked),
  );
  if (left.includes('')) return '';
  return left[0] ?? null;
}
