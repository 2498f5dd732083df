import { exceptBuilders } from '../language/except-builders.ts';
import { regex } from '../regex.ts';

/** One place in a sentence where a use is named, and the words around it. */
export interface Place {
  /** The whole sentence as Sentence.plain. */
  readonly plain: string;
  readonly at: number;
  /** The words that name the use. */
  readonly thing: string;
  /** Up to 420 characters before it; `own` is what of them stands in its own clause. */
  readonly before: string;
  readonly own: string;
  /** What follows it in its own clause, up to 420 characters. */
  readonly rest: string;
  /** The use is itself an act ('parked on the street'). */
  readonly act: boolean;
}

export const placing =
  /\b(?:park|stor|keep|kept|maintain|plac|erect|construct|install|build|built|display|post|hang|hung|us(?:ed?|ing)\b|conduct|operat|carr(?:y|ied)|permit|allow|fly|flown|affix|attach|mount|put\b|bring|brought|locat|situat|have\b|rais|expos|exhibit|engag|smok|leav|left\b|stand\b|remain|work\b|mov|suspend|practi[cs]|harbor|creat|rent|leas|occup|go (?:on|in|at|up|behind)\b)/;
const negated =
  /\b(?:shall|may|must|can|will|should|do|does|are|is|to)(?: ?not| never)\b(?! (?:be )?limited to\b)|\bcannot\b|\b(?:never|refrain from)\b|\bin no (?:event|case)\b|\bat no time\b|\bunder no circumstances?\b|\bnot (?:to )?(?:permit|allow)/;
const noSuch =
  /\b(?:no|nor any|neither any|nor (?:shall|may|must|will|can) any|neither|none of (?:the following|these|those))\b(?! (?:more|less|later|longer|event|case|time|greater|fewer|larger|circumstances?)\b)/g;
const modal = /\b(?:shall|may|must|will|can|should|is|are|cannot|was|were|needs? to)\b/;
const forbids = /\b(?:prohibit(?:ed|s|ing|ion)?|forbid(?:den|s)?|ban(?:s|ned)?|disallow(?:ed|s)?|barred)\b/;
const notAllowed = /\bnot (?:be )?(?:permitted|allowed)\b/;
const insteadOf = /\b(?:and|but) (?:for no|not (?:for|as)) [^;]{0,80}$/;

/** Where the last 'no' before the thing ends; -1 where there is none. */
function afterLastNo(text: string): number {
  let last = -1;
  for (const m of text.matchAll(noSuch)) last = m.index + m[0].length;
  return last;
}

export interface Verb {
  readonly negative: boolean;
  readonly word: string;
  /** What follows it. */
  readonly tail: string;
}

const relative =
  /\b(?:which|that|who|as|if|unless|when|where|it|they|what)(?: [a-z]+)? $|\b(?:(?:so|as) long as|provided|if)(?: (?!(?:and|but|no)\b)[a-z]+){0,9} $/;
const denial =
  /^(?:(?: ?not\b(?! (?:be )?limited to\b)| never\b)|(?: be| been)?(?: [a-z]+ly| also| hereby| and)*(?: (?:prohibited|forbidden|banned|disallowed|not|neither)\b))/;

/** The first modal verb after the thing that does not stand in a relative clause ('signs which are visible'). */
export function verbAfter(text: string): Verb | null {
  // 'may work from home, but clients may not …': the second half is of another.
  const rest = text.split(/, but (?:[a-z]+ ){1,3}(?:may|shall|must|can|will|is|are)\b/, 1)[0] ?? '';
  let from = 0;
  for (let tries = 0; tries < 4; tries++) {
    const m = modal.exec(rest.slice(from));
    const at = m ? from + m.index : -1;
    if (!m || at > 320) return null;
    const tail = rest.slice(at + m[0].length, at + 200);
    if (!relative.test(rest.slice(Math.max(0, at - 90), at))) {
      return { negative: m[0] === 'cannot' || denial.test(tail), word: m[0], tail };
    }
    from = at + m[0].length;
  }
  return null;
}

