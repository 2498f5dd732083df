import { isNamedIn } from '../language/plain.ts';
import { ofItsLand } from '../language/words-of-land.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { ofOthers } from '../setting/qualifiers.ts';
import { sentencesAfter } from './particulars.ts';

const mark = /^(?:\(?[a-z\d]{1,3}[).]\s*)?/.source;
/** 'This section does not apply to …', 'The foregoing shall apply only to …': the sentence before, by no name of its own. */
const limits = `(?:(?:this|these|such|the (?:foregoing|above))(?: [a-z]+)? (?:restriction|prohibition|limitation|provision|(?:sub)?section|(?:sub)?paragraph|requirement|covenant|rule|polic(?:y|ie)|clause|article)s?|(?:this|these|the (?:foregoing|above))(?= (?:shall|does|do|will|may|is|are|was|were|has|have|appl(?:y|ies)|expires?|ends?)\\b))\\b(?:(?!\\binclud)[^.;]){0,60}\\b(?:(?:shall|does|do|will|may|is|are|was|were) (?:not(?! intended)|only|no longer)\\b|(?:was|were|is|are|has been|have been) (?:suspended|waived|repealed|rescinded|lifted|removed)\\b|appl(?:y|ies)[^.;]{0,20}\\b(?:only|until)\\b|(?:shall|will) (?:expire|lapse|end|terminate|cease)\\b|(?:expire|lapse|end|terminate)s (?:on|when|upon|at|in)\\b)`;
/** 'The foregoing applies only during declarant control': the rule itself ends with it. */
const holdsOnly = regex`${mark}${limits}(?<=\b(?:only|until|expire|lapse|end|terminate|cease|on|when|upon|at|in))`;
/** 'However, …', 'Notwithstanding the foregoing, …': it speaks of the sentence before, whatever its words are. */
const turnsBack = regex`${mark}(?:however\b|(?:due to|because of|given) [^.;,]{3,40}, however,|but\b|notwithstanding the (?:foregoing|above|preceding)|the foregoing notwithstanding\b|provided,? however|exceptions? (?:to|from|may|can|shall|will|are|is)\b|no such\b|unless [^,]{5,80}$|${limits})|\bexempt(?:ed)? from (?:this|these|such|the (?:foregoing|above))\b`;
const turns = regex`${turnsBack}|${mark}(?:notwithstanding\b(?![^,]{0,60}\b(?:contrary|law|statute)\b)|provided\b|except\b|exceptions?\b|nothing (?:herein|in this|contained)\b)`;
/** 'In addition, at no time shall any of them …', 'No fence shall be located nearer than …': a further limit on the same thing. */
const further = regex`${mark}(?:(?:in addition|furthermore|further|also|moreover),? )?(?:(?:at|under|in) no (?:time|circumstances?|event|case)\b|no\b|none\b|nor\b)[^.;]{0,120}\b(?:shall|may|will|can|is|are)\b|${mark}in addition\b`;
/** 'Any of the above-mentioned vehicles': it speaks of what the sentence before names. */
const pointsBack = regex`\b(?:(?:above|afore)[- ]?(?:mentioned|said|described|listed|named)|named above|foregoing|said|such|these|those)\b(?! (?:covenants?|restrictions?|conditions|declarations?|by-?laws)\b)${ofItsLand}`;
/** Of what one may do, each limit counts. */
const limited = /^(?:vehicles|exterior|use)\./;
/** 'This entry shall be made only upon notice': the terms of a right. */
const onTerms = regex`${mark}(?:this|such|the) [a-z]+(?: [a-z]+)? (?:shall|may|must|will)\b[^.;]{0,60}\bonly (?:upon|if|when|after|with|for|during|at)\b`;
/** Of every document and of no weight to an owner. */
const idle = /\breimburs|\bforeclos|\bother parts of this\b/;
const ofDeveloper = /\b(?:declarants?|developers?|grantors?)\b/;
const changing = /\b(?:amend|change|modif)\w*/;

/** So many sentences on, a turn still speaks of the first. */
const soon = 2;
/** What a developer may change stands a little farther off. */
const soonOfAmendments = 6;

/** Another way to pay what is collected: 'Owners may pay in four parts', 'coupons for those used to quarters'. */
const otherWay =
  /\bcoupons?\b|\b(?:may|can|option|elect|choose|prefer|wish|instead)\b[^.;]{0,80}\b(?:pay|paid|payments?|payable)\b[^.;]{0,80}\b(?:installments?|parts|monthly|quarterly|semi-?annual(?:ly)?|annually|in full|each (?:month|quarter))\b/;
const noWay =
  /\b(?:special|default\w*|late|delinquen\w*|overdue|past due|interest|lien|accelerat\w*|fines?|if (?:any|an|the))\b/;

/** The sentence behind how often dues are collected that lets owners pay otherwise. */
const paidOtherwise = (doc: Doc, sentence: Sentence): Sentence | null =>
  sentencesAfter(doc, sentence, soon).find(({ plain }) => otherWay.test(plain) && !noWay.test(plain)) ?? null;

/**
 * The sentence after an answer's own that takes something back from it or adds to it: 'Notwithstanding the foregoing, …'. It
 * must name the answer's matter by one of `names`, or be the next. What frees the first builder alone is none, but that the
 * developer may change the covenants alone is.
 */
export function takenBack(
  doc: Doc,
  fact: string,
  sentence: Sentence,
  names: readonly string[],
): Sentence | null {
  const otherwise = fact === 'assessment.frequency' ? paidOtherwise(doc, sentence) : null;
  if (otherwise) return otherwise;
  const ofAmendment = fact.startsWith('amendment.');
  // 'Vans of one ton or less shall be kept in a garage.', right behind what is said of heavier ones.
  const again =
    limited.test(fact) && names.length > 0
      ? regex`${mark}(?:(?!no\b)[a-z-]+ ){0,3}(?:${names.join('|')})[^.;]{0,120}\b(?:shall|must|may only|are prohibited|is prohibited)\b`
      : null;
  const found = sentencesAfter(doc, sentence, ofAmendment ? soonOfAmendments : soon).find(
    ({ plain, index }) =>
      (turns.test(plain) ||
        onTerms.test(plain) ||
        (limited.test(fact) &&
          (further.test(plain) || (index === sentence.index + 1 && again?.test(plain))))) &&
      !idle.test(plain) &&
      ((ofAmendment && changing.test(plain)) ||
        ((!ofOthers.test(plain) || holdsOnly.test(plain)) &&
          ((!ofAmendment && isNamedIn(plain, names)) ||
            (index === sentence.index + 1 &&
              (turnsBack.test(plain) || (!ofAmendment && further.test(plain) && pointsBack.test(plain))))))),
  );
  if (found || !ofAmendment) return found ?? null;
  return (
    sentencesAfter(doc, sentence, soonOfAmendments).find(
      ({ plain }) =>
        ofDeveloper.test(plain) &&
        changing.test(plain) &&
        /\b(?:may|consent|approv|joinder|sign)/.test(plain),
    ) ?? null
  );
}
