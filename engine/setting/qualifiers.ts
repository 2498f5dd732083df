import { fold } from '../language/plain.ts';
import { regex } from '../regex.ts';

/** A part of a sentence that says when it does not hold, or only on what terms. */
export interface Qualifier {
  readonly start: number;
  readonly end: number;
  /** As the document has it: 'unless the Board grants a variance'. */
  readonly whole: string;
  /** The same, cut where it is long. */
  readonly words: string;
  /** An 'if' that nothing parts from the words before it: often the case that is told anyway. */
  readonly loose: boolean;
  /** It only opens a list of exceptions or terms: 'except as follows:'. */
  readonly opens: boolean;
  /** The part of the sentence that it narrows, in lower case: up to the semicolons around it. */
  readonly of: string;
  /** What the sentence lays down before the last of its verbs, to which a trailing 'if' belongs; else empty. */
  readonly before: string;
}

/** What takes something out or sets terms wherever it stands. */
const anywhere = [
  'unless',
  'or,? in any event,? if',
  'except(?:ing)?',
  'excluding',
  '(?<=[,(] ?| - ?)(?:other than|subject to|(?:al)?though)',
  '(?<=[,;(] ?)but(?! (?:(?:is|are|shall|be|not|by way of|without) )*(?:limited|limitation)|,? nevertheless| (?:not|without|with no|no) (?:the |any )?(?:obligation|duty))',
  'with the exceptions? of',
  'save (?:that|for|as|where|when|and except)',
  'in the absence of(?! insurance)',
  '(?<!\\b(?:as|otherwise|be|is|are|was|were|been|so|not|hereby|expressly|specifically|herein|hereinafter|services|unless) )provided(?:,? (?:however|further|always))?(?=,? (?:that|the|such|this|these|those|any|all|no|it|they|he|she|said|an?|each|where|if)\\b)',
  'provided,? however',
  '(?:so|as) long as',
  '(?:and )?(?:then )?only (?:if|when|after|upon)',
  '(?:up)?on (?:the )?condition that',
  'to the extent(?: that)?',
  'until',
  'during [a-z ]{3,40} only',
  'or (?:at |by |in )?such (?:(?:other|higher|lower|greater|lesser|additional)|(?:amount|sum|rate)s? as)',
  'or (?:\\(?[a-z\\d]{1,3}\\) )?(?:the |said )?(?:board|association)(?: of directors)? (?:may|shall|can)\\b(?=[^;.]{0,80}\\b(?:increase|raise|chang|set|fix|establish|reduc|adopt)\\w*)',
  '(?:up)?on (?:all |any |those |the )?lots (?:containing|having|with an? area|of (?:less|more)|larger|smaller|numbered|fronting|bordering)',
  'not (?:otherwise )?(?:maintained|repaired|kept up) by the association',
];
/** What joins the rest to a clause, behind a comma, a bracket or a dash: English has few words for it but those of lists, aims and places. */
const trailing = [
  'apart from|aside from|exclusive of|in which (?:case|event)',
  'even though|while|whilst|whereas|lest|unlike|inso(?:far|much) as|once|when(?:ever)?(?! due)|where|till|yet',
  'saving|save|sparing|bar|barring|failing|pending|absent|minus|given that|assuming|supposing|depending|conditioned|contingent',
  '(?:and |or )?(?:only|solely|never|then only|not (?:so|for|to(?! exceed)|in|on|at|by|with|after|before|during|within|until|upon|if|when|where))',
  '(?:such(?! as)|the same|this|that|these|those)(?: [a-z0-9]+){0,5}? [a-z]{2,}ing',
  // 'Corner lots excepted', 'for first buyers only'.
  '(?:[a-z]+ ){1,4}(?:excepted|excluded|exempt|spared)',
  '(?:for|in|on|at|to|by|with|within) [a-z ]{3,40} (?:only|alone)',
];
/** 'A fence may be built; this does not apply to corner lots.' */
const turned =
  '(?:this|these|it|the (?:foregoing|above|same)|such)(?: [a-z]+){0,2} (?:(?:shall|does|do|will|is|are|may) (?:not|only)|appl(?:y|ies) only)';
