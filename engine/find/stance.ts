/** What a document says of a use: forbidden, bound by conditions, or free. */
export type Stance = 'prohibited' | 'restricted' | 'allowed';

/** A use and how it is spoken of. Everything is matched against Sentence.plain. */
export interface Use {
  /** The thing itself: 'fences?', 'satellite dish(?:es)?|antennas?'. */
  readonly subject: RegExp;
  /** A ban that names one of these is a ban of a part only: kinds ('chain link') and places ('front yard'). */
  readonly part?: RegExp;
  /** Sentences that speak of the thing without regulating it. */
  readonly not?: RegExp;
  /** The thing is itself an act ('parked on the street'): 'shall not be' before it is enough for a ban. */
  readonly act?: boolean;
  /** The sentence must match this too. */
  readonly where?: RegExp;
}

export interface Reading {
  readonly stance: Stance;
  /** False where the thing is but one of a list of structures that need approval. */
  readonly specific: boolean;
}

const place =
  'park|stor|keep|kept|maintain|plac|erect|construct|install|build|built|display|post|hang|hung|us(?:ed?|ing)\\b|conduct|operat|carr(?:y|ied)|permit|allow|fly|flown|affix|attach|mount|put\\b|bring|brought|locat|situat|have\\b|rais|expos|exhibit|engag|smok|leav|left\\b|mov|suspend|practi[cs]|harbor|creat|rent|leas|occup';
const placing = new RegExp(`\\b(?:${place})`);
const negated =
  /\b(?:shall|may|must|can|will|should|do|does|are|is|to)(?: ?not| never)\b|\bcannot\b|\bin no (?:event|case)\b|\bat no time\b|\bunder no circumstances?\b|\bnot (?:to )?(?:permit|allow)/;
const noSuch =
  /\b(?:no|nor any|neither any|nor shall any|nor may any|neither|none of the following)\b(?! (?:more|less|later|longer|event|case|time|greater|fewer|larger|circumstances?)\b)/g;
const modal = /\b(?:shall|may|must|will|can|should|is|are|cannot|was|were)\b/;
const forbids = /\b(?:prohibit(?:ed|s|ing|ion)?|forbid(?:den|s)?|ban(?:s|ned)?|disallow(?:ed|s)?|barred)\b/;
const freed =
  /\bnone of the following[^;]{0,60}\bviolat|\bnot (?:be )?(?:considered|deemed|constitute)[^;]{0,30}\bviolat|\b(?:nothing|not (?:be )?(?:construed|deemed|interpreted|apply|intended)|(?:may|shall|can|does|do|will) ?not|cannot|no (?:provision|restriction|rule|covenant|association)\b)[^;]{0,120}\b(?:prohibit|forbid|prevent|preclude|bar\b|restrict|interfere)/;

/** Turns a ban into a condition. */
const limit =
  /\b(?:except|unless|other than|otherwise than|provided|subject to|exceed\w*|in excess of|without [a-z', ]{0,70}(?:approv|consent|permi|authori)\w*|visible|screened|in (?:plain |public )?view of|in view from|outside (?:of )?(?:a |an |any |the |his |their |such )*(?:enclosed |closed |private |residence'?s? )*(?:garage|building|dwelling)|approv\w*|overnight|habitually|continuously|permanently|regularly|routinely|until|with the exception|but not|not limited to the|if (?:it|such|the|they|any)|so as to|in such a manner|which (?:is|are|does|do|would|may|can|could)|that (?:is|are|does|do|would|can|could)|(?:larger|higher|taller|longer|more|greater|less|fewer|nearer|closer|wider|bigger|over|under|smaller|better) than|only (?:if|with|in|as|when|for|to|on|upon|after|during)|(?:no|nor) other|not otherwise|for (?:a|any) (?:period|commercial)|between the hours|designated|front of|facing)\b|\{[dcp]\d+\}/;
const commonOnly = /\bcommon (?:areas?|elements?|propert(?:y|ies)|facilit(?:y|ies))\b/;
const everywhere =
  /\b(?:lots?|units?|homes?|residences?|dwellings?|anywhere|any (?:portion|part)|propert(?:y|ies)|subdivision|community|condominium|premises|parcels?|yards?|development|project|building)\b/;

/** Makes a permission conditional. */
const condition =
  /\b(?:except|unless|other than|provided|subject to|exceed\w*|in excess of|approv\w*|consent|permission|visible|screen\w*|only|if|must|shall (?:be|not|conform|comply)|not (?:more|larger|higher)|(?:larger|higher|taller|longer|more|greater|less|fewer|under|smaller) than|limited|up to|maximum|in accordance|compl(?:y|iance)|so long as|as long as|at least|minimum|such as|reasonable|temporar(?:y|ily)|rear|designated|within the guidelines|incidental|without)\b|\{[dcpn]\d+\}/;

