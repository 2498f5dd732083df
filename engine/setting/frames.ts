import { stateCodes } from '../language/us-states.ts';
import { regex } from '../regex.ts';
import { opens } from './opening.ts';
import type { Setting } from './setting.ts';

const framed = (words: string) => regex`${opens}(?:${words})`;

/** Whatever a sentence lays down under such words, it does not lay it down here, now and for every owner. */
const ofRules =
  /^(?!document|association|community|budget|financial|reserves|minutes|repairs|special_assessment|litigation)/;
/** These are told with their standing, or as what a law gives. */
const toldAsProposed = /^(?!assessment\.regular$)/;
const toldAsLaw = /^(?!assessment\.(?:lien|foreclosure)$|records\.)/;
const both = (a: RegExp, b: RegExp) => new RegExp(a.source + b.source.replace(/^\^/, ''));

const text =
  '(?:section|article|paragraph|provision|rule|declaration|covenants?|by-?laws?|document|text|language)';
const changed = '(?:amend|revis|restat|replac|repeal|supersed)\\w*';
const scheme =
  '(?:proposals?|suggestions?|recommendations?|ideas?|drafts?|talk|discussions?|requests?|motions?)';

/** Verbs that take 'that' or 'whether': what is said, thought, asked, decided. */
const saying =
  'sa(?:y|ys|id|ying)|tells?|told|stat(?:e|es|ed|ing)|not(?:e|es|ed|ing)|reports?|reported|mention\\w*|announc\\w*|advis\\w*|inform\\w*|notif\\w*|remind\\w*|explain\\w*|indicat\\w*|believ\\w*|think\\w*|thought|feels?|felt|hop(?:e|es|ed|ing)|wish\\w*|want\\w*|claims?|claimed|alleg\\w*|argu\\w*|complain\\w*|worr\\w*|fears?|feared|doubt\\w*|den(?:y|ies|ied)|disput\\w*|question\\w*|ask\\w*|wonder\\w*|inquir\\w*|request\\w*|urg(?:e|es|ed|ing)|insist\\w*|demand\\w*|prefer\\w*|expect\\w*|anticipat\\w*|suppos\\w*|assum\\w*|imagin\\w*|hears?|heard|learn\\w*|voted|(?:will|to|shall) vote(?: in [a-z]+)?(?: on)?(?= whether)|discuss\\w*|consider\\w*|debat\\w*|provid\\w*|requir\\w*|mandat\\w*|specif\\w*|declar\\w*|agre\\w*|decid\\w*|determin\\w*|resolv\\w*|order\\w*|allow\\w*|permit\\w*|means?|show\\w*';
/** With these the text speaks for itself, as long as it is the association's own. */
const asserting =
  'stat(?:e|es|ed|ing)|note|announc\\w*|advis\\w*|inform\\w*|notif\\w*|remind\\w*|explain\\w*|provid\\w*|requir\\w*|mandat\\w*|specif\\w*|declar\\w*|agre\\w*|decid\\w*|determin\\w*|resolv\\w*|order\\w*|allow\\w*|permit\\w*|means?|show\\w*|voted|says?';
/** Who speaks for the association. */
const officer =
  'president|treasurer|secretary|managers?|management|board|directors?|chair(?:man|woman|person)?|committee';
/** Who else lays something down: the law, a city, the text of before, somebody by the name. */
const foreign = `laws?|statutes?|codes?|acts?|ordinances?|count(?:y|ies)|cit(?:y|ies)|town(?:ship)?|states?(?= (?:law|code|says|requires|provides|allows))|federal|government|courts?|congress|legislature|hud|fha|fcc|sellers?|realtors?|lenders?|(?:an?|\\{n\\d+\\}|some|several) (?:owners?|homeowners?|residents?|members?|neighbors?)|m(?:r|rs|s)\\.? [a-z]+|(?:old|prior|former|previous|original|proposed|draft|superseded) ${text}s?|drafts?|${Object.keys(stateCodes).join('|')}`;
/** 'The Declaration does not provide that', 'the Board is not required to see that' */
const denying = `(?:not|never|nowhere)(?: (?!unless|until|if|except|without|for|by)[a-z]+){0,3} (?:${saying}|see|ensure|insure|assure|guarantee|warrant|represent|imply)`;
/** What follows is a clause of its own and no word about the noun before it: 'any pet that is loose'. */
const clauseFollows =
  '(?! (?:is|are|was|were|be|has|have|had|do|does|did|can|could|shall|should|will|would|may|might|must|not|[a-z]+s (?:the|a|an|any|to)|exceeds?|applies|apply|runs?|results?|causes?|violates?)\\b)';
