import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, gap, saying } from '../../find/pattern.ts';
import { toHundredths } from '../../language/hundredths.ts';
import { percentOf } from '../../language/values.ts';

const regular =
  '(?:(?:regular|annual|monthly|general|common|basic|maximum|base|quarterly|maintenance|current|then|such|any|the|total) ){0,6}(?:assessments?|dues|maintenance fees?|common expenses?|charges?)';
const raise = '(?:increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|adjust(?:ed)?|go(?:es)? up)';
/** 'not more than', 'by more than', 'in excess of': what stands before the limit. */
const limit =
  '(?:(?:by )?(?:not|no) more than|(?:by )?more than|in excess of|(?:by )?(?:an amount |a percentage |a sum )?(?:not (?:to )?exceed(?:ing)?|which (?:does not|shall not) exceed|exceeding|greater than)|exceeds?|(?:by )?(?:up to|as much as)|by(?: a maximum of)?|either|is|above|over|beyond|the greater of|the lesser of|the sum of|shall not exceed|may not exceed)(?: an?| the sum of| the greater of(?: \\(?[a-z1]\\)| \\{n\\d+\\}\\))?| the lesser of| either| a maximum of| a total of| \\([a-z1]\\)){0,6}';
const without =
  /\bwithout (?:the |a |an |any |first |obtaining |prior |further |its |such ){0,6}(?:affirmative |prior |majority |written )?(?:membership |member |members'? |owners'? |owner )?(?:vote|approval|consent|assent|authorization|\{p)|\b(?:unless|except)\b[^.;]{0,140}\b(?:approv|vote|assent|consent|agree)|\b(?:shall|must|will|may only) (?:first )?(?:require|be approved|have|need|be (?:made|effective) (?:only )?(?:by|with|upon))|\bby (?:the |a |an )?(?:affirmative )?(?:vote|assent|approval)|\brequires?\b|\bonly (?:by|with|upon|if)\b|\bcompounded\b|\bboard (?:of (?:directors|trustees|managers) )?(?:may|shall have|is authorized)|\bby the board\b/;
const otherSums =
  /\b(?:interest|late (?:charge|fee)|insurance deductible|fine|rent|lease|mortgage|(?<!constituting a |of a |of the )quorum(?! of)|deficien|reconstruct|restor|damage)\b/;

const aboutDues = /assessment|dues|maintenance fee/;

/** The first percentage that a pattern caught; a budget of 115 % of the last one is a raise of 15 %. */
function cap({ quantities, match }: Found): number | null {
  const percent = percentOf(quantities.find((quantity) => quantity.kind === 'percent'));
  if (percent === null || percent <= 0) return null;
  // '20 % greater, or special assessments of more than 5 %': the limit belongs to what stands just before it.
  if (/\bspecial (?:individual )?assessments?\b/.test(match[0])) return null;
  if (percent > 100) return percent <= 150 ? toHundredths(percent - 100) : null;
  return percent <= 50 ? percent : null;
}

const saysCap = saying(cap);

/** How much the board may raise the dues in a year without asking the members. */
const increaseCap: FactRule = {
  fact: 'assessment.increase_cap',
  cue: /\{p\d.*(?:assess|dues|increas|rais)|(?:assess|dues|increas|rais).*\{p\d/,
  patterns: [
    saysCap.told`\b${regular}\b${gap(60)}\b(?:go up|rise|be raised|be increased|increase)\b${gap(20)}\b(?:by )?(?:a maximum of|at most|up to|no more than|not more than) {percent}${gap(40)}\b(?:each|every|a|per|any) year\b`,

    saying(cap, { needs: without })
      .express`\b${regular}\b${gap(140)}\b${raise}\b${gap(140)}\b${limit} {percent}(?! (?:of|vote|majority)[a-z ]{0,30}(?:votes?|members|owners|membership|class))`,
    saying(cap, { needs: without })
      .express`\b${raise}\b${gap(60)}\b${regular}\b${gap(100)}\b${limit} {percent}(?! (?:of|vote|majority)[a-z ]{0,30}(?:votes?|members|owners|membership|class))`,
    // 'impose a regular assessment that is more than 20 percent greater than the one of the preceding year'
    saysCap.express`\b${regular}\b(?:${gap(80)}\b(?:that|which|is|are|be)\b${gap(20)}|,? )\b(?:more than|exceeds?|in excess of|over) {percent} (?:greater|more|higher|larger|above|over|increase)`,
    saying((found) =>
      found.quantities.some((q) => q.kind === 'percent' && q.percent > 100) ? cap(found) : null,
    )
      .implied`\b${regular}\b${gap(120)}\b(?:exceed(?:s|ing)?|more than|in excess of|greater than) {percent} of (?:the |that )?(?:[a-z]+ ){0,4}(?:assessments?|dues|budget|amount)\b${gap(60)}\b(?:preceding|previous|prior|last|immediately)`,
    saying(cap, { under: aboutDues })
      .told`\b(?:annual |yearly |such )?increases? (?:in|of|over|above|exceeding|greater than|larger than|which exceeds?)${gap(30)} {percent}${gap(40)} (?:requires?|shall|must|may only|without)`,
    // 'The Board may raise the maximum each year by not more than …', after the sentence that names the dues
    saying((found) => (without.test(found.sentence.plain) && speaksOf(aboutDues, found) ? cap(found) : null))
      .told`\b${raise} (?:it|them|the (?:maximum|amount|sum|rate)|(?:that|this|such|said) (?:amount|sum|figure|maximum|rate))\b${gap(60)}\b${limit} {percent}`,
    saying(cap, { unless: otherSums })
      .likely`\b${regular} increases? (?:of |greater than |in excess of |over |exceeding |larger than )(?:more than )?{percent}`,
    saysCap.implied`\b(?:annual|yearly|dues|assessment) (?:assessment )?increases? (?:are|is|shall be|will be) (?:limited|capped|restricted) (?:to|at) (?:no more than |not more than )?{percent}`,
    // 'increases of ten percent or less', 'any upward adjustment is limited to 10 %'
    saying(cap, { about: /assess|dues|maintenance fee|owners?\b[^.;]{0,20}\bvote/ })
      .implied`\b(?:increases?|raises?|(?:upward )?adjustments?) (?:of {percent} or less|(?:in any (?:one )?year )?(?:is|are|shall be|will be) limited to {percent})`,
  ],
};

/** Who votes, between the word for the vote and its share. */
const ofWhom =
  '(?:of|by|from|of at least|has|have)?(?: (?:at least|not less than|no less than|more than|an?|the|affirmative|owners|members|lot owners|unit owners|holding|representing|constituting|casting|having|holders of|in person or by proxy|vote of|votes of|approval of|consent of|assent of|the votes of|a vote of|entitled to cast|who (?:are|hold)|not fewer than|of|the owners of|owners of|comprising|(?:not )?less than|total|majority vote of|(?:owners, |members, )?constituting a quorum,?|casting|shall be|is|be)){0,6}';
const consent =
  "(?:super-?{percent}|(?:affirmative |favorable |written |prior |majority |membership |members'? |owners'? ){0,6}(?:votes?|assent|approval|consent|approved|ratified|authorized|adopted)(?: or (?:written )?(?:assent|consent|approval))?(?: (?:required|necessary|needed)(?: (?:to|for) [a-z ]{3,40}?)?)?)";
const share = ({ quantities, sentence }: Found) => {
  const percent = percentOf(quantities.findLast((quantity) => quantity.kind === 'percent'));
  return percent !== null && percent >= 5 && !otherSums.test(sentence.plain) ? percent : null;
};
const saysShare = saying(share);

/** What share of the members must approve a larger raise. */
const increaseVote: FactRule = {
  fact: 'assessment.increase_vote',
  cue: /\{p\d.*(?:increas|rais|greater|more than|in excess|change)|(?:increas|rais|greater|larger|higher|above|more than|in excess|change).*\{p\d/,
  patterns: [
    saysShare.express`\b${regular}\b${gap(200)}\b(?:${raise}|increases?|change)\b${gap(260)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    // 'may not, without the approval of a majority of the owners, impose a regular assessment that is more than ...'
    saying((found) => share({ ...found, quantities: found.quantities.slice(0, 1) }))
      .express`\bwithout\b${gap(60)}\b${consent} ${ofWhom} {percent}${gap(220)}\b(?:${raise}|impose|levy|more than|greater than)\b${gap(120)}\b${regular}\b${gap(100)}{percent}`,
    saysShare.plain`\b${regular}\b${gap(60)}\b(?:more than|in excess of|exceed(?:s|ing)?|greater than|over) {percent} of\b${gap(120)}\b(?:preceding|previous|prior|last)\b${gap(120)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    saysShare.plain`\b${regular}\b${gap(160)}{percent} (?:greater|more|higher|above|over|increase)\b${gap(160)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    saying((found) =>
      speaksOf(aboutDues, found) || /\bincreases?\b/.test(found.match[0]) ? share(found) : null,
    )
      .plain`\b(?:annual |yearly |such )?increases? (?:in|of|over|above|exceeding|greater than|larger than)${gap(30)} {percent}${gap(160)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    // 'A larger increase needs the approval of …', 'anything above that must be approved by …'
    saying(share, { about: aboutDues })
      .told`\b(?:(?:any |an? )?(?:larger|greater|higher|bigger|further) (?:annual )?(?:increases?|raises?|assessments?|amounts?)|anything (?:above|over|beyond|more than) (?:that|this|it)|(?:increases?|raises?) (?:in excess of|above|over|beyond|exceeding|greater than|larger than) (?:that|this|such|the|{percent})(?: (?:limit|amount|percentage|maximum|cap|rate))?|(?<=[;,] (?:and |but )?|^)(?:anything )?(?:above|over|beyond|more than) (?:that|this|it|{percent}))${gap(120)}(?:\b${consent} ${ofWhom} {percent}|{percent} (?:affirmative )?(?:vote|approval|consent)\b)`,
    // 'It may be increased above that amount by a vote of …', 'the said sum may be raised by the vote of …'
    saysShare.told`\b(?:it|they|(?:the|that|this|such|said|the said) (?:maximum|amount|sum|rate|charge|figure)) may (?:only )?be (?:increased|raised)\b${gap(80)}\bby (?:the |an? )?${consent} ${ofWhom} {percent}`,
    // 'may be increased or decreased by the majority of a quorum of members'
    saysShare.told`\b${regular} may (?:only )?be (?:increased|raised)(?: (?:or|and) (?:decreased|reduced|lowered))? (?:only )?by (?:an? |the )?{percent} (?:vote )?of\b`,
    // 'may be increased by more than 5 % if at least 67 % of the owners approve'
    saysShare.told`\b${regular}\b${gap(60)}\b${raise}\b${gap(80)}\b(?:if|when|provided(?: that)?|unless)\b${gap(40)}{percent} of (?:the |all |its ){0,2}(?:[a-z]+ ){0,3}(?:owners?|members?|votes?|lots?|units?)\b${gap(40)}\b(?:approv|vot|consent|agree|assent|ratif)`,
    saying((found) => {
      const next = found.doc.sentences[found.sentence.index + 1];
      return aboutDues.test(next?.plain ?? '') ? share(found) : null;
    })
      .likely`\b(?:greater|larger|higher|further) (?:annual )?increases?\b${gap(60)}\b(?:requires?|needs?|must (?:have|be))\b${gap(30)}\b(?:approval|vote|consent|approved|voted)\b${gap(20)}{percent}`,
  ],
};

export const assessmentIncrease = [increaseCap, increaseVote];