const byOthers =
  /\b(?:declarant|developer|builder|grantor|association|board|committee)(?: of (?:directors|trustees|managers))?(?:,? (?:or|and) (?:its|their|the) [a-z ,]{0,60})?,? (?:may|can|shall|will|has|have|reserves?|is|are)\b/;
const approval =
  /\b(?:approv(?:al|ed|es?|ing)|consent(?:ed)?|permission|permits? (?:from|by)|authori[sz](?:ed|ation))\b/;
const needs =
  /\b(?:must|shall|requires?|required|submit(?:ted)?|prior|before|without|until|unless|need|only)\b/;
const structures = /\b(?:buildings?|structures?|improvements?|alterations?|additions?)\b/;
/** What a rule on a thing asks of it, after 'shall' or 'must'. */
const asked =
  /^(?: (?:also|only|all|always|at all times|in all cases|first|either|further|generally|at no time))*,? (?:be (?:[a-z]+ly )?(?:of\b|no\b|at least|made|constructed|built|erected|installed|plac|locat|approv|submit|screen|finish|paint|stain|limited|restricted|subject|permit|allow|stored|parked|kept|remov|display|used|attach|mounted|hung|flown|conceal|enclos|shield|hidden|conducted|operated|incidental|architectural|harmon|consistent|compatible|similar|behind|between|in (?:the|a|an|compliance|accordance|keeping|conform)|within|visible|considered|reviewed|regulated|governed|controlled|confined|housed|garaged|registered|moved|out of)|comply|conform|match|have|require|need|meet|face|obtain|follow|register|exceed|extend)/;

const capped = (text: string, length: number) => (text.length > length ? text.slice(-length) : text);

