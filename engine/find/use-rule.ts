import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { toldAside } from '../setting/told-aside.ts';
import { isOfOutsiders, toldOfAnother } from './another-association.ts';
import { citedWith, inList, leadIn } from './lead-in.ts';
import { labelOverLine } from './line-labels.ts';
import type { Candidate, ScanRule } from './pattern.ts';
import { predicateLast } from './predicate-first.ts';
import { sectionPaths } from './section-paths.ts';
import { type Stance, stanceOf } from './stance.ts';
import { answered, isQuestion } from './use-answered.ts';
import type { Said, UseRule } from './use-said.ts';

interface Mention {
  readonly sentence: Sentence;
  /** It and the sentences that open its list, as one. */
  readonly read: Sentence;
  /** What to cite for it: the opening of its list, and itself. */
  readonly cited: readonly Sentence[];
  /** The headings over it, lower case. */
  readonly path: string;
}

/** Places that owners share, and the matters that a heading over rules of more than the place names beside it. */
const places = /\bpools?\b|\bclub ?house\b|\btennis\b|\bmarina\b|\bmoorage\b/;
export const besidesPlaces =
  /\b(?:parking(?! (?:garage|structure|deck))|vehicles?|pets?|leas(?:es|ing)|rentals?|signs?|noise|architectural)\b/;
const elsewhere =
  /\bdefinitions?\b|\b(?:declarant|developer|builder)'?s? (?:rights?|exempt|use|activit|facilit|reserv|sales|easement)|\b(?:development|construction|sales?)(?: and (?:development|construction|sales?))? (?:period|activit)|\breserved rights\b|\binsurance\b/;
/** What the declarant may yet change forbids nothing, nor does work to come ('the gates will need upgrades') or what costs nothing ('no fee for sheds'). */
const noRule =
  /\b(?:declarant|developer)\b[^.;]{0,120}\bright to amend\b|\b(?:will |soon )?needs? (?:upgrad|replac|repair|repaint|resurfac)\w+(?!.*\b(?:owners?|shall|must|approv\w*)\b)|^\W*no (?:[a-z]+ )?(?:fees?|charges?|costs?|deposits?) (?:for|to|is|are)\b/;
