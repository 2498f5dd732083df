import type { FactRule } from '../../find/pattern.ts';
import { saying } from '../../find/pattern.ts';
import { countOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';

const maker =
  '(?:declarant|developer|grantor|sponsor|builder|subdivider|proprietor|class "?b"? members?|type "?b"? members?)';
const classB = '\\b(?:class|type) "?(?:b|ii|{count})"?';
const seats = '(?:directors?|trustees?|board|officers and directors|managers)';
const isSo = saying(true);

/** True where the developer has, or had, more votes than others or picks the board. */
const declarantControl: FactRule = {
  fact: 'voting.declarant_control',
  cue: /no voting rights|declarant|developer|grantor|proprietor|subdivider|sponsor|builder|class "?(?:b|ii)\b|type "?b\b/,
  patterns: [
    saying(({ match, sentence }) => {
      const index = /\d+/.exec(match.groups?.votes ?? '')?.[0];
      return (countOf(sentence.quantities[Number(index)]) ?? 0) > 1 ? true : null;
    })
      .express`(?:${maker}|${classB})\b.*?\b(?:entitled to|have|has|holds?|carr(?:y|ies)|cast|exercise) (?:cast )?(?<votes>{count}) (?:[a-z]+ )?votes?\b`,
    isSo.express`(?:${maker}|${classB})\b.*?\b(?:entitled to|have|has|cast) (?:[a-z]+ )?{count} times\b`,
    isSo.express`\b${maker}\b[^.;]{0,120}?\b(?:right|power|authority|entitled|may|shall)\b[^.;]{0,60}?\b(?:appoint|elect|select|designate|name)\b[^.;]{0,60}?\b(?:all|majority|{percent}|members?|each|any|the|every)?\b[^.;]{0,30}?\b${seats}\b`,
    isSo.plain`\b${seats}\b[^.;]{0,80}?\b(?:appointed|selected|designated|elected|named|chosen)(?: and removed)? (?:solely )?by (?:the )?${maker}\b`,
    isSo.plain`\b(?:declarant|developer|grantors?|proprietors?|subdividers?|sponsor|company)\b[^.;]{0,120}?\b(?:shall|will) (?:have|hold) (?:the )?(?:sole|exclusive|only) (?:right to )?vot(?:e|es|ing)\b`,
    // 'Prior to the turnover, the declarant may exercise all rights and powers of the board'
    saying(({ match }) => (regex`\b${maker}\b`.test(match[0]) ? true : null))
      .told`\b(?:until|before|prior to|during)\b(?:[^;]{0,120}\b${maker}\b|[^.;]{0,120}\b(?:entitled|right|power|may|shall)\b)[^.;]{0,60}\bexercise (?:all |any |of |the ){0,4}(?:rights?|powers?|authority)(?:,? (?:and|or|rights?|powers?|authority|duties|privileges|functions)){0,6} (?:of|vested in|granted to) (?:the )?(?:board|association|directors)\b|\b${maker}\b[^.;]{0,40}\b(?:may|shall|will|entitled to|right to)\b[^.;]{0,20}\bexercise (?:all |any |of |the ){0,4}(?:rights?|powers?|authority)(?:,? (?:and|or|rights?|powers?|authority|duties|privileges|functions)){0,6} (?:of|vested in|granted to) (?:the )?(?:board|association|directors)\b[^.;]{0,60}\b(?:until|prior to|before|during)\b|\b(?:until|before|prior to|during)\b[^;]{0,120}\b(?:rights?|powers?|authority) of (?:the )?(?:board|association|directors)\b[^.;]{0,40}\b(?:be|are|is) (?:[a-z]+ )?(?:exercised|held) (?:solely |exclusively )?by (?:the )?${maker}\b|\b(?:rights?|powers?|authority)(?:,? (?:and|or|rights?|powers?|authority|functions|duties)){0,6} of (?:the )?(?:board|association|directors)\b[^;]{0,240}\b(?:be|are|is) (?:[a-z]+ )?(?:exercised|held|performed)\b[^.;]{0,30}\bby (?:the )?${maker}\b[^;]{0,40}\b(?:until|prior to|before|during)\b`,
    isSo.likely`\b(?:declarant|developer|class "?b"?|grantor|sponsor)(?:'s)? control (?:period|of the (?:association|board))|\bperiod of (?:declarant|developer|class "?b"?|sponsor) control\b`,
    isSo.told`\b(?:class "?a"? members?|members|owners)\b[^.;]{0,120}?\b(?:shall|will) (?:have no|not have (?:any|a|the)|not be entitled to) (?:right to )?(?:vot(?:e|es|ing))(?: rights?| privileges?)?\b[^.;]{0,20}? until\b`,
    // 'Until the end of the development period the association is managed at the sole discretion of the declarant'
    saying(true, { needs: /\b(?:until|during|prior to|so long as|period)\b/ })
      .told`\b(?:association|property|subdivision)\b[^.;]{0,60}\b(?:managed|organized|controlled|operated|governed)\b[^.;]{0,40}\b(?:discretion of|by) (?:the )?${maker}\b`,
  ],
};

const noProxy =
  /\bno (?:vot(?:e|ing) by proxy|proxy (?:vot(?:es?|ing)|ballots?)|prox(?:y|ies) (?:will|shall|may|can) be (?:allowed|permitted|used|counted|accepted|recognized)|prox(?:y|ies) (?:are|is) (?:allowed|permitted|used|accepted|recognized))|\b(?:prox(?:y|ies)|proxy (?:voting|votes?|ballots?)|voting by proxy|vote by proxy) (?:shall|will|may|is|are|be)(?: be)? (?:not (?:be )?(?:allowed|permitted|used|counted|accepted|recognized)|prohibited)|\b(?:may|shall|can|could) not (?:vote |be cast |cast (?:a |any |their )?votes? )(?:[a-z]+ ){0,3}by proxy|\bnot by proxy\b|\bwithout (?:the use of )?prox(?:y|ies)\b/;
/** 'Proxies shall not be used in the election of directors' leaves them for every other vote. */
const inElections =
  /\bprox(?:y|ies)\b[^.;]{0,80}\b(?:in|for|at|to elect) (?:the |any |an )?(?:elections?|directors)\b/;
/** 'Proxies shall not be used to achieve a quorum' leaves them for the vote. */
const forQuorum = /\bto (?:achieve|constitute|establish|make|meet|reach) (?:an? |the )?quorum\b/;
const ofBoard =
  /\bdirector'?s'? (?:[a-z]+ )?prox(?:y|ies)\b|\bto another (?:[a-z]+ )?director\b|\bdirectors? (?:may|shall|can)(?: not)? (?:vote|act|be represented|attend)|by (?:the |any )?directors?\b|board (?:meetings?|members?|actions?)|meetings? of (?:the )?(?:board|directors)/;
const who = '\\b(?:members?|owners?|lot owners?|unit owners?|votes?|co-owners?|homeowners?|person|vote)\\b';
const isSoUnlessOfBoard = saying(true, { unless: ofBoard });

/** True where a member may be represented by another at a vote. */
const proxyAllowed: FactRule = {
  fact: 'voting.proxy_allowed',
  cue: /\bprox(?:y|ies)\b/,
  patterns: [
    saying(false, { unless: regex`${ofBoard}|${inElections}|${forQuorum}` }).decisive(noProxy),
    saying(false, {
      unless: regex`${ofBoard}|\b(?:unless|except|where|when|if|after|more than|later|receiv\w*|filed|dated|signed|revok\w*|expire\w*|in person,? or|either|quorum|general prox|election of directors|elections?)\b`,
    })
      .decisive`\bprox(?:y|ies)\b[^.;]{0,60}?\b(?:(?:is|are|be) (?:hereby )?(?:prohibited|forbidden|barred|disallowed)|(?:not|never) (?:be )?(?:allowed|permitted|used|counted|accepted|recognized))|\bno (?:members?|owners?|persons?|one)\b[^.;]{0,30}?\bvotes?\b[^.;]{0,20}?\b(?:by|through|with) (?:an? |any )?prox(?:y|ies)`,
    isSoUnlessOfBoard.implied`\bprox(?:y|ies) (?:is|are|shall be|will be) (?:allowed|permitted|accepted|valid|recognized)\b|\b(?:give|grant|execute|sign|file)s? (?:a |an |his |her |their )?(?:written )?prox(?:y|ies)\b`,
    isSo.express`${who}[^.;]{0,80}?\b(?:may|shall be entitled to|is entitled to|are entitled to|can|has the right to|have the right to) (?:be )?(?:vote|do so|cast|exercised?|appoint|voted|represented)\b[^.;]{0,80}?\bprox(?:y|ies)\b`,
    isSoUnlessOfBoard.implied`\bprox(?:y|ies) (?:is|are|shall be|will be|becomes?) (?:void|revoked|invalid) (?:when|if|upon|on|once)|\bprox(?:y|ies) (?:shall|must|may|will) be (?:in writing|in the [a-z' ]{3,24} hands|received|delivered|submitted|returned|presented|turned in|held by|filed|valid|appointed|revocable|given|executed|dated|signed)|\b(?:votes?|voting)\b[^.;]{0,120}\bby (?:[a-z]+,? ){0,4}prox(?:y|ies)\b`,
    // 'Enclosed is a proxy for you to sign, which will assign your right to vote'
    isSo.implied`\bprox(?:y|ies)\b[^.;]{0,80}\b(?:assigns?|gives?|transfers?|allows?|lets?|authorizes?)\b[^.;]{0,40}\b(?:your (?:right to )?votes?\b|(?:to )?vote (?:on your behalf|for you|in your place))`,
    isSoUnlessOfBoard.likely`\bof proxies entitled to cast\b|\b(?:in person,? (?:or|and\/or|and)|either|members?|owners?) (?:represented )?(?:of |by |through |or )*(?:(?:a|an|written|valid|legitimate|limited) ){0,3}prox(?:y|ies)\b`,
    isSo.told`\b(?:members?|owners?)\b[^.;]{0,30}\bmay (?:give|grant|execute|designate|issue|sign)\b[^.;]{0,30}\bprox(?:y|ies)\b|\b(?:appoint|name|designate) an? (?:written )?proxy to (?:vote|act|attend)\b`,
  ],
};

/** Whether a member may put all votes on one candidate. */
const cumulativeVoting: FactRule = {
  fact: 'voting.cumulative',
  cue: /cumulat|multiplied by the number of|\bfor (?:(?:any|each|the same|one|single|\{n\d+\}) ){1,2}(?:candidate|nominee|person|director)\b/,
  patterns: [
    saying(false, { unless: /\bremed|\bunless\b|\bexcept\b/ })
      .express`\bno (?:member|owner|voter|person|one)?\b[^.;]{0,40}\b(?:cast|give|vote) more than \{n\d+\}(?: votes?\b)?[^.;]{0,30}\bfor (?:(?:any|each|the same|single|\{n\d+\}) ){1,2}(?:candidate|nominee|person|director)|\bno cumulative voting|\bnon-?cumulative\b|\bcumulative voting\b[^.;]{0,60}\b(?:not|never|no|prohibited|disallowed|denied|excluded|eliminated|barred|waived)\b|\b(?:not|never|no|without|nor)\b[^.;]{0,60}\b(?:cumulative voting|cumulative votes?|cumulate|accumulate (?:[a-z]+ ){0,2}votes|(?:ac)?cumulation of votes|be (?:ac)?cumulated\b|be cumulative)`,
    isSo.plain`\bvoting\b[^.;]{0,40}\b(?:shall|will|is) (?:be )?(?:by )?cumulative\b|\bcumulative voting\b[^.;]{0,60}\b(?:shall|is|may|will|must|apply|allowed|permitted|required|used)\b|\b(?:by|with|use|through|right (?:of|to)|method of|may|shall|entitled to) (?:[a-z]+ ){0,3}(?:cumulative voting|cumulate (?:his|her|their|its|such)?[a-z ]{0,20}votes?)|\bmay cumulate\b(?=[^.;]{0,60}\b(?:vot|candidate))`,
    // Told by its reckoning: as many votes as he has 'multiplied by the number of directors to be elected', for one or more
    saying(true, { unless: /\bremed|\b(?:not|no|nor)\b/ })
      .plain`\bfor (?:any )?(?:one|\{n\d+\}) or more (?:nominees?|candidates?|persons)\b[^.;]{0,160}\bmultiplied by the number of (?:directors|trustees|persons|members)\b|\bmultiplied by the number of (?:directors|trustees)\b[^.;]{0,160}\b(?:all (?:of )?(?:such|his|her|their|those) votes for (?:a |\{n\d+\} |any )|for (?:any )?(?:one|\{n\d+\}) or more (?:nominees?|candidates?))`,
  ],
};

/** 'None.' under the heading 'Proxies'. */
const noneUnderProxies: FactRule = {
  fact: 'voting.proxy_allowed',
  cue: /^\W*none\b/,
  patterns: [
    saying(false, { under: /\bprox(?:y|ies)\b[^>]{0,12}$/ })
      .plain`^\W*none(?: (?:are|is) (?:allowed|used|accepted))?\W*$`,
  ],
};

export const voting = [declarantControl, proxyAllowed, noneUnderProxies, cumulativeVoting];
