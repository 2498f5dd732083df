import { isPerson } from '../language/person-names.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';

/** 'Report' alone is the one that the sentence before tells of: 'Treasurer’s report was given.' */
export function named(what: string, before: readonly Sentence[]): string {
  const noun = /^(?:the )?(report|minutes|budget|financials)$/i.exec(what)?.[1];
  const full =
    noun &&
    regex`\b(?:(?!(?:The|An?|Our|This|That|We|It|He|She|They|Discussed|Reviewed|Of|On)\b)[A-Z][\w’']+|[a-z]+[’']s|(?:19|20)\d\d) (?:[a-z]+ )?[${noun.charAt(0).toUpperCase()}${noun.charAt(0).toLowerCase()}]${noun.slice(1).toLowerCase()}\b`;
  const told = full && before.map(({ text }) => full.exec(text)).findLast((m) => m !== null);
  return told && !/\bmeeting minutes$/i.test(told[0]) ? told[0] : what;
}

/** '(Hill/Orr)', who moved and who seconded. */
const movers = /\s*\([A-Z][\w’'-]+ ?[/&] ?[A-Z][\w’'-]+\)$/;
/** What a motion without an object says. */
const bare = new RegExp(
  [
    '^(?:to )?(?:fund|proceed|purchase|renew|pay|deny|reject)$',
    '^(?:to )?(?:go|move|proceed) (?:forward |ahead )?with (?:this|it|that)$',
    '^(?:to )?(?:approve|accept|adopt|pass)(?:$|,| it\\b| them\\b| as\\b| with\\b| both\\b)',
    '^(?:not )?(?:to )?[a-z]+ (?:it|them)$',
    '^(?:to )?(?:table|defer|postpone)(?: (?:it|this|that))?(?: (?:until|till|to) [^.;]{3,40})?$',
    '^(?:to )?refer (?:it |this )?to (?:the |our )?(?:attorney|lawyer|counsel|committee|board)$',
  ].join('|'),
  'i',
);
/** Whether a motion names nothing that it is about. */
export const isBare = (what: string) => bare.test(what.replace(movers, ''));

