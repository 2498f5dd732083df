import { type FactRule, type Found, type Pattern, saying } from '../../find/pattern.ts';
import { monthNames } from '../../language/month-names.ts';
import { regex } from '../../regex.ts';
import { inWords } from '../../structure/in-words.ts';
import type { Tier } from '../../tiers.ts';

const month = `(?:${monthNames})`;
const weekday =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|weekday|business day)';
const ordinal =
  '(?:first|second|third|fourth|last|1st|2nd|3rd|4th|{count}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th))(?: \\([^)]{1,8}\\))?';
const held = '(?:held|conducted|convened|called|be|take place|occur|scheduled)';
const annual = '\\b(?:annual(?:ly)?|yearly)\\b[^;]{0,440}?';
const ofBoard =
  /\b(?:board|directors|trustees|committee)(?: (?:shall|will|must|may))? (?:meets?|convenes?|assembles?|gathers?) annually\b|annual (?:organizational )?meetings? of (?:the |its )?(?:board|directors|trustees|executive|committee)|\b(?:board(?: of (?:directors|trustees|managers))?|directors|trustees) (?:shall |will )?(?:holds?|have|has|conducts?) (?:its|their|an?) (?:[a-z]+ )?annual meeting(?! of (?:the )?(?:members|owners|association|homeowners|membership))|\bbudget\b.*\bmeeting\b.*\{d|annual (?:assessment|dues|maintenance)|\b(?:dues|assessments?|payable|paid|premiums?)\b[^.;]{0,30}\bannually\b/;
const first = /first annual (?:membership )?meeting/;

/** 'If the president fails to name a date, on the last Tuesday' is not when they usually meet. */
const otherwise =
  /\bif\b[^;]{0,160}\b(?:fails?|neglects?)\b|\bunless\b[^;]{0,40}\b(?:changed|altered|otherwise (?:set|fixed))\b/;

const said = ({ match, sentence }: Found) =>
  inWords(match.groups?.when ?? '', sentence).replace(/^not be /, 'not ') || null;
const phrase = (found: Found) => (otherwise.test(found.match[0]) ? null : said(found));

const ofMonth = `(?<when>${ordinal}\\.? (?:full )?${weekday} (?:(?:of|in|during) )?(?:the )?(?:month of )?${month})\\b`;
const besideADay = `(?<when>(?:${ordinal} )?${weekday} (?:next |immediately )?(?:following|after|before|preceding) (?:the )?(?:${ordinal} (?:day )?of ${month}|fourth of july|independence day|labor day|memorial day|thanksgiving|easter|${month} {count}))\\b`;
const inMonth = `\\b(?:in|during|between|by the end of) (?:the )?(?:(?:first|second|last) half of )?(?:months? of )?(?<when>${month}(?: (?:and|or|to|through) (?:the month of )?${month})?)\\b(?! {count},)`;
const when: readonly [source: string, tier: Tier][] = [
  [ofMonth, 'express'],
  [
    `(?<when>(?:(?:${weekday} (?:of|on|during) (?:the )?)?(?:memorial|labor|independence|columbus|thanksgiving|presidents'?) day weekend))\\b`,
    'plain',
  ],
  [`\\bon (?:or about )?(?<when>${month} {count}(?:st|nd|rd|th)?)(?!\\w)`, 'express'],
  [`\\b(?<when>(?:no|not) later than ${month} {count}(?:st|nd|rd|th)?)(?!\\w)`, 'plain'],
  [`\\b(?<when>between ${month} {count}(?:st|nd|rd|th)? and ${month} {count})`, 'plain'],
  [inMonth, 'plain'],
  [
    `\\b(?:in|during|on|about|around) (?:the )?(?<when>(?:first|last|latter|second|third|fourth) (?:\\(?{duration}|half|part|week|weekend) (?:of|in) (?:the month of )?${month}|(?:early|mid|middle|late)(?:[ -](?:to|or)[ -](?:mid|late))?(?: |-)(?:in |of )?(?:the month of )?${month})\\b`,
    'plain',
  ],
  [`(?<when>\\bwithin the (?:first|last) \\(?{duration} (?:of|in) (?:the month of )?${month})\\b`, 'plain'],
  [
    `(?<when>${ordinal} ${weekday} (?:of|in) the ${ordinal} (?:full )?(?:calendar )?month (?:next )?(?:following|after) (?:the )?(?:close|end) of (?:the|each|its|every) (?:association's )?(?:fiscal|calendar) year)\\b`,
    'express',
  ],
  ['\\b(?:in|during) the (?<when>(?:early |late )?(?:spring|summer|fall|autumn|winter))\\b', 'told'],
  [
    `\\b(?:in|during) the (?<when>(?:first|second|third|fourth|last|final) (?:calendar |fiscal )?quarter(?: of (?:the|each|every|its) (?:calendar |fiscal )?year)?)`,
    'plain',
  ],
  [
    `(?<when>(?:within|not (?:be )?(?:more|later) than|no later than|no more than|called|held|approximately|about|at least)? ?{duration} (?:before or after|after|before|prior to|preceding|following|of) the (?:close|end|beginning|start|expiration|commencement) of (?:(?:the|each|its|every) )?(?:association's )?(?:first )?(?:preceding |next )?(?:fiscal|calendar) year)`,
    'told',
  ],
];
const saysPhrase = saying(phrase);
const isSetByBoard = saying('on a date that the board sets');

/** When the members meet each year, as the document says it. */
export const annualMeeting: FactRule = {
  fact: 'meeting.annual',
  cue: /\bannual|\byearly|(?:each|every|of the) (?:calendar |fiscal )?year|month of/,
  patterns: [
    ...when.map(
      ([source, tier]) =>
        saying(phrase, {
          unless: regex`${ofBoard}|nominat|${first}(?!.*(?:thereafter|subsequent|successive|each|every))`,
        })[
          tier
        ]`(?:(?=.*\bmeetings?\b)${annual}|\b(?:meets?|convenes?|assembles?|gathers?) annually\b[^;]{0,60}?)${source}`,
    ),
    saysPhrase.implied`${inMonth}[^;]{0,60}?\b(?:hold|held|have|be|is|conduct|convene)\b[^;]{0,30}?\bannual (?:membership |members' |general )?meeting`,
    saying(phrase, {
      under: /annual (?:membership |members' )?meetings?(?! of (?:the )?(?:board|directors))[^>]*$/,
      unless: regex`${ofBoard}|notice|${first}|\bif\b`,
    }).plain(ofMonth),
    saying(
      ({ match, sentence }) => inWords(match.groups?.when ?? match.groups?.month ?? '', sentence) || null,
    )
      .told`\bthe (?<when>${month}) (?:membership |general |members' )?meeting (?:is|shall be|serves as) the annual meeting|\bannual (?:membership |members' |general )?meetings?(?: date| month)? ?: (?<month>${month})\b`,
    saysPhrase.told`\b(?:each|every) (?<when>${month})\b[^.;]{0,60}?\bannual (?:membership |members' |general )?meeting`,
    saysPhrase.implied`\bannual (?:[a-z']+ )?meeting\b[^.;]{0,80}\bmoved\b[^.;]{0,80}\bto (?<when>${month})\b(?! {count}\b| \d)`,
    saysPhrase.told`\b(?:holds?|has|have) (?:its|an|the|their) annual (?:membership |members' |general )?meeting (?:every|each) (?<when>${month}|spring|summer|fall|autumn|winter)\b`,
    saying((found) => `the ${phrase(found) ?? ''}`)
      .likely`${annual}\b${held}\b[^;]{0,120}?(?<when>same (?:day|date|month) (?:and month |of the same month )?(?:of |in )?each (?:succeeding |subsequent |following )?year)`,
    // A day is named, though a scan may have lost which.
    saying('on a date that the board sets', {
      unless: regex`${ofBoard}|${first}|in addition to|\bon the [^;,]{1,12} day\b`,
    })
      .hint`\bannual (?:membership )?meetings?\b[^;]{0,80}?\b${held} [^;]{0,80}?\b(?:date|day|time|month)\b[^;]{0,60}?\b(?:as|fixed|set|determined|designated|selected|established|specified|chosen|decided)\b[^;]{0,40}?\bby (?:the )?(?:board|directors|trustees)`,
    isSetByBoard.hint`\bthere (?:shall|will) be an annual (?:membership )?meeting\b[^;]{0,60}? at such [^;]{0,60}?\b(?:date|day|time)\b[^;]{0,40}?\b(?:designated|fixed|set|determined|selected|chosen|specified)\b[^;]{0,20}?\bby (?:(?:written )?notice (?:of|from) )?(?:the )?(?:board|directors|trustees)`,
    ...[ofMonth, besideADay].map(
      (source): Pattern =>
        // The day that holds where nobody names another, when the sentence has no better one.
        saying(said, { unless: regex`${ofBoard}|nominat|${first}` })
          .likely`(?=.*\bmeetings?\b)${annual}${source}`,
    ),
    isSetByBoard.hint`\bmeetings?\b[^;]{0,80}?\bonce (?:each|every|a|in each) (?:calendar )?year\b[^;]{0,80}?\b(?:fixed|set|determined|designated|selected|established|specified|chosen) by (?:the )?(?:board|directors|trustees)`,
  ],
};
