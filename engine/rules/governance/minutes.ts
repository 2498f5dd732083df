import { type Candidate, type FactRule, type ScanRule, saying } from '../../find/pattern.ts';
import { monthBeginnings, monthNumber } from '../../language/dates.ts';
import { monthNames } from '../../language/month-names.ts';
import { fold } from '../../language/plain.ts';
import { twoDigits } from '../../language/two-digits.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

const unreal =
  /\b(?:if|must|should|need(?:ed|s)?|(?<!\bthe )required|requires?|so that|urge[sd]?|please|hope[sd]?|encourage[sd]?|when(?! it was (?:determined|found|announced|confirmed|noted))|whether|until|once|unless|would|defined|(?<!\b(?:exceed\w*|met|satisfied|surpassed) (?:the |our )?(?:quorum )?)requirement of|define)\b(?! (?:by|under|in) )/;

/** 'A quorum was probably there': nobody says that it was. */
const unsure =
  /\b(?:likely|probably|presumably|apparently|possibly|perhaps|believed|assumed|uncertain|unclear|unsure|not (?:certain|clear|sure))\b[^.;]{0,40}\bquorum\b|\bquorum\b[^.;]{0,40}\b(?:likely|probably|presumably|apparently|possibly|perhaps|believed|assumed|uncertain|unclear|unsure|not (?:certain|clear|sure)|in (?:doubt|question))\b/;