const contents = /\.{6}|\]\(#/;

/** The headings over each section, as `sectionPaths` gives them; made once for a document. */
export const pathsIn: (doc: Doc) => readonly string[] = oncePerDoc(sectionPaths);

/** 'No boats or trailers.', '(c) No signs': a ban without its verb, of so few words that none is missing. */
const bareBan =
  /^\W*(?:\(?(?:\{n\d+\}|[a-z0-9]{1,3})[.)]\s+)?(?:[a-z][a-z &/-]{2,30}: ?)?(?:absolutely |sorry,? |there (?:are|is) )?no (?!(?:one|action|change|exceptions?|more|less|later)\b)(?:[a-z’']+(?:,? (?:or |and |nor )?|[/&-])){0,6}[a-z’']+(?:,? (?:except|unless|without)\b.*|\W*)$/;
const verb =
  /\b(?:is|are|was|were|be|been|shall|will|may|can|must|should|has|have|had|do|does|did|allowed|permitted|prohibited)\b/;

/** The sentence with the verb that such a ban leaves out. */
const spelledOut = (sentence: Sentence): Sentence =>
  bareBan.test(sentence.plain) && !verb.test(sentence.plain.replace(/^\W*there (?:are|is) /, ''))
    ? {
        ...sentence,
        plain: `${sentence.plain.slice(sentence.plain.search(/\bno /)).replace(/[\s.;!]*$|(?=,? (?:except|unless|without)\b)/, ' are allowed')}`,
      }
    : sentence;

/** 'Please remember:' rules nothing: what stands in its list is read by itself. */
const rules =
  /\b(?:shall|must|may|will|can|should|cannot|nor?|not|none|only|never|prohibit\w*|permi\w+|allow\w*|approv\w*|requir\w*|restrict\w*|forbid\w*|consent|responsib\w*|owners?|homeowners?|association|includ\w*|except\w*|unless|without|maint\w+|repair\w*|upkeep|expenses?|costs?)\b/;
const reminds =
  /\b(?:remember|reminders?|note|rules|guidelines|keep in mind|good to know|highlights|in short|in brief|summary|know)\b/;
const isIdle = ({ plain }: Sentence) => plain.length < 60 && reminds.test(plain) && !rules.test(plain);
/** Whether only such words open the list in which a sentence stands. */
export function isUnderIdleWords(doc: Doc, sentence: Sentence): boolean {
  const lead = leadIn(doc, sentence);
  return lead.length > 0 && lead.every(isIdle);
}

/**
 * The sentences of a document that pass the cue, with those that open their lists, and the headings over them. With
 * `openings` it is enough that the opening of its list passes.
 */
export function* mentions(doc: Doc, cue: RegExp, openings = false): Generator<Mention> {
  const paths = pathsIn(doc);
  for (const sentence of doc.sentences) {
    const read = openings ? inList(doc, sentence) : sentence;
    if (!cue.test(read.plain) || contents.test(sentence.plain)) continue;
    const cited = citedWith(doc, sentence);
    const idle = !openings && isUnderIdleWords(doc, sentence);
    const listed = idle ? sentence : openings ? read : inList(doc, sentence);
    // 'The following restrictions apply: … 5. No antennas': a ban says itself what it forbids.
    const own = spelledOut(sentence);
    const said = predicateLast(listed.plain);
    const whole =
      said !== null ? { ...listed, plain: said } : listed === sentence || own !== sentence ? own : listed;
    if (noRule.test(whole.plain) || isOfOutsiders(whole.plain)) continue;
    yield { sentence, read: whole, cited: idle ? [sentence] : cited, path: paths[sentence.section] ?? '' };
  }
}

/** 'One per home, on the rear of the roof.', 'Six feet maximum.', 'None in front yards.' */
const terse =
  /^(?!.*\b(?:shall|will|is|are|was|were|has|have)\b)(?:\{[nd]\d+\}|one|only|max(?:imum)?|up to|approval|arc|with).*\b(?:per|max(?:imum)?|larger|over|only|approval|required|limit|up to|rear)\b|^(?:no|not) (?:larger|bigger|higher|taller|longer|wider|more|greater) than\b|^none (?:in|on|over|without|except|visible)\b/;

const bare =
  /^(?:\(?[a-z0-9]{1,3}[.)] )?(?:are|is|not|no|none|must|shall|may|prohibited|permitted|allowed|never|only|these|such|they|limited|requires?|by)\b/;

/** 'Not permitted.' under the heading 'Clotheslines' is about clotheslines. */
function* underHeading(rule: UseRule, doc: Doc): Generator<Said> {
  const titles = doc.sections.map(({ title }) => (title.length < 60 ? fold(title) : ''));
  const about = titles.map((title) => rule.cue.test(title) && rule.subject.test(title));
  if (!about.includes(true)) return;
  for (const sentence of doc.sentences) {
    if (!about[sentence.section] || rule.cue.test(sentence.plain)) continue;
    if (sentence.plain.length < 120 && terse.test(sentence.plain)) {
      yield { stance: 'restricted', specific: true, tells: 'more', sentences: [sentence], titled: true };
      continue;
    }
    if (!bare.test(sentence.plain)) continue;
    const reading = stanceOf(`${titles[sentence.section]} ${sentence.plain}`, rule);
    if (reading) yield { ...reading, sentences: [sentence], titled: true };
  }
}

/** 'One U.S. flag on a bracket.' */
const oneOf = /^(?!.*\b(?:shall|will|is|are|was|were|has|have)\b)(?:only )?(?:one|\{n\d+\}) .{3,60}$/;

/** 'May be in the driveway for a day.' right under the line 'Boats, RVs, trailers', which is no heading. */
function* underLine(rule: UseRule, doc: Doc): Generator<Said> {
  for (const sentence of doc.sentences) {
    const label = labelOverLine(doc, sentence);
    if (!label || !rule.cue.test(label.plain) || !rule.subject.test(label.plain)) continue;
    const sentences = [label, sentence];
    const said = sentence.plain.replace(/^[^\w{]+/, '');
    if (rule.not?.test(`${label.plain} ${said}`)) continue;
    if (sentence.plain.length < 120 && (terse.test(said) || oneOf.test(said)))
      yield { stance: 'restricted', specific: true, tells: 'more', sentences, titled: true };
    else if (bare.test(said) && !rule.cue.test(said)) {
      const reading = stanceOf(`${label.plain.replace(/^\W+|\W+$/g, '')} ${said}`, rule);
      if (reading) yield { ...reading, sentences, titled: true };
    }
  }
}

const whole = /[.;:!?)"'”’]\s*$/;

/** The next item of a list: what stands before it is whole without a period. */
const item = /^\s*(?:[-•*▪]\s*(?:$|[A-Z])|\(?[a-z0-9]{1,2}[.)]\s*[A-Z])/;

const garbled = /[a-z][:;]?[~•<>|\\^=!&]+[a-z]|[a-z][•~^|\\]{2}/i;

/** True for a sentence that is torn or badly recognized, and so may have lost its exception. */
export const isTorn = ({ text }: Sentence, next?: Sentence): boolean =>
  (text.length > 60 && !whole.test(text) && !(next && item.test(next.text))) || garbled.test(text);

/** Rules that a board may make of many things bind nobody yet. */
const toCome =
  /^[^;]{0,160}\b(?:power|authority|right) to (?:adopt|make|promulgate|establish|enact)\b[^;]{0,160}\b(?:rules|regulations)\b[^;]*\b(?:regarding|concerning|including|governing)\b(?![^;]*\b(?:shall|must|may|prohibited|are|is)\b)/;

/** What those who sell or build the homes may do there frees no owner. */
const sellersOwn =
  /,? ?\b(?:except|provided|but)(?: (?:that|for|as))?,? [^.;,]{0,80}\b(?:sales|counsell?ing|marketing|model|construction)(?:(?:,| and\/or| and| or|\/) ?[a-z]+)? (?:offices?|homes?|units?|trailers?)\b[^.;,]*/g;

/** 'This Section does not preclude any such activity, provided that …': what the sentence before forbids may be, on terms. */
const leavesAWay =
  /^\W*(?:however,? |provided,? )?(?:this|these|the (?:foregoing|above)) (?:sections?|paragraphs?|restrictions?|prohibitions?|provisions?|covenants?|sentence)? ?(?:shall|does|do|will|is|are) not (?:be )?(?:(?:construed|deemed|intended|interpreted) to )?(?:preclude|prohibit|prevent|forbid|bar|apply to)\b(?![^.;]{0,40}\b(?:declarant|developer|builder|association)\b)/;

function* saidOf(rule: UseRule, doc: Doc): Generator<Said> {
  for (const { sentence, read, cited, path } of mentions(doc, rule.cue)) {
    if (rule.notUnder?.test(path) || elsewhere.test(path) || isQuestion(sentence)) continue;
    if (places.test(path) && !besidesPlaces.test(path)) continue;
    if (toCome.test(read.plain) || toldAside(rule.fact, sentence.plain, path)) continue;
    if (toldOfAnother(doc, rule.fact, read)) continue;
    const reading = stanceOf(read.plain.replace(sellersOwn, ''), rule);
    if (
      reading &&
      !(
        isTorn(sentence, doc.sentences[sentence.index + 1]) &&
        (reading.stance === 'prohibited' || reading.tells === 'part')
      )
    ) {
      const titled = rule.cue.test(path.slice(path.lastIndexOf('>') + 1));
      const next = doc.sentences[sentence.index + 1];
      const isLeft = next?.section === sentence.section && leavesAWay.test(next.plain);
      const said: Pick<Said, 'stance' | 'tells'> =
        isLeft && reading.stance === 'prohibited' ? { stance: 'restricted', tells: 'more' } : reading;
      yield { ...reading, ...said, sentences: cited, titled };
    }
  }
  yield* underHeading(rule, doc);
  yield* underLine(rule, doc);
  yield* answered(rule, doc);
}

/** A sentence, not a heading that names a ban. */
const ordains = ({ plain }: Sentence) =>
  /\b(?:shall|must|may|will|can|is|are|cannot|no|not|never)\b/.test(plain);

/** Words that leave a way to do a thing. */
const aWay =
  /\b(?:permit(?:s|ted)?|permissible|allow(?:s|ed)?|may|can|approv\w*|consent|permission|except|unless|exempt|acceptable|only)\b/;

/** The things that sentences name of a use, each once: 'sheds' where they say sheds, and nothing of playhouses. */
function thingsIn({ sentences }: Said, { subject }: UseRule): Set<string> {
  const all = new RegExp(subject.source, 'g');
  return new Set(
    sentences.flatMap(({ plain }) =>
      [...plain.matchAll(all)].map(([thing]) => thing.replace(/^.* |s$/g, '')),
    ),
  );
}

/** Whether what is said in passing leaves a thing as forbidden as the rule under its own heading makes it. */
function stillForbidden(ban: Said, aside: Said, rule: UseRule): boolean {
  if (
    aside.titled ||
    aside.sentences.some(({ section }) => ban.sentences.some((one) => one.section === section))
  )
    return false;
  if (!aside.sentences.some(({ plain }) => aWay.test(plain))) return true;
  const banned = [...thingsIn(ban, rule)];
  // A ban of one thing alone leaves the others of the use to what else is said.
  if (banned.length < 2) return false;
  const alike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  return ![...thingsIn(aside, rule)].some((thing) => banned.some((other) => alike(thing, other)));
}

/** Whether one only says how a thing must be, in another section than the ban of it. */
const isByTheWay = (one: Said, ban: Said) =>
  one.tells === 'how' &&
  ban.tells === 'whether' &&
  (ban.titled || !one.titled) &&
  !one.sentences.some(({ section }) => ban.sentences.some((other) => other.section === section));

/** Whether a ban leaves over no word that narrows the thing: 'no trailers', not 'no commercial trailers'. */
const isOfWhole = ({ sentences }: Said, { leaves }: UseRule): boolean =>
  !leaves || sentences.some(({ plain }) => leaves(plain) === '');

/** What several sentences amount to together: a ban with a permission beside it is a condition. */
function together(all: readonly Said[], rule: UseRule): { stance: Stance; from: Said } | null {
  // What is forbidden of a part is told where nothing is said of the whole.
  const ofWhole = all.filter((one) => one.specific && one.tells !== 'part');
  const said = ofWhole.length > 0 ? all.filter(({ tells }) => tells !== 'part') : all;
  const specific = said.filter((one) => one.specific);
  const bans = specific.filter(
    (one) => one.titled && one.stance === 'prohibited' && one.sentences.some(ordains),
  );
  const ban = bans.find((one) => isOfWhole(one, rule)) ?? bans[0];
  if (ban && specific.every((one) => one.stance === 'prohibited' || stillForbidden(ban, one, rule)))
    return { stance: 'prohibited', from: ban };
  const first = (stance: Stance) => {
    const all = specific.filter((one) => one.stance === stance);
    const whole = stance === 'prohibited' ? all.filter((one) => isOfWhole(one, rule)) : [];
    const alike = whole.length > 0 ? whole : all;
    const ofHomes = alike.filter(
      ({ sentences }) => !sentences.every(({ plain }) => rule.beside?.test(plain)),
    );
    const same = ofHomes.length > 0 ? ofHomes : alike;
    const best = same.find(({ titled }) => titled) ?? same[0];
    if (best?.tells !== 'how') return best;
    return same.find(({ titled, tells }) => tells === 'whether' && (titled || !best.titled)) ?? best;
  };
  const restricted = first('restricted');
  const prohibited = first('prohibited');
  if (restricted)
    return {
      stance: 'restricted',
      from: prohibited && isByTheWay(restricted, prohibited) ? prohibited : restricted,
    };
  const allowed = first('allowed');
  if (prohibited) return { stance: allowed ? 'restricted' : 'prohibited', from: prohibited };
  if (allowed) return { stance: 'allowed', from: allowed };
  const [general] = rule.ofHomes ? said.filter(({ tells }) => tells !== 'shared') : said;
  return general ? { stance: 'restricted', from: general } : null;
}

/** A rule for a fact whose value is prohibited, restricted or allowed, from all that the document says of the use. */
export function useRule(rule: UseRule): ScanRule {
  return {
    facts: [rule.fact],
    *scan(doc): Generator<Candidate> {
      const answer = together([...saidOf(rule, doc)], rule);
      if (!answer) return;
      const ranges = answer.from.sentences;
      yield {
        fact: rule.fact,
        value: answer.stance,
        tier: answer.from.specific ? 'plain' : 'likely',
        ranges,
      };
    },
  };
}
