import { standsAsPlace } from './as-place.ts';
import {
  isBan,
  isOfCommonAreas,
  isPartial,
  noneOf,
  type Place,
  placing,
  type Verb,
  verbAfter,
} from './ban.ts';
import { isFlat, isOfSome } from './flat-ban.ts';

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
  /** False where the thing is but one of a list of structures that need approval, or is barred from common areas alone. */
  readonly specific: boolean;
  /**
   * Whether the thing may be there at all, only how it must be, of shared places alone, what may not be done with it or where, or
   * something between these.
   */
  readonly tells: 'whether' | 'how' | 'shared' | 'part' | 'more';
}

const last = (text: string, length: number) => text.slice(-length);

const freed =
  /\b(?:permits?|approvals?|permission|consent|applications?)\b[^;]{0,40}\b(?:shall|will|is|are|need) not(?: be)? (?:required|needed|necessary)\b[^;]{0,20}\b(?:for|to|of)\b|\bno (?:[a-z]+ )?(?:permits?|approval|permission|consent|application)(?: [a-z]+){0,4} (?:is|are|shall be|will be) (?:required|needed|necessary) (?:for|to)\b|\b(?:do(?:es)?|shall|will) not (?:need|require) (?:[a-z]+ ){0,3}(?:approval|permission|consent|permit)\b|\bnone of the following[^;]{0,60}\bviolat|\b(?:is|are) not (?:[a-z]+ly )?(?:prohibited|forbidden|banned)\b|\bnot (?:be )?(?:considered|deemed|constitute)[^;]{0,30}\bviolat|\b(?:nothing|not (?:be )?(?:construed|deemed|interpreted|apply|intended)|(?:may|shall|can|does|do|will) ?not|cannot|no (?:provision|restriction|rule|covenant|association)\b)[^;]{0,120}\b(?:prohibit|forbid|prevent|preclude|bar\b|restrict|interfere|deny)/;
/** 'Nothing here prohibits a dish of one meter or less': how far the leave reaches is no limit that the paper sets. */
const noBan =
  /\b(?:nothing|no (?:provision|restriction|rule|covenant))\b[^;]{0,120}\b(?:prohibit|forbid|prevent|preclude|bar\b|restrict|keep)[^;]{0,60}$/;
const ofSize =
  /^ (?:of|up to|with|measuring|no|not|that (?:is|are|measures?)|(?:which|that) (?:does|do) not|\{n\d+\})[^;]{0,30}(?:\{n\d+\}|\b(?:an?|one) (?:meter|foot|yard)\b)/;
/** Makes a permission conditional. */
const condition =
  /\b(?:but|case[- ]by[- ]case|retractable|back ?yards?|except|unless|other than|provided|subject to|exceed\w*|in excess of|approv\w*|consent|permission|visible|screen\w*|only|if|must|shall (?:be|not|conform|comply)|not (?:more|larger|higher)|(?:larger|higher|taller|longer|more|greater|less|fewer|under|smaller) than|limited|up to|maximum|in accordance|compl(?:y|ies|iance)|so long as|as long as|at least|minimum|such as|(?:that|which) (?:do|does|are|is) not|no (?:customers?|clients?|visitors?|employees?|traffic)|reasonable|temporar(?:y|ily)|rear|behind|designated|(?:lots?|areas?|yards?|facility) (?:where|in which|on which)|within the guidelines|incidental|without)\b|\{[dcpn]\d+\}/;
/** What may be done without leave is free. */
const noLeave = /\bwithout (?:[a-z]+ ){0,3}(?:approval|permission|consent|permit|application)\b/g;
const byOthers =
  /\b(?:declarant|developer|builder|grantor|association|board|committee)(?: of (?:directors|trustees|managers))?(?:,? (?:or|and) (?:its|their|the) [a-z ,]{0,60})?,? (?:may|can|shall|will|has|have|reserves?|is|are)\b/;
const permitted =
  /^(?: also| only| hereby)?(?: be)?(?: [a-z]+ly)? ?(?:permitted|allowed|acceptable|permissible|authorized|exempt|encouraged|welcomed?|fine\b|okay)/;
