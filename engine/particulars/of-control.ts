import type { Particulars } from '../find/particulars.ts';
import { words } from '../find/pattern.ts';
import { ordinals } from '../language/dates.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { counted, dateWords } from '../say/display.ts';
import { isOfFirstBoard } from '../scope/first-times.ts';
import { isOver } from '../scope/roles-of-time.ts';
import { type ReadParticulars, sentencesAfter } from './particulars.ts';
import { sharesIn, shareWords } from './share-of.ts';

const classB = /\bclass "?b\b/;
const extraVotes =
  /\{n\d+\}\)? votes?\b[^.;]{0,60}\b(?:for )?(?:each|every|per) (?:[a-z]+ )?(?:lot|unit)|\btimes the (?:votes|voting)|\bclass "?b\b[^.;]{0,160}\btimes the number of (?:[a-z]+ )?(?:lots|units)|\bclass [ab1-9]\b(?=[^.;]{0,200}(?:\b(?:declarants?|developers?|grantors?|builders?|sponsors?)\b|\{n\d))[^.;]{0,60}\bvot/;
/** The other owners have none yet. */
const onlyVotes =
  /\b(?:class ["']?a["']?|owners?|members?)\b[^.;]{0,120}\bno (?:voting rights|votes?|right to vote)\b[^.;]{0,20}\buntil\b|\b(?:sole(?:ly)?|exclusive|only) (?:right to )?vot(?:e|es|ing)\b/;
const maker =
  '(?:declarants?|developers?|grantors?|sponsors?|builders?|proprietors?|subdividers?|company|(?:class|type) "?b"? (?:[a-z]+ )?members?)';
/** An election in which the developer's votes count for more is not yet its own choice. */
const choice = words`\b${maker}\b[^.;]{0,160}\b(?:appoint|select|designat|remov|elect(?!ion)|name\b|names\b|named\b)\w*\b[^.;]{0,80}\b(?:directors?|board|trustees|officers)\b|(?<!\b(?:an?|any|each|no) )\b(?:directors?|board|trustees)\b[^.;]{0,80}\b(?:appointed|selected|designated|named|elected|chosen)\b[^.;]{0,30}\b(?:by|at)\b[^.;]{0,40}\b${maker}`;
/** 'Initially appointed by the developer and subsequently elected by the owners': that time has an end of its own. */
const thenElected =
  /\b(?:initially|originally|at first|first)\b[^.;]{0,120}\b(?:subsequently|later|thereafter|then|afterwards?|now)\b[^.;]{0,40}\b(?:elected|chosen|selected)\b[^.;]{0,30}\b(?:owners|members|homeowners|residents)\b/;
const appoints = /\b(?:appoint|select|designat|remov)/;
/** 'To designate four (4) of the seven (7) directors' */
const ofSome =
  /\b(?:appoint|select|designat|elect|name)\w*\b[^.;]{0,30}\{n\d+\}(?: \([^)]*\))? of the \{n\d+\}(?: \([^)]*\))? (?:directors|members|managers|trustees)\b/;
const voting = /\b(?:cast|cumulat\w+|distribute)\b[^.;]{0,120}\bvotes?\b/;

const ending =
  /\b(?:until|cease|ceases|terminat\w+|convert\w*|expir\w+|end|ends|lapse|earlier|first to occur|whichever|no later than|not later than|applicable date|turnover)\b/;
const first =
  /\bwhichever (?:shall )?(?:(?:occurs?|comes?|happens?|is) )?(?:the )?(?:first|earlier|earliest|sooner)\b|\b(?:the )?(?:earlier|earliest|first|sooner)(?: to occur)? of\b|\b(?:first to occur|earlier to occur|occurs? (?:first|earlier)|upon the earlier)\b/;
const last =
  /\bwhichever (?:(?:shall )?(?:occurs?|comes?|is) )?(?:the )?(?:last|later|latest)\b|\b(?:later|last to occur) of\b/;
const several = /\bevents\b|\bof the following\b|\((?:b|ii|2)\)/;
const owned =
  '(?:all |the |said |such |total |number of |maximum |planned |of )*(?:[a-z]+ ){0,2}(?:lots|units|homes|parcels|property|residences|sites)\\b';