/** A clause that denies it: 'we did not have enough people for a quorum'. */
const denied =
  /(?:\b(?:not|no|never|nor|without|lack\w*|fail\w*|insufficient|short)|n't)\b(?! (?:only|later|less|fewer))(?:(?!\b(?:and|but|so)\b)[^.;,]){0,60}\bquorum\b/;
const notSaid = regex`${unreal}|${unsure}|${denied}`;
const isSo = saying(true);

/** True where the minutes say that enough members or directors were there, false where they say the contrary. */
const quorumPresent: FactRule = {
  fact: 'minutes.quorum_present',
  cue: /\bquorum\b/,
  patterns: [
    saying(false, {
      unless:
        /\bdefault\b|\bpropos(?:al|es?|ed|ing) (?:to|that|an?)\b|\bto (?:amend|lower|reduce|change)\b|\bif (?:there is |a |no )|\bwhen no\b|\bshould\b|\b(?:at|from|of|since) (?:the |our )?(?:last|previous|prior|earlier|first|initial|original|(?:19|20)\d\d|\{n\d+\}) (?:[a-z]+ ){0,2}meeting\b|\blast year\b|\b(?:because|since|as|after) (?:the|our) (?:[a-z]+ ){0,3}meeting (?:of|on|held|in|scheduled)\b/,
    })
      .express`\b(?:not (?:a|have a|have|reach a|meet|achieve a|enough [a-z ]{0,30}for a)|no|lack of(?: a)?|absence of(?: an?| the| any)?|without a|insufficient|failed to (?:reach|meet|achieve|establish|make|get|attain|obtain)(?: a)?|short of(?: a| the)?|never) quorum\b(?! (?:requirements?|problems?|issues?|questions?|concerns?)\b)|\bquorum (?:of [a-z ,]{1,40} )?(?:was|were|is|has|had|had been|could) not |\bshort of the \{n\d+\} (?:[a-z]+ ){0,3}(?:for|to (?:make|form|reach|have)) (?:a |the )?quorum\b|\bquorum(?: \([^)]{1,20}\))?:? (?:not|was never) (?:present|met|reached|achieved|established|attained|obtained)|\bquorum (?:was|is) (?:lacking|absent|short)\b|\bquorum(?: present)?\s*[:?-]+\s*no\b|\bquorum requirements? (?:\([^)]*\) )?(?:was|were|had|has) not |\bnot(?: have| get| see)?(?: enough| sufficient) [a-z ]{0,40}\b(?:make|form|constitute|reach|meet|satisfy|have|for) (?:up )?(?:a |the )?quorum\b`,
    saying(true, { unless: notSaid })
      .plain`\bquorum (?:of [a-z ,]{1,60} )?(?:was|were|is|has been|being|had been|having been)(?: [a-z]+ly| therefore| thereby| thus| then| hereby| duly)? (?:present|met|reached|achieved|established|confirmed|declared|verified|determined|attained|noted|in attendance|represented|announced|obtained|called)|\bquorum (?:of (?:the )?(?:directors|board|members|owners|trustees|membership)[a-z ]{0,20} )?attended\b|\bquorum (?:of (?:(?!not |to )[a-z{}\d]+ ){1,8})?(?:present|met|reached|achieved|established|confirmed|verified|attained|obtained|certified|declared)\b|\b(?:there was|there being|we (?:had|have)|had|having|with|constitut(?:ed|es|ing)|establish(?:ed|ing)|reach(?:ed|ing)|achiev(?:ed|ing)|confirm(?:ed|ing)|declared|verified|met|have|represent(?:ed|ing)|exceed(?:ed|ing)) (?:that )?(?:a |the )?(?:(?!no |not )[a-z{}\d⅔/-]+ ){0,5}(?:threshold for a |number for a )?quorum\b|\bquorum(?: present)?(?: \([^)]{1,12}\))?\s*[:?-]+\s*(?:yes\b|y\b(?!\/)|✓|present|met|established|confirmed)|(?<!\b(?:for|of|toward|required|needed|minimum|reach) (?:a |the )?)\bquorum(?: present)?(?: \([^)]{1,12}\))?\s*[:?-]+\s*\{n|\bquorum requirements? (?:\([^)]*\) |of [^.;]{1,30} )?(?:(?:was|were|is|has been|have been) )?(?:met|satisfied|reached|fulfilled|achieved)\b|\bpresence of (?:a |the )?quorum\b|\bas was a quorum\b|\b(?:which|that|this) (?:is|was|makes|made|constitute[sd]|form(?:s|ed)) (?:a|the) quorum\b|\battend(?:ed|ing|ance),? (?:being |which is |forming )?a quorum\b|\bquorum existed\b|\brequirements? (?:for|of) (?:a |the )?quorum (?:was|were|has been|have been) (?:met|satisfied|reached|fulfilled)\b|\b(?:enough|sufficient|adequate) (?:[a-z]+ ){0,6}?(?:to (?:satisfy|constitute|make|form|meet|reach|establish|have)|for) (?:up )?(?:a |the )?quorum\b|\b(?:which|this|thus|that|thereby|so|represented|present|proxy|attendance|proxies),? (?:satisf(?:y|ies|ied|ying)|meets|met|meeting|fulfill?(?:s|ed)) (?:the |our )?quorum\b`,
    // 'Quorum: 41 of 120 lots, in person or by proxy (36 needed)'
    saying(({ quantities }) => {
      const counts = quantities.flatMap((quantity) => (quantity.kind === 'count' ? quantity.value : []));
      const [there] = counts;
      const needed = counts.at(-1);
      return there === undefined || needed === undefined ? null : there >= needed;
    })
      .told`\bquorum\b[^{;]{0,24}{count}(?: (?:out )?of (?:the )?{count})?[^{]{0,60}{count} (?:[a-z]+ )?(?:(?:is|are|was|were) )?(?:required|needed|necessary)\b`,
    // 'Quorum of 80 lots is 20 lots, which makes it a valid vote'
    isSo.told`\bquorum (?:of|is|was)\b[^.;]{0,80}\b(?:resulting in|which makes (?:it|this)|making (?:it|this)) a valid (?:vote|meeting|election)\b`,
    // 'The bylaws require 25%, so a quorum was met.'
    isSo.told`, (?:so|thus|therefore) (?:a|the) quorum (?:was|is) (?:met|present|reached|established)\b`,
    // 'so we had 4 out of 5 = quorum'
    isSo.told`\{n\d+\} (?:out )?of (?:the |our )?\{n\d+\}(?: [a-z]+){0,3},? ?(?:=|[–:-]|is|was|makes|made|gives|gave)(?: us)?,? ?(?:a )?quorum\b`,
  ],
};

const present = /\{n(\d+)\} (?:out )?of (?:the |our |all )?\{n(\d+)\}/;
const needed = /\bquorum(?: (?:is|was|needs|requires))?(?: ?[:=])? \{([np])(\d+)\}(?! (?:out )?of\b)/;
const ofPresence =
  /^\W*\{n\d+\} of \{n\d+\}\W*$|\b(?:attend\w*|here|in person|present|prox(?:y|ies)|represented|signed in)\b/;

/** '24 of 54 homes are here (quorum = 25%)', '19 of 24. Quorum is 13.': enough by what is counted. */
function* countedPresent({ sentences }: Doc): Generator<Candidate> {
  for (const sentence of sentences) {
    const need = needed.exec(sentence.plain);
    if (!need || notSaid.test(sentence.plain)) continue;
    const before = sentences[sentence.index - 1];
    const own = present.exec(sentence.plain.slice(0, need.index));
    const from = own ? sentence : before;
    const there = own ?? present.exec(before?.plain ?? '');
    if (!from || !there || !ofPresence.test(from.plain)) continue;
    const [came, all] = [there[1], there[2]].map((at) => from.quantities[Number(at)]);
    const enough = sentence.quantities[Number(need[2])];
    if (came?.kind !== 'count' || all?.kind !== 'count' || came.value > all.value) continue;
    const least =
      enough?.kind === 'percent'
        ? (all.value * enough.percent) / 100
        : enough?.kind === 'count' && enough.value <= all.value
          ? enough.value
          : Number.POSITIVE_INFINITY;
    if (came.value < least) continue;
    const ranges = own ? [sentence] : [from, sentence];
    yield { fact: 'minutes.quorum_present', value: true, tier: 'told', ranges };
  }
}
const lineOfNeed =
  /^\W*(?:[a-z]+ ){0,4}(?:required|needed|necessary) (?:for|to (?:have|make|meet|reach)) (?:an? |the )?quorum ?(?:\([^()]{1,20}\))? ?[:=] ?\{n(\d+)\}\W*$/;
const lineOfPresence =
  /^\W*total (?:[a-z]+ ){0,4}(?:represented|present|in attendance)(?: (?:in person (?:and|or) (?:by )?proxy))? ?[:=] ?\{n(\d+)\}\W*$/;
/** So many lines of a count may stand between what is needed and who came. */
const linesBetween = 6;

/** 'Lots needed for a quorum: 20', 'Total lots represented: 26', among the lines of a count. */
function* countedInLines({ sentences }: Doc): Generator<Candidate> {
  const countIn = (one: Sentence, line: RegExp): number | null => {
    const count = one.quantities[Number(line.exec(one.plain)?.[1] ?? -1)];
    return count?.kind === 'count' ? count.value : null;
  };
  for (const [at, sentence] of sentences.entries()) {
    const least = countIn(sentence, lineOfNeed);
    if (least === null) continue;
    const near = sentences.slice(Math.max(0, at - linesBetween), at + linesBetween + 1);
    const there = near.find((one) => countIn(one, lineOfPresence) !== null);
    if (!there) continue;
    const value = (countIn(there, lineOfPresence) ?? 0) >= least;
    const ranges = [sentence, there].toSorted((a, b) => a.start - b.start);
    yield { fact: 'minutes.quorum_present', value, tier: 'told', ranges };
  }
}
const adjournedTo = /\bno quorum\b[^.;]{0,60}\badjourned (?:to|until|till)\b/;
const metThen = /\bquorum (?:(?:was|is|had been) )?(?:then )?(?:met|present|reached|achieved|established)\b/;
/** 'As there was no quorum the meeting was adjourned to October 12.' 'Held October 12. Quorum met.': where its votes were taken there was one. */
function* metAtLast({ sentences }: Doc): Generator<Candidate> {
  const first = sentences.find(({ plain }) => adjournedTo.test(plain));
  const last = first && sentences.find(({ plain, index }) => index > first.index && metThen.test(plain));
  if (first && last && !notSaid.test(last.plain))
    yield { fact: 'minutes.quorum_present', value: true, tier: 'decisive', ranges: [first, last] };
}
const quorumCounted: ScanRule = {
  facts: ['minutes.quorum_present'],
  scan: (doc) => [...countedPresent(doc), ...countedInLines(doc), ...metAtLast(doc)],
};

const dayAndMonth = regex`\b(${monthBeginnings})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!:|\d|,? ?(?:19|20)\d\d)|(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])`;
const monthAlone = regex`\b(?:in|early|late|mid|mid-|during) (?:${monthNames})\b`;
const nextMeeting =
  /\b(?:next|upcoming|following|subsequent|future) (?:(?:scheduled|regular|regularly|board|annual|hoa|general|special|membership|members'?|monthly|quarterly|association|of|the|directors|trustees|homeowners'?|owners'?|open|poa|coa|business|budget|committee|virtual|zoom|in-person) ){0,5}(?:meetings?|session|mtgs?)\b|\bwill (?:(?:next )?meet (?:again |next )?(?:on\b|in\b|(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]+ \d)))|reconvene on\b)|\badjourned (?:until|to|till)\b|^\W*next:|^\W*next (?:[a-z]+day,? )?(?:[a-z]{3,9}\.? \d{1,2}|\d{1,2}\/\d{1,2})(?:\W*$| ?[,(@]| at\b)|^\W*(?:[a-z\d]{1,4}[.)] )?(?:(?:dates?|day|time|place|location)(?: ?[/,&] ?| and | )){1,3}(?:of|for) (?:the |our )?(?:next |annual |board |members'? ){1,3}meeting\W*$/;
/** 'Meeting rescheduled to June 4': it takes the place of the day that was set before. */
const putElsewhere =
  /^\W*(?:the |this |our )?(?:next )?(?:board )?meeting (?:(?:was|is|has been|will be) )?(?:re-?scheduled|moved|postponed|changed) (?:for|to|until|on)\b/;
const meetingSet =
  /^\W*(?:(?:don't forget|reminder|save the date|mark your calendars?)\W+)?(?:the |our )?(?:annual|special|general|board|budget) (?:[a-z]+ )?meeting\W{1,4}(?=(?:[a-z]+day,? )?[a-z]+\.? \d)|\b(?:annual|special|general|membership|follow-up|election|voting|budget|board|community|regular|organizational|informational|homeowners'?|owners'?|members'?) (?:[a-z]+ )?meeting(?: of (?:the )?[a-z]+)? (?:(?:will be|is|was|has been|now|also) ){0,2}(?:held|(?:re-?)?scheduled|set|re-?set|moved|postponed)(?: for| on| to| until)?\b(?! from\b)|\b(?:annual|special|general|membership|budget|board|regular) meeting (?:will be|is) (?:on )?(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:[a-z]+\.? )?\d)|\bre-?schedul(?:e|ed|ing) (?:the |our |an? |its |this |that )?(?:[a-z-]+ ){0,4}meeting (?:to|for|on|until)\b|\b(?:agreed|decided|voted|set|scheduled|carried) (?:to (?:hold|set|schedule|have) )?(?:the |our |a |an )?(?:(?:19|20)\d\d |next )?(?:general|annual|members'?|membership|homeowners'?|owners'?|board|special|budget|regular)(?: [a-z]+){0,2} meeting\b[^.;]{0,20}?\b(?:on|for)\b/;
const notSet =
  /\btentativ|\b(?:targeting|aiming for|looking at)\b|\b(?:will be (?:discussed|addressed|presented|reviewed|voted|brought|revealed|decided|tabled|considered)|tabled|until the next|at the next|for the next|before the next|prior to the next|by the next|to the next|in time for)\b/;

/** The day of the meeting itself, which tells the year of dates that have none. */
function meetingDay(doc: Doc): string | null {
  for (const { quantities } of doc.sentences.slice(0, 25)) {
    const date = quantities.find((quantity) => quantity.kind === 'date' && quantity.iso.length === 10);
    if (date?.kind === 'date') return date.iso;
  }
  return null;
}

/** 'August 13' after a meeting of 2012-06-23 is 2012-08-13, 'January 9' is 2013-01-09. */
function dayAfter(meeting: string, month: number, day: number | null): string | null {
  const year = Number(meeting.slice(0, 4));
  const own = `${twoDigits(month)}-${twoDigits(day ?? 31)}`;
  const chosen = own > meeting.slice(5) ? year : year + 1;
  // A day of a month or two ago is one gone by, not one of next year.
  if (chosen > year && Number(meeting.slice(5, 7)) - month <= 2) return null;
  return day === null ? `${chosen}-${twoDigits(month)}` : `${chosen}-${twoDigits(month)}-${twoDigits(day)}`;
}

function dateIn(sentence: Sentence, from: number, meeting: string | null): string | null {
  const date = sentence.quantities.find((quantity) => quantity.kind === 'date' && quantity.start >= from);
  if (date?.kind === 'date')
    return meeting === null || date.iso > meeting.slice(0, date.iso.length) ? date.iso : null;
  if (meeting === null) return null;
  const text = fold(sentence.text).slice(from);
  const written = dayAndMonth.exec(text);
  if (written) {
    const month = written[1] ? monthNumber(written[1]) : Number(written[3]);
    const day = Number(written[2] ?? written[4]);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? dayAfter(meeting, month, day) : null;
  }
  const alone = monthAlone.exec(text)?.[0].split(' ').at(-1);
  return alone ? dayAfter(meeting, monthNumber(alone), null) : null;
}

/** The day that a sentence of minutes names, after the meeting that they tell of; null where it names none. */
export const nextMeetingIn = (doc: Doc, sentence: Sentence): string | null =>
  dateIn(sentence, 0, meetingDay(doc));

function* nextMeetings(doc: Doc): Generator<Candidate> {
  // A notice has no day of its own but the one to come, and that with its year.
  const isNotice = doc.type === 'other';
  const meeting = isNotice ? null : meetingDay(doc);
  for (const sentence of doc.sentences) {
    const text = fold(sentence.text);
    const moved = putElsewhere.exec(text);
    const newDay = moved && dateIn(sentence, moved.index, meeting);
    if (newDay?.length === 10)
      yield { fact: 'minutes.next_meeting', value: newDay, tier: 'decisive', ranges: [sentence] };
    const set = meetingSet.exec(text);
    const called = isNotice && !/\b(?:will be|is)\b/.test(set?.[0] ?? '') ? null : set;
    const day = called && dateIn(sentence, called.index, meeting);
    if (day && day.length === 10)
      yield { fact: 'minutes.next_meeting', value: day, tier: 'implied', ranges: [sentence] };
    const match = nextMeeting.exec(text);
    if (!match || notSet.test(text)) continue;
    const here = dateIn(sentence, match.index, meeting);
    if (here) {
      yield {
        fact: 'minutes.next_meeting',
        value: here,
        tier: here.length === 10 ? 'express' : 'likely',
        ranges: [sentence],
      };
      continue;
    }
    // 'Next meeting' may be a heading of its own, with the date under it.
    const next = doc.sentences[sentence.index + 1];
    const under =
      next && text.length < 60 && !isNotice && !notSet.test(fold(next.text))
        ? dateIn(next, 0, meeting)
        : null;
    if (next && under)
      yield { fact: 'minutes.next_meeting', value: under, tier: 'told', ranges: [sentence, next] };
  }
}

/** 'Held October 12': of that meeting the paper itself tells. */
const isHeld = ({ sentences }: Doc, day: string) =>
  sentences.some(
    ({ plain, quantities }) =>
      /^\W*(?:meeting )?(?:held|convened|reconvened)(?: on)? \{t\d+\}/.test(plain) &&
      quantities.some((one) => one.kind === 'date' && one.iso === day),
  );

const onItsOwn = /^\W*(?:posted|updated|published)?(?: on)?:?\W*(?:[a-z]+day,? )?\{t\d+\}\W*$/;
/** The day of the meeting that comes next, where one is set. */
const minutesNextMeeting: ScanRule = {
  facts: ['minutes.next_meeting'],
  scan: (doc) => {
    const found = [...nextMeetings(doc)].filter(({ value }) => !isHeld(doc, `${value}`));
    if (doc.type !== 'other') return found;
    // Of the entries of one page the last tells of what is still to come, where none was posted since.
    const last = found.toSorted((a, b) => `${b.value}`.localeCompare(`${a.value}`))[0];
    const posted = doc.sentences.flatMap(({ plain, quantities: [day] }) =>
      onItsOwn.test(plain) && day?.kind === 'date' ? day.iso : [],
    );
    return last && posted.every((day) => day <= `${last.value}`) ? [last] : [];
  },
};

export const minutes = [quorumPresent, quorumCounted, minutesNextMeeting];
