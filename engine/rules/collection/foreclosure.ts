import { type FactRule, type Found, gap, saying, words } from '../../find/pattern.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

/** Foreclosure by a lender, or of somebody else's lien. */
const lenders =
  /\b(?:purchaser at|acquir(?:es|ed|ing)|obtain(?:s|ed) title|title (?:is|was) (?:acquired|obtained)|extinguish|pursuant to (?:an? )?(?:decree|judgment|mortgage|foreclosure)|in lieu of foreclosure thereof|holder of (?:a|any|the) first|possession|mortgagees? (?:may|shall|can|will) (?:[a-z]+ )?foreclose)\b/;
/** Where the association may buy the home that somebody sells: 'to bid at any foreclosure or trustee's sale'. */
const bids =
  /^(?!.*\b(?:foreclosed?|enforced?|sell|sold)\b).*\b(?:bid|bids|bidding|purchas(?:e|ing)|buy|acquire)\b[^.;]{0,60}\b(?:foreclosures?|sales?)\b/;
const ours =
  /\b(?:association|this lien|board|corporation|declarant|assessments?|dues|assessment lien|(?:aforesaid|aforementioned) liens?|lien (?:herein|hereby|hereunder|created|provided|for)|such liens?|said liens?|its liens?|the liens?|liens? (?:up)?on (?:the|such|said|each|that|his|her) (?:lots?|units?|land|parcels?|property|home)|any (?:(?!mortgage|tax|mechanic)[a-z]+ )?liens? (?:may|shall|can) be (?:foreclosed|enforced)|(?:any|all|each|either) of (?:the|these|those) liens?)\b/;
const denied = /\b(?:not(?! (?:be )?limited to)|no (?:right|power|authority)|never)\b[^.;]{0,50}\bforeclos/;

const withCourt =
  '(?:judicial(?:ly)?|court (?:action|proceedings?)|by (?:an )?action|lawsuit|by suit|in court)';
const without =
  "(?:non-? ?judicial(?:ly)?|powers? of sale|private sale|trustee'?s sale|sale by (?:an? |the )?trustee|public or private sale|by advertisement|foreclosure by advertisement|without (?:judicial|court)|(?:judicial|court) proceedings? (?:is|are|shall be)? ?(?:not required|unnecessary))";

const bySale = words`\b${without}`;
const byCourt = words`\bforeclos\w+ by (?:an )?action\b|\bforeclos\w+\b${gap(50)}\b${withCourt}`;
const wayIn = (plain: string) =>
  bySale.test(plain) ? 'nonjudicial' : byCourt.test(plain) ? 'judicial' : null;
/** What a sentence gives the association; one that adds the other way to the one just told gives both. */
const own =
  (value: string) =>
  ({ sentence: { plain, index }, doc }: Found) => {
    if (value !== 'none' && denied.test(plain)) return null;
    if (!ours.test(plain) || !/lien|assess|dues|foreclos/.test(plain)) return null;
    if (wayIn(plain) !== value) return value;
    const isOther = ({ plain: one }: Sentence) =>
      ours.test(one) && !lenders.test(one) && ![value, null].includes(wayIn(one));
    return doc.sentences.slice(Math.max(0, index - 2), index + 3).some(isOther) ? 'either' : value;
  };
const isJudicial = saying(own('judicial'));
const isNonjudicial = saying('nonjudicial');