/** What the association need not do forbids nobody: 'the Association does not maintain fences'. */
const noDuty =
  /\b(?:association|hoa|board|corporation)(?: (?:does|do|will|shall|is|are|has|have) not| (?:has|have|bears?) no) (?:[a-z]+ly )?(?:be )?(?:maintain|repair|replac|insur|paint|clean|own|pay|provid|responsib|liab|obligat|oblig|required|duty|duties)[^;]*$/;

/** 'Parking is prohibited and …', 'the path on which …': a ban of what stands before it, where another verb follows. */
const ofAnother =
  /\b(?:is|are)(?: [a-z]+ly)? (?:prohibited|forbidden|banned)\b(?!.*\b(?:includ\w+|such as)\b)(?:.*\b(?:and|but|where|shall|must|may|will)\b|.*,)/;

/** 'no owner shall erect any …', 'it is prohibited to park …': a ban in the words before the thing. */
function bannedBefore({ before: whole, own, act }: Place, predicate: Verb | null): boolean {
  const before = /:|\b(?:following|these)\b/.test(whole) ? whole : own;
  if (noDuty.test(before)) return false;
  const negative = negated.exec(before);
  if (negative && (act || placing.test(before.slice(negative.index + negative[0].length)))) return true;
  if (forbids.test(before) && !(predicate && ofAnother.test(before))) return true;
  if (insteadOf.test(before)) return true;
  const last = afterLastNo(before);
  if (last < 0) return false;
  const between = before.slice(last);
  const verb = modal.exec(between);
  return verb !== null && (act || placing.test(between.slice(verb.index)));
}

/** 'no signs', 'no fence, wall or hedge': the thing itself is what there shall be none of. */
export function noneOf({ own }: Place): boolean {
  const last = afterLastNo(own);
  return last >= 0 && !modal.test(own.slice(last)) && own.length - last < 220;
}

/** 'Clotheslines: not permitted.' */
const outright = /^[ :,.-]{0,3}(?:strictly )?(?:prohibited|forbidden|not (?:permitted|allowed))\b/;
const whole = /[.;!)"}]$/;

/** True where the sentence forbids the use, in whole or in part. */
const thereIsNo = /\bthere (?:shall|will|must|may|is|are|can)(?: to)?(?: be)? no (?:[a-z-]+ ){0,2}$/;

const byNoMeans =
  /\b(?:under no circumstances?|at no time|in no (?:event|case)) (?:are|is|shall|may|will|must|should) (?:[a-z]+,? ){0,6}$/;

export function isBan(place: Place, verb: Verb | null): boolean {
  const { plain, thing, own } = place;
  if (thereIsNo.test(own) || (byNoMeans.test(own) && placing.test(place.rest.slice(0, 120)))) return true;
  if (noneOf(place) && (verb !== null || (plain.length < 160 && whole.test(plain)))) return true;
  if (outright.test(place.rest) || verb?.negative) return true;
  // 'Park in the garage and not on the street.'
  return (
    bannedBefore(place, verb) ||
    (place.act &&
      (forbids.test(thing) ||
        notAllowed.test(thing) ||
        /\b(?:and|but) (?:not|never) (?:on|in|along|upon)\b/.test(thing)))
  );
}

/** Turns a ban into a condition. */
const limit =
  /\b(?:except(?:ing|ed)?|unless|other than|otherwise than|provided|subject to|exceed\w*|in excess of|without [a-z', ]{0,70}(?:approv|consent|permi|authori)\w*|visible|screened|in (?:plain |public )?view of|in view from|outside (?:of )?(?:a |an |any |the |his |their |such )*(?:enclosed |closed |private |residence'?s? )*(?:garages?|buildings?|dwellings?)|approv\w*|overnight|habitually|continuously|permanently|regularly|routinely|until|with the exception|but not|if (?:it|such|the|they|any|an?|there|no)|regular (?:parking|basis)|so as to|in such a (?:manner|way)|which (?:is|are|does|do|would|may|can|could)|that (?:is|are|does|do|would|may|can|could)|(?:larger|higher|taller|longer|more|greater|less|fewer|nearer|closer|wider|bigger|over|under|smaller|better) than|only (?:if|with|in|as|when|for|to|on|upon|after|during)|(?:no|nor) other|not otherwise|for (?:a|any) (?:period|commercial (?!.{0,40}$))|between the hours|designated|front of|facing|forward of|in (?:plain |public )view)\b|\{[dcp]\d+\}|\b(?:over|above|under|below) (?:a height of )?\{n\d+\}/;