/** Who moved, which is not what was moved: 'After discussion, Kim Ray made the' */
const mover =
  /^(?:[Aa]fter (?:[a-z]+ ){0,3}discussion(?: (?:by|of|from) [^,.;]{3,30})?,? ?)?(?:it was |(?:[A-Z][\w.’'-]+ ?){1,4}(?:(?:then |also )?(?:made|makes)(?: (?:a|the))?)?)?$/;

/** A motion that names nothing ('motion to approve') is about what was said before it; null where that is not told. */
export function complete(all: string, before: string, previous: string): string | null {
  const what = all.replace(movers, '');
  if (!bare.test(what)) return what;
  const heading = /[.?!]$/.test(previous) ? '' : previous;
  const subject = ((mover.test(before.trim()) ? '' : before) || heading)
    .replace(/(?:,? and)?(?: (?:[Tt]he|[Aa]))?[\s.,;:•–-]*$/, '')
    .replace(/^(?!(?:19|20)\d\d )[^A-Za-z]+/, '');
  return subject.length > 8 && subject.length < 160 ? `${subject}: ${what}` : null;
}

/** What the body did, as what was moved: 'Approved the budget' is told as 'Approve the budget'. */
const moved: Readonly<Record<string, string>> = {
  approved: 'Approve',
  approves: 'Approve',
  accepted: 'Accept',
  appointed: 'Appoint',
  authorized: 'Authorize',
  ratified: 'Ratify',
  adopted: 'Adopt',
  rejected: 'Reject',
  denied: 'Deny',
  upheld: 'Uphold',
  waived: 'Waive',
  awarded: 'Award',
  engaged: 'Engage',
  retained: 'Retain',
  hired: 'Hire',
  renewed: 'Renew',
  granted: 'Grant',
  selected: 'Select',
  picked: 'Pick',
  directed: 'Direct',
  instructed: 'Instruct',
  levied: 'Levy',
  imposed: 'Impose',
  terminated: 'Terminate',
  signed: 'Sign',
  chose: 'Choose',
  'voted down': 'Reject',
  'turned down': 'Reject',
};
const did = regex.i`^(${Object.keys(moved).join('|')}) `;
/** 'The Board ratified …': who decided is the meeting. */
const byBody = regex`^(?:The |the )?(?:[Bb]oard|BOARD|[Dd]irectors|[Tt]rustees|[Mm]embers|[Oo]wners)(?: of [A-Z]\w+)? (?:unanimously )?(?=(?:${Object.keys(moved).join('|')}) (?!(?:by|in|on|at)\b))`;
/** What a body refused. */
export const turnedDown = /^(?:rejected|denied|(?:voted|turned) down) /i;

const numbered = /^\W*(?:item|measure|proposal|question|ballot|amendment) \W?\d/i;
/** What a ballot puts to the vote under a number may have a name of one word. */
export const isNumbered = (text: string) => numbered.test(text);

/** How a meeting goes about its votes is no decision. */
export const procedural =
  /^call(?:ed)? to order\b|^financials?$|^(?:those|the|all) (?:members|owners|homeowners|residents) present$|^not [a-z]+ed$|^(?:to )?(?:vote on|call the question|open the floor|proceed to (?:a )?vote|close (?:the )?(?:nominations|ballot\w*|floor)|cast (?:a|the) (?:unanimous )?ballots?)\b|^(?:the |this )?(?:motion|vote) (?:was |then |is )?(?:passed|carried|approved|seconded|made)\b/i;

/** 'With no further discussion, …' is how it came about. */
export const leadIn =
  /^(?:with no|there being no|hearing no|having no|after|following|upon)\b[^,;.]{0,50}?\b(?:discussion|debate|questions?|comments?|corrections?|objections?|changes?|review|business)\b(?: (?:by|of|from) (?:the (?:board|members|owners)\b|[^,;.]{3,60}(?=,)))?,? (?!(?:by|of|from)\b)(?=\S)/i;

/** 'Elect a treasurer by unanimous vote': how a meeting voted is not what it decided, unless rules of voting are. */
const howVoted =
  /^(?!.*\b(?:requir|amend|allow|permit|by-?laws?\b).*)(.{8,}?),? (?:by|on|with|in) (?:an? |the )?(?:unanimous (?:vote|consent|decision)|voice vote|(?:\d{1,3} ?(?:-|–|to) ?\d{1,3}|roll[- ]call) vote|(?:vote|margin|count) of \d{1,3} ?(?:-|–|to) ?\d{1,3}|show of hands)(?: in favor)?$/i;

/** 'against using reserves as …' is a decision not to. */
const positive = (what: string | null) =>
  what
    ?.replace(leadIn, '')
    .replace(/ (?:(?:was|were) made|made|was|were|by|with|and|stands?|which)$/, '')
    .replace(/,$/, '')
    .replace(howVoted, '$1')
    .replace(/^(?:for (?=an? )|in favor of (?=\w+ing\b))/i, '')
    .replace(/^(?:the )?minutes$/i, 'Approve the minutes')
    .replace(/^(?:the )?resolution\b[^:]{0,60}: (?:that )?(?=\S)/i, '')
    // 'Budget and dues: The budget was …'
    .replace(/^(?!Approv)[A-Z][\w ’'&,/-]{2,40}: (?=(?:The|An?|Our|All) )/, '')
    .replace(
      /^[^.;]{3,80}? (?:was|were) (?:reviewed|presented|discussed|distributed) and (?=(?:the|an?) )/i,
      '',
    )
    .replace(/^against (\w+ing\b.*?)(?:,? (?:as|because|since)\b.*)?$/i, 'Not $1')
    .replace(byBody, '')
    // 'The committee recommends a wall, and the bid of … was approved': what was approved stands last.
    .replace(
      /^[^.;,]{3,60}? (?:recommend(?:s|ed)|report(?:s|ed)|suggest(?:s|ed)|not(?:es|ed)|explain(?:s|ed)|sa(?:ys|id)|want(?:s|ed)) [^.;]{3,140}?, and (?=(?:the|an?|its|this|his|her|their) )/,
      '',
    )
    // 'Approved to file suit' is told as 'File suit'.
    .replace(/^approved? to (?=[a-z]{3,} )/i, '')
    // 'Approve the bid – Kim Ray': who moved.
    .replace(/\s+[-–—]\s+([A-Z]\w+(?: [A-Z]\w+)?)$/, (all, who: string) => (isPerson(who) ? '' : all))
    .replace(/[\s–—-]+$/, '')
    .replace(did, (_, verb: string) => `${moved[verb.toLowerCase()] ?? verb} `)
    .replace(/(?<=[a-z]{2})\.$/, '') ?? null;

/** A decision is told in so many characters; what was said of its reasons stands on the page. */
const longest = 200;

/** Cut where a clause ends, else where a word does. */
export function short(what: string, most = longest): string {
  if (what.length <= most) return what;
  const cut = what.slice(0, most);
  const clause = /^.{80,}(?=[,;] | [–—-] )/s.exec(cut)?.[0];
  return `${clause ?? cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** What was moved, short and without the words around it; null where nothing is left. */
export const inPlainWords = (what: string | null) => {
  const told = positive(what);
  return told ? short(told) : null;
};
