import { blocksOf } from '../blocks-of.ts';
import { fold } from '../language/plain.ts';
import { hangs, isTorn } from '../meeting/one-item.ts';
import type { Doc, Section, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { nextIn, toldAside } from '../setting/told-aside.ts';
import { bullet } from './lead-in.ts';
import { isMeasured } from './measured.ts';
import { ordained } from './standing.ts';
import { pathsIn } from './use-rule.ts';

const forbids =
  /\b(?:shall|must|may|can|will) (?:not|never)\b|\bcannot\b|\b(?:is|are|be) (?:[a-z]+ly )?(?:prohibited|forbidden)\b|\b(?:is|are|be) (?:not|un) ?(?:be )?(?:allowed|permitted)\b|\bnot (?:allowed|permitted)\W*$|\bno (?:[a-z\d{}'’/()-]+,? ){1,14}(?:shall|may|will|is|are|can|must)\b|^\W*(?:\w{1,3}[.)] )?(?:no [a-z]+ [a-z]+|do not|never)\b/;
const limits =
  /\b(?:is|are|be) (?:limited|restricted|reserved|allowed|permitted)\b[^.;]{0,60}\b(?:to|only|for)\b|\b(?:may|must|shall|can|will|is|are)\b[^.;]{0,80}\bonly\b|\bonly\b[^.;]{0,80}\b(?:may|must|shall|can|will|is|are)\b|\b(?:may|must|shall|can|will|is|are|with)\b[^.;]{0,40}\b(?:(?:no|not) more than|at most|a maximum of)\b/;
const obliges = /\b(?:must|(?:is|are) (?:required to|responsible for)|shall)\b/;
/** A clause before the main one or inside it, whose 'not' is no ban. */
const besides =
  /^\W*(?:\w{1,3}[.)] )?(?:if|when|where|since|because|although|while|unless)\b[^,]*,|\b(?:that|which|who)\b[^,.;]*?\b(?:shall|must|may|can|will|do|does|is|are) not\b/g;
/** What says no rule: advice, a reason, a leave, a right of the owners. */
const noRule =
  /\b(?:should|generally|realiz\w+|hesitate|recommend\w*|encourag\w+|suggest\w*|consider(?:ed|ing|s)?|examples?|not (?:require|relieve|constitute|affect|deny|denied|imply|mean|apply|prevent|prohibit|unreasonabl[ye]|be (?:appropriate|acceptable|imposed|charged|construed|denied|required|responsible))|entered|in this (?:fashion|manner|way|case)|resolved|has been|have been|was|were|would|do not (?:exceed|infringe)|partition|undivided|race|proximity|shall include|include,? but|some of|laws? and ordinances)\b/;

/** What those who live there do and keep. */
export const ofLiving =
  /\b(?:mobile homes?|residents to|persons (?:per|to)|occupants|nois[ey]\w*|loud|music|nuisance|smok\w+|alcohol\w*|beer|glass|guests?|visitors?|children|minors|years of age|firearms?|guns?|hunt\w*|fireworks?|burn\w*|fires?|fire ?pits?|drones?|park(?:ed|ing)?|vehicles?|cars?|trucks?|motor\w*|atvs?|golf carts?|bicycles?|bikes|skateboard\w*|trash|garbage|refuse|bins?|containers?|waste|feces|litter|stor(?:e|ed|age|ing)|balcon\w+|porch\w*|patios?|decks?|driveways?|garages?|windows?|curtains?|doors?|paint\w*|colors?|trees?|lawns?|shrub\w*|landscap\w*|gardens?|roof\w*|siding|gutters?|lights?|lighting|mailbox\w*|grills?|barbecue\w*|firewood|furniture|basketball|trampolines?|swing sets?|walls?|hedges?|shutters?|awnings?|antennas?|dish(?:es)?|flags?|signs?|pools?|spas?|hot tubs?|pets?|dogs?|cats?|animals?|leash\w*|rent\w*|leas(?:e|es|ed|ing)|tenants?|sublet\w*|sublease\w*|(?:garage|yard|estate) sales?|holiday|decorat\w+|laundry|clothes\w*|common (?:areas?|elements?|propert\w+)|clubhouse|swim\w*|vessels?|boats?|docks?|slips?|members only|sidewalks?|streets?|exchange of)\b/;

/** What every paper says, and nobody needs to be told. */
const commonplace =
  /\b(?:nuisances?|unsightl\w+|obnoxious|odors?|untid\w+|unclean|accumulat\w+|debris|rubbish|hazard\w*|yield|intersections?|speed|long hair|showers?|bandages|diapers?|disrepair|certificate of occupancy|commencement of|prior to occup\w+)\b/;

/** What a breach costs besides dollars. */
const penalty =
  /\b(?:loss|suspension|revocation|forfeiture) of (?:[a-z’']+ ){0,4}(?:privileges?|access|slips?)\b|\b(?:lose|loses) (?:[a-z]+ ){0,3}(?:privileges?|access)\b|\btimes the (?:[a-z]+ )?value\b|^\W*(?:1st|2nd|3rd|first|second|third) (?:offen[cs]e|violation)\b[^.;]*\bsuspen\w+/;

/** How the association goes about its own work, and what it is not liable for. */
const ofProcedure =
  /\b(?:hearings?|appeals?|ballots?|quorum|minutes|directors?|officers?|trustees?|proxy|proxies|complain\w+|submittals?|submission|submit\w*|applications?|applicants?|forms?|liab\w+|warrant\w+|waive\w*|variances?|deemed|interpret\w*|jurisdiction|contractors?|builders?|declarant|developer|committee members?|insur\w+|architects?|lifeguards? must|meetings?|enforce\w*|assessments?|easements?|mortgag\w+|construction access|repairs to|no activity|plat|hereby|whereas|witnesseth)\b/;
/** Who runs the place binds itself. */
const bindsItself =
  /^\W*(?:(?:\w{1,3}[.)]|the|this|any|all|each|every|neither|an?)\s)*(?:board|association|committee|arc|acc|drc|arb|district|manager|management|corporation|city|county|declarant|developer|hoa|policy|polic(?:y|ies)|resolution|guidelines?|rules?|document|section|article|chair|secretary|treasurer|president)\b/;
/** What another sentence must be read for. */
const leansOn =
  /\b(?:such|said|aforesaid|foregoing|above(?![- ]ground| water| the\b)|below|following|herein\w*|hereof|thereof|therein|hereunder|otherwise|this (?!community|subdivision|association|development|property|neighborhood)[a-z]+|these|those|section \S*\d|article \S*\d|paragraph|exhibit|appendix|attach\w+|as defined|(?:is|are) defined|means?|for example|e\.g|\(see|etc)\b/;
/** A part of a sentence, or one without what it speaks of: 'Must be painted.', 'Type must be acceptable.' */
const lacksSubject =
  /^\W*(?:\w{1,3}[.)]\s+|[•▪●◦o]\s+)?(?:(?:must|shall|may|cannot|not|and|or|but|also|however|therefore|moreover|furthermore|accordingly|in any event|in addition|in general|even if|if (?:so|not|it|they)|then|color|type|size|material|height|location|it|they|he|she|there|except|provided|which|who|note|please note)\b|(?:a|an|any|the|no) (?:larger|smaller|other|second|same|existing|new|approved|appropriate)\b|the (?!pool|common|club|lot|use |painting|exterior|owner|homeowner|resident|member|speed|street|private|color of|display|parking|storage|outside|keeping|installation|planting)|(?:door|screen|window|roof|fence|lawn|lighting|glass\/screen)s? (?:must|shall)\b)/i;
/** A heading that ran into the text behind it, over the mark of an item. */
const runIn =
  /\b[a-z]{3,} [eo•] [A-Z]|^\W*(?:[A-Z][\w’'-]+,? (?:(?:and|of|the|in|for|to|&|or) )*){2,}(?:No|An?|The|All|There|Any|Each)\s/;

/** Headings of rules for others than those who live there. */
const ofOthers =
  /\b(?:contractors?|builders?|construction|committees?|definitions?|life ?guards?|retail|records|copies|copying|costs|commercial (?:units?|lots?)|enforcement|fines?|penalt\w+|meetings?|elections?|purpose|introduction)\b/;

/** Letters that a scan made of something else, and one that stands alone. */
export const misreadLetters =
  /(?<![\w'’.(])[b-z](?![\w'’.)])|\w;\w|\b0 [a-z]|[~|{}\\<>_^@]|[a-z][A-Z]|\d[a-z]{3,}|(?<!\.)\s[,.;]\s(?!\.)|[a-z]['’][a-z]{2,}(?<!['’](?:re|ve|ll))/;

/** The mark of an item, '(b)', '14.', before its words. */
const mark = /^\W*\w{1,4}[.)]\s+/;

/** What a sentence must name that has others of its paragraph before it. */
const namesItsPlace =
  /\b(?:lots?|units?|homes?|residences?|dwellings?|common (?:areas?|elements?|propert\w+)|owners?|homeowners?|residents?|tenants?|guests?|members?|vehicles?|streets?|driveways?|porch\w*|patios?|balcon\w+|decks?|yards?|pool|leases?|(?:sub-?)?leasing|subletting|renters?)\b|^\W*(?:[a-z]+ )?boats\b/;
/** The words before a list that take a part of its items back, or let them hold for a part alone. */
const narrowingLead = /\b(?:except|unless|without|subject to|if|where|for (?:any|each|all|those))\b/;
const farthestLead = 20;

/** The words that lead the list of which a sentence is an item; undefined where it is none. */
const leadOver = ({ sentences }: Doc, { index, section, text }: Sentence): Sentence | undefined =>
  mark.test(text)
    ? sentences
        .slice(Math.max(0, index - farthestLead), index)
        .findLast((one) => one.section === section && /:\s*$/.test(one.text))
    : undefined;

/** Whether an item of a list stands under words that hold for it too and are not quoted. */
const isNarrowed = (lead: Sentence | undefined) => lead !== undefined && narrowingLead.test(lead.plain);

/** What takes the rule back right behind it: an item of its own, or the next sentence. */
const exception =
  /^\W*(?:\w{1,3}[.)] ?)?(?:exceptions?\b|except\b|unless\b|notwithstanding\b|this (?:rule|restriction|prohibition|section) (?:may be|do(?:es)? not|shall not))/;

const allOfLiving = new RegExp(ofLiving, 'g');
/** Words that stand over a whole paper and name no thing. */
const general =
  /\b(?:common (?:areas?|elements?|propert\w+)|lots?|units?|homes?|owners?|residents?|members?)\b/g;

const thingsIn = (words: string) => words.replace(general, ' ').match(allOfLiving) ?? [];
const names = (plain: string, things: readonly string[]) =>
  things.some((thing) => plain.includes(thing.replace(/s$/, '')));

/** Whether the words over a sentence name a thing that it does not: 'Basketball Equipment' over '5. Chain nets are not allowed.' */
function isOfHead({ sections }: Doc, { section, plain }: Sentence, lead: Sentence | undefined): boolean {
  const things = thingsIn(fold(lead?.text ?? sections[section]?.title ?? ''));
  return things.length > 0 && !names(plain, things);
}

const shortHead = 40;
const soonUnder = 12;
/** 'G. Patio Covers and Sheds:' opens what stands no longer under the heading before it. */
const opensOther = /^\W*(?:\w{1,3}[.)]\s+)?[A-Z][^.:;]{3,150}:(?:\s|$)/;