const some = /^,? ?(?:of any kind )?(?:which|that) (?!are not permitted)/;
const common =
  /\bcommon (?:[a-z]+ )?(?:areas?|elements?|propert(?:y|ies)|facilities)\b|\b(?:parks?|lakes?|recreation(?:al)?) (?:(?:and|or) [a-z]+ )?areas?\b/;
const everywhere =
  /\b(?:(?<!\bparking )lots?|units?|homes?|residences?|dwellings?|anywhere|any (?:portion|part)|propert(?:y|ies)|subdivision|community|condominium|premises|parcels?|yards?|development|project|building)\b/;
const forOthers = regex.g`\b${exceptBuilders}(?=[,;.]|$)`;
const goesOn =
  /^,? ?(?:and )?(?:provided|except(?:ing|ed)?|unless|however|but|other than|notwithstanding|with the exception)\b/;

/** 'shall not be parked on any lot nor on the streets except in a garage': the exception is of both. */
const norExcept = /^,? ?nor\b[^;.]*\b(?:except\w*|unless)\b/;

/** The clauses that a ban on the thing at a position speaks in: its own, and those that open with an exception. */
function clausesAt(sentence: string, at: number): string {
  let start = 0;
  return sentence
    .split(/(?<=;|(?<!\b(?:[a-z]|etc|approx))\.)|(?=,? \bnor\b)|(?=, and no\b)/)
    .filter((clause) => {
      const here = start <= at && at < start + clause.length;
      start += clause.length;
      return here || goesOn.test(clause) || norExcept.test(clause);
    })
    .join('');
}

/** Neither yards on every side nor a refusal leaves anything free. */
const allAround =
  /\bfront,? (?:and |or )?side,? (?:and |or )?(?:rear|back)(?: ?yards?)?\b|\b(?:will|shall|can|may)(?: not|not) be approved\b/g;

/** 'truck (other than pick-up trucks), camper or boat': the exception is of the trucks alone. */
const ofItsKind =
  /\b([a-z]{3,}?)(?:e?s)? \((?:other than|except(?: for)?|excluding|not including) [^()]{0,60}?\b\1(?:e?s)?\)/g;
/** What is forbidden besides: '…, or used as a residence either temporarily or permanently'. */
const livedIn =
  /,? or (?:be )?used (?:[a-z]+ ){0,4}as (?:an? )?(?:residence|dwelling|living quarters)[^,;.]*/g;

/** The home itself is no exception from a ban of other buildings. */
const besidesHome =
  /,? (?:other than|except(?: for)?) (?:the|an?|one|said|its) (?:[a-z-]+ ){0,3}(?:dwelling|residence|home|house)(?: [a-z]+){1,6} garages?\b,?/g;

/** '8) No boat shall …': the number of the rule is no measure. */
const itemNumber = /^\W{0,2}\d{1,2}[.)]{1,2} /;

/** The words of a ban without those that free no owner of it. */
export const withoutIdle = (words: string): string =>
  words.replace(forOthers, '').replace(allAround, '').replace(livedIn, '').replace(besidesHome, '');

/** True where a ban is of some kinds, in some places or under some conditions alone. */
export function isPartial({ plain, at, rest }: Place, part: RegExp | undefined): boolean {
  const freed = withoutIdle(clausesAt(plain, at)).replace(itemNumber, '');
  const clauses = rest.startsWith(' (') ? freed : freed.replace(ofItsKind, '$1');
  return limit.test(clauses) || part?.test(clauses) === true || some.test(rest);
}

/** True where a ban is of the common areas alone. */
export function isOfCommonAreas({ plain, at }: Place): boolean {
  const clauses = clausesAt(plain, at);
  return (
    common.test(clauses) &&
    !everywhere.test(clauses.replace(common, '').replace(/\bpersonal property\b/g, ''))
  );
}