const opener = regex.g`\b(?:${anywhere.join('|')})\b|(?<=[,;(] ?| - ?)(?<trails>${trailing.join('|')})\b|(?<=; ?)${turned}\b|(?<=[a-z0-9)}\]],? )if\b`;

/** What no reader need be told: that the law, the context or other parts of the papers may say otherwise. */
const boilerplate =
  /\b(?:otherwise|expressly|specifically|herein(?:above|before|after|below)?|(?:as|may be|is|are)) (?:(?:otherwise|expressly|specifically|hereinafter|herein(?:above)?) )*(?:provided|required|stated|set (?:forth|out)|specified|prohibited|indicated|defined|noted|limited|modified|amended|described|mentioned|established)\b(?![^,;]*\b(?:board|committee|directors|owners|members|writing)\b)|\b(?:provides?|says?|states?) otherwise\b|\bby (?:(?:applicable |state |local )?(?:law|statute)|the act)\b|\bthe context\b|\bfor the foregoing\b|\b(?:contrary to|conflict with|inconsistent with|in conflict|comply with the provisions)\b|^to the extent (?:of|permitted|possible|practicable|necessary|reasonably|applicable|prohibited|allowed|required)\b|\bprohibited by government|\bsuccessors?\b|^except (?:as restricted|said|where the loss)\b|^if (?:any|not|so|applicable|necessary|required|possible)\b|^if (?:they|it|he|she|such) (?:is|are|does|do)\b|^subject (?:also |only |further |however,? )?to (?:all |any |each |and |the |said |such |these |of |other |same |foregoing |applicable |following |further )*(?:provisions?|terms|conditions|limitations?|restrictions|requirements|rules|regulations|sections?|articles?|paragraphs?|this|declaration|by-?laws|covenants|easements?|liens?|laws?|act|ordinances|assessments?|interest|notice|fines?)\b|^until (?![^,;]{0,40}\d)[^;]{0,200}?\b(?:paid|satisfied|discharged|released|approv(?:ed|al)|submitted|elected|qualif(?:y|ied)|appointed|cured|corrected|remedied|removed|completed?|completion|conveyed|conveyance|sold|successors?|death|resign\w*|recorded|adopted|amended|changed|vacat\w*|ceases?|collected|occurs?|expir\w*|terminat\w*|next annual|the first (?:to occur|of the following))\b|\badjourn|\bliable for breach\b|\bbreaches (?:occurring|committed)\b/;

