import { fold, plainText } from '../language/plain.ts';
import { regex } from '../regex.ts';
import { shortened } from './qualifiers.ts';

/** Where a sentence begins: behind its number, or behind a heading in the same line. */
export const opens = '(?:^|[.:)] )(?:\\W*\\(?[a-z0-9]{1,4}[.)] )?';

/** 'For the golf club, …': what a sentence says first of where, when or of what it holds. */
const phrase =
  /^((?:if (?:an?|any|the|such|said) (?:[a-z]+ )?(?:owner|member|homeowner|resident) so (?:wish|choos|elect|desir|prefer)\w*|(?:in|at|on|for|as (?:to|for|regards)|with (?:respect|regard) to|regarding|concerning|by|under|within|from|before|after|prior to|during|throughout|among|between|inside|outside|near|along|effective|beginning|starting|since) (?![^,;:]*\b(?:shall|must|may|will|are|is)\b)[^,;:]{2,140})),/;
const numbering = /^(?:\W*\(?[A-Za-z0-9]{1,4}[.)]\s)?\s*/;

/** What such words may be without narrowing what follows: a reference, a step of the matter itself, a meeting, a manner. */
const neutral = [
  'in (?:summary|short|an (?:effort|attempt)|addition|accordance|conformity|compliance|keeping|furtherance|order|connection|exercising|lieu|general|consideration|witness|determining|effect|turn|particular|(?:its|the|their) review)(?![a-z]).*',
  'in (?:the|any|such|that|either|which) (?:event|case)(?![a-z]).*',
  'in (?:all|any|every|each|such|no|said|this|that)(?: [a-z]+)? (?:cases?|events?|actions?|proceedings?|suits?|instances?|circumstances?)(?![a-z]).*',
  '(?:at|on|for|in|by|during) (?:all|any|each|every|such|the|its|our|an?|no)(?: (?:[a-z]+|\\{[nt]\\d+\\},?)){0,6} (?:meetings?|elections?|times?|expiration|opening|closing|request|option|discretion|conclusion|expense|cost|instance|demand)(?![a-z]).*',
  'at (?:this|that|said) (?:point|meeting)|at least(?![a-z]).*|on (?:or (?:before|after)|request|demand|behalf|failure|receipt|payment|default)(?![a-z]).*',
  '(?:for|by) (?:the )?(?:purposes?|convenience|reasons?|way of enumeration|clarity|virtue|example)(?![a-z]).*|for (?:any|each|all|every|such|said|the|a) (?:other )?(?:reasons?|violations?|breach|infraction|failure)(?![a-z]).*',
  'for (?:so long|as long|public safety|\\{d\\d+\\})(?![a-z]).*',
  'by (?:an? |the )?(?:\\{p\\d+\\}|vote|majority|resolution|accept\\w*|taking|purchas\\w*|sign\\w*|written|mail|affirmative)(?![a-z]).*',
  'under (?:the )?(?:provisions?|terms|authority|powers?|this|these|our|its|such|said|section|article|paragraph|no)(?![a-z]).*',
  'within (?:\\{d\\d+\\}|(?:a|such|said|that|the) (?:reasonable )?(?:time|period|\\{d\\d+\\})|(?:these|such|said) easements)(?![a-z]).*',
  'from (?:and after|time|the date|\\{[td]\\d+\\})(?![a-z]).*|(?:effective|beginning|starting) (?:on |with |from |as of )?(?:the|\\{|[a-z]+ )(?![a-z]).*',
  '(?:before|after|prior to|during) (?:the |an? |any |such |said |each |all )?(?:[a-z]+ ){0,2}(?:imposition|install\\w*|commenc\\w*|clos(?:e|ing)|construct\\w*|meetings?|sale|transfer|expir\\w*|pickup|turnover|default|delinquen\\w*|suing|(?:law)?suits?|litigation|notices?|hearings?|payment|receipt|requests?|structures?|fines?|suspension|periods?|term|leas\\w*|beginning|start\\w*|work|improvements?|alteration\\w*|foreclos\\w*|recording|occup\\w*|conveyance|approval|violations?|emergenc\\w*|\\{[td]\\d+\\})(?![a-z]).*',
  '(?:after|following) (?:[a-z]+ ){0,3}(?:discussions?|debate|deliberation|consideration|reflection)(?![a-z]).*|in other (?:news|business|matters)',
  'from|since (?:the |all |each |any )?(?:board|association|owners?)(?![a-z]).*',
].join('|');
const isNeutral = regex`^(?:${neutral})$`;

/**
 * The words by which a sentence opens and that may narrow all it says, as the document has them: 'For the golf club'. Empty where it has none, or
 * only such as are known to narrow nothing.
 */
export function openingOf(text: string): string {
  const said = text.replace(numbering, '');
  const [, words = ''] = phrase.exec(fold(said)) ?? [];
  // The words before a comma in a list or in brackets, and a figure cut in two, open nothing.
  if (
    words === '' ||
    /\([^)]*$/.test(words) ||
    /^(?:\s*(?:and|or)\b|\d)/.test(fold(said).slice(words.length + 1))
  )
    return '';
  return isNeutral.test(plainText(words).plain) ? '' : shortened(said.slice(0, words.length));
}
