import { blocksOf } from '../../blocks-of.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { governing } from '../../governing.ts';
import { ofNeighbor } from '../../language/neighbors.ts';
import { withoutNames } from '../../language/person-names.ts';
import { fold } from '../../language/plain.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { suesDebtors } from '../../scope/debts.ts';
import { tellsOfQuarrel } from './quarrels.ts';
import { isOfStrangers } from './strangers.ts';

const suit =
  '(?:law ?suits?|(?:civil |legal |class |court )?(?:suits?|actions?|complaints?|proceedings?|petitions?)|litigation|claims?|(?:small claims )?cases?|foreclosures?|appeals?|counterclaims?)';

/** A case that exists, or is about to: each is a fact told, not a power given. */
const told: readonly RegExp[] = [
  /\b(?:case|suit|law ?suit)\b[^.;]{0,60}\bawait(?:s|ing) (?:a |an |the )?(?:ruling|decision|trial|judgment|hearing)\b/,
  /\b(?:suit|law ?suit|action|complaint|case)\b[^.;]{0,60}\b(?:is|are|remains?) (?:now |still |currently )?(?:(?:pending\b[^.;]{0,20}\b)?(?:in|before) (?:the |a )?(?:[a-z]+ )?(?:court|judge)|pending (?:in|before))\b|\b(?:will|needs? to|has to|have to)(?: need to)? be (?:addressed|resolved|settled|handled|pursued|decided) (?:through|by|in) (?:the )?(?:legal (?:means|action|channels)|courts?|litigation)\b|\b(?:case|law ?suit|suit|claim)(?: (?:against|with|by|over) [^.;]{1,60}?)? (?:goes|went|is going|will go|heads|is headed) to (?:trial|court|mediation|arbitration)\b/,
  /\b(?:law ?suits?|suits?|litigation|complaints?|legal actions?|court cases?|foreclosure (?:actions?|suits?|proceedings?)|small claims (?:cases?|actions?)|class actions?|counterclaims?) (?:(?:was|were|has been|have been|had been|is|are|being|remains?|(?:brought |filed )?(?:against|by|over|with) [^.;]{1,90}?) ){1,3}(?:now |currently |still |recently )?(?:filed|pending|ongoing|underway|served|commenced|initiated|dismissed|settled|resolved|heard|in progress|(?:set|scheduled) for (?:trial|mediation|arbitration|hearing|argument)|scheduled)\b/,
  /\b(?:filed|brought|served|initiated|commenced|started|won|lost|received|defending|settled|named in|involved in|party to|defendant in|plaintiff in|dropped|dismissed)(?: with)? (?:a |an |the |its |this |their |formal |notice of )*(?:[a-z-]+ ){0,3}?(?:law ?suits?|litigation|suit|legal action|civil (?:action|suit)|class action|complaint in|counterclaim|court (?:case|action)|small claims|arbitration demand|construction defect (?:claim|case|suit)|foreclosure (?:action|suit|proceedings?))\b/,
  /\b(?:pending|ongoing|current|active|threatened|existing) (?:law ?suits?|litigation|legal (?:action|case|matters?)|court cases?|foreclosure (?:action|suit|proceedings?)|claims? against)/,
  /\b(?:case|law ?suit|suit|litigation|legal matter)(?: (?:against|with|by|over|of) [^.;]{1,90}?)? (?:(?:goes|drags) on\b|(?:is|was|has been|remains|continues|went|goes|is going) (?:[a-z]+ ){0,3}(?:trial|court|mediation|arbitration|pending|dismissed|thrown out|settled|appeal|discovery|ongoing))\b|\bfiled (?:an? |the )?(?:[a-z]+ )?(?:claims?|complaints?|charges?|grievances?) (?:with [^.;]{1,60} )?against\b|\bthere (?:is|are) (?:an? |one |two |three |currently |\{n\d+\} )*(?:law ?suits?|suits?|court cases?|legal proceedings?) pending\b/,
  /\b(?:was|were|been|being|is|are|has|have) (?:been )?sued\b|\b(?:has|have|is|are) (?:now |currently )?suing\b|\bsued (?:us\b|(?:in|last|this) (?:early |late )?(?:year|month|week|spring|summer|fall|winter|[jfmasond][a-z]{2,8}\b|\{[nt])|the (?:association|hoa|board|developer|builder|contractor|city|county)|for)\b|\b(?:association|hoa|board|owners?|we|developer|builder) (?:has |have )?sued (?!the\b)/,
  /\b(?:judg(?:e)?ment) (?:was|has been|were) (?:entered|awarded|obtained|issued|granted|received)|\bobtained (?:a )?judg(?:e)?ments?\b|\bawarded (?:a )?(?:judg(?:e)?ment|damages)\b/,
  /(?<!\binsurance )\bsettlement (?:(?:was|has been)(?! (?:arranged|offered|suggested|discussed)\b)|agreement was|of \{m\d+\})[^.;]{0,60}|\bclaims? (?:against|by|from|with) [^.;]{1,60}? (?:was|were|has been|have been) settled\b|\bsettled (?:out of court|the (?:case|claim|matter|dispute) (?:with|against|for))/,
  /\b(?:attorney|lawyer|counsel|board|association)\b[^.;]{0,80}\b(?:proceeding with|moving forward with|has begun|began|begun|initiated|started|is pursuing|are pursuing|filed for) (?:the |a )?(?:foreclosures?|legal action|lawsuit|litigation)/,
  /\b(?:case|law ?suit|suit|dispute|claim) (?:with|against|by|over) [^.;]{1,60}? (?:was |has |has been |finally )?(?:settled|dismissed)\b|\bthe (?:court|judge|arbitrator) (?:has )?(?:ruled|granted|denied|dismissed|found|ordered|entered)\b|\b(?:plaintiffs?|defendants?)\b[^.;]{0,60}\b(?:motion (?:for|to)|appeal(?:ed|ing)?)\b/,
  /\b(?:the|our)(?: (?:association|hoa|board|community)'s)? (?:law ?suit|litigation|suit|claim) (?:against|with) (?:the |our |its )?(?:original |former |prior )?(?:[a-z]+ )?(?:builders?|developers?|contractors?|declarant|manufacturers?|insurers?|insurance company|managers?|management company|city|county)\b/,
  /\bour (?:suit|law ?suit) against\b|\bin court with (?:the|our) (?:[a-z]+ )?(?:developer|builder|contractor|roofer|city|county)\b|\btrial (?:in|of) (?:our|the) (?:case|suit|law ?suit) against\b|\baction to foreclose\b[^.;]{0,40}\b(?:was|has been|is) (?:filed|pending)\b|\bserved with (?:an? |the )?(?:summons|complaint|law ?suit)\b|\bsmall claims (?:court|hearing|case)\b[^.;]{0,40}\b(?:against|hearing|filed|judg)/,
  /\bauthorized (?:legal |the |our )*(?:counsel|attorneys?|management|lawyers?) to [^.;]{0,60}\b(?:demand letter|file suit|sue|commence (?:suit|litigation|legal action))\b/,
  /\b(?:company|(?:sub-?)?contractor|developer|builder|manufacturer|insurer|plaintiffs?|defendants?|other side) (?:has |have |finally )?settled(?=[,.;]|$| (?:for|with|and|at|out|last|this)\b)/,
  /\bdemand letter (?:was|has been) (?:sent|received|served)|\breceived (?:a |an )?(?:demand letter|notice of claim|threat of (?:suit|litigation))|\bthreaten(?:ed|ing|s) (?:to sue|legal action|litigation|(?:a )?lawsuit|with (?:a )?(?:suit|lawsuit))|\b(?:will|intends? to|plans? to|(?:is|are) going to) sue\b/,
  /\bdefending (?:the )?(?:association|hoa|board|directors?)\b[^.;]{0,60}\b(?:suit|law ?suit|case|claim|action)\b/,
  /\b(?:complaint|law ?suit|suit) filed\b[^.;]{0,40} against (?:the |our |its )?[a-z]/,
  /\b(?:trial|hearing) date (?:has been|was|is) set\b|\btrial (?:is|was|has been) (?:set|scheduled|expected|continued|postponed)\b|\b(?:counsel|attorneys?|lawyers?) expects? (?:a |the )?trial\b|\b(?:mediation|arbitration|depositions?)\b[^.;]{0,50} (?:is|are|was|were|has been|have been) (?:scheduled|set|held|completed|ongoing)\b|\b(?:mediation|arbitration|trial) (?:scheduled|set) (?:for|on)\b|\b(?:slip|trip|fall|injury|bodily)[^.;]{0,20} claim (?:was|has been|is)\b/,
  /\b(?:voted|agreed|decided|resolved|approved|authorized [a-z ]{0,30}) to (?:sue|file (?:an? )?(?:[a-z]+ )?(?:suits?|law ?suits?|complaints?)|commence (?:litigation|legal action)|pursue (?:litigation|a law ?suit))\b/,
  /\b(?:of|on|for|in|regarding|about|over|concerning) the (?!event\b|case\b|course\b)[a-z'’]+ (?:law ?suit|litigation)\b/,
];

/** 'Hill v. Fox Run, Inc.': a case by its name; governing documents cite those of others. */
export const caseName =
  /\b[A-Z][\w'’&]+(?: et al\.?)?(?:,? (?:Inc|LLC|Corp|Co|Association|Assn|Assoc|HOA)\b\.?)?,? v\.? (?:the )?(?!Actual)[A-Z]/;

/** Clauses that speak of suits in general, and statements that there are none. */
const general =
  /\b(?:shall|must|if|any|whether|would|should|could|such|each|every|unless|provided|hereby|indemnif|limitation|event|in case|cost of|costs of|expenses? of|right to|power to|authority to|be it|policy|coverage|reserve for|who has|who have|even though|typically|(?<!\b(?:in|last|this|early|late|mid|by|since|until|of)[ -])may|likely or|potential or|or (?:likely|threatened|potential|possible|anticipated))\b(?! \{[nt])/;
/** What a rule on records or on closed meetings is about: no case of anybody's. */
const kinds =
  /\b(?:executive|closed) sessions?\b|\bpersonnel\b|\bretention (?:polic|period|schedule)|\bretain(?:ed)? (?:for|until)\b|\bfiles \{d\d+\}|\{d\d+\} (?:\(\{n\d+\}\) )?(?:years? )?after\b/;
/** Even there a case with its other side is somebody's. */
const named =
  /\blitigation \([^()]{3,60}\b(?:suit|case|claim)\b|\b(?:litigation|law ?suits?|suit|case) (?:with|against) (?!(?:the |any )?(?:association|others?|third|owners?|members?|homeowners?|vendors?)\b)|\bof the (?!(?:pending|current|ongoing)\b)[a-z'’]+ (?:law ?suit|litigation)\b/;
const none =
  /\bno\b[^.;]{0,60}\b(?:suit|law ?suits?|litigation|claims?|legal|judg|actions?|settlement)|\b(?:not|never|n't|none|nor|without(?! success)|free of)\b|:\s*none\b/;

/** Dues collected from those who owe them, by a lien or a sale of the home: arrears, and no suit that threatens the others. */
const forDues =
  /\b(?:foreclos\w+|liens?)\b(?=[^;]{0,300}\b(?:dues|assessments?|delinquen\w+|arrears|past[- ]due|unpaid|behind on|collections?)\b)|\b(?:dues|assessments?|delinquen\w+|arrears|past[- ]due|unpaid|behind on|collections?)\b[^;]{0,300}\b(?:foreclos\w+|liens?)\b/;

/** The association collects what it is owed in court, or has owners keep a rule: no suit that threatens the others. */
const ofOwnClaims =
  /\bgarnish\w*|\bcollection (?:(?:law ?)?suits?|cases?|actions?)\b|^(?!.*\bcounter-?(?:claim|su)).*\b(?:suits?|law ?suits?|judge?ments?|complaints?|cases?|actions?|claims?)\b[^;]{0,80}\b(?:against|vs?\.?) (?:the |an? |our |\{n\d+\} |one |two |three )*(?:[a-z]+ )?(?:owners?|members?|homeowners?|units?|lots?)\b[^;]{0,80}\b(?:dues|assessments?|unpaid|delinquen\w+|arrears|past[- ]due|overdue)\b|\b(?:law ?suits?|suits?|small claims)\b[^;]{0,60}\b(?:to collect|for (?:unpaid|past[- ]due|delinquent|overdue) (?:dues|assessments?))\b|\b(?:attorney|lawyer|violation|warning)(?:'s)? letters?\b(?![^;]*\b(?:law ?suit|court|sued|claims?|claiming)\b)/;

/** What suits do to sales and loans is a subject, and no suit. */
const ofSuitsAtLarge =
  /\b(?:(?:effects?|impact|consequences?) of|how) (?:a )?(?:pending|ongoing|threatened|existing) (?:law ?suits?|litigation)\b/g;

/** What is threatened hangs on an 'if'. */
const threat = /\bthreaten(?:ed|ing|s)\b|\bauthorized\b/;

/** The clause of a sentence that tells of a case, and not in general; null where none does. */
function tellingClause(plain: string, reports: boolean): string | null {
  for (const clause of plain.split(
    /;|, (?:and |but )?(?=(?:(?:on|in) (?:\{[nt]\d+\}|[a-z]+)(?: \{n\d+\})?,? )?(?:we|it|they|management|the board) )/,
  )) {
    const loose = (threat.test(clause) ? clause.replace(/\bif\b.*/, '') : clause).replace(ofSuitsAtLarge, '');
    if (
      general.test(loose) ||
      (kinds.test(loose) && !named.test(loose)) ||
      none.test(loose) ||
      forDues.test(loose) ||
      ofOwnClaims.test(loose) ||
      suesDebtors(loose)
    )
      continue;
    if (told.some((form) => form.test(loose)) || (reports && tellsOfQuarrel(loose))) return loose;
  }
  return null;
}

/** What goes on, though one of several cases has come to its end. */
const appealed =
  /\b(?:ha(?:s|ve) (?:since |now )?appealed|(?:is|are) appealing|filed (?:an? |its |their )?(?:notice of )?appeal\b|appeal (?:is (?:still )?pending|(?:was|has been) filed))\b/;
const goingOn =
  /\b(?:ongoing|still pending|(?:has|have) (?:been )?(?:started|begun|filed|initiated)|being prepared|under ?way)\b/;

/** What ended a part of it alone. */
const ofCounterclaim =
  /\bdismissed (?:[^.;]{1,40} )?(?:counter-?claims?|cross-?claims?)\b|\b(?:counter-?claims?|cross-?claims?)\b[^.;]{0,30}\bdismissed\b/;
/** What did not end it. */
const notEnded =
  /\b(?:no|not|never|without(?: an?)?)(?: (?:yet|been|reached|a|any)){0,3} (?:settle[ds]?|settlement|resol\w+|dismissed)\b|\bsettlement (?:conference|talks|negotiations|offer|demand)s?\b/g;

/** How a case stands; null where the words tell only how a part of it ended. */
function statusOf(said: string): 'pending' | 'threatened' | 'settled' | null {
  if (ofCounterclaim.test(said)) return null;
  if (appealed.test(said)) return 'pending';
  if (goingOn.test(said) && !/\bsettle[ds]?\b|\bdismissed\b/.test(said)) return 'pending';
  const plain = said
    .replace(/\b(?:motions? for )?summary judg(?:e)?ment\b/g, 'motion')
    .replace(/\bto settle\b|\bbe (?:settled|resolved)\b/g, 'be addressed')
    .replace(notEnded, 'open');
  if (
    /\bsettle[ds]?\b|\bsettlement\b|dismiss|thrown out|resolved|judg(?:e)?ment|\bwon\b|\blost\b|dropped|awarded|\b(?:ruled|found|decided|sided) (?:against|for|in favor|with)\b/.test(
      plain,
    )
  )
    return 'settled';
  return /threat|be (?:addressed|resolved|settled|handled|pursued|decided) (?:through|by|in) |demand letter|sent [^.;]{0,40}demand|\b(?:lawyer|attorney|counsel)\b[^.;]{0,60}\b(?:claim|demand|alleg)|notices? of (?:claim|(?:construction )?defect)|proceeding with|moving forward|\b(?:to|will) sue\b|\bto (?:pursue|bring|file|press|assert) (?:[a-z]+ ){0,2}(?:claims?|actions?|suits?) against\b|(?:voted|agreed|decided|resolved|approved) to /.test(
    plain,
  )
    ? 'threatened'
    : 'pending';
}

const subject = regex`\b${suit}\b|\bour case\b`;

const goesOn =
  /^(?:the|this|that|said) (?:case|law ?suit|suit|matter|litigation|claim|trial|action|complaint|parties|plaintiffs?)\b|^(?:trial|discovery|mediation)\b|^(?:counsel|(?:our|the) (?:attorney|lawyer)s?) expects?\b|^(?:in the end,? |finally,? |(?:in|on) (?:[a-z]+|\{t\d+\})(?: \{n\d+\})?,? )?(?:(?:the|a) )?(?:judge|court|jury|arbitrator) (?:has )?(?:ruled|found|decided|sided|dismissed|denied|granted)\b/;
/** Behind a case that has ended, another: 'The suit by Acme Roofing is still pending.' */
const isOpen =
  /\b(?:is|are|remains?) (?:still )?(?:pending|open|ongoing|underway)\b|\b(?:goes|is going|will go|heads|is headed) to (?:trial|court|mediation|arbitration)\b/;
/** 'We are glad to report that the case has settled.' */
const ended =
  /\b(?:the|this|that|our) (?:case|law ?suit|suit|matter|litigation|claim) (?:(?:has|have|was|is|now|been|finally) ){1,4}(?:settled|dismissed|resolved|dropped)\b/;

/** 'We are claiming $61,000.', 'It is not a defendant in any suit.' */
const saysWhose =
  /^\W*(?:we|they|it|he|she|the (?:association|hoa|board|plaintiffs?)) (?:is|are) (?:(?:claiming|suing for|seeking) \{m|not (?:a |the )?defendants?\b)/;

const asksOf =
  /\b(?:asked|asks|wondered|wants? to know|inquired) (?:if|whether)\b[^;?]{0,60}\b(?:sued|suing|law ?suit|suit|litigation)\b|\bask(?:ed|s|ing)?\b[^.;]{0,30}\b(?:about|abt\.?|after|on|regarding) (?:the|our|that) (?:[a-z'’-]+ ){0,3}(?:law ?suit|suit|litigation|case)\b/;
/** 'Somebody asked about the Elm Hill lawsuit.' 'Lee: dismissed in May.' */
function answerTo({ sentences }: Doc, { plain, index }: Sentence): Sentence | undefined {
  const next = sentences[index + 1];
  return next &&
    asksOf.test(plain) &&
    (saysYes.test(next.plain) || /\b(?:dismissed|settled|pending|won|lost|trial|judgment)\b/.test(next.plain))
    ? next
    : undefined;
}

const speaker = '(?:[^:?]{0,40}: |a[.:]? (?:\\([^)]*\\) )?)?\\W*';
const saysYes = regex.i`^${speaker}yes\b`;
const saysNo = regex.i`^${speaker}(?:no|none|not|never|n/a)\b`;
const noSuit = /^no (?:such )?(?:law ?)?suit (?:has been|was|is) filed\b/;

/** 'Three owners are behind.' 'Our attorney filed suit against one.': who is sued there owes dues. */
const weFiled =
  /\b(?:our|hoa|association'?s?|the) (?:attorney|lawyer|counsel) (?:has |have )?filed\b|\b(?:we|board|association|trust|trustees|hoa|corporation) (?:has |have )?(?:filed|sued|brought)\b/;
const inArrears = /\b(?:behind|delinquen\w+|arrears|past[- ]due|overdue|unpaid|owes?|owing)\b/;
const isOfArrears = ({ sentences }: Doc, { plain, index, section }: Sentence): boolean =>
  (weFiled.test(plain) || /\bjudge?ments?\b/.test(plain)) &&
  !/\bagainst (?!(?:both|them|those|him|her)\b|\{n)/.test(plain) &&
  sentences
    .slice(Math.max(0, index - 2), index)
    .some((one) => one.section === section && inArrears.test(one.plain));

const formWords = /^[^:]{0,40}\b(?:style|cause number|case number)\b[^:]{0,60}: ?(?=\S)/i;

/** What a form asks of cases, before what it answers: 'There are no suits or unsatisfied judgments, except: Hill v. Fox Run' */
const question =
  /^[^:]{0,260}\b(?:suits?|litigation|judge?ments?|legal actions?|lawsuits?)\b[^:]{0,160}:\s*(?=\S)/i;
/** 'Pending suits (other than' over 'collections): One.': the end of a field's name that began in the line before. */
const endOfName = /^[^():]{1,40}\):\s+/;
/** In characters, a line of a narrow column. */
const longestLine = 60;
/** The lines with which a case goes on whose words break off behind a comma. */
function goesOnIn(doc: Doc, { text, index, section }: Sentence): Sentence[] {
  const next = /,\s*$/.test(text) ? doc.sentences[index + 1] : undefined;
  return next && next.section === section && next.text.length <= longestLine
    ? [next, ...goesOnIn(doc, next)]
    : [];
}

/** In characters, the name of a field, which is told with what it says. */
const longestName = 60;
/** In characters. */
const longestCase = 300;
/** 'None.', 'One.' names no case. */
const fewestWords = 3;

interface Told {
  what: string;
  status: ReturnType<typeof statusOf>;
  index: number;
  readonly ranges: Sentence[];
}

function* litigationIn(doc: Doc): Generator<Candidate> {
  const found: Told[] = [];
  const reports = !governing.includes(doc.type);
  const blocks = blocksOf(doc);
  for (const sentence of doc.sentences) {
    const { plain } = sentence;
    if (
      !/\bcase\b|suit|litigat|appeal|\bsued?\b|suing|foreclos|judg|settle|complaint|legal|court|claim|demand|trial|mediation|arbitrat|plaintiff|defendant|served|deposition|filed|notices? of|\bv(?:s|ersus)?\. /.test(
        plain,
      )
    )
      continue;
    if (plain.length > 500 || isOfStrangers(doc, sentence)) continue;
    const known = found.at(-1);
    const isNear =
      known !== undefined &&
      (sentence.index - known.index <= 2 || blocks.get(sentence.index) === blocks.get(known.index));
    // 'They have appealed': what was decided is open again.
    if (isNear && appealed.test(plain) && !general.test(plain)) {
      known.status = 'pending';
      known.index = sentence.index;
      known.ranges.push(sentence);
      const after = known.ranges.slice(1).map(({ text }) => text.trim());
      known.what = withoutNames([known.what, ...after].join(' ').slice(0, longestCase));
      continue;
    }
    if (isNear && saysWhose.test(plain)) {
      known.ranges.push(sentence);
      known.what = withoutNames(`${known.what} ${sentence.text.trim()}`.slice(0, longestCase));
      continue;
    }
    if (isNear && ended.test(plain) && !general.test(plain) && statusOf(plain) === 'settled') {
      known.status = 'settled';
      known.index = sentence.index;
      known.ranges.push(sentence);
      continue;
    }
    if (ofNeighbor.test(plain) || isOfArrears(doc, sentence) || known?.ranges.includes(sentence)) continue;
    const isCase = reports && caseName.test(sentence.text) && !ofOwnClaims.test(plain);
    const asked = reports ? answerTo(doc, sentence) : undefined;
    if (tellingClause(plain, reports) === null && !isCase && asked === undefined) continue;
    if (
      !subject.test(plain) &&
      !/\bsued?\b|suing|judg|settle|trial|mediation|arbitrat|\bv(?:s|ersus)?\.? |in court with/.test(plain) &&
      !(reports && tellsOfQuarrel(plain))
    )
      continue;
    // 'The case is scheduled for trial' goes on about the case just told.
    if (isNear && goesOn.test(plain) && !(known.status === 'settled' && isOpen.test(plain))) {
      const isSettled = statusOf(plain) === 'settled';
      if (isSettled) known.status = 'settled';
      if (isSettled || sentence.index - known.index <= 2) known.ranges.push(sentence);
      known.index = sentence.index;
      continue;
    }
    // A case's own name is no question.
    const asks = question.exec(sentence.text)?.[0] ?? '';
    const answer = (caseName.test(asks) ? sentence.text : sentence.text.slice(asks.length)).trim();
    if (answer.split(/\s+/).length < fewestWords) continue;
    const isNamed = sentence.text.length - answer.length <= longestName;
    // 'Has it ever been sued? Yes, in 2011; that was settled.'
    const isQuestion = /\?\W*$/.test(sentence.text);
    const reply = isQuestion ? doc.sentences[sentence.index + 1] : asked;
    if (saysNo.test(reply?.text ?? '')) continue;
    // What is asked is no fact before it is answered.
    if (isQuestion && !(reply && (saysYes.test(reply.text) || tellingClause(reply.plain, reports)))) continue;
    const rest = isCase ? goesOnIn(doc, sentence) : [];
    const words = [isNamed ? sentence.text : answer, ...rest.map(({ text }) => text)].join(' ');
    const what = (reply ? `${words} ${reply.text}` : words)
      .replace(endOfName, '')
      .replace(/^(?:[^A-Za-z0-9"“($]+|(?:\d{1,2}|[IVX]+)[.)]\s|(?:[A-Z]{4,} )+(?=[A-Z][a-z]))+/, '')
      .replace(/\s+/g, ' ')
      // The words of a form before the case's name.
      .replace(formWords, '')
      .trim();
    // 'There are suits pending …' and, in the next line of the form, the case's name.
    if (known && sentence.index - known.index <= 1 && formWords.test(sentence.text)) {
      known.what = withoutNames(what.slice(0, longestCase));
      known.ranges.push(sentence);
      continue;
    }
    const unfiled = doc.sentences
      .slice(sentence.index + 1, sentence.index + 4)
      .find((one) => one.section === sentence.section && noSuit.test(one.plain));
    found.push({
      what: withoutNames(what.slice(0, longestCase)),
      status: unfiled ? 'threatened' : statusOf(fold(`${answer} ${reply?.text ?? ''}`)),
      index: sentence.index,
      ranges: [sentence, ...rest, ...(reply ? [reply] : []), ...(unfiled ? [unfiled] : [])],
    });
  }
  for (const { what, status, ranges } of found) {
    yield { fact: 'litigation', value: { what, ...(status && { status }) }, tier: 'told', ranges };
  }
}

/** Lawsuits and claims that a document tells of. */
export const litigation: ScanRule = { facts: ['litigation'], scan: litigationIn };