const mayBefore = /\b(?:may|can|(?:is|are|be) (?:permitted|allowed|entitled|authorized)|right to)\b/;
const mayInside = /\b(?:is|are|be) (?:permitted|allowed)\b/;
/** What a rule on a thing asks of it, after 'shall' or 'must'. */
const asked =
  /^(?: (?:also|only|all|always|at all times|in all cases|first|either|further|generally|at no time))*,? (?:be (?:[a-z]+ly )?(?:retractable|removable|temporary|portable|low|of\b|no\b|at least|\{n\d+\} (?:feet|foot|ft)\b|made|constructed|built|erected|installed|plac|locat|approv|submit|screen|finish|paint|stain|limited|restricted|flush|screened|not (?:be )?(?:seen|visible)|subject|permit|allow|stored|parked|kept|remov|display|used|attach|mounted|hung|flown|conceal|enclos|shield|hidden|conducted|operated|incidental|architectural|harmon|consistent|compatible|similar|behind|between|in (?:the|a|an|compliance|accordance|keeping|conform)|within|visible|considered|reviewed|regulated|governed|controlled|confined|housed|garaged|registered|moved|out of)|(?:provide and )?use\b[^;.]{0,40}\b(?:garage|carport|building)\b|comply|conform|match|have|require|need|meet|face|obtain|follow|register|notify|exceed|extend)/;
const askedOfList =
  /\b(?:need|must have|require)s?\b[^;:.]{0,60}\b(?:approval|permission|consent)\b[^;:.]{0,20}\b(?:if you want|to (?:have|put|build|install|erect))\b[^;]{0,200}$|\bthe following\b[^;:]{0,60}\b(?:shall|must) be (?:kept|stored|parked|screened|approved)\b[^;]*$|\bfollowing (?:conditions|requirements|restrictions|standards|guidelines)\b[^;]*:[^;]*$|\b(?:must|shall|please|need to|required to) (?:first )?(?:submit|file|complete|fill (?:out|in)|turn in|send(?: in)?)\b[^;:.]{0,50}\b(?:requests?|applications?|forms?)\b[^;:.]{0,60}\b(?:for|before|prior to)\b[^;]{0,200}$|\b(?:approval|permission|consent|permits?|applications?)\b[^;:.]{0,40}\b(?:is|are|shall be|must be) (?:also )?(?:required|needed|necessary|obtained|submitted)\b[^;:.]{0,30}\b(?:for|before|prior to)\b[^;]{0,200}$/;
const approval =
  /\b(?:approv(?:al|ed|es?|ing)|consent(?:ed)?|permission|permits? (?:from|by)|(?:review|change|modification|architectural|arc|acc|drc) (?:form|application|request)s?|authori[sz](?:ed|ation)|(?:submit|send|file|turn in|fill out|complete)\b[^.;]{0,50}\b(?:requests?|applications?|forms?))\b/;
const needs =
  /\b(?:must|shall|requires?|required|submit(?:ted)?|prior|first|before|without|until|unless|need|only)\b/;
const beforehand = /\b(?:before|prior to)\b[^;]{0,40}\b(?:install|erect|construct|build|plac|display|put)/;
/** A label and its limit: 'For sale signs: one, no larger than 18 by 24 inches.' */
const labeled =
  /^ ?:[^.;:]{0,60}\b(?:no (?:larger|taller|higher|bigger|longer|more) than|not (?:over|more than|larger than|taller than|higher than)|maximum|limited to|one per|up to)\b/;
const structures = /\b(?:buildings?|structures?|improvements?|alterations?|additions?)\b/;
const upkeep = /\b(?:maint(?:ain|enance)|repair|responsib|cost)/;

/** 'written approval before installing any …', 'construction of any … requires approval'. */
function asksApproval({ own, rest }: Place): boolean {
  if (beforehand.test(last(own, 90)) && needs.test(rest)) return true;
  const near = last(own, 110);
  const before = approval.exec(near);
  if (before && needs.test(near) && placing.test(near.slice(before.index))) return true;
  const after = rest.slice(0, 220);
  const found = approval.exec(after);
  return (
    found !== null &&
    needs.test(after) &&
    !upkeep.test(last(own, 160)) &&
    !upkeep.test(after.slice(0, found.index))
  );
}

function isPermission({ own, thing, act }: Place, verb: Verb | null): boolean {
  if (verb && permitted.test(verb.tail)) return true;
  if (verb && /^(?:may|can)$/.test(verb.word)) {
    return placing.test(verb.tail.slice(0, 60)) || / be\b/.test(verb.tail.slice(0, 30));
  }
  const may = mayBefore.exec(own);
  return (may !== null && (act || placing.test(own.slice(may.index)))) || (act && mayInside.test(thing));
}

/** 'Keep boats and trailers in the garage.' */
const order = /(?:^|[.:)}] )(?:please )?(?:always |only )?(?:keep|store|park|hide|screen)\b[^.;]{0,60}$/;
const placed = /^[^.;]{0,60}?\b(?:in|inside|within|behind|out of|at)\b/;
const belongs = /^[^.;]{0,40}\bbelongs? (?:in|inside|behind|at|out of)\b/;
const isOrder = ({ own, rest }: Place) => (order.test(own) && placed.test(rest)) || belongs.test(rest);

