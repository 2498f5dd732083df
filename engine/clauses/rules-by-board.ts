import { regex } from '../regex.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';

/** Rules that need the owners' vote before they hold. */
const ownersAgree =
  /\b(?:effective|force|valid|binding|adopted)\b[^.;]{0,60}\b(?:when|until|unless|upon|after|only (?:if|by|with))\b[^.;]{0,60}\b(?:approved|ratified|vote|approval|consent)\b[^.;]{0,60}\b(?:members|owners|membership)\b/;

/** How a meeting, a vote or a committee's work goes is no rule for those who live here. */
const ofMeetings =
  /\b(?:rules|regulations|procedures)\b(?! and regulations governing the use)[^.;]{0,60}\b(?:conduct|order of business|order|procedures?|proceedings|hold\w*|agenda|attendance|voting|parliamentary)\b[^.;]{0,60}\b(?:meetings?|elections?|ballots?)\b|\brules of (?:order|procedure)\b|\bparliamentary rules\b|\b(?:rules|regulations)\b(?: (?:of|for|to|governing|as to|covering|on|about|regarding|concerning|its|their|own|the|conduct|internal))+ (?:board |committee |membership |members'? |annual )?(?:meetings?|elections?|voting|proxies|government)\b|\b(?:rules|regulations)(?: and (?:rules|regulations|procedures))? (?:of|for|to govern|governing|as to|on|about|regarding|concerning|covering) (?:(?:the conduct of )?(?:its|their|the board's) (?:own |internal )*(?:proceedings?|procedures?|deliberations|operations?|business|sessions?|work|affairs|conduct|organization|governance)|(?:the )?(?:conduct|order) of (?:its|their|board) (?:business|affairs|work|proceedings))\b/;

/** 'Rules governing the use of the common area and the conduct of members thereon': what else they are on follows. */
const onCommonAreas =
  /\b(?:rules|regulations)\b[^.;]{0,60}?\b(?:govern(?:ing)?|for|concerning|regarding|relating to|pertaining to|respecting|as to|on|of|regulat(?:e|ing)|control(?:ling)?) (?:the )?(?:(?:maintenance|operation|care|use|enjoyment|management|and|or),? )*(?:of )?(?:(?:the|any|all|such|its|recreational|or|other|said|community|limited|general|exclusive) )*(?:common (?:areas?|elements?|propert(?:y|ies)|grounds|facilit(?:y|ies))|facilit(?:y|ies)|amenit(?:y|ies))\b(?<further>[^;]*)/;
const thereon =
  /\bconduct there(?:on|in) of (?:the )?(?:[a-z]+(?:,| and)? ){0,6}|\bconduct of [^.;]{0,60}?\b(?:thereon|therein|while (?:using|on|in)\b[^.;,]*|on (?:the |such )?common areas?)|\bassociation('s)?(?:-owned)? propert(?:y|ies)\b|\bwithin the (?:propert(?:y|ies)|project|community|subdivision|development)\b/g;
const further =
  /\b(?:lots?|units?|homes?|dwellings?|residences?|propert(?:y|ies)|project|community|subdivision|development|conduct|declaration|covenants|including|purposes|other matters|architectur\w*|streets?|parking)\b/;
const ofWhole =
  /\b(?:subdivision|lots?|units?|homes?|conduct)\b[^.;]{0,40}$|\b(?:rules|regulations)\b[^.;]*\b(?:including|such as)\b/;

/** Whether a power to make rules is told of the common areas alone. */
function isOfCommonAreas(plain: string): true | null {
  const found = onCommonAreas.exec(plain);
  if (!found || ofWhole.test(found[0].slice(0, found[0].length - (found.groups?.further ?? '').length)))
    return null;
  const [after = ''] = (found.groups?.further ?? '')
    .replace(thereon, ' ')
    .split(/[.;]|\bprovided\b|\bsubject to\b|\bby (?:any|the|each) (?:owners?|members?)\b|\bsituated\b/);
  return further.test(after) ? null : true;
}

/** 'Rules regarding the cleanliness of carports': what they are on, where it is one thing and nothing that all live with. */
const rulesOn =
  /^(?:(?!\b(?:rules|regulations)\b).)*\b(?:rules and regulations|rules|regulations)\b,? (?:regarding|concerning|relating to|pertaining to|respecting|with respect to|as to)\b(?<matter>[^.;]*)/;
const ofLifeThere =
  /\b(?:lots?|units?|homes?|dwellings?|residences?|apartments?|condominiums?|propert(?:y|ies)|premises|land|project|community|subdivision|development|common|facilit(?:y|ies)|conduct|owners?'?|members?'?|residents?|occupan\w+|association|declaration|covenants|restrictions|bylaws|enforcement|administration|management|purposes|powers|matters?|including|such things)\b/;
const isOfOneThing = (plain: string): boolean => {
  const { matter } = rulesOn.exec(plain)?.groups ?? {};
  return (
    matter !== undefined &&
    !ofLifeThere.test(matter.replace(/\b(?:by|of) (?:its|the|each|any) owners?\b|\bbinding\b.*/g, ' '))
  );
};

/** The board may make rules, on what they may be, and whether the owners must agree. */
export const rulesByBoard: Clause = {
  id: 'board.rules_by_board',
  cue: ['rules', 'regulations'],
  needs: [
    /\b(?:board(?: of directors)?|association|directors)\b[^.;]{0,120}\b(?:may|power|authority|right|authorized|entitled)\b[^.;]{0,80}\b(?:adopt|make|establish|promulgate|publish|enact|prescribe|issue)\b[^.;]{0,60}\b(?:rules|regulations)\b|^\W*(?:\w{1,4}[.)] )?(?:to )?(?:from time to time )?(?:adopt|make|establish|promulgate|publish|enact)(?! (?:the|these|our) (?:[a-z]+ )?rules (?:as|more|easy|easier|clear|known|under)\b)[^.;]{0,40}\brules\b|\b(?:power|right|authority)(?: and (?:authority|power))? to (?:adopt|make|establish|promulgate|publish|enact)\b[^.;]{0,60}\brules\b/,
  ],
  unless: regex`\b(?:city|county|governmental?)\b|\bnot adopt\b|\bprescribed? (?:by|in) (?:its|the)\b|\belection rules\b|\bshall mean\b|${ofMeetings}`,
  says: ({ plain }, next) => {
    const agreed =
      ownersAgree.test(plain) || (/\b(?:rules|regulations)\b/.test(next) && ownersAgree.test(next));
    if (isOfOneThing(plain)) return null;
    const inPart = isOfCommonAreas(plain);
    const saying = keyPoint(
      'medium',
      `The board may make rules ${inPart ? 'on the common areas' : 'beside this document'}${agreed ? ', which hold once enough owners agree' : ''}. Ask for those now in force.`,
    );
    return inPart ? { ...saying, inPart } : saying;
  },
};
