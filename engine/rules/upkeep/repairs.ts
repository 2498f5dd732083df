import type { DocumentType } from '#contract/document-type.ts';
import { leadIn } from '../../find/lead-in.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { fold } from '../../language/plain.ts';
import type { MoneyQuantity } from '../../language/quantity.ts';
import { becameOf } from '../../meeting/became-of.ts';
import { amendedFrom } from '../../meeting/items.ts';
import { openingOf } from '../../meeting/openings.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { caseName } from '../disputes/litigation.ts';
import { largestShare } from '../dues/special-assessments.ts';
import { sumsTold } from '../money/sums-told.ts';
import { isOutstanding, isPlanned } from './repairs-planned.ts';
import { aloneIn, asset, said } from './work-told.ts';

const bad =
  /\b(?:leak(?:s|ed|ing|age)?|sinkhole|fail(?:ed|ing|ure)|collaps(?:e|ed|ing)|deteriorat(?:ed|ing|ion)|rot(?:ted|ting|ten)?|dry rot|crack(?:s|ed|ing)|backlog of (?:[a-z]+ ){0,3}(?:repairs?|maintenance)|not (?:currently |yet |fully )?(?:compliant|in compliance|up to code)|flood(?:s|ed|ing)|water (?:damage|intrusion)|eros(?:ion)|erod(?:ed|ing)|mold|unsafe|not safe|not holding|sliding|slumping|(?<!trip |tripping )hazard(?:ous)?(?! (?:and [a-z]+ )?(?:insurance|coverage|policy))|condemned|burst|ruptured|structural(?:ly)?|past (?:its|their) useful li(?:fe|ves)|end of (?:its|their) (?:useful )?li(?:fe|ves)|poor condition|disrepair|corro(?:ded|sion)|sinking|leaning|sagging|buckl(?:ed|ing)|decay(?:ed|ing)?|rust(?:ed|ing)|hail|storm damage|(?:serious|severe|extensive|significant|heavy) damage|damaged|washed out|out of (?:service|order))\b/;
/** What letters say of a part that has failed; they also speak of damage in general. */
const failing =
  /\b(?:is|are|has|have|was|were)(?: been| now| badly| severely| seriously){0,2} (?:in disrepair|deteriorat(?:ed|ing)|fail(?:ed|ing)|leaking|unsafe|not safe|in poor condition|at the end of|past (?:its|their) useful|collaps(?:ed|ing)|sinking|leaning|cracking|crumbling|rotting|rotted)\b|\b(?:severe|extensive|serious|significant|major) (?:[a-z]+ ){0,2}(?:leaks?|damage|deterioration|erosion|cracks?|cracking|corrosion|flooding)\b|\bno (?:[a-z]+ ){0,2}(?:remaining|useful) (?:useful )?life\b/;
const urgent =
  /\b(?:urgent(?:ly)?|emergency|critical(?:ly)?|immediate(?:ly)?|closed (?:until|due to|because)|(?:repairs?|replacement) (?:is |are |be )?needed|much[- ]needed|as soon as possible|badly needed|major|extensive|serious|significant|(?:needs?|have|has|ought) to be (?:repaired|replaced|rebuilt)|(?:must|should|will have to|cannot wait[^.;]{0,20}) be (?:repaired|replaced|rebuilt)|before winter|in (?:dire |urgent |immediate )?need of|as a matter of safety|for safety reasons|safety hazards?|(?:inspectors?|engineers?|fire marshal|building department|county|city) (?:has |have )?(?:gave|given|ordered|cited|requires?|required))\b/;