function asksMore(place: Place, verb: Verb | null): boolean {
  const demanded =
    verb !== null && /^(?:shall|must|should|will|needs? to)$/.test(verb.word) && asked.test(verb.tail);
  const bound =
    verb !== null &&
    /^(?:is|are)$/.test(verb.word) &&
    (/^ (?:all |hereby )?(?:subject|limited|restricted|confined|reserved|discouraged|for (?:[a-z]+ ){1,3}only) ?(?:to)?\b/.test(
      verb.tail,
    ) ||
      (verb.tail.startsWith(' to be ') && asked.test(verb.tail.slice(3))));
  return (
    demanded ||
    bound ||
    isOrder(place) ||
    askedOfList.test(place.own) ||
    asksApproval(place) ||
    (place.act && /^ (?:only|solely)\b/.test(place.rest))
  );
}

/** What a list of sheds names beside them is no structure of another kind. */
const ofSheds = /\b(?:barns?|out-?buildings?)\b/;
const sheds = /\b(?:temporary|storage|accessory|detached|utility) (?:buildings?|structures?)\b/g;

/** One of a list of structures that need approval, rather than a thing spoken of for itself. */
function isListed(place: Place): boolean {
  const { own, rest, plain } = place;
  const among = noneOf(place) ? own.slice(Math.max(0, own.lastIndexOf('no '))) : last(own, 160);
  const named = `${among}  ${rest.slice(0, 60)}`;
  return structures.test(ofSheds.test(named) ? named.replace(sheds, '') : named) && approval.test(plain);
}

/** 'Fencing within the screening easements': what is asked of it there is not asked of it elsewhere. */
const inOnePlace =
  /^(?: of any (?:kind|type))?,? (?:with)?in (?:the |any |such |said |these )?(?:[a-z]+,? ){0,3}?(?:easements?|common (?:areas?|elements?))\b/;

/** 'Fences: wood only, six feet maximum.' */
const labelled =
  /^(?: heights?| sizes?)? ?[:-] [^.;]{0,80}\b(?:only|not within|or (?:smaller|less|lower|under)|feet|ft|foot|max(?:imum)?|no (?:more|higher|taller|larger)|up to|(?:with|needs?|requires?)(?: prior| written)* approval|approval (?:is )?(?:required|needed))\b/;

/** 'Sheds - none' */
const labelledBan = /^ ?[:-] (?:none|no|never|not (?:allowed|permitted)|prohibited)\W*$/;

/** 'All vehicles, except recreational vehicles, shall be parked in the driveway' says nothing of those. */
const butFor = /\ball (?:other )?(?:motor )?vehicles,? (?:except|excluding|other than)(?: for)? $/;

/** A thing that must be so or so may be there. */
const manner =
  /^(?: (?:also|only|all))*,? (?:be (?:[a-z]+ly )?)?(?:made|constructed|built|finish|paint|stain|considered|reviewed|compatible|harmon|similar|consistent|architectural|used|comply|conform|match|have|meet|follow)/;
const inACase = /\b(?:if|when|whenever)\b/;
const exception = /\b(?:except|excepting|unless|other than|without|outside(?: of)?)\b/;

/** A ban of the thing wherever it is not excepted, not of a kind of it or at a place. */
const isWhole = (place: Place, verb: Verb | null, { part }: Use) =>
  (noneOf(place) || verb?.negative === true) &&
  (!isPartial(place, part) ||
    (exception.test(`${place.own} ${place.rest}`) && part?.test(place.plain) !== true));

function readAt(place: Place, use: Use): Reading | null {
  const { own, rest, plain } = place;
  if (butFor.test(own)) return null;
  const verb = verbAfter(rest);
  const specific = !isListed(place) && !inOnePlace.test(rest);
  const free = (text: string): Reading => ({
    stance: condition.test(text.replace(noLeave, '')) ? 'restricted' : 'allowed',
    specific,
    tells: 'more',
  });
  if (noBan.test(own) && ofSize.test(rest)) return null;
  if (freed.test(own) || freed.test(rest)) return free(rest);
  if (plain.length < 120 && /^\W*$/.test(place.before) && labelled.test(rest))
    return { stance: 'restricted', specific, tells: 'more' };
  if (/^\W*$/.test(place.before) && labelledBan.test(rest))
    return { stance: 'prohibited', specific, tells: 'whether' };
  if (isBan(place, verb)) {
    const onCommonAreas = isOfCommonAreas(place);
    const stance = onCommonAreas || isPartial(place, use.part) ? 'restricted' : 'prohibited';
    if (onCommonAreas) return { stance, specific: false, tells: 'shared' };
    const isWholly = isFlat(rest, place.act ? null : (verb?.tail ?? null)) && !isOfSome(own);
    if (stance === 'prohibited' && !isWholly) return { stance: 'restricted', specific, tells: 'part' };
    return { stance, specific, tells: isWhole(place, verb, use) ? 'whether' : 'more' };
  }
  if (byOthers.test(last(own, 160))) return null;
  if (isPermission(place, verb)) {
    const found = free(plain);
    return found.stance === 'allowed' && (isOfSome(own) || !isFlat(rest.replace(noLeave, ''), null))
      ? { ...found, stance: 'restricted', tells: 'part' }
      : found;
  }
  if (!asksMore(place, verb) && !labeled.test(rest)) return null;
  const how = verb !== null && manner.test(verb.tail) ? 'how' : 'more';
  return {
    stance: 'restricted',
    specific,
    tells: asksApproval(place) && !inACase.test(plain) ? 'whether' : how,
  };
}