/** 'Except as provided in Paragraph 26': another part of the paper takes something out, and it is named. */
export const refersTo =
  /^except (?:as|to the extent) (?:(?:may be|is|otherwise|expressly|specifically) )*(?:provided|set (?:forth|out)|stated|specified|permitted|allowed)(?: for)? (?:in|by|under) (?:sub)?(?:section|paragraph|article|item)s? (?<number>\(?[\divx]+(?:\.\d+)*)/;

/** What binds lenders and the first builder does not bind a buyer. */
export const ofOthers =
  /\b(?:mortgag\w*|deeds? of trust|lenders?|lien ?holders?|declarants?|developers?|grantors?|builders?|class b|federal housing|veterans|f\.?h\.?a|v\.?a|h\.?u\.?d)\b/;

const opensList =
  /\b(?:as follows|(?:the|all of the) following(?: \w+){0,2}|it is|so long as|provided that|if|when)$/;

/** The most of a condition that is quoted. */
export const longest = 190;
/** Fewer words say nothing by themselves. */
const fewest = 3;

/** Where a part of a sentence ends: at a semicolon, a colon, a full stop. */
const stop = /;|[.:](?=\s|$)/;

/** Words that cannot be the last ones: the text was cut there. */
const hanging = /\b(?:and|or|with|of|the|to|by|for|a|an|in)$/;

/** The last exception in some words, up to where its part ends. */
const lastException = /^.*\b(?<from>(?:except|unless|provided|other than)\b[^;]*)/is;

/** What a term turns on, and no number of a section or of one thing: '600', '5%'. */
const ofFigure =
  /(?<!\b(?:sections?|articles?|paragraphs?|exhibits?|items?|chapter|code|§) ?[\d.()]{0,8})(?:\d[\d,.]*\d|\d ?%)/i;

/** The words up to where they may be cut: behind an exception that is not much longer, a comma, else a whole word. */
export function shortened(words: string, most = longest): string {
  if (words.length <= most) return hanging.test(words) ? `${words} …` : words;
  const head = words.slice(0, most);
  const at = head.length - (lastException.exec(head)?.groups?.from?.length ?? 0);
  const [exception = ''] = at < most && at > 0 ? (/^[^;]*/.exec(words.slice(at)) ?? []) : [];
  const end = at + exception.length;
  if (most > longest && end > most && exception.length <= longest)
    return end < words.length ? `${words.slice(0, end)} …` : words;
  // Cut before its figure, a term says nothing.
  const figure = strong.test(words) ? (ofFigure.exec(words)?.index ?? 0) : 0;
  if (figure >= most && figure < most + longest)
    return `${words.slice(0, figure)}${/^(?:,(?=\d)|[^,;])*/.exec(words.slice(figure))?.[0]}`;
  const comma = head.lastIndexOf(',');
  return `${comma > most / 2 ? head.slice(0, comma) : head.slice(0, head.lastIndexOf(' '))} …`;
}

/** Where a bracket closes that was opened before; the length where none does. */
function closed(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')' && open-- === 0) return at;
  }
  return text.length;
}

/** With or without a comma before it, one of these is a term of its own. */
const strong = /^(?:unless|except|provided)/;

/** Where another term begins in the words of one: 'unless taken on by them, except where …'; the length where none does. */
function nested(words: string): number {
  const parting = [...words.matchAll(opener)].find(
    ({ index, 0: word }) =>
      (strong.test(word) || /[,(]\s*$/.test(words.slice(0, index))) &&
      words.slice(0, index).trim().split(' ').length >= fewest,
  );
  return parting?.index ?? words.length;
}

/** 'Three persons, each of whom, other than the first directors, shall be an owner': what follows alone is narrowed. */
const ofWhom = /\b(?:who|whom|which),?\s*$/;

/** The part of a sentence around a place, and the one before it where 'provided that' follows a semicolon. */
function partAround(folded: string, start: number, end: number): string {
  const before = folded.slice(0, start);
  const own = before.lastIndexOf(';');
  const joins = own >= 0 && before.slice(own + 1).trim() === '';
  const from = joins ? before.lastIndexOf(';', own - 1) : own;
  return folded.slice(from + 1, end);
}

/** 'When you owe $2,100 or more, excluding late fees': what a sum leaves out says nothing without the sum. */
const ofItsSum = /^exclu(?:ding|sive of)\b/;
const caseOfSum =
  /\b(?:when(?:ever)?|if|where|once)\b(?:(?!\b(?:when(?:ever)?|if|where|once)\b)[^;])*\$[\d,.]*\d\)?(?: or (?:more|less|greater))?,? $/;

/** A clause stands before what is joined to it. */
const verb = /\b(?:shall|must|may|will|can|cannot|is|are|was|were|has|have)\b/;
/** 'A house shall have, exclusive of porches and garages, …': where what is laid down goes on behind what narrows it. */
const goesOn = /, (?:(?:and|nor|or) )?(?:shall|must|may|will|is|are|be)\b/;

/** 'Vehicles except cars and vans shall not be parked': what is laid down stands behind what its subject leaves out. */
const ruled =
  /(?<=^except(?:ing)?(?: for)? (?!that|as|where|when|if|in|with|upon|by|to)[^;]{3,160}) (?:shall|must|may|will)(?: not)? (?:be|have|park|keep)\b/;

/** 'shall insure the home, and shall provide copies, if the board so requests': what is asked last. */
const furtherDuty = /, and (?:shall|must|will|may)\b/g;