const work =
  /\b(?:milled|milling|overlaid|fix(?:ing)?|moderniz(?:e|ed|ation|ing)|overhaul(?:ed|ing)?|repair(?:s|ed|ing)?|replac(?:e|es|ed|ing|ement)|resurfac(?:e|ed|ing)|repav(?:e|ed|ing)|re-?roof(?:ed|ing)?|re-?pip(?:e|ed|ing)|dredg(?:e|ed|ing)|rebuil(?:d|t|ding)|renovat(?:e|ed|ion|ing)|refurbish(?:ed|ing|ment)?|rehabilitat(?:e|ed|ion)|reconstruct(?:ed|ion)?|restor(?:e|ed|ation)|overlay|seal ?coat(?:ing)?|re-?seal(?:ing|ed)?|chip ?-?seal(?:ing|ed)?|slurry ?-?seal(?:ing|ed)?)\b/;
const done =
  /\b(?:fixed|completed|(?<!\bto )complete(?! (?:the|this|our|[a-z]+ (?:replacement|repairs?|re-?roof\w*|repaving))\b)|over ?spent|over spent|spent|finished|resolved|(?:was|were|has been|have been) (?:(?:fully|completely|recently|all|just) )?(?:repaired|replaced|repaved|re-?surfaced|re-?roofed|rebuilt|dredged|renovated|refurbished|restored|overlaid|re-?sealed|seal ?coated|installed|fixed|done)|paid for|no longer|in good condition|last year)\b|[;,:–—-] (?:(?:since|then|now|also|already) )?(?:repaired|replaced|rebuilt|restored)(?=[.;,]|$| (?:for |at )?\{m| (?:on|in|by) \{)/;
const general =
  /\b(?:emergency (?:funds?|reserves?|account|contacts?|number|phone)|(?:dues|assessments?|fees) (?:also |help |are used to )?(?:cover|pay|fund|provide|support|go)s?|if|should|would|whether|(?<!\b(?:hoa|association|board) (?:is|are) )responsib(?:le|ility|ilities)|shall|any(?! (?:worse|longer|further|more))|unless|homeowners?'? (?:must|should|are)|reminded|in case of|such as|covers|master policy|typically|generally|insurance (?:premium|policy)|coverage|replacement cost|insured|deductible|reserve stud(?:y|ies)|useful life is|percent funded|could be|(?:county|city)(?! (?:has |have )?(?:gave|given|ordered|cited|requires?|required)\b)|contact|measures?)\b/;
const small =
  /\b(?:signs?|bench(?:es)?|light ?bulbs?|mailbox(?:es)?|keys?|locks?|garbage cans?|trash|(?:motion|pool|porch|flood|entry) light|flowers?|mulch|trailers?|weeds?|dog|violat|letters?)\b/;

/** Small whatever is to be done, unless it costs much: 'The lamp at the pool must be replaced' */
const trifle =
  /\b(?:lamps?|(?<!street )lights?|sensors?|switch(?:es)?|hinges?|knobs?|latch(?:es)?|chairs?|umbrellas?)\b/;

/** The part that is worked on, rather than one named by the way: 'from the pond reserve to road repair'. */
const worked = regex`${asset}(?= (?:[a-z]+ )?${work})|(?<=${work} (?:[a-z]+ ){0,4})${asset}`;
const partOf = (plain: string) => (worked.exec(plain) ?? asset.exec(plain))?.[0] ?? '';

/** Work that is told only by its contract. */
const contract =
  /\baward(?:ed|ing)?\b[^.;]{0,60}\b(?:contract|bid|project)\b|\b(?:contract|bid|project)\b[^.;]{0,40}\bawarded\b/;
const upkeep =
  /\b(?:service|maintenance|management|clean\w*|monitor\w*|lifeguards?|insurance|landscap\w*|mowing|snow|janitor\w*|painting)\b/;

/** A sum from which work is large for a community, in dollars. */
export const large = 5000;

/** 'we have $15,000 saved', 'Reallocate up to $30,000 to road repair': what is there, moved, lent, kept, levied or paid by the week need not be the cost. */
const noCost =
  /\b(?:have|has|had|holds?|saved|balance)\b[^{.;]{0,30}\{m\d|\b(?:re-?allocat\w+|transfer\w*|mov(?:e|es|ed|ing)|set(?:s|ting)? aside|earmark\w*|put(?:ting)? (?:aside|away|into)|contribut\w+|deposit\w*|borrow\w*|loan of|(?:kept|keep(?:ing)?|held|hold(?:ing)?) (?:in|for))\b[^.;{]{0,24}\{m\d|\{m\d+\}(?: [a-z]+){0,6} (?:set aside|kept|held|earmarked|put aside|transferred|moved|re-?allocated|borrowed)\b|\{m\d+\} (?:loan|deposit|transfer)\b|\{m\d+\} ?(?:a|an|per|each|\/) ?(?:hour|day|week|month)\b|\bspecial assessments? (?:of|in|for|totaling)\b[^.;{]{0,30}\{m/;

/** 'Ramp repair and a $150 assessment': what each owner pays is no cost of the work. */
const ofShare = /\{m\d+\} (?:special |one-time )*assessments?\b|\bassessments? of \{m/;
const share = /\{m(\d+)\} (?:a|per|(?:for )?each) (?:lot|home|unit|house|owner|member|household)\b/g;

function costOf({ plain, quantities }: Sentence): number | null {
  if (noCost.test(plain)) return null;
  const shares = [...plain.matchAll(share)].map(([, at]) => quantities[Number(at)]);
  const [only, ...more] = quantities.filter(
    (quantity): quantity is MoneyQuantity =>
      quantity.kind === 'money' && quantity.per === null && !shares.includes(quantity),
  );
  if (!only || more.length > 0) return null;
  return only.amount < largestShare && ofShare.test(plain) ? null : only.amount;
}

/** What is no cost of work: an offer that nobody has taken, or by how much a cost differs from another. */
const ofOtherSum = new Set(['offered', 'apart']);
/** The cost that a sentence names, where it is one. */
function costTold(doc: Doc, sentence: Sentence): number | null {
  if (amendedFrom(doc, sentence)) return null;
  const cost = costOf(sentence);
  const named = sentence.quantities.find((one) => one.kind === 'money' && one.amount === cost);
  const standing = named?.kind === 'money' ? sumsTold(doc).get(named)?.as : null;
  return standing && ofOtherSum.has(standing) ? null : cost;
}

/** What insurance pays for: 'the liability policy does not pay to repair a dam' */
const ofPolicy = /\bpolic(?:y|ies)\b[^.;]{0,40}\b(?:pays?|paid|covers?)\b/;

/** What work would cost is a price, however it is put. */
const priced = /\b(?:would|could|should|might) (?=(?:be|cost|run|exceed|come to|total)\b[^.;{]{0,24}\{m\d)/g;

/** 0 where a sentence tells of no repair, more where it tells of a graver one. Tables of costs are no news. */
function gravity(sentence: Sentence, type: DocumentType): number {
  const { plain } = sentence;
  if (plain.length < 20 || plain.length > 400 || /[<:]$|<\w/.test(plain)) return 0;
  // 'The wall is leaning and should be rebuilt' is a finding, no counsel.
  const found = plain.replace(/\bshould be (?=repaired|replaced|rebuilt)/g, 'be ').replace(priced, 'will ');
  if (!asset.test(plain) || done.test(plain) || general.test(found) || small.test(plain)) return 0;
  if (ofPolicy.test(plain)) return 0;
  if (trifle.test(plain) && (costOf(sentence) ?? 0) < large) return 0;
  if (urgent.test(plain) && work.test(plain)) return 2;
  // The rows of a budget or a statement are no news; what its letter says is left to do is.
  if (type === 'budget' || type === 'financial')
    return isOutstanding(plain) && /[.;]\s*$/.test(sentence.text) ? 1 : 0;
  if (type !== 'minutes' && type !== 'other') return 0;
  const cost = costOf(sentence) ?? 0;
  if (work.test(plain) && cost >= large) return 3;
  if (contract.test(plain) && !upkeep.test(plain) && cost >= 4 * large) return 3;
  if (/\?$/.test(plain)) return 0;
  if (isPlanned(plain)) return 1;
  return (type === 'minutes' ? bad : failing).test(plain) ? 1 : 0;
}

const opensList =
  /\b(?:deficienc(?:y|ies)|urgent|immediate(?:ly)?|critical|priority|prioriti[sz]e(?= (?:the|these)\b[^.:]{0,30}\b(?:projects?|repairs?|replacements?|work|items?)\b)|safety (?:concerns?|hazards?|issues?)|as soon as|within the (?:first|next|coming) (?:year|{d\d+})|need(?:s|ing)? (?:[a-z]+ )?attention|overdue|deferred maintenance|disrepair|poor condition)\b/;
const needed =
  /\b(?:address(?:ed)?|attention|repair(?:s|ed)?|replac(?:e|ed|ement)|correct(?:ed|ion)?|need(?:s|ed)?|require[sd]?|recommend(?:ed)?)\b/;

/** No list of what must be mended is longer, in sentences. */
const longestList = 60;

const item = /^[^.:]{3,120}$/;
/** What is paid in, and no work: 'Increase to $98,000 in 2024'. */
const ofFunding =
  /\b(?:contributions?|funding|assessments?|dues|reserve fund|budget(?:ed)?)\b|^[^a-z]*(?:annual |yearly |initial )?(?:increas|decreas|adjust)\w*\b(?! (?:the )?(?:height|slope|size|number))/;

/** What opens a list without bullets or numbers: its items are short lines, and only the last ends with a full stop. */
function unmarked(doc: Doc, sentence: Sentence, opening: number): Sentence | undefined {
  if (sentence.index <= opening || !item.test(sentence.text.trim().replace(/\.$/, ''))) return undefined;
  const before = doc.sentences.slice(opening + 1, sentence.index);
  const listed = before.every(({ text, section }) => section === sentence.section && item.test(text.trim()));
  return listed ? doc.sentences[opening] : undefined;
}

/** The items of a list that opens with such words as 'deficiencies that should be addressed within the first year:'. */
function* listed(doc: Doc): Generator<Candidate> {
  let lastOpening = Number.NEGATIVE_INFINITY;
  for (const sentence of doc.sentences) {
    const near = sentence.index - lastOpening <= longestList;
    if (/:\s*$/.test(sentence.plain.slice(-3))) lastOpening = sentence.index;
    if (!near) continue;
    const opening = leadIn(doc, sentence).at(-1) ?? unmarked(doc, sentence, lastOpening);
    if (!opening || sentence.plain.length > 160) continue;
    const before = doc.sentences[opening.index - 1]?.plain ?? '';
    const words = /\b(?:these|those|following|as follows)\b/.test(opening.plain)
      ? `${before} ${opening.plain}`
      : opening.plain;
    if (!opensList.test(words) || !needed.test(words) || !/:\s*$/.test(opening.plain)) continue;
    const cost = costTold(doc, sentence);
    const value = { what: said(doc, sentence), ...(cost !== null && { cost }) };
    // A study's list of contributions may follow its list of priorities.
    if (value.what.length > 5 && !ofFunding.test(sentence.plain))
      yield { fact: 'repairs.critical', value, tier: 'told', ranges: [sentence, opening] };
  }
}

/** A heading that names work ('Dredging of the pond') with its cost in one of the next two sentences. */
function* headed(doc: Doc): Generator<Candidate> {
  for (const sentence of doc.sentences) {
    const { plain, text, index } = sentence;
    if (
      text.length > 60 ||
      /[.;?]$/.test(text) ||
      !asset.test(plain) ||
      !work.test(plain) ||
      general.test(plain)
    )
      continue;
    const priced = doc.sentences
      .slice(index + 1, index + 3)
      .find((next) => /\bcosts?\b|\bbids?\b|\bestimate/.test(next.plain) && (costOf(next) ?? 0) >= large);
    const cost = priced && costTold(doc, priced);
    if (priced)
      yield {
        fact: 'repairs.critical',
        value: { what: said(doc, sentence), ...(cost && { cost }) },
        tier: 'told',
        ranges: [sentence, priced],
      };
  }
}

const ofVote =
  /\b(?:motions?|mov(?:ed|es)|vot(?:e[sd]?|ing)|bids?|proposals?|board|members|owners|approv\w+|amendments?|measures?|ballots?|resolutions?|initiatives?)\b/;

/** Work that a meeting refused is not to be done; a pump that failed is another matter. */
const isRefused = (doc: Doc, sentence: Sentence) =>
  becameOf(doc).get(sentence) === 'failed' &&
  (ofVote.test(sentence.plain) || openingOf(sentence.text) !== null);

/** What is asked for in a suit, a rule that is moved, and a sum that was overspent: no work to come. */
const ofOthers = ({ plain, text }: Sentence) =>
  caseName.test(text) ||
  /\b(?:law ?suits?|litigation|plaintiffs?|defendants?)\b|\bseeks \{m|\b(?:rescind|repeal|adopt|amend|drop|waive) (?:the |our |an? )?(?:[a-z-]+ ){0,2}(?:policy|rule|ban|limit|restriction)\b/.test(
    plain,
  ) ||
  (/\b(?:over|under|above|below) (?:the |its |our )?budget\b/.test(plain) && !work.test(plain)) ||
  // What owners are to do in their homes.
  /\b(?:adopted|passed|approved) (?:an?|the|this) (?:[a-z]+ )?rule (?:that|requiring)\b/.test(plain);

/** A line of what a meeting passes without talk: 'Minutes of May 4; May financials; ratify the gate repair, $3,900'. */
const consent = /\bconsent (?:agenda|calendar|items?|matters)\b/;
const list = /\bminutes\b[^.;,]{0,40}[;,](?=[^.]*\b(?:financials?|ratif\w+)\b)/;
/** Small work on such a list is routine. */
const isRoutine = ({ sections }: Doc, { plain, section, quantities }: Sentence) =>
  (list.test(plain) || consent.test(`${plain} ${fold(sections[section]?.title ?? '')}`)) &&
  quantities.some(({ kind }) => kind === 'money') &&
  quantities.every((one) => one.kind !== 'money' || one.amount < 4 * large);

/** 'Projected costs for the road project:' over rows of figures that end with their total. */
const opensCosts = /\b(?:costs?|estimates?|prices?|bids?)\b[^.;]{0,60}:\s*$/;
const row = ({ plain }: Sentence) => /^[^.;]{0,60}\{[mn]\d+\}\W*$/.test(plain);
const totalUnder = ({ sentences }: Doc, { index }: Sentence) =>
  sentences
    .slice(index + 1, index + 16)
    .find(({ plain }, at, rows) => /^\W*total\b/.test(plain) && rows.slice(0, at + 1).every(row));

/** 'The repairs will cost $48,000.' in one of the next sentences, before another part of the property is spoken of. */
function pricedAfter(doc: Doc, { index, plain, section, quantities }: Sentence): Sentence | undefined {
  if (quantities.some(({ kind }) => kind === 'money')) return undefined;
  for (const next of doc.sentences.slice(index + 1, index + 5)) {
    if (next.section !== section) return undefined;
    if (
      /^(?:the |these |this )?(?:repairs?|work|project|replacement|job|it) (?:will|would|is expected to|is estimated to|should) cost\b|^(?:the |an? )?(?:low(?:est)? |best |only |winning |rough |early )?(?:bid|quote|estimate|number|figure) (?:was|is|came in at|came to|of) (?:about |for )?\{m|^(?:immediate |full |complete |prompt )*(?:repairs?|replacement)\b[^.;{]{0,60}\bestimated (?:cost|price)\b[^.;{]{0,12}\{m/.test(
        next.plain,
      )
    )
      return (costOf(next) ?? 0) >= 1000 ? next : undefined;
    if (opensCosts.test(next.plain) && partOf(next.plain) === partOf(plain)) return totalUnder(doc, next);
    if (asset.test(next.plain)) return undefined;
  }
  return undefined;
}

/** 'A: The biggest ones were …': what an answer speaks of, the question says. */
const answer = /^\W*a:/;
const ofThePast = /\b(?:was|were|did|happened|came up|spent|had)\b[^?]*\?/;
const atHomes =
  /\bhomes with\b|^\W*(?:unit |lot |apt\.? |#)?(?:\{n\d+\}|\d{1,5})(?:-[a-z])? (?:says?|said|asked|wants?|complained|reported)\b|\b(?:is|are) (?:the |each )?(?:unit |home)?owner(?:s|'s|s')(?: responsibility)?(?=[.;,]|$)|\bowner's responsibility\b|\b(?:letters?|notices?) (?:to send )?to (?:the |all )?(?:home)?owners (?:who|that|needing|whose|with)\b|\bhomes were (?:cited|found in violation)\b/;
/** Whether it is the homes of single owners that want mending, as the sentence or the next one says, or an answer to a question. */
const isOfHomes = ({ sentences }: Doc, { plain, index, section }: Sentence): boolean => {
  const next = sentences[index + 1];
  return (
    (answer.test(plain) && ofThePast.test(sentences[index - 1]?.plain ?? '')) ||
    atHomes.test(plain) ||
    (next?.section === section && atHomes.test(next.plain))
  );
};

/** A thing of little worth, whose roof is none of a building. */
const slight = /\b(?:mail ?box(?:es)?|bulletin boards?|signs?|kiosks?|sheds?|bench(?:es)?)\b/;
/** Whether 'the roof' is that of a thing of little worth in the sentence before. */
const isOfSlight = ({ sentences }: Doc, { index, section, plain }: Sentence): boolean => {
  const before = sentences[index - 1];
  return (
    before?.section === section &&
    /\bthe\b/.test(plain) &&
    slight.test(before.plain) &&
    !asset.test(before.plain)
  );
};

function* repairsIn(doc: Doc): Generator<Candidate> {
  yield* listed(doc);
  if (doc.type === 'minutes') yield* headed(doc);
  const graveness = new Map<string, { sentence: Sentence; rank: number }>();
  for (const sentence of doc.sentences) {
    const found = gravity(sentence, doc.type);
    const isOurs =
      !isRefused(doc, sentence) &&
      !ofOthers(sentence) &&
      !isRoutine(doc, sentence) &&
      !isOfHomes(doc, sentence) &&
      !isOfSlight(doc, sentence);
    if (found === 0 || !isOurs) continue;
    // One item for each part of the community: the gravest sentence that speaks of it.
    const part = partOf(sentence.plain).slice(0, 4);
    // Of two as grave the one that names its cost.
    const rank = found + (costTold(doc, sentence) === null ? 0 : 0.5);
    if ((graveness.get(part)?.rank ?? 0) < rank) graveness.set(part, { sentence, rank });
  }
  for (const { sentence } of graveness.values()) {
    const own = costTold(doc, sentence);
    const priced = own === null ? pricedAfter(doc, sentence) : undefined;
    const cost = own ?? (priced ? costTold(doc, priced) : null);
    // 'It must be done in twelve years. This project would cost …': when belongs to it.
    const before = doc.sentences[sentence.index - 1];
    const when =
      before?.section === sentence.section &&
      /\b(?:this|the) (?:project|work)\b/.test(sentence.plain) &&
      /\bin (?:about |approximately |roughly |another )*(?:\{[dn]\d+\}|the next \{d)/.test(before.plain)
        ? before
        : null;
    const what = when ? `${aloneIn(doc, when.text)}. ${said(doc, sentence)}` : said(doc, sentence);
    yield {
      fact: 'repairs.critical',
      value: { what, ...(cost !== null && { cost }) },
      tier: 'implied',
      ranges: [...(when ? [when] : []), sentence, ...(priced ? [priced] : [])],
    };
  }
}

/** Large or urgent repairs that a document tells of. */
export const repairs: ScanRule = { facts: ['repairs.critical'], scan: repairsIn };
