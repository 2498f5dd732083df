import { stateCodes } from '../../language/us-states.ts';
import type { Block, Doc } from '../../model.ts';
import { asPrinted } from './name-as-printed.ts';
import type { Scored } from './scored.ts';

/** So much of the text may hold the title. */
const head = 500;
const word = "(?:[A-Z][\\w'’&-]*|of|at|the|on|in|and|de|del|la|las|los|el)";
const name = `([A-Z][\\w'’&-]*(?: ${word}){1,5}?)`;
const acronym = '(?!(?:[HPC]OA|BOARD)\\b)([A-Z]{1,6}[HPC]?OA)';
const meeting =
  "(?:(?:19|20)\\d\\d )?(?:(?:Annual|Board|Special|General|Regular|Monthly|Quarterly|Open|Members['’]?|Membership|Homeowners['’]?|Owners['’]?|of|Directors|the|and|&|AND|ANNUAL|BOARD|SPECIAL|GENERAL|REGULAR) ){0,5}(?:Meeting|Minutes|MEETING|MINUTES|Agenda)\\b";
const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? ';

/** 'Fox Run 2031 Annual Meeting', 'FRPOA Board Meeting Minutes', 'Fox Run – Monday, May 5, 2031'. */
/** 'The annual meeting of Fox Run Townhouses, Inc. was called to order' */
const meetingOf = new RegExp(
  `\\b[Mm]eeting of (?:the )?(?:(?:[Mm]embers|[Bb]oard(?: of [Dd]irectors)?|[Oo]wners) of (?:the )?)?${name},? Inc\\b\\.?(?= (?:was|is)\\b)`,
);
const titles = [
  new RegExp(
    `^(?:(?:(?:Unapproved|Approved|Draft|Proposed|Final) )?Minutes (?:of|for) (?:the )?(?:(?:19|20)\\d\\d )?)?(?:${acronym}|${name}),? (?=${meeting})`,
  ),
  new RegExp(`^${name}\\s*[-–—|,:]\\s*(?=${weekday}${month}\\d)`),
  // 'Fast Facts – Fox Run', 'Frequently Asked Questions | Fox Run'
  new RegExp(
    `^(?:(?:[A-Z][\\w']*|by|for|from) ){0,6}(?:Facts|FACTS|Questions|QUESTIONS|FAQs?|FAQS|Sheet|SHEET|Packet|PACKET|Newsletter|NEWSLETTER|Buyers|BUYERS)\\s*[-–—|:]\\s*${name}$`,
  ),
];
const alone = new RegExp(`^${name}$`);
/** 'Hidden Glen Homeowners', on a line of its own. */
const ofOwners = new RegExp(
  `^([A-Z][\\w'’&-]*(?: ${word}){0,4}? (?:(?:Home|Property |Lot |Land)[Oo]wners|Home [Oo]wners|HOMEOWNERS|PROPERTY OWNERS)|[A-Z][\\w'’&-]*(?: ${word}){0,3} \\([A-Z]\\w+\\)(?: ${word}){0,2} [HPC]OA)$`,
);
const underIt =
  /^(?:(?:\w+[\s&/,-]+){0,6})(?:minutes|meeting|rules?|regulations|polic(?:y|ies)|guidelines|handbook|resolution|procedures?|schedule|newsletter|announcements?|insurance (?:summary|renewal|coverage|deductibles?)|(?:special|annual|regular) assessments?|transfer fees?|proxy|ballot)\b/i;
/** Words of titles that are no name. */
const generic =
  /\b(?:board|directors?|meetings?|minutes|annual|agenda|rules?|regulations?|polic(?:y|ies)|guidelines|procedures?|schedule|drafts?|approved|page|date|president|secretary|treasurer|members?|membership|homeowners?|owners?|welcome|notice|special|general|regular|monthly|quarterly|fall|spring|summer|winter|january|february|march|april|may|june|july|august|september|october|november|december|\w+day|section|article|exhibit|contents|introduction|report|committee|architectural|community|association|resolution|collection|billing|violations?|fines?|parking|pool|pets?|leasing|rental|table|call|order|handbook|new|old|business|zoom|covenants?|declaration|bylaws|attendees|present|attendance|executive|session|open|forum|approval|quorum|adjourn\w*|landscap\w+|social|proposed|amend\w*|final|revised|period|beginning|prepared|expires|version|summary|highlights|recap|notes)\b/i;

/** 'To the homeowners' names nobody. */
const addressed =
  /^(?:dear|attention|all|to|notice|new|our|your|for|fellow|calling|welcome|current|rights|questions|information)\b/i;
const endsInJoint = /\b(?:of|at|the|on|in|and|to|for)$/i;

const joints = /\b(?:of|at|the|on|in|and|de|del|la|las|los|el|inc)\b/gi;

function isPlace(title: string): boolean {
  return !generic.test(title) && title.replace(joints, ' ').trim().length > 3 && title.length < 60;
}