/** Whether and how the association may sell the home for unpaid dues. */
export const foreclosure: FactRule = {
  fact: 'assessment.foreclosure',
  cue: /foreclos|powers? of sale|action at law|court proceedings|private sale|trustee'?s sale|without (?:judicial|court)|judicial proceedings?/,
  patterns: [
    isJudicial.implied`\bremed(?:y|ies) for (?:the |any )?(?:failure to pay|non-?payment)(?: of)?(?: (?:the |your |any )?(?:assessments?|dues|common charges))?\b[^.;]{0,20}\b(?:is|are|includes?)\b[^.;]{0,20}\bforeclosure\b`,
    // 'foreclosed by action or by advertisement'
    saying(own('either'))
      .express`\bforeclos\w+\b${gap(80)}\bby (?:judicial )?action or (?:by )?advertisement|\bforeclos\w+\b${gap(80)}\bby advertisement or (?:by )?(?:judicial )?action\b`,
    saying(own('either'), { unless: lenders })
      .express`\b(?:judicial(?:ly)?|court)\b.{0,160}?\b(?:or|and)\b.{0,120}?\b(?:non-? ?judicial|powers? of sale|trustee'?s sale|sale by (?:an? |the )?trustee|by advertisement)|\b(?:non-? ?judicial(?:ly)?|powers? of sale|by advertisement)\b.{0,160}?\b(?:or|and)\b.{0,60}?(?<!non)(?<!non-)(?<!non )\bjudicial|\b${without}\b.{0,400}?\bor (?:by|through) (?:an? )?(?:judicial|court|suit|action|lawsuit)\b`,
    // 'in the manner of powers of sale in deeds of trust or of the foreclosure of mortgages'
    // As strong as the other choices: a further sentence that confers one of both ways is no other answer.
    saying(own('either'), { unless: regex`${lenders}|\bsubordinate\b|\bsale or transfer\b|\bextinguish` })
      .express`\bforeclos\w+\b.{0,160}?\b(?:powers? of sale|deeds? of trust|trust deeds?)\b${gap(40)}\bor\b${gap(30)}\b(?:mortgages?|foreclosure of (?:a )?mortgages?|judicial)|\bforeclos\w+\b.{0,160}?\bmortgages?\b${gap(40)}\bor\b${gap(40)}\b(?:powers? of sale|deeds? of trust|trust deeds?)`,
    saying(own('none'), { unless: /\buntil\b|\bunless\b|\bmortgag|\bfines?\b|\bsolely\b|less than/ })
      .plain`\b(?:may not|shall not|cannot|no (?:right|power) to|waives? (?:any|the) right to)\b${gap(40)}\bforeclos(?:e|ure)\b${gap(80)}\b(?:assessments?|lien|dues)`,
    saying(own('nonjudicial'), { unless: regex`${lenders}|${bids}` })
      .plain`\brendering unnecessary court proceedings|\b(?:power|right) to sell\b${gap(60)}\b${without}|\blien\b.{0,60}?\b(?:enforced|foreclosed|collected)\b.{0,160}?\b${without}|\bforeclos\w+\b.{0,160}?\b${without}|\b${without}\b.{0,200}?\b(?:lien|foreclos)`,
    isNonjudicial.plain`\b(?:conveys?|grants?)\b${gap(60)}\btrustee\b${gap(60)}\bpowers? of sale\b${gap(80)}\b(?:assessments?|dues|charges?)\b`,
    isNonjudicial.plain`\blien\b.{0,120}?\bwith (?:an? )?powers? of sale`,
    isJudicial.plain`\bforeclos\w+\b.{0,200}?\b(?:like|as|same manner|manner (?:provided|prescribed|permitted|set forth|in which|of)|way|under (?:the )?[a-z ]{0,20}laws? (?:for|of|on|governing)|laws?|similar(?:ly)?)\b.{0,120}?\bmortgages?\b|\b(?:like|as|same manner|similar)\b${gap(60)}\bmortgages?\b.{0,80}?\bforeclos`,
    isJudicial.implied`\bforeclos\w+\b${gap(60)}\b(?:same|like) manner as (?:other |a |any )?(?:liens? (?:for|upon|on)|mechanics?)|\b(?:go to court|sue) to foreclose\b|\blien foreclosure (?:or other collection )?(?:suit|action|lawsuit|proceeding)`,
    // 'enforced judicially in the manner in which a mortgage is foreclosed'
    isJudicial.plain`\bliens?\b${gap(40)}\b(?:enforced|foreclosed|collected) judicially\b|\bliens?\b${gap(120)}\b(?:manner|way) (?:in which|that|as)\b${gap(30)}\bmortgages?\b${gap(30)}\bforeclosed\b`,
    saying(own('judicial'), { unless: regex`${lenders}|non-? ?judicial|powers? of sale` })
      .told`\bforeclos\w+ (?:by|through|in|via|under|with)${gap(50)}\b${withCourt}|\b(?:judicial (?:action|foreclosure|proceedings?)|judicially foreclose|(?:suit|action|proceedings?|lawsuit)(?: at law| in equity| or suit){0,6}(?: to| for| of)(?: the)? foreclos(?:e|ure))`,
    // 'In the manner of deeds of trust' says how, and not whether a court is asked.
    saying(own('judicial'), { unless: regex`${lenders}|(?<!\bforeclosure of )deeds? of trust` })
      .likely`\bforeclose (?:at its discretion )?(?:the|its|such|said|an?|upon|on)(?: [a-z']+){0,2} (?:lien|lot|unit|property)|\blien\b${gap(40)}\b(?:may|shall|can) be (?:enforced (?:and|or|by) )?foreclos|\benforce and foreclose any lien`,
    // 'The Association may foreclose after ninety days' notice', behind its lien
    saying(own('judicial'), { unless: regex`${lenders}|\bmortgag|\bfines?\b` })
      .likely`\bassociation (?:may|can|shall have the right to|is entitled to) foreclose(?= (?:after|upon|on|if|by giving)\b|\W*$)`,
    isJudicial.likely`\baction (?:at|of) law against the (?:property|lot|unit|land)`,
    isJudicial.told`\b(?:enforce|collect|foreclose)\b${gap(20)}\blien\b${gap(20)}\bby (?:an? |way of )?(?:foreclosure (?:suit|action|proceeding)|suit|action|lawsuit)\b`,
  ],
};