const sold = '(?:sold|conveyed|transferred|deeded|closed|conveyance|sale)';
const lotsSold = words`{percent}(?: \([^)]*\))?(?: or more)? of ${owned}[^.;{]{0,160}?\b(?:${sold}|owned by)\b|\b${sold}\b[^.;{]{0,40}{percent}(?: \([^)]*\))?(?: or more)? of ${owned}`;
const since = words`{duration}(?: \([^)]*\))? (?:after|from|following|of) (?:the )?(?:date of )?(?:the |this )?(?:recording|recordation|sale|conveyance|first|declaration|closing)[^.;,{]{0,60}`;
/** 'The twentieth (20th) anniversary of the date of recordation of this Declaration'. */
const anniversary = regex`\b(${ordinals.join('|')})(?: \(\d+(?:st|nd|rd|th)?\))? anniversary of (?:the )?(?:date of )?(?:the |such |said |this )?(first|record\w*|declaration|sale|conveyance)`;
const asManyVotes = /\bclass ["']?a["']?[^.;]{0,60}\bequals?\b[^.;{]{0,60}\bclass ["']?b\b/;
const onDay =
  /(?:until|on|by|before|later than|through|,|or|:|\)) (?:or before )?(?:\([a-z0-9]\) )?(?:on |the )*\{t(\d+)\}/;

/** That it ends by an event, whatever that is: 'the Class B membership shall cease', 'as long as the Declarant owns a lot'. */
const someEnd =
  /\bclass ["']?b["']?(?: [a-z]+){0,2}? (?:shall|will|may)? ?(?:also )?(?:be )?(?:cease|convert|terminat|expir|end\b|lapse)|\b(?:until|during|(?:so|as) long as|while)\b[^.;]{0,80}\b(?:applicable date|turnover|class ["']?b|declarants?|developers?|sponsors?|control period|transition)\b/;

/** Land that is added gives the developer its votes once more. */
const againWithLand =
  /\b(?:subjects?|annex\w*|adds?|additional)\b[^.;]{0,60}\b(?:propert(?:y|ies)|land|lots|phases?)\b[^.;]{0,240}\bclass ["']?b["']? (?:votes?|voting|membership)\b(?=[^.;]{0,60}\b(?:additional|added|annexed|such)\b)/;

const listed = /(?<=^|[;,:] |\b(?:or|of|and|to) )\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\) /g;

/** How many members a list has that is told one by one: '(a) …, or (b) …'; 0 for none. */
const membersOf = (list: readonly Sentence[]) =>
  new Set(list.flatMap(({ plain }) => [...plain.matchAll(listed)].map(([mark]) => mark))).size;

/** The owners elect a part of the board: a step on the way, not the end. */
const partOfBoard =
  /\b(?:at least|no less than|not less than|no fewer than)\b[^.;]{0,100}\b(?:members? of the|directors? (?:on|of) the) (?:[a-z]+ )?(?:board|directors)\b[^.;]{0,40}\belected\b[^.;]{0,30}\bby\b[^.;]{0,40}\b(?:owners|members)\b/;

interface End {
  readonly words: string;
  /** It is a day that has gone by. */
  readonly isOver?: boolean;
  readonly sentence: Sentence;
}

/** 'until 120 days after 75% of the lots are sold': the time that stands before the share. */
function delayBefore({ plain, quantities }: Sentence, at: number): string {
  const delay = /\{d(\d+)\}(?: \([^)]*\))? (?:after|from|following)\b[^.;{]{0,60}$/.exec(plain.slice(0, at));
  const time = quantities[Number(delay?.[1] ?? -1)];
  return time?.kind === 'duration' ? `${counted(time.count, time.unit)} after ` : '';
}

/** A day before every other one of the document was misread: a developer's time ends after the document was made. */
function isMisread({ sentences }: Doc, iso: string): boolean {
  const others = sentences.flatMap(({ quantities }) =>
    quantities.flatMap((one) => (one.kind === 'date' && one.iso !== iso ? one.iso : [])),
  );
  return others.length > 0 && others.every((other) => iso < other);
}

const recordedPaper = /\b(?:(?:master|original|initial) )?(?:declaration|covenants|restrictions|plat)\b/;