const definition =
  /^(?:[("]*[a-z0-9.]{1,6}[).] )?(?:[^"]{0,60}")?[^"]{0,60}"? (?:(?:shall|will|must) )?(?:mean|means|refers? to|is defined)\b|\.{6}/;

/** 'The Association does not enforce parking on the county's streets': no rule of its own. */
const leftToOthers =
  /\b(?:association|hoa|board)\b[^.;]{0,20}\b(?:does|do|can|will|is|are) ?not(?: able to)? (?:enforce|regulate|police|govern|control)\b/;

/** 'Whether fences may be built is not our matter': what is only put as a question rules nothing. */
const isPutAsQuestion = (own: string, rest: string) =>
  /\bwhether (?:or not )?(?:[a-z]+ ){0,3}$/.test(own) &&
  /^(?: [a-z]+){0,2} (?:may|can|is|are|will|shall|must|should)\b/.test(rest);

/** Abbreviations end no clause. */
const abbreviation = /\b(etc|sq|ft|in|no|st)\.(?=,? [a-z{])/g;

const verb = /\b(?:shall|must|may|will|can|should|is|are|cannot)\b/;
const ownClause = /^ (?:(?:and |or )?(?:no|nor|not)\b|\(|\{|[a-z0-9][.)])/;

/** The sentence with commas for semicolons that only part the things of one list: 'no boats; old cars; trucks shall be kept'. */
function oneList(plain: string): string {
  if (!plain.includes(';')) return plain;
  const [first = '', ...parts] = plain.split(';');
  let joined = first;
  let own = first;
  for (const part of parts) {
    const listed = /\bno\b/.test(own) && !verb.test(own) && !ownClause.test(part);
    joined += `${listed ? ',' : ';'}${part}`;
    own = listed ? `${own},${part}` : part;
  }
  return joined;
}

/** 'No. All boats must be stored in the garage.': the answer to a question, not a ban of all boats. */
const answer = /^\W*(?:a[:.] ?)?(?:no|yes)[.,!] (?=[a-z])/;

/** 'The following activities (1 a-h) are prohibited': what it counts is no measure. */
const itemsMeant =
  / \((?:items? |nos?\.? )?(?:\{n\d+\} ?)?(?:[a-z]|\{n\d+\}) ?(?:[-–]|to|through) ?(?:[a-z]|\{n\d+\})\)/g;
const including = /\bincluding [^,;]{0,40}$/;

/**
 * What a sentence says of a use; null where it only mentions it. `plain` is Sentence.plain, with the sentence that opens
 * its list before it where there is one.
 */
export function stanceOf(text: string, use: Use): Reading | null {
  const plain = oneList(text.replace(answer, '').replace(itemsMeant, '').replace(abbreviation, '$1'));
  if (
    leftToOthers.test(plain) ||
    definition.test(plain) ||
    use.not?.test(plain) ||
    use.where?.test(plain) === false
  )
    return null;
  // 'Fences: No fence shall be built': the label is no place of its own.
  const label = /^[^.;:]{1,60}: /.exec(plain)?.[0] ?? '';
  const body = plain.slice(label.length);
  if (use.subject.test(label) && use.subject.test(body)) return stanceOf(body, use);
  let general: Reading | null = null;
  let mentions = 0;
  for (const m of plain.matchAll(new RegExp(use.subject.source, 'g'))) {
    if (++mentions > 6) break;
    const at = m.index;
    const before = last(plain.slice(0, at), 420);
    // 'On any fence, including any fence around a patio': both are where the other thing may not be.
    const first = including.test(before) ? before.slice(0, before.lastIndexOf(m[0])) : before;
    const own = before.slice(before.lastIndexOf(';') + 1);
    const rest = plain.slice(at + m[0].length, at + m[0].length + 420).split(';', 1)[0] ?? '';
    if (!use.act && (standsAsPlace(before, rest) || standsAsPlace(first))) continue;
    if (isPutAsQuestion(own, rest)) continue;
    const reading = readAt({ plain, at, thing: m[0], before, own, rest, act: use.act ?? false }, use);
    if (reading?.specific) return reading;
    general ??= reading;
  }
  return general;
}
