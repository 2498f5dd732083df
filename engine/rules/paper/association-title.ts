import { monthNames } from '../../language/month-names.ts';
import { stateCodes } from '../../language/us-states.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { asPrinted } from './name-as-printed.ts';
import type { Scored } from './scored.ts';

/** So much of the text may hold the title. */
const head = 500;
const word = "(?:(?:St|Mt|No|ST|MT|NO)\\.|[A-Z0-9][\\w'’&-]*|&|of|at|the|on|in|and|de|del|la|las|los|el)";
const name = `([A-Z][\\w'’&-]*(?: ${word}){1,5}?)`;
const acronym = '(?!(?:[HPC]OA|BOARD)\\b)([A-Z]{1,6}[HPC]?OA)';
const meeting =
  "(?:(?:19|20)\\d\\d )?(?:(?:Annual|Board|Special|General|Regular|Monthly|Quarterly|Open|Members['’]?|Membership|Homeowners['’]?|Owners['’]?|of|Directors|the|and|&|Spring|Summer|Fall|Winter|AND|ANNUAL|BOARD|SPECIAL|GENERAL|REGULAR) ){0,5}(?:Meeting|Minutes|MEETING|MINUTES|Agenda)\\b";
const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? ';

/** 'Fox Run 2031 Annual Meeting', 'FRPOA Board Meeting Minutes', 'Fox Run – Monday, May 5, 2031'. */
const titles = [
  regex`^(?:(?:(?:Unapproved|Approved|Draft|Proposed|Final) )?Minutes (?:of|for) (?:the )?(?:(?:19|20)\d\d )?)?(?:${acronym}|${name.replace(/\)$/, '(?: (?:Property|Lot|Unit|Home) ?[Oo]wners)?)')})(?<!\b(?:Property|Lot|Unit|Home)),? (?=${meeting})`,
  regex`^${name}\s*[-–—|,:]\s*(?=${weekday}${month}\d)`,
  // 'Newsletter of Fox Run – Summer 2031', under the newsletter's own name
  regex`^(?:(?:Spring|Summer|Fall|Autumn|Winter|${monthNames}) \d{4}\W+)?(?:[Tt]he )?(?:[Nn]ewsletter|NEWSLETTER) (?:of|for) (?:the )?${name}(?=\s*$|\s*[-–—|,(])`,
  // 'Fast Facts – Fox Run', 'Frequently Asked Questions | Fox Run'
  // 'Fox Run Condominium – Questions and Answers'
  regex`^((?:${word} ){1,5}Condominiums?)\s*[-–—|:]\s`,
  regex`^(?:(?:[A-Z][\w']*|by|for|from) ){0,6}(?:Facts|FACTS|Questions|QUESTIONS|FAQs?|FAQS|Sheet|SHEET|Packet|PACKET|Newsletter|NEWSLETTER|Buyers|BUYERS)\s*[-–—|:]\s*${name}$`,
];
const alone = regex`^(?:${acronym}|${name})$`;
/** 'Hidden Glen Homeowners', on a line of its own. */
const ofOwners = regex`^([A-Z][\w'’&-]*(?: ${word}){0,4}? (?:(?:Home|Property |Lot |Land)[Oo]wners|Home [Oo]wners|HOMEOWNERS|PROPERTY OWNERS)|[A-Z][\w'’&-]*(?: ${word}){0,3} \([A-Z]\w+\)(?: ${word}){0,2} [HPC]OA)$`;
const underIt =
  /^(?:(?:[\w:.]+[\s&/,-]+){0,6})(?:minutes|meeting|rules?|regulations|polic(?:y|ies)|guidelines|handbook|resolution|procedures?|schedule|newsletter|announcements?|(?:[a-z]+ )?budget|balance sheet|insurance (?:summary|renewal|coverage|deductibles?)|(?:special|annual|regular) assessments?|transfer fees?|proxy|ballot)\b/i;
/** Words of titles that are no name. */
const generic = regex.i`\b(?:board|directors?|meetings?|minutes|annual|agenda|rules?|regulations?|polic(?:y|ies)|guidelines|procedures?|schedule|drafts?|approved|page|date|president|secretary|treasurer|members?|membership|homeowners?|owners?|welcome|notice|special|general|regular|monthly|quarterly|fall|spring|summer|winter|${monthNames}|\w+day|section|article|exhibit|contents|introduction|report|committee|architectural|community|association|resolution|collection|billing|violations?|fines?|parking|pool|pets?|leasing|rental|table|call|order|handbook|new|old|business|zoom|covenants?|declaration|bylaws|attendees|present|attendance|executive|session|open|forum|approval|quorum|adjourn\w*|landscap\w+|social|proposed|amend\w*|final|revised|period|beginning|prepared|expires|version|summary|highlights|recap|notes|proxy|ballots?|votes?|voting|elections?|candidates?|meet|picnic|potluck|party|clean-?up|district|management)\b`;

/** 'To the homeowners' names nobody. */
const addressed =
  /^(?:dear|attention|all|to|notice|new|our|your|for|fellow|calling|welcome|current|rights|questions|information)\b/i;
const endsInJoint = /\b(?:of|at|the|on|in|and|to|for)$/i;

