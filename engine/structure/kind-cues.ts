import type { DocumentType } from '#contract/document-type.ts';
import { regex } from '../regex.ts';

/** Words that tell a document's kind. `other` stands for papers that are none of the kinds but look like one. */
interface KindCue<Type = DocumentType> {
  readonly type: Type;
  readonly pattern: RegExp;
  readonly weight: number;
}

const cue = <Type>(type: Type, weight: number, pattern: RegExp): KindCue<Type> => ({ type, pattern, weight });

const opened =
  /\bcalled (?:the |our |this )?(?:[a-z]+ ){0,2}(?:meeting\b[^.;\n]{0,40} )?to order\b|\b(?:meeting (?:was )?(?:started|began|opened|came to order|convened)|(?:opened|convened) the meeting)\b|\bmeeting start(?:ed)?(?: time| at)?: ?\d/;
const roll =
  /\b(?:present|(?:in )?attendance|attending|attendees|absent)(?: (?:in person|by (?:tele)?phone|at the meeting))?(?: were)?(?: ?[:-](?=\s)|(?<=\b(?:board|members|directors|trustees|officers) [a-z ]{6,20})\s*\n)|\bpresent at the meeting were\b|\ball (?:the |board )?(?:members|directors|trustees) (?:were )?present\b/;

/** What minutes begin with, as no letter and no page on a meeting does. */
export const beginnings: readonly RegExp[] = [opened, roll];

/** A meeting told as past, without which a title that names one names what is to come. */
export const meetingTold = regex`${opened}|${roll}|\b(?:(?:board|trustees|directors|committee) (?:also |unanimously )?(?:voted|approved|announced|discussed|agreed|reviewed)|adjourned|motion (?:was )?(?:made|carried|passed|by|failed|approved)|seconded|moved (?:to|that)|in attendance|attendees|(?:members|directors|officers|board|homeowners|owners) present|(?:were|was) (?:also |all )?(?:present|absent)|adj|re-?elected|yes:? \d{1,4},? (?:and )?no:? \d{1,4}|(?:passed|carried|failed|approved)\W{1,3}\d{1,3} ?- ?\d{1,3}|m\/[a-z]{3,}|\d-0)\b`;

/** What stands all over a paper that binds; one in plain words says 'will', under numbered articles and sections. */
export const binding = /\b(?:shall|must|hereby|may not)\b|\b(?:article|section) (?:[ivx]+|\d+) ?[.:–-](?= )/g;

/** Amounts, as columns have them. */
export const figures = /\$ ?\d|\d\.\d\d\b|\d,\d{3}\b|\d ?%/g;

/** What covenants say of homes, and bylaws of directors. */
export const ordained = [
  /\b(?:lots?|dwellings?|structures?|buildings?|residences?|(?:each|every|no|any|all) owners?)\b[^.;]{0,80}\bshall\b/g,
  /\b(?:board|directors?|president|secretary|treasurer|officers?|members)\b[^.;]{0,80}\bshall\b/g,
];