const denial = /^provided\b.*\b(?:not|no|never|nor)\b/;
const exceptBehind = /^\s*except\b[^.;]*/;

/** The parts of a sentence that narrow what it says, in its order; what is only boilerplate is left out. */
export function qualifiersIn(text: string): Qualifier[] {
  const folded = fold(text);
  const found: Qualifier[] = [];
  let past = 0;
  // How far the words reach in which one term follows another.
  let chain = 0;
  for (const { index: start, groups } of folded.matchAll(opener)) {
    if (start < past || (groups?.trails && !verb.test(folded.slice(0, start)))) continue;
    // 'a quorum, If it is not met, another …': a scan's comma where a sentence ends.
    if (/^If\b/.test(text.slice(start)) && /[a-z]/.test(folded.slice(0, start))) continue;
    const leads = !/[a-z]{3}/.test(folded.slice(0, start).replace(/^\W*(?:section|article) \S+/, ''));
    const rest = folded.slice(start);
    const loose = rest.startsWith('if') && !/,\s*$/.test(folded.slice(0, start));
    const aside = refersTo.test(rest) || (/^other than\b/.test(rest) && /,\s*$/.test(folded.slice(0, start)));
    const till =
      rest.startsWith('if') && chain > start
        ? chain - start
        : rest.search(
            leads || aside || (rest.startsWith('if') && !loose) ? /,(?!\d{3}(?!\d))|;|[.:](?=\s|$)/ : stop,
          );
    // 'All plants not maintained by the Association and approved by …' ends with who maintains.
    const whole =
      /^(?:not [a-z ]+ by the association|(?:up)?on [a-z ]*lots [^;.]{3,80}?(?=[,;.]? (?:shall|must|may|exclusive|which|that)\b|,(?!\d)))/.exec(
        rest,
      )?.[0] ?? (till < 0 ? rest : rest.slice(0, till));
    const ofSubject = verb.test(folded.slice(0, start)) ? -1 : whole.search(ruled);
    const reach = Math.min(
      closed(whole),
      groups?.trails ? `${whole}, is`.search(goesOn) : whole.length,
      ofSubject < 0 ? whole.length : ofSubject,
    );
    const own = start + nested(whole.slice(0, reach));
    // 'Provided that … may not be amended except as …': without its exception a denial says more than it does.
    const exception = denial.test(folded.slice(start, own))
      ? exceptBehind.exec(folded.slice(own))?.[0]
      : undefined;
    const end = own + (exception?.length ?? 0);
    chain = start + reach;
    past = end;
    const before = ofItsSum.test(rest) ? folded.slice(Math.max(0, start - longest), start) : '';
    const ofCase = caseOfSum.exec(before)?.[0].length ?? 0;
    const from = start - ofCase;
    const words = text
      .slice(from, end)
      .replace(/\s+/g, ' ')
      .replace(/[,(\s]+$/, '');
    const said = fold(words);
    const opens = opensList.test(said);
    // 'Except as provided herein, unless the Board …': what follows a phrase that says nothing may say something.
    if (boilerplate.test(said.split(',')[0] ?? '')) past = start + 1;
    const isIdle = boilerplate.test(fold(text.slice(from, own))) && !refersTo.test(said);
    if ((said.split(' ').length < fewest && !opens) || isIdle || ofOthers.test(said)) continue;
    const part = ofWhom.test(folded.slice(0, start))
      ? folded.slice(end).split(stop, 1).join('')
      : partAround(folded, start, leads ? folded.length : end);
    const lastVerb = rest.startsWith('if') ? ([...part.matchAll(furtherDuty)].at(-1)?.index ?? -1) : -1;
    found.push({
      start: from,
      end,
      whole: words,
      words: text[end] === ':' && !opens ? `${shortened(words)} …`.replace(/ … …$/, ' …') : shortened(words),
      loose,
      opens,
      of: part,
      before: lastVerb > 0 ? part.slice(0, lastVerb) : '',
    });
  }
  return found;
}