const thisPaper =
  /\b(?:this|these) (?:[a-z]+ )?(?:declaration|document|instrument|covenants|restrictions|by-?laws|articles|indenture|deed|agreement)\b/;

/** From when years after a recording count: most papers but the covenants name another one; null where none is named. */
function recordingOf({ type }: Doc, text: string): string | null {
  if (thisPaper.test(text)) return 'this document';
  const [paper] = recordedPaper.exec(text) ?? [];
  const isOwn = type === 'cc_and_r' && !/master|original|initial|plat/.test(paper ?? '');
  if (isOwn) return 'this document';
  if (!paper) return null;
  const recorded = paper.endsWith('s') ? 'were recorded' : 'was recorded';
  return `the ${paper}${/\brecord/.test(text) ? ` ${recorded}` : ''}`;
}

function endsIn(doc: Doc, sentence: Sentence): End[] {
  const { plain, quantities } = sentence;
  if (partOfBoard.test(plain)) return [];
  const ends: string[] = [];
  let past = '';
  const share = lotsSold.exec(plain);
  const percent = share && sharesIn(sentence).find(({ start }) => start >= share.index);
  if (percent)
    ends.push(
      `${delayBefore(sentence, percent.start)}${shareWords(percent.percent, percent.form)} of the lots are sold`,
    );
  if (asManyVotes.test(plain)) ends.push('the other owners have as many votes');
  const day = quantities[Number(onDay.exec(plain)?.[1] ?? -1)];
  if (day?.kind === 'date' && !isMisread(doc, day.iso)) {
    ends.push(dateWords(day.iso));
    if (isOver(day)) past = dateWords(day.iso);
  }
  const span = since.exec(plain);
  const time = quantities[Number(/\{d(\d+)\}/.exec(span?.[0] ?? '')?.[1] ?? -1)];
  if (span && time?.kind === 'duration' && time.days >= 365) {
    const from = /\bfirst\b/.test(span[0])
      ? 'the first sale'
      : /\b(?:record|declaration)/.test(span[0])
        ? recordingOf(doc, span[0])
        : null;
    if (from) ends.push(`${counted(time.count, time.unit)} after ${from}`);
  }
  const nth = anniversary.exec(plain);
  const [, ordinal = '', event = ''] = nth ?? [];
  const from = /^(?:record|declaration)/.test(event)
    ? recordingOf(doc, plain.slice(nth?.index).match(/^[^.;,{]{0,140}/)?.[0] ?? '')
    : 'the first sale';
  if (ordinal && from) ends.push(`${counted(ordinals.indexOf(ordinal) + 1, 'year')} after ${from}`);
  return ends.map((words) => ({ words, sentence, isOver: words === past }));
}

/** 'All the rights, powers and functions of the Association may be exercised by the Declarant.' */
const allPowers = regex`\ball (?:of )?(?:the |of )*(?:rights?|powers?|functions)\b[^.;]{0,80}\b(?:association|board|directors)\b(?=.*\b${maker}\b)|\b${maker}\b[^.;]{0,60}\bexercise all (?:of )?(?:the )?(?:rights?|powers?)\b[^.;]{0,60}\b(?:association|board)\b`;

const powersIn = (sentences: readonly Sentence[]): readonly string[] => [
  ...(sentences.some(({ plain }) => onlyVotes.test(plain))
    ? ['the only votes']
    : sentences.some(({ plain }) => extraVotes.test(plain))
      ? ['extra votes']
      : []),
  ...(sentences.some(({ plain }) => allPowers.test(plain)) ? ['all powers of the association'] : []),
  ...(sentences.some(({ plain }) => choice.test(plain) && !(voting.test(plain) && !appoints.test(plain)))
    ? [
        sentences.some(({ plain }) => ofSome.test(plain))
          ? 'the choice of some of the directors'
          : 'the choice of directors',
      ]
    : []),
];

/** Both powers, the one that the end is told of last, where the sentences around the end speak of it alone. */
function withItsEnd(powers: readonly string[], near: readonly Sentence[]): string {
  const [own, ...others] = powersIn(near).filter((power) => powers.includes(power));
  const [apart] = powers.filter((power) => power !== own);
  return own && apart && others.length === 0 ? `${apart}, and ${own}` : powers.join(' and ');
}

/** 'We have reached that point', 'the board is now elected by the owners': said of today, and not of what would be. */
const reached =
  /^(?!.*\b(?:shall|when|once|until|if|not|before|after|upon|will)\b).*(?:\b(?:have|has) (?:now |already |since )*(?:reached|passed|met) (?:that|this|the) (?:point|stage|time|date|threshold|mark|milestone)\b|\b(?:that|this|which) (?:has|happened|occurred|took place)\b(?: (?:now|already|since|happened|occurred|taken place|come|in|on)\b|\W*$)|\b(?:board|directors|association|hoa|control)\b[^.;]{0,40}\b(?:(?:is|are|has been|was|were) )?(?:now )?(?:(?:(?:fully |entirely )?(?:elected|controlled|run|governed) by|under the control of|under|turned over to|transferred to|transitioned to|passed to|handed over to) (?:the )?(?:[a-z]+ )?(?:home)?owners?)\b)/;

/** What the developer has or had, and when that ends, where the sentence or the next few under its heading tell it. */
export const ofDeclarantControl: ReadParticulars = (asked) => {
  const told = whileItLasts(asked);
  const over = asked.cited
    .flatMap((one) => [one, ...sentencesAfter(asked.doc, one, 3)])
    .find(({ plain }) => reached.test(plain));
  if (!over) return told;
  const further = [...(told?.further ?? []), ...(asked.cited.includes(over) ? [] : [over])];
  return { particulars: { ...told?.particulars, timeOver: true }, further };
};

const whileItLasts: ReadParticulars = ({ doc, cited }) => {
  const powers = powersIn(cited);
  const power = powers.join(' and ');
  for (const sentence of cited) {
    const near = [sentence, ...sentencesAfter(doc, sentence, 5)];
    const text = near.map(({ plain }) => plain).join(' ');
    if (!ending.test(text) || last.test(text)) continue;
    const found = near.filter((one, i) => i > 0 || ending.test(one.plain)).flatMap((one) => endsIn(doc, one));
    const ends = [...new Map(found.map((end) => [end.words, end])).values()];
    if (ends.length === 0 || ends.length > 4) continue;
    const isFirst = first.test(text);
    if ((ends.length > 1 || several.test(text)) && !isFirst) continue;
    const more = isFirst && membersOf(near) > ends.length;
    const until = [
      ...ends.map((end) => `until ${end.words}`),
      ...(more ? ['until another event that is named there'] : []),
    ].join(' or ');
    const how = !isFirst ? '' : ends.length > 1 || more ? ', whichever comes first' : ' at the latest';
    const again = near.some(({ plain }) => againWithLand.test(plain));
    const isOver =
      powers.length === 1 &&
      !again &&
      !/\b(?:reinstat|reviv|restor)/.test(text) &&
      ends.some((end) => end.isOver);
    const particulars: Particulars = {
      ...(isOver ? { timeOver: true } : {}),
      ...(power ? { power: withItsEnd(powers, near) } : {}),
      until: `${until}${how}${again ? ', and again for land that it adds' : ''}`,
    };
    const further = [
      ...new Set([
        ...ends.map((end) => end.sentence),
        ...near.filter(({ plain }) => first.test(plain) || (more && plain.search(listed) === 0)),
      ]),
    ].filter((one) => !cited.includes(one));
    return { particulars, further };
  }
  if (cited.length > 0 && cited.every(({ plain }) => thenElected.test(plain)))
    return { particulars: { firstTerms: true, ownersElect: true } };
  if (cited.length > 0 && cited.every(isOfFirstBoard)) return { particulars: { firstTerms: true } };
  if (power) {
    const end = cited
      .flatMap((sentence) => [sentence, ...sentencesAfter(doc, sentence, 2)])
      .find(({ plain }) => someEnd.test(plain));
    if (!end) return { particulars: { power } };
    const further = cited.includes(end) ? [] : [end];
    return { particulars: { power, until: 'until an event that is named there' }, further };
  }
  return cited.some(({ plain }) => classB.test(plain)) ? { particulars: { classB: true } } : null;
};