function nameOf(doc: Doc, { start, end }: Block, next: string) {
  const text = doc.source.text.slice(start, Math.min(end, start + 160));
  for (const title of titles) {
    const m = title.exec(text);
    const found = m?.[1] ?? m?.[2];
    if (m && found && (/^[A-Z]+OA$/.test(found) || isPlace(found)))
      return {
        value: /^[A-Z' ]+ [A-Z' ]+$/.test(found.trim()) ? asPrinted(found) : found.trim(),
        end: start + m[0].trimEnd().length,
      };
  }
  const owners = text.length < 60 ? ofOwners.exec(text)?.[1] : null;
  const place = owners?.replace(/ \S+$/, '').replace(/ (?:Home|Property|PROPERTY|Lot|Land)$/, '');
  if (owners && place && isPlace(place) && !endsInJoint.test(place) && !addressed.test(place))
    return { value: owners, end };
  const whole = text.length < 60 && next.length < 90 && underIt.test(next) ? alone.exec(text)?.[1] : null;
  return whole && isPlace(whole) ? { value: whole, end } : null;
}

/** The community's name in the title of a document that never writes 'Association' behind it. */
export function* namedInTitle(doc: Doc): Generator<Scored> {
  const top = doc.blocks.filter(({ start, kind }) => start < head && kind !== 'row').slice(0, 5);
  for (const [index, block] of top.entries()) {
    const after = top[index + 1];
    const next = after ? doc.source.text.slice(after.start, after.end) : '';
    const found = nameOf(doc, block, index === 0 ? next : '');
    if (!found) continue;
    yield {
      fact: 'association.name',
      value: found.value,
      score: 2,
      ranges: [{ start: block.start, end: found.end }],
    };
    return;
  }
  const held = meetingOf.exec(doc.source.text.slice(0, 3 * head));
  if (held?.[1] && isPlace(held[1]))
    yield {
      fact: 'association.name',
      value: `${held[1].replace(/,$/, '')}, Inc.`,
      score: 2,
      ranges: [{ start: held.index, end: held.index + held[0].length }],
    };
}

const passing = "([A-Z][\\w'’]*(?: (?:of|at|the|on|in|de|del|la|las|los|el))?(?: [A-Z][\\w'’]*){1,4})";
const kindOfPlace =
  '(?:community|subdivision|neighborhood|development|condominium|townhome|townhouse|homeowners?|home ?owner|planned|complex)';
/** 'Welcome to Fox Run!', 'Fox Run Townhomes homeowners', 'Fox Run is a 48-unit condominium'. */
const inPassing = [
  new RegExp(
    `\\b[Ww]elcome to (?:the )?${passing}(?=[,.!:\\n]|$| (?:community|neighborhood|subdivision|a |our |your |from ))`,
  ),
  new RegExp(`${passing} (?:home)?owners(?= (?:on|in|of|who|will|must|should|are|have|by)\\b)`),
  new RegExp(`(?:^|[.\\n] ?)(?:The )?${passing} is (?:an? |our |the )(?:[a-z0-9-]+ ){0,3}${kindOfPlace}\\b`),
  new RegExp(`\\bthe ${passing} (?:[HPC]OA)\\b`),
  // 'the last meeting of the Otterville HOA'
  /\b(?:of|in|at|by|for) the ([A-Z][a-z]{3,}) [HP]OA\b/,
];
const near = 3000;
const people =
  /^(?:Lot|Unit|Property|Home|New|All|The|Our|Your|Each|Current|Dear|Condo|Most|Every|This|Please)\b/;

/** The community's name as a letter speaks it, for want of a title: where it is one name alone. */
export function* namedInPassing(doc: Doc): Generator<Scored> {
  const text = doc.source.text.slice(0, near);
  const found = new Map<string, { start: number; end: number }>();
  for (const pattern of inPassing) {
    for (const m of text.matchAll(new RegExp(pattern.source, 'g'))) {
      const value = m[1]?.trim() ?? '';
      if (people.test(value) || value.toLowerCase() in stateCodes || !isPlace(value) || found.has(value))
        continue;
      found.set(value, { start: m.index, end: m.index + m[0].length });
    }
  }
  const [only, second] = found;
  if (only && !second) yield { fact: 'association.name', value: only[0], score: 1, ranges: [only[1]] };
}

const printed = "(?:(?:St|Mt|No|ST|MT|NO)\\.|[A-Z0-9][\\w&'’-]*|&|#\\d+)";
const condominium = new RegExp(
  `\\b(?:known|referred to) as (?:the )?["“]?((?:${printed} ){1,6}Condominiums?)\\b`,
  'd',
);

/** 'Fox Run Condominium – Questions and Answers' */
const titledCondominium = new RegExp(`^((?:${printed} ){1,5}Condominiums?)\\s*[-–—|:]\\s`, 'd');

/** The condominium's own name, for want of its association's. */
export function* namedAsCondominium({ source: { text } }: Doc): Generator<Scored> {
  const m = titledCondominium.exec(text.slice(0, head)) ?? condominium.exec(text.slice(0, 6000));
  const at = m?.indices?.[1];
  if (!m?.[1] || !at) return;
  const ranges = [{ start: m.index, end: at[1] }];
  yield { fact: 'association.name', value: m[1], score: 2, ranges };
}

/** A title's name over two lines: 'MAGNOLIA SQUARE' above 'CONDOMINIUM ASSOCIATION, INC.' */
export const brokenTitle =
  /(?<=^[A-Z][\w'’&#. -]{2,40})\n(?=(?:condominium|home ?owners?['’]?s?|(?:property |unit )?owners['’]?|townho[mu]\w+|community) association|[HP]OA (?:(?:board|annual|special|general|regular|monthly|quarterly) ){1,3}meeting)/gim;