/** The heading soon over a sentence, where it names one thing and the sentence no other: 'Lighting' over 'Bulbs have at most 40 watts.' */
function headOver({ sections, sentences }: Doc, { index, section, plain }: Sentence): Section | undefined {
  const head = sections[section];
  const things = head && head.title.length <= shortHead ? thingsIn(fold(head.title)) : [];
  const own = thingsIn(plain);
  if (!head || things.length === 0 || (own.length > 0 && !names(plain, things))) return undefined;
  const before = sentences.slice(Math.max(0, index - soonUnder), index);
  const isSoon = before[0]?.section !== section || before.length < soonUnder;
  const isLeft = before.some(
    (one) => one.section === section && one.start >= head.headingEnd && opensOther.test(one.text),
  );
  return isSoon && !isLeft ? head : undefined;
}

const longest = 300;
const longestPenalty = 400;
const shortest = 20;

export const furtherRule = 'use.in_own_words';

interface FurtherRule {
  readonly sentence: Sentence;
  /** 0 what forbids, 1 what limits, 2 what obliges. */
  readonly rank: number;
  /** The heading of the thing on which it sets a limit in figures. */
  readonly head?: Section;
  /** It can be read only under its heading. */
  readonly leans?: boolean;
}

const limit = 1;

/** A sentence that ends, or a bullet before another one. */
const isWhole = ({ sentences }: Doc, { index, text }: Sentence) =>
  /[.!]["”’)]?\s*$/.test(text) ||
  (bullet.test(text) && /[a-z)]\s*$/.test(text) && bullet.test(sentences[index + 1]?.text ?? ''));