/** Weighed where they stand in a title or heading of the first pages; lower case, spaces folded. */
export const titleCues: readonly KindCue<DocumentType | 'meeting'>[] = [
  cue(
    'cc_and_r',
    10,
    /\bdeclarations?\b.{0,40}\b(?:covenants?|conditions|restrictions|easements|condominium)\b|\bamendments? to (?:the )?declaration\b|\b(?:condominium|master) declaration\b|\bmaster deed\b|\bdeclaration of condominium\b/,
  ),
  cue(
    'cc_and_r',
    9,
    /\bcovenants,? conditions\b|\bc\.?c\.?\s?& ?r\.?'?s?\b|\b(?:protective|restrictive|deed|subdivision) (?:covenants|restrictions)\b|\brestrictive covenants\b/,
  ),
  cue('cc_and_r', 5, /^(?:the )?(?:\w+ ){0,3}(?:declaration|covenants|restrictions)\b/),
  cue('bylaws', 10, /^(?:[\w&]+ ){0,5}by-? ?laws\b/),
  cue('bylaws', 6, /\bby-? ?laws\b/),
  cue('rules', 10, /\brules (?:and|&) (?:regulations|standards|guidelines|penalties)\b/),
  cue('rules', 8, /\b(?:\w+ )?rules\b/),
  cue(
    'rules',
    7,
    /\b(?:regulations|handbook|guidelines|(?<!\binsurance )polic(?:y|ies)(?! (?:period|number|term|year|limits?)\b)|standards|highlights)\b/,
  ),
  cue('rules', 6, /\b(?:resolution|procedures?)\b/),
  cue(
    'rules',
    8,
    /\b(?:fines?|penalt(?:y|ies)) (?:schedule|matrix|chart)\b|\bschedule of (?:fines|penalties)\b/,
  ),
  // A page on one matter alone is of rules where its sentences are.
  cue(
    'rules',
    3,
    /^(?:[\w']+ ){0,2}(?:parking|towing|pets?|pool|courts|(?:tennis|basketball|pickleball|sports?) court|trash|leasing|rentals?|renting|noise|fenc(?:es?|ing)|signs?|flags?|landscaping|decorations|painting|vehicles|rv|boats?)\b(?! (?:report|committee|fund|repair|update))/,
  ),
  cue(
    'minutes',
    11,
    /^(?!.*\b(?:approv|read|review|accept)\w* )(?:(?:[\w']+ ){0,6}minutes\b(?! (?:before|after|prior|early|late))|.*\bminutes \d{1,2}\/\d)|\b(?:meeting|mtg\.?|board|annual) (?:minutes|mins\b)|\b(?:minutes|mins) of\b/,
  ),
  cue(
    'minutes',
    9,
    /\b(?:decision|motion|action) (?:log|register)\b|\b(?:meeting|mtg\.?|board|bod) (?:notes|recap)\b|\bnotes (?:from|of) (?:the |our )?(?:[a-z]+ ){0,3}meeting\b/,
  ),
  cue('meeting', 8, /\bagendas?\b/),
  cue(
    'meeting',
    5,
    /\b(?:board|annual|monthly|quarterly|special|ratification|members?'?|membership|owners'?|directors'?|bod|hoa|poa|coa|shareholders'?|trustees'?|general membership|phone) (?:meeting|mtg)\b|\b(?:meeting|mtg) type\b|\b(?:bod|board) \d{1,2}\/\d{1,2}\/\d\d/,
  ),
  cue(
    'reserves',
    12,
    /\breplacement reserves? report\b|\breserve (?:study|analysis|fund study|funding study|specialist report)\b/,
  ),
  cue('reserves', 6, /\breserve (?:fund|summary|component|funding|expenditures?)\b|\bfunding plan\b/),
  cue(
    'reserves',
    9,
    /\bcash flow (?:calculation )?(?:method|model)\b|\bcomponent (?:summary|list|inventory)\b/,
  ),
  cue(
    'budget',
    9,
    /\b(?:proposed|approved|adopted|annual|operating|draft|final|\d{4}(?:-\d{2,4})?) budget\b|\bbudget overview\b/,
  ),
  cue('budget', 7, /^(?:[\w']+ ){0,4}budget\b(?! comparison| variance| vs| (?:[a-z]+ )?meeting)/),
  cue('budget', 7, /\b(?:dues|assessment) (?:increase|change|notice)\b/),
  cue(
    'financial',
    10,
    /\bbalance sheets?\b|\bfinancial (?:analysis|results|review|summary)\b(?! (?:committee|of the budget))|\bincome (?:and|&) expenses?\b|\bprofit (?:and|&) loss\b(?! budget overview)|\b(?:income|financial) statements?\b/,
  ),
  cue(
    'financial',
    10,
    /\btreasurer'?s? (?:[a-z]+ )?(?:report|corner)\b|\bbudget (?:comparison|variance|vs)\b|\bfinancial reports?\b/,
  ),
  cue('financial', 12, /\bannual (?:financial )?report\b.*\byear end(?:ed|ing)\b/),
  cue(
    'financial',
    8,
    /\bstatements? of (?:revenues?|income|cash|financial|operations|activities|assets)\b|\bcash (?:in|out)?flows?\b(?! (?:method|model|calculation|funding|plan))/,
  ),
  cue(
    'financial',
    6,
    /\b(?:general ledger|aged (?:receivables|owner)|(?:a\/r|receivables?|delinquency|owner) aging|aging (?:summary|detail|report)|delinquency report|independent (?:auditors?|accountants?)|trial balance|year to date|ytd)\b|\bfinance committee\b/,
  ),
  cue('other', 10, /\barticles of (?:incorporation|organization)\b/),
  cue(
    'other',
    12,
    /\b(?:(?<!\b(?:or|and) by )proxy|ballot(?!.*\byes:? \d)|questionnaire|power of attorney)\b/,
  ),
  cue(
    'other',
    10,
    /\b(?:insurance (?:policy|summary|renewal|declarations?)|(?:certificate|evidence|summary) of (?:[a-z]+ ){0,2}insurance|declarations page|commercial general liability|(?:surety|fidelity) bonds?)\b/,
  ),
  cue(
    'other',
    9,
    /\bnewsletter\b|\bfrequently asked questions\b|\bf\.?a\.?q\.?'?s?\b|^(?:[\w&']+ ){0,5}(?:announcements?|news|updates?|bulletin)$/,
  ),
  // The issue under a newsletter's name, whatever that is.
  cue(
    'other',
    9,
    /^(?!.*\b(?:meeting|minutes|budget|report)\b)\W*(?:(?:spring|summer|fall|autumn|winter|holiday)(?: (?:issue|edition))?,? (?:19|20)\d\d\b|vol(?:ume|\.)? ?[\divx]+\W{1,3}(?:issue|no\.|number) ?\d)/,
  ),
  cue('other', 10, /\b(?:roles (?:and|&) responsibilities|job descriptions?|duties of (?:the )?officers)\b/),
];

/** Weighed by how often they stand in the text: full weight from three times on. */
export const textCues: readonly KindCue[] = [
  cue(
    'financial',
    6,
    /\b(?:have audited|audit of|financial statements|fund balances?|at year[- ]end|year ended)\b/g,
  ),
  cue('minutes', 4, new RegExp(opened, 'g')),
  cue('minutes', 3, /\b(?:old|new|unfinished) business\b|\belection of (?:officers|directors|trustees)\b/g),
  cue('minutes', 3, /\b(?:board|trustees) (?:also |unanimously )?(?:voted|approved|announced|discussed)\b/g),
  cue('minutes', 4, /\badjourn(?:ed|ment)\b|(?:^|\n)\W*adj\b/g),
  cue('minutes', 5, /\bmotion (?:was )?(?:made|carried|passed|by|to)\b|\bseconded\b|\bmoved (?:to|that)\b/g),
  cue(
    'minutes',
    5,
    /\b(?:passed|carried|failed|approved|vote:?)\W{1,3}\d{1,3} ?- ?\d{1,3}\b|\byes:? \d{1,4}\b[^;\n]{0,24}\bno:? \d{1,4}\b|\bfor:? \d{1,3}\b[^.;\n]{0,10}\bagainst:? \d|\bm\/[a-z]{3,}\b|\b\d-0[.)]?(?=\n|$)/g,
  ),
  cue('minutes', 2, /\b(?:in attendance|attendees|(?:members|directors|officers|board) present|absent)\b/g),
  cue('reserves', 5, /\bpercent funded\b|\bfully funded\b/g),
  cue('reserves', 5, /\b(?:(?:remaining )?useful|remaining) life\b/g),
  cue('cc_and_r', 4, /\bdeclarant\b/g),
  cue('cc_and_r', 3, /\brun with the (?:land|property|properties|real)\b|\brunning with the land\b/g),
  cue('bylaws', 4, /\bthese by-? ?laws\b/g),
  cue('bylaws', 3, /\b(?:quorum|cumulative voting|vice president|removal of (?:any )?directors?)\b/g),
  cue(
    'rules',
    2,
    /\bfines?\b|\bviolations?\b|\bnot (?:allowed|permitted)\b|\bprohibit(?:ed)?\b|\b(?:is|be|are) towed\b|\bstrictly\b/g,
  ),
  // The choices of a ballot under each of its questions.
  cue('other', 14, /\bvote:? (?:yes|for) (?:or )?(?:no|against)\b/g),
  cue('other', 5, /\b(?:hereby|undersigned).{0,60}\bappoints?\b|\bmy proxy\b|\bproxy holder\b/g),
  cue(
    'other',
    14,
    /\b(?:policy (?:number|period)|named insured|insurance carrier|limits? of (?:insurance|liability)|certificate holder|policy premium|total premium)\b/g,
  ),
];

/** Weighed by how many rows of a table begin with them, where there are rows with figures at all. */
export const rowCues: readonly KindCue[] = [
  cue(
    'financial',
    5,
    /^(?:total )?(?:assets|liabilities|equity|net income|net ordinary income|retained earnings)\b/,
  ),
  cue('financial', 4, /\b(?:checking|savings|money market|beginning balance|ending balance)\b/),
  cue(
    'budget',
    4,
    /\b(?:insurance|management|landscap|lawn|snow|postage|legal|accounting|utilities|water|taxes)/,
  ),
  cue('budget', 2, /\b(?:dues|assessments?|late (?:fees|charges))\b/),
  cue('budget', 2, /^total (?:income|revenues?|expenses?)\b/),
];