/** The first modal verb after the thing that does not stand in a relative clause ('signs which are visible'). */
function verbAfter(rest: string): { negative: boolean; verb: string; tail: string } | null {
  let from = 0;
  for (let tries = 0; tries < 4; tries++) {
    const m = modal.exec(rest.slice(from));
    if (!m) return null;
    const at = from + m.index;
    if (at > 320) return null;
    const lead = rest.slice(Math.max(0, at - 24), at);
    const tail = rest.slice(at + m[0].length, at + 200);
    if (/\b(?:which|that|who|as|if|unless|when|where|it|they|what)(?: [a-z]+)? $/.test(lead)) {
      from = at + m[0].length;
      continue;
    }
    const negative =
      m[0] === 'cannot' ||
      /^(?: ?not\b| never\b|n't)/.test(tail) ||
      /^(?: be| been)?(?: [a-z]+ly| also| hereby| and)*(?: (?:prohibited|forbidden|banned|disallowed|not|neither)\b)/.test(
        tail,
      );
    return { negative, verb: m[0], tail };
  }
  return null;
}

/** A ban in the words before the thing: 'no owner shall erect any', 'it is prohibited to park'. */
function bannedBefore(before: string, act: boolean): boolean {
  const negative = negated.exec(before);
  if (negative && (act || placing.test(before.slice(negative.index + negative[0].length)))) return true;
  if (forbids.test(before) || /\b(?:and|but) (?:for no|not (?:for|as)) [^;]{0,80}$/.test(before)) return true;
  let last = -1;
  for (const m of before.matchAll(noSuch)) last = m.index + m[0].length;
  if (last < 0) return false;
  const between = before.slice(last);
  const verb = modal.exec(between);
  return verb !== null && (act || placing.test(between.slice(verb.index)));
}

/** 'no signs', 'no fence, wall or hedge': the thing itself is what there shall be none of. */
function noneOf(before: string): boolean {
  let last = -1;
  for (const m of before.matchAll(noSuch)) last = m.index + m[0].length;
  return last >= 0 && !modal.test(before.slice(last)) && before.length - last < 220;
}

const forOthers =
  /\b(?:except|other than|excluding)(?: (?!and\b|or\b)[a-z]+){0,6} (?:declarant|developer|builder|association)(?: or (?:its|the|their) [a-z]+)?(?=[,;.]|$)/g;

/** The clauses that a ban on the thing at a position speaks in: its own, and those that open with an exception. */
function clausesAt(sentence: string, at: number): string {
  const clauses = sentence.split(/(?<=[;.])|(?=,? \bnor\b)|(?=, and no\b)/);
  const open =
    /^,? ?(?:and )?(?:provided|except|unless|however|but|other than|notwithstanding|with the exception)\b/;
  let start = 0;
  return clauses
    .filter((clause) => {
      const here = start <= at && at < start + clause.length;
      start += clause.length;
      return here || open.test(clause);
    })
    .join('');
}

function ban(sentence: string, at: number, use: Use, specific: boolean): Reading {
  const plain = clausesAt(sentence, at).replace(forOthers, '');
  const partial =
    limit.test(plain) ||
    use.part?.test(plain) ||
    (commonOnly.test(plain) && !everywhere.test(plain.replace(commonOnly, '')));
  return { stance: partial ? 'restricted' : 'prohibited', specific };
}

const upkeep = /\b(?:maint(?:ain|enance)|repair|responsib|cost)/;

/** 'written approval before installing any …', 'construction of any … requires approval'. */
function asksApproval(own: string, rest: string): boolean {
  if (
    /\b(?:before|prior to)\b[^;]{0,40}\b(?:install|erect|construct|build|plac|display|put)/.test(
      capped(own, 90),
    ) &&
    needs.test(rest)
  )
    return true;
  const near = capped(own, 110);
  const before = approval.exec(near);
  if (before && needs.test(near) && placing.test(near.slice(before.index))) return true;
  const after = rest.slice(0, 220);
  const found = approval.exec(after);
  return (
    found !== null &&
    needs.test(after) &&
    !upkeep.test(capped(own, 160)) &&
    !upkeep.test(after.slice(0, found.index))
  );
}

function readAt(plain: string, at: number, length: number, use: Use): Reading | null {
  const before = capped(plain.slice(0, at), 420);
  const own = before.slice(before.lastIndexOf(';') + 1);
  const rest = plain.slice(at + length, at + length + 420).split(';', 1)[0] ?? '';
  const verb = verbAfter(rest);
  const none = noneOf(own);
  const listed =
    structures.test(none ? own.slice(own.search(noSuch)) : capped(own, 60)) ||
    structures.test(rest.slice(0, 60));
  const specific = !(listed && approval.test(plain));
  if (freed.test(own) || freed.test(rest))
    return { stance: condition.test(rest) ? 'restricted' : 'allowed', specific };
  if (none && (verb !== null || (plain.length < 160 && /[.;!)"]$/.test(plain))))
    return ban(plain, at, use, specific);
  if (bannedBefore(before, use.act === true)) return ban(plain, at, use, specific);
  if (verb?.negative) return ban(plain, at, use, specific);
  if (byOthers.test(capped(own, 160))) return null;
  if (verb) {
    const permits =
      /^(?: also| only| hereby)?(?: be)?(?: [a-z]+ly)? ?(?:permitted|allowed|acceptable|permissible|authorized|exempt)/.test(
        verb.tail,
      );
    const may =
      /^(?:may|can)$/.test(verb.verb) &&
      (placing.test(verb.tail.slice(0, 60)) || / be\b/.test(verb.tail.slice(0, 30)));
    if (permits || may) return { stance: condition.test(plain) ? 'restricted' : 'allowed', specific };
    if (/^(?:shall|must|should|will)$/.test(verb.verb) && asked.test(verb.tail))
      return { stance: 'restricted', specific };
  }
  const may = /\b(?:may|can|(?:is|are|be) (?:permitted|allowed|entitled|authorized)|right to)\b/.exec(own);
  if (may && (use.act || placing.test(own.slice(may.index))))
    return { stance: condition.test(plain) ? 'restricted' : 'allowed', specific };
  return asksApproval(own, rest) ? { stance: 'restricted', specific } : null;
}

const definition =
  /^(?:[("]*[a-z0-9.]{1,6}[).] )?"?[^"]{0,60}"? (?:shall )?(?:mean|means|refers? to|is defined)\b|\.{6}/;

/**
 * What a sentence says of a use; null where it only mentions it. `plain` is Sentence.plain, with the sentence that opens
 * its list before it where there is one.
 */
export function stanceOf(plain: string, use: Use): Reading | null {
  if (definition.test(plain) || use.not?.test(plain) || use.where?.test(plain) === false) return null;
  const global = new RegExp(use.subject.source, 'g');
  let general: Reading | null = null;
  let mentions = 0;
  for (const m of plain.matchAll(global)) {
    if (++mentions > 6) break;
    const reading = readAt(plain, m.index, m[0].length, use);
    if (reading?.specific) return reading;
    general ??= reading;
  }
  return general;
}
