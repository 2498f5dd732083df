import { type FactRule, saying } from '../../find/pattern.ts';

const outOfCourt =
  '(?:mediat(?:ion|ed|e|or)|arbitrat(?:ion|ed|e|or)|alternative dispute resolution|dispute resolution (?:procedures?|process|provisions?))';
const claim =
  '(?:disputes?|claims?|controvers(?:y|ies)|disagreements?|grievances?|causes? of action|differences|complaints?)';
const oneMatter =
  /party (?:wall|fence)|common wall|\bwalls?\b|\bfences?\b|insur|apprais|condemn|taking|boundar|purchase price|\bcost of (?:repair|construction)|architect|contractor|construction defect|builder|warrant|\bmay be (?:submitted|referred|mediated)|if (?:[a-z]+ ){0,2}parties agree|mutually agree to (?:submit|mediat|arbitrat)|\b(?:election|written consent|consent) (?:and (?:written )?consent )?of (?:the|all|both) parties|upon (?:mutual )?agreement|not (?:be )?(?:required|subject|obligated)|shall not (?:be|apply)|nothing (?:herein|in)|other than(?! (?:for |in |to |by |with |an? |the |those |any |of |claims? |actions? |suits? |disputes? |matters? )*(?:collect\w*|recover\w*|unpaid|delinquen\w*|overdue|assessments?|non-?payment))|reserve|no assessment|may (?:elect|choose|request|offer|propose)|discretion|\barbitrability\b|\bsettlement of (?:the|any|such) claims? (?:through|by)\b/;
const isSo = saying(true);
const isSoUnlessOneMatter = saying(true, { unless: oneMatter });

/** True where owner and association must try mediation or arbitration before a court. */
export const disputes: FactRule = {
  fact: 'dispute.arbitration',
  cue: /in lieu of filing|mediat(?!e(?:ly)?\b.{0,5}(?:after|upon))|arbitrat|dispute resolution/,
  patterns: [
    isSo.plain`\b(?:owners?|part(?:y|ies)|members?|association)\b[^;]{0,40}\b(?:must|shall|will)(?: first)? (?:mediate|arbitrate)\b[^;]{0,40}\b${claim}`,
    isSo.express`\bno (?:law ?suit|suit|litigation|legal action|court action|action) (?:may|shall|can) be (?:started|filed|commenced|brought|begun|instituted)\b[^;]{0,60}\b(?:until|unless|before)\b[^;]{0,60}\b${outOfCourt}`,

    isSoUnlessOneMatter.express`\b${claim}\b[^;]{0,260}?\b(?:shall|must|will|are to|is to|agrees? (?:to|that)|required to)\b[^;]{0,120}?\b(?:proceed|submitted|submit|resolved?|settled?|referred|decided|determined|first|subject|undergo|go|be)\b[^;]{0,100}?\b${outOfCourt}`,
    isSo.express`\b(?:before|prior to|as a (?:condition|prerequisite) (?:to|of|precedent to)|until|no (?:owner|member|party|person))\b[^;]{0,140}?\b(?:fil(?:e|ing)|commenc(?:e|ing|ement)|bring(?:ing)?|begin(?:s|ning)?|start(?:s|ing)?|institut(?:e|ing)|initiat(?:e|ing)|su(?:e|es|ing)|litigation|suit|lawsuit|legal (?:action|proceedings?)|judicial|court)\b[^;]{0,220}?\b(?:shall|must|has|have|will|is required|agrees?)\b[^;]{0,120}?\b${outOfCourt}`,
    isSoUnlessOneMatter.express`\b(?:agrees? to|shall|must|required to)(?: first)? (?:submit|refer|take|bring|present)\b[^;]{0,60}?\b${claim}\b[^;]{0,80}?\b${outOfCourt}`,
    isSo.express`\b(?:(?:shall|may|can|must)(?: ?not| never)|agrees? not to|neither\b[^;]{0,40}\b(?:may|shall|can)) (?:file|commence|bring|institute|initiate|sue|start|begin|resort)\b[^;]{0,160}?\b(?:unless|until|without first)\b[^;]{0,160}?\b${outOfCourt}`,
    isSo.plain`\b(?:must|shall|required to|have to)(?: first| in good faith){0,2} (?:attempt|try|participate in|engage in|use|go (?:to|through)|submit to|seek|arrange for|pursue|complete|enter|commence|initiate|request|demand|proceed to|utilize|exhaust)\b[^;]{0,40}?\b${outOfCourt}\b[^;]{0,60}?\b(?:before|prior to)\b`,
    // 'agrees to submit those claims to, agrees that they shall be resolved by, the procedures of … in lieu of filing suit'
    isSo.plain`\bagrees?\b[^;]{0,120}?\b(?:submit\b[^;]{0,60}?\b${claim}|${claim}\b[^;]{0,120}?\b(?:resolved|settled|decided|handled)\b)[^;]{0,160}?\bprocedures?\b[^;]{0,80}?\bin lieu of (?:filing (?:suit|a lawsuit|an action)|litigation)`,
    isSo.plain`\b${outOfCourt} (?:is|shall be|will be) (?:required|mandatory|compulsory|an? (?:condition|prerequisite))\b[^.;]{0,40}?\b(?:before|prior to|precedent|of|to|for)\b`,
    isSo.plain`\b(?:actions?|suits?|law ?suits?|litigation|claims?|proceedings?)\b[^;]{0,60}?\b(?:may|shall|can) not be (?:filed|commenced|brought|instituted|initiated|started|begun)\b[^;]{0,60}?\b(?:unless|until|before)\b[^;]{0,120}?\b${outOfCourt}|\b(?:must|shall|required to|have to|agree to) (?:first (?:try|attempt|seek|use|undergo|submit to|go (?:to|through))|(?:try|attempt|seek|use|undergo|submit to|go (?:to|through)))(?: [a-z]+){0,2} ${outOfCourt}(?: first\b| before\b)`,
    isSoUnlessOneMatter.told`\b(?:binding arbitration|mandatory (?:mediation|arbitration)|arbitration shall be (?:the )?(?:sole|exclusive)|(?:agrees?|consents?) to (?:binding )?(?:arbitrat|mediat)\w*)`,
  ],
};