function rankOf(sentence: string): number | null {
  const plain = sentence.replaceAll(besides, ' ');
  if (noRule.test(plain)) return null;
  if (forbids.test(plain)) return 0;
  if (limits.test(plain)) return limit;
  return obliges.test(plain) ? 2 : null;
}

/** Rules for those who live there, each in a sentence that can be read by itself, in the order of the document. */
export const furtherRules = oncePerDoc((doc: Doc): readonly FurtherRule[] => {
  if (doc.type !== 'rules' && doc.type !== 'cc_and_r') return [];
  const paths = pathsIn(doc);
  return ordained(doc).sentences.flatMap((sentence) => {
    const { text, plain } = sentence;
    const penal =
      doc.type === 'rules' && penalty.test(plain) && !/\b(?:not|never)\b|^\W*subject to\b/.test(plain);
    if (
      text.length > (penal ? longestPenalty : longest) ||
      text.length < shortest ||
      !(penal || isWhole(doc, sentence))
    )
      return [];
    const block = blocksOf(doc).get(sentence.index);
    if (block?.kind !== 'text') return [];
    if (penal && !hangs.test(plain) && !misreadLetters.test(text)) return [{ sentence, rank: limit }];
    if (
      hangs.test(plain) ||
      isTorn(text.replace(mark, '')) ||
      lacksSubject.test(text) ||
      runIn.test(text) ||
      misreadLetters.test(text) ||
      /\?/.test(text)
    )
      return [];
    if (commonplace.test(plain) || /\b[A-Z]{2,3}\.\s*$/.test(text)) return [];
    const lead = leadOver(doc, sentence);
    const head = !lead && isMeasured(sentence) ? headOver(doc, sentence) : undefined;
    if (
      !(head || ofLiving.test(plain)) ||
      ofProcedure.test(plain) ||
      bindsItself.test(plain) ||
      leansOn.test(plain)
    )
      return [];
    const path = paths[sentence.section] ?? '';
    if (ofOthers.test(path) || toldAside(furtherRule, plain, path, nextIn(doc, sentence))) return [];
    const own = rankOf(plain);
    const rank = own ?? (head && !noRule.test(plain) ? limit : null);
    const isFirst = doc.source.text.slice(block.start, sentence.start).trim() === '';
    // What only binds an owner to do something fills every covenant.
    if (rank === null || (rank === 2 && !head && (!isFirst || doc.type !== 'rules'))) return [];
    if (isNarrowed(lead)) return [];
    const leans =
      ((!isFirst || isOfHead(doc, sentence, lead)) && !namesItsPlace.test(plain)) ||
      !ofLiving.test(plain) ||
      own === null ||
      (rank === 2 && (!isFirst || doc.type !== 'rules'));
    if (leans && !head) return [];
    return exception.test(fold(doc.sentences[sentence.index + 1]?.text ?? ''))
      ? []
      : [{ sentence, rank, ...(head ? { head, leans } : {}) }];
  });
});