const joints = /\b(?:of|at|the|on|in|and|de|del|la|las|los|el|inc)\b/gi;

/** 'Fox Run Property Owners': what stands before them is the name. */
const owners = / (?:Home|Property |Lot |Land)?[Oo]wners$/i;

function isPlace(title: string): boolean {
  const own = title.replace(owners, '');
  return !generic.test(own) && own.replace(joints, ' ').trim().length > 3 && title.length < 60;
}

/** Whether a sentence speaks of what a title names: 'the homes in Fox Run'. */
const isSpokenOf = (text: string, name: string) =>
  text.search(regex`\b(?:in|of|at|to|from|within|than) ${name}\b(?! (?:and|[A-Z]))`) > name.length;

function nameOf({ source: { text } }: Doc, line: string, next: string | null) {
  for (const title of titles) {
    const m = title.exec(line);
    const found = m?.[1] ?? m?.[2];
    if (m && found && (/^[A-Z]+OA$/.test(found) || isPlace(found)))
      return { value: found, length: m[0].trimEnd().length };
  }
  if (line.length >= 60) return null;
  const named = ofOwners.exec(line)?.[1];
  const place = named?.replace(owners, '').replace(/ \S+$/, '') ?? '';
  if (named && isPlace(place) && !endsInJoint.test(named.replace(owners, '')) && !addressed.test(named))
    return { value: named, length: line.length };
  const found = next === null || /\bnewsletter (?:of|for) /i.test(next) ? null : alone.exec(line);
  const whole = found?.[1] ?? found?.[2];
  return whole &&
    isPlace(whole) &&
    ((underIt.test(next ?? '') && (next ?? '').length < 90) || isSpokenOf(text, whole))
    ? { value: whole, length: line.length }
    : null;
}

/** The community's name in the title of a document that never writes 'Association' behind it. */
export function* namedInTitle(doc: Doc): Generator<Scored> {
  const top = [...doc.source.text.slice(0, head).matchAll(/^[^\n]*\w[^\n]*$/gm)].slice(0, 8);
  for (const [index, { 0: line, index: start }] of top.entries()) {
    const found = nameOf(doc, line.trimEnd(), index === 0 ? (top[1]?.[0] ?? '') : null);
    if (!found) continue;
    const ranges = [{ start, end: start + found.length }];
    const the = /^The (?=\w)/.exec(found.value)?.[0] ?? '';
    yield { fact: 'association.name', value: the + asPrinted(found.value), score: 2, ranges };
    return;
  }
}

const passing = "([A-Z][\\w'’]*(?: (?:of|at|the|on|in|de|del|la|las|los|el))?(?: [A-Z][\\w'’]*){1,4})";
const kindOfPlace =
  '(?:community|subdivision|neighborhood|development|condominium|townhome|townhouse|homeowners?|home ?owner|planned|complex)';
/** 'Welcome to Fox Run!', 'Fox Run Townhomes homeowners', 'Fox Run is a 48-unit condominium'. */
const inPassing = [
  regex`\b(?:[Ww]elcome to|WELCOME TO) (?:(?:the|THE) )?(?:(?:[Ww]eb)?[Ss]ite (?:[Oo]f|for) )?${passing}(?=[,.!:\n]|$| (?:(?:web)?site|community|neighborhood|subdivision|a |our |your |from ))`,
  regex`${passing} (?:home)?owners(?= (?:on|in|of|who|will|must|should|are|have|by)\b)`,
  regex`(?:^|[.\n] ?)(?:The )?${passing} is (?:an? |our |the )(?:[a-z0-9-]+ ){0,3}${kindOfPlace}\b`,
  regex`\b[Tt]he ${passing} (?:[HPC]OA)\b`,
  regex`\b(?:known|referred to) as (?:the )?["“]?((?:${word} ){1,6}Condominiums?)\b`,
  // 'The bylaws of 40 Elder Street Condominium (40)'
  /(?<=\b(?:of|at|by|in|for|to|governing) (?:the )?)((?:[A-Z0-9][\w'’]* ){2,5}Condominium)(?= [(a-z])/,
  // 'To: Owners of Fox Run Condominium', 'Dear Fellow Owners of Fox Run'
  regex`(?:^|\n) *(?:[Tt][Oo] ?:|[Dd]ear) *(?:[A-Za-z]+ ){0,4}?(?:[Oo]wners|[Mm]embers|[Rr]esidents|[Hh]omeowners|[Ss]hareholders|[Nn]eighbors) (?:of|at|in) (?:the )?${passing} *[,:;]? *(?=\n|$)`,
  // 'the last meeting of the Otterville HOA'
  /\b(?:of|in|at|by|for) the ([A-Z][a-z]{3,}) [HP]OA\b/,
  // 'FRPOA', more than once
  /\b([A-Z]{1,5}[HP]OA)\b(?=[\s\S]*\b\1\b)/,
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
      const value = asPrinted(m[1] ?? '');
      if (people.test(value) || value.toLowerCase() in stateCodes || !isPlace(value) || found.has(value))
        continue;
      found.set(value, { start: m.index, end: m.index + m[0].length });
    }
  }
  const [only, second] = found;
  if (only && !second)
    yield { fact: 'association.name', value: asPrinted(only[0]), score: 1, ranges: [only[1]] };
}