const matrix =
  '(?!(?:if|when|whenever|where|unless|upon|until|in|at|on|for|any|each|every|no|all|to|nothing) )[^,;:.()]{1,90}?';

/**
 * The words by which a sentence opens and that hand all the rest of it to somebody else, to another time or to a case that need not come: 'In the
 * neighboring village, …', 'Until the amendment of 1998 …', 'The board is considering a proposal under which …'. They hold for
 * every answer and every clause.
 */
export const frames: readonly Setting[] = [
  {
    // An example, a supposition.
    reads: framed(
      '(?:by way of|for|as an|to give an) (?:example|instance|illustration)\\b|example:|(?:let us )?(?:suppose|assume|imagine|say(?: that|,))(?![a-z])|in theory,|hypothetically',
    ),
    bars: ofRules,
  },
  {
    // What a law gives by itself.
    reads: framed('(?:under|by) (?:applicable |current )?(?:[a-z]+ ){0,3}(?:law|statutes?)\\b[^,.;]{0,80},'),
    bars: both(toldAsLaw, ofRules),
  },
  {
    // What holds where a document says nothing.
    reads:
      /\b(?:documents?|declaration|by-?laws|covenants|agreement) (?:is|are) silent\b|\b(?:in the )?absence of (?:a |any )?(?:contrary )?(?:provision|language)s?\b/,
    bars: ofRules,
  },
  {
    // Another community, the larger association, another part than homes.
    reads: framed(
      `(?:in|at|of|on|as (?:to|for)|for|with (?:respect|regard) to|in the case of) (?:(?:the|our|an?|any|all|some|most|many) )?(?:(?:(?:neighbou?ring|adjoining|adjacent|nearby|sister|next-door|other) (?:[a-z]+ ){0,3}(?:association|communit(?:y|ies)|subdivision|village|development|complex)|master association|declarants?|developers?|(?:commercial|retail|office|business) (?:[a-z]+ )?(?:parcels?|units?|lots?|buildings?|owners?)))\\b[^,.;]{0,60},`,
    ),
    unless: /,(?! (?:and|or) )[^,.;]{0,80}\b(?:as well as|and (?:all|every) other)\b/,
    bars: ofRules,
  },
  {
    // 'In Willow Bend it is otherwise. There each owner shall …'
    reads: framed('there,? (?=(?:each|every|all|any|no|an?|the|owners?|members?|pets?|dogs?)\\b|\\{)'),
    bars: ofRules,
  },
  {
    // While the houses were being built and sold.
    reads: framed(
      'during (?:the |any )?(?:initial |original )?(?:period of )?(?:construction|marketing|build-?out)\\b[^,.;]{0,80},',
    ),
    bars: ofRules,
  },
  {
    // What the text said before.
    reads: regex`${framed(`(?:until|before|prior to) (?:the |this |its |our )?(?:[a-z]+ |\\{t\\d+\\} ){0,3}${changed}\\b[^;]{0,80},|(?:formerly|previously|originally|historically|at one time|in the past|in (?:earlier|former|past) (?:years|times)|(?:[a-z]+ ){0,2}ago,)(?![a-z])`)}|\b${text}\b[^.;]{0,20}\b(?:formerly|previously|originally|once|used to|no longer)\b[^.;]{0,20}\b(?:reads?|sa(?:id|y)|provided?|stated?|required?|allow(?:ed)?|limit(?:ed)?)\b`,
    unless: /\b(?:now|currently|at present|today)\b/,
    bars: ofRules,
  },
  {
    // What is only thought of.
    reads: framed(
      `(?:if|once|when|should) (?:this|the|it|that) (?:[a-z]+ ){0,3}(?:is |are |be )?(?:adopted|approved|passe[sd]|ratified)\\b[^;]{0,40}, [^;]*\\b(?:will|would)\\b|(?:the |our |an? |\\{n\\d+\\} |some |several )?(?:[a-z]+ ){0,3}(?:is|are|was|were|has been|have been|had) (?:still |now |also )?(?:considering|discussing|proposing|weighing|exploring|looking (?:at|into)|thinking (?:of|about)|in favor of)\\b|it (?:is|was|has been|had been) (?:proposed|suggested|discussed)\\b|there (?:is|was|has been) (?:some |a |much )?${scheme}\\b|(?:an?|\\{n\\d+\\}) ${scheme}\\b[^.;]{0,60}\\b(?:that|whether|to|under which|by which)\\b`,
    ),
    bars: both(toldAsProposed, ofRules),
  },
  {
    reads: regex`${opens}${matrix}\b(?:suggest|propos|recommend)\w*(?: [a-z]+){0,2} (?:that|whether)\b${clauseFollows}`,
    bars: both(toldAsProposed, ofRules),
  },
  {
    // What somebody says, thinks or asks: told only where the association's own text says it.
    reads: regex`${opens}${matrix}\b(?:${saying})(?: (?!for |of )[a-z]+){0,2} (?:that|whether)\b${clauseFollows}`,
    unless: regex`${opens}(?!(?:[a-z]+ ){0,4}(?:${foreign})\b)(?!nothing\b|[^,;:.()]{0,90}?\b${denying} that\b)[^,;:.()]{0,90}?\b(?:${asserting}|(?:${officer})\b[^,;:.()]{0,40}? (?:reported|reports|said|noted|told))(?: [a-z]+){0,2} that\b`,
    bars: ofRules,
  },
  {
    // 'The Board need not see that', 'nothing herein shall be construed to mean that', '… as requiring the Association to'.
    reads: regex`${opens}${matrix}\b${denying} that\b${clauseFollows}|${opens}nothing\b[^,;:.()]{0,90}?\b(?:constru|deem|interpret|understood|read|impl|mean|tak)\w*(?: [a-z]+){0,3}? (?:that\b${clauseFollows}|(?:to|as) (?:mean|requir|obligat|impos|creat|grant|giv|authoriz|entitl|permit|allow)\w*)`,
    bars: ofRules,
  },
  {
    // What one who is not the association claims of it.
    reads:
      /\b(?:owners?|plaintiffs?|tenants?|residents?|buyers?|neighbors?)\b[^;:{]{0,60}\b(?:claim(?:s|ed)?|alleg(?:es?|ed)|contends?|contended|asserts?|asserted|complain(?:s|ed)?) that\b/,
    bars: ofRules,
  },
  {
    // 'It is not true that', 'one idea is that', 'rumor has it that'.
    reads: framed(
      `(?:it (?:is|was)|(?:the|\\{n\\d+\\}|an?|our|my|their) [a-z]+(?: [a-z]+){0,3} (?:is|was)|[a-z]+ has it) (?!(?:[a-z]+ )?(?:propos|suggest|recommend|discuss)ed )(?:[a-z]+ ){0,3}(?:that|whether)\\b`,
    ),
    unless:
      /\b(?:it is (?:hereby |further |expressly |mutually |also |the )*(?:understood|agreed|intended|intent(?:ion)?|provided|required|ordered|resolved|acknowledged|declared|important|necessary|responsibility|duty|policy)|(?:rule|policy|requirement|intent(?:ion)?|purpose|topline|bottom line|result|decision|fact) (?:[a-z]+ ){0,3}is)\b/,
    bars: ofRules,
  },
  {
    // What one owner asked or claimed, and what was refused.
    reads: framed(
      `(?:the )?${scheme} (?:that [^.;]{0,60} )?(?:failed|was (?:defeated|refused|rejected|withdrawn|denied))\\b|(?:an?|\\{n\\d+\\}|some|several) (?:[a-z]+ )?(?:owners?|homeowners?|residents?|members?|neighbors?) (?:asked|wanted|wondered|suggested|proposed|inquired|complained|claimed|felt|thought)\\b`,
    ),
    bars: ofRules,
  },
];
