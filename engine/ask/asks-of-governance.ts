import { monthNames } from '../language/month-names.ts';
import { regex } from '../regex.ts';
import type { Ask } from './ask.ts';
import { clauseAround, closeTo, type Figure, figures, type Reading } from './reading.ts';
import { any, directors, members } from './words-of-the-field.ts';

const atLeast =
  /\b(?:not (?:less|fewer) than|at least|no (?:less|fewer) than|minimum|between|from|nor more than|but not more than)\b/;
const ceiling = /\b(?:more than|exceed(?:ing)?|over|up to|maximum of|at most) $/;
const share = ({ is: { percent } }: Figure<'percent'>) => percent;
const day = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';
const meetingDay = regex`\b(?:(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:week|quarter|${day}|half)[^.;,]{0,30}|(?:in|during|each|every|month of) (?:early |late |mid-?)?(?:${monthNames})\b(?: of (?:each|every) year)?|same day of the same month[^.;,]{0,30})`;

const sizes = (reading: Reading) =>
  figures(reading, 'count').filter(
    ({ is: { value } }) => Number.isInteger(value) && value >= 1 && value <= 25,
  );

/** 'Not less than three nor more than seven directors' is a range; a lower bound alone says nothing of the size. */
function boardSize(figure: Figure<'count'>, reading: Reading) {
  const { plain } = reading;
  const counts = sizes(reading);
  if (!counts.some(({ at }) => at === figure.at)) return null;
  const { before, after } = closeTo(plain, figure, 60);
  const counted =
    /^(?: \(?\{n\d+\}\)?)?,? ?(?:[a-z-]+ ){0,2}(?:directors|trustees|governors|managers|members|persons|individuals|people)\b/;
  const named =
    /\b(?:number of (?:directors|trustees|managers|board members|members (?:of|on) the board)|(?:directors|trustees|board members)(?: in number)?:?) (?:[a-z,]+ ){0,6}$/;
  if (!counted.test(after) && !named.test(before)) return null;
  const near = counts.filter(({ at }) => Math.abs(at - figure.at) < 60).map(({ is }) => is.value);
  const isRange = atLeast.test(before) || atLeast.test(after.slice(0, 40));
  if (near.length !== (isRange ? 2 : 1)) return null;
  const values = isRange ? near : [...(ceiling.test(before) ? [1] : []), figure.is.value];
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** 'Not less than ten nor more than fifty days': the ten has no unit of its own. */
function noticeOfMeetings(figure: Figure<'duration'>, reading: Reading) {
  const { plain } = reading;
  const { days, unit, count } = figure.is;
  if (days < 2 || days > 90 || unit === 'year' || unit === 'hour') return null;
  const { before, after } = closeTo(plain, figure, 90);
  if (
    !/^[^;{]{0,60}\b(?:before|prior to|in advance|preceding|ahead|notice)/.test(after) &&
    !/\bnotice\b/.test(before)
  )
    return null;
  const { start, end } = clauseAround(plain, figure.at, figure.end);
  const inClause = (at: number) => at >= start && at < end;
  const spans = figures(reading, 'duration').filter(
    ({ at }) => inClause(at) && Math.abs(at - figure.at) < 90,
  );
  const bare = figures(reading, 'count').filter(
    ({ at, end: to }) => to <= figure.at && figure.at - to < 40 && at >= start,
  );
  const perUnit = days / count;
  const values = [...spans.map(({ is }) => is.days), ...bare.map(({ is }) => is.value * perUnit)].filter(
    (n) => n >= 2 && n <= 90,
  );
  if (values.length === 2) return { min: Math.min(...values), max: Math.max(...values) };
  return values.length === 1 &&
    /\b(?:at least|not less than|no less than|no fewer than|minimum|not later than|prior)\b/.test(
      plain.slice(start, end),
    )
    ? { min: days, max: days }
    : null;
}

/** The last of several terms, of the board that comes after the first one. */
function termOfDirectors(figure: Figure<'duration'>, reading: Reading) {
  const { plain } = reading;
  const { days, unit } = figure.is;
  if (days < 365 || days > 5 * 365 || (unit !== 'year' && unit !== 'month')) return null;
  const later = plain.search(/\bthereafter\b|\bsubsequent (?:annual|election)/);
  if (later >= 0 && figure.at < later && figures(reading, 'duration').some(({ at }) => at > later))
    return null;
  const { before, after } = closeTo(plain, figure, 45);
  const isTerm =
    /\b(?:terms? (?:of office )?(?:of|for|is|are|shall be|will be)|for (?:a )?(?:term|period)|hold office for|serve (?:for|a)|elected (?:for|to)|terms of)\b[^.;{]*$/.test(
      before,
    );
  return isTerm || /^s?'? ?(?:staggered )?terms?\b/.test(after) ? { days } : null;
}

/** How the association is run and decides. */
export const asksOfGovernance: readonly Ask[] = [
  {
    fact: 'board.size',
    says: [
      directors,
      any`consist\w*|compos\w*|compris\w*|number|manage\w*|govern\w*|administer\w*|made up|conduct\w*|affairs|business|vested|there (?:shall|will|are)|have|increase its size`,
    ],
    not: any`interim|initial board|first board|initial directors|quorum|vacanc\w+|notices?|officers|remov\w+|nominat\w+|absen\w+|meetings? of|majority of|indemni\w+|present|sign\w*|committee (?:shall|will|consist\w*|of)|architectural|arc|acc|(?:vice )?president|treasurer|or more`,
    takes: 'count',
    value: boardSize,
    better: [any`consist\w*|compos\w*|compris\w*`, any`number`, any`managed|governed`],
  },
  {
    fact: 'board.term',
    says: [any`terms?|hold office|serve|elected`],
    about: [any`directors?|trustees|board`],
    not: any`officers?|committees?|leases?|contracts?|vacan\w+|unexpired|remov\w+|initially|initial (?:board|directors)|first (?:board|election)|declarant|developer|consecutive|appointed|mortgages?|agreements?|manager`,
    takes: 'duration',
    value: termOfDirectors,
    better: [any`thereafter|successors?`, any`terms? of`],
  },
  {
    fact: 'meeting.notice',
    says: [any`notices?|notif\w+|mail\w*|deliver\w*`],
    about: [any`meetings?`, any`members?|owners?|homeowners?|entitled to vote|membership|association`],
    not: any`directors'? meetings?|board meetings?|meetings? of the (?:board|directors)|committees?|adjourn\w*|assessments?|hearing|emergency|record date|ballots?|petition|proposed amendments?|designated by|first-class|certified mail|insur\w+`,
    notUnder: /[^|]*(?:director|trustee|board|assess|amend)[^|]*$/,
    takes: 'duration',
    value: noticeOfMeetings,
    better: [any`not (?:less|more) than|at least`, /notice/],
  },
  {
    fact: 'quorum.members',
    says: [members, any`present|presence|prox\w+|constitut\w*|entitled|represent\w*|quorum`],
    about: [any`quorum`],
    not: any`trustees|committees?|special assess\w*|reduc\w*|(?:another|second) meeting|subsequent|required (?:to constitute a )?quorum|special meetings?|means|of the board|on the board`,
    notUnder: /[^|]*(?:director|trustee|board of|assess)[^|]*$/,
    takes: 'percent',
    value: share,
    better: [any`quorum`, any`constitut\w*`, /quorum/],
  },
  {
    fact: 'voting.proxy_allowed',
    says: [/\bprox(?:y|ies)\b/, /\bvot(?:e|es|ed|ing)\b|\bcast\b|\bquorum\b/],
    not: any`directors? may (?:not )?vote|director's proxy|another (?:present )?director|(?:achieve|make|reach) (?:a |the )?quorum|of the board|mortgagees?|enclosed`,
    value: (clause) =>
      !/\bno (?:vot\w+ by )?prox|\bprox(?:y|ies)[^.;]{0,40}\b(?:not (?:be )?(?:permitted|allowed)|prohibited)|\b(?:may not|shall not|cannot) vote by prox/.test(
        clause,
      ),
    better: [/\bvot\w+ (?:in person or )?by prox/],
  },
  {
    fact: 'voting.cumulative',
    says: [
      /\b(?:cumulat\w*[^.;]{0,30}\bvot(?:e|es|ing)|vot(?:e|es|ing)[^.;]{0,40}\bcumulat\w*)\b/,
      any`is|are|be|shall|may|no|not|permitted|prohibited|allowed`,
    ],
    not: any`assessments?|basis`,
    value: (clause) => !/\b(?:no|not|prohibited|without|nor)\b/.test(clause),
  },
  {
    fact: 'records.inspection',
    says: [
      any`inspect\w*|examin\w*|available|copies`,
      any`books?|records?`,
      members,
      any`association|books|corporation|club|board`,
    ],
    not: any`(?:by|to) (?:[a-z{}0-9]+ ){0,3}board members?|record owners?|owners? of record|recorded|voting records|mortgagees?|mortgages?|deeds? of trust|owner's records|town|city|county`,
    value: true,
    better: [any`inspect\w*`],
  },
  {
    fact: 'meeting.annual',
    says: [meetingDay],
    about: [/\bannual (?:[a-z']+ ){0,2}meetings?\b/],
    not: any`special meetings?|minutes of|budget|last annual|next annual|fiscal year|designate a date by|nominat\w*|terms? of`,
    value: (clause) =>
      meetingDay
        .exec(clause)?.[0]
        .replace(/^(?:in|during|each|every|month of) /, '')
        .trim() ?? null,
    better: [any`held`, any`each year|of each|every year`],
  },
];
