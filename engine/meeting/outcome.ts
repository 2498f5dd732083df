import { monthBeginnings } from '../language/dates.ts';
import { monthNames } from '../language/month-names.ts';
import { regex } from '../regex.ts';
/** What became of a matter at a meeting: agreed to, turned down, or put off. */
export type Outcome = 'carried' | 'failed' | 'tabled';

const later = `(?:(?:until|till|to|for|pending) (?:(?:the|our|its|a|an) )?(?:next|following|later|future|another|subsequent|spring|summer|fall|winter|${monthNames}|(?:${monthBeginnings}|sept)\\b|\\d{1,2}/\\d|(?:board|annual|special|regular) meeting|more|further|additional))`;

/** A matter that was put off, in whatever words. */
const putOff = new RegExp(
  [
    '\\b(?:tabled(?! (?:motion|item|matter|issue|proposal)\\b)|postponed|deferred|put (?:on hold|off)|laid (?:up)?on the table|on hold|held (?:over|off)|taken under advisement|(?<!\\b(?:gates?|doors?|windows?)(?: (?:at|to|of|on|in) (?:the |our )?[a-z]+)? (?:(?:was|were|is|are|be|being|been|has|have|often|always) ){1,3})left open|(?:decided|agreed|voted) to (?:wait|hold off|put (?:it|this) off)|(?:opted|chose|elected) to (?:wait|hold off|defer|postpone|delay|table|put (?:it|this) off)|holding off)\\b',
    `\\b(?:carried|held|continued|moved|delayed|set over|pushed)(?: over| forward| back| off)? ${later}`,
    '\\bnot (?:been )?(?:approved|adopted|voted on|decided|passed)\\b[^.;]{0,60}\\b(?:no|not(?: have)?(?: an?)?|without an?|lack of an?) quorum\\b',
    '\\bno (?:action|decision|vote)(?: (?:was|has been|is))?(?: (?:taken|made|reached|held))\\b',
    '\\bnothing (?:was|has been|is) (?:yet )?(?:voted on|decided|approved|agreed|moved)\\b',
    '^\\W*(?:no (?:action|decision)(?=\\W*(?:$|[;.,]))|not voted on\\b)',
    `(?:^|\\bto |[):–—-]\\s*)(?:table|defer|postpone|hold|wait)(?: (?:${later}|it\\b|this\\b|this item\\b)|(?<!hold|wait)\\W*$)`,
  ].join('|'),
  'i',
);
const notPutOff =
  /\b(?:not|never|no (?:[a-z]+ ){0,2}(?:matters?|items?|topics?|changes?)(?: (?:to|on) the [a-z]+)? (?:was|were|has been|have been)) (?:be )?(?:tabled|postponed|deferred|put off|held over|delayed(?: until [a-z]+ [a-z]+)?)\b/gi;

/** That something did not get the votes. */
export const failed =
  /\b(?:no majority(?: support)?|short of (?:the |an? )?(?:(?:required|needed|necessary) )?(?:\d{1,4}(?= ?(?:%|percent|votes?))|majority|two[- ]thirds|votes?|number)|fell short(?! of)|for (?:want|lack) of (?:votes|support|a quorum|a majority)|fail(?:ed|s)(?! to (?!pass|carry|receive|get|obtain|have|reach|garner|win|find))|defeated|denied|rejected|turn(?:ed|s) (?:it |this |that |them |both )?down|(?:not|never|didn[’']t) (?:been )?(?:pass|passed|carry|approve|authorize|grant|accept|approved|carried|adopted|ratified|accepted|obtained?|get|receive|reach(?:ed)?|met|achieved|garner)|died|dies|withdrawn|withdr(?:ew|aws?) (?:the|that|his|her|their) (?:motion|proposal|request)|voted down|voted (?:\d{1,4} ?(?:-|–|to) ?\d{1,4} )against (?=the|an?\b|any|this|it\b)|(?:lack|want) of a second|no second|(?:motion|resolution|amendment)\b[^.;]{0,60} (?:was|is) lost|(?:motion|resolution|amendment|measure) lost\b|declared (?:[a-z]+ ){1,3}lost|(?:(?:did|do) not|didn[’']t|failed to) (?:receive|get|obtain|have|reach|garner) (?:[a-z]+ ){0,3}votes)\b/i;
const carried =
  /^\W*adjourned\b|\b(?:carried|carries|passed|passes|approved(?! (?:contractors?|vendors?|plants?|colors?|lists?|suppliers?)\b)|adopted|accepted|ratified|unanimous(?:ly)?|all (?:in favor|were in favor|ayes|agreed?|approved?|voted?)|no (?:nays?|noes|dissent)|all in agreement|so ordered|meeting (?:was )?adjourned|(?<!\bbe )voted(?! (?:up)?on\b)|no(?:ne|t one)? opposed|(?:nays?|noes|opposed|against)\s?[:–-]\s?(?:none|0)|without (?:objection|opposition|dissent)|voted in (?:approval|favor)|all aye)\b|\b\d{1,3}\s?[-–]\s?0\b/i;

const tally =
  /(?<![$#.,\d])\b(\d{1,4}) (?:votes? |were |voted )?(?:for(?! (?:each|every|any|all|the|an?)\b)|in favor|yes|yeas?|ayes?)\b[^.]{0,40}?\b(\d{1,4}) (?:votes? |were |voted |voting )?(?:against|opposed|no|nays?|noes)\b/i;
/** 'Vote: 3-2', 'by a vote of 5 to 0', 'motion failed 1-4'. */
const counts = /\bvote[sd]?\b[^.\d]{0,30}\b(\d{1,3})\s?(?:-|–|to)\s?(\d{1,3})\b(?![/\d])/i;
const ayes =
  /\b(?:ayes?|yes|yeas?|for|in favor)\s?[:=-]?\s?(\d{1,4})\b[^.]{0,30}?\b(?:n(?:ays?|oes|o)|against|opposed)\s?[:=-]?\s?(\d{1,4}|none)\b/i;

/** 'Three voted to raise the dues, nine against.' */
const votedBoth =
  /\b(\d{1,4}) voted (?!against)[^.]{3,160}?[,;] (?:and )?(\d{1,4}) (?:voted )?(?:against|opposed|no)\b/i;
/** 'Three opposed, none in favor' */
const noesFirst =
  /(?<![$#.,\d])\b(\d{1,4}) (?:votes? |were |voted )?(?:against|opposed|nays?|noes)\b[,;]? (?:and )?(\d{1,4}|none) (?:votes? |were |voted )?(?:for|in favor|yes|yeas?|ayes?)\b/i;
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted = regex.gi`\b(?:${numbers.join('|')})(?= (?:votes?|voted|for|in favor|yes|yeas?|ayes?|against|opposed|no|nays?|noes)\b)`;

const name =
  "(?!(?:Ayes?|Nays?|Noes|Yes|No|None|All|Vote|Opposed|Against|The|Motion|Second)\\b)[A-Z][a-z'’]+";
const names = `${name}(?: ${name})?(?:(?:,? and |, ?| & |/)${name}(?: ${name})?)*`;
const inFavor = regex.g`(${names}) (?:was |were |voted )?(in favor|opposed|against)\b`;
const underAyes = regex.g`\b([Aa]yes?|AYES|[Ii]n favor|[Nn]ays?|[Nn]oes|NAYS|[Oo]pposed|[Aa]gainst): (${names})(?=\W|$)`;
/** 'Stein yes, Day yes, Ray no': each by name. */
const byName = regex.g`(?<![\w-])${name}(?: ${name})?:? (yes|no|aye|nay)(?=\s*(?:[.․,;)]|$|\n))`;
/** Votes told name by name, counted. */
function rollCall(words: string): string {
  const votes = [...words.matchAll(byName)].map(([, vote = '']) => /^(?:yes|aye)$/.test(vote));
  if (votes.length === 0) return words;
  const ayes = votes.filter(Boolean).length;
  const told = [ayes > 0 && `${ayes} yes`, ayes < votes.length && `${votes.length - ayes} no`].filter(
    Boolean,
  );
  return words.replace(byName, (_, __, at: number) => (at === words.search(byName) ? told.join(', ') : ''));
}
const count = (list: string) => list.split(/,? and |, ?| & |\//).length;
/** 'Kim and Lee were in favor, Ray opposed' with the names counted. */
const counting = (words: string) =>
  rollCall(words)
    .replace(inFavor, (_, list: string, how: string) => `${count(list)} ${how}`)
    .replace(underAyes, (_, how: string, list: string) => `${how}: ${count(list)}`);

/** 'Thirty letters: 20 for, 10 against': those who write or are asked do not vote. */
const opinions =
  /\b(?:letters|comments|responses|replies|petitions?|surveys?|(?:straw )?polls?)(?: (?:came|were|was|received|in|taken)){0,3}\s?[:,–—-]?\s\d{1,4} [^.;]{0,12}\b(?:for|in favor|against|opposed|yes|no)\b[^.;]*/gi;

/** Whether words end with those who only write or are asked. */
export const isOfOpinions = (words: string): boolean =>
  /\b(?:\d{1,4} (?:letters|comments|responses|replies)|petitions?|surveys?|polls?)\W*$/i.test(words);

/** A stage on the way to the vote: 'first reading', 'passed to posting', 'to be ratified in May'. */
export const isStage = (words: string): boolean =>
  /\bfirst reading\b|\bread (?:a|for the) first time\b|\bpassed (?:on )?to (?:posting|comment|review|a? ?(?:second|third|final) reading)\b|\b(?:to|must|will|still needs to) be ratified (?:at|by|in|on)\b|\bpending ratification\b/i.test(
    words,
  );

/** A vote that decides nothing: 'advisory only', 'a straw poll'; an advisory committee is a body. */
export const isAdvisory = (words: string): boolean =>
  /\badvisory\b(?! (?:board|committee|council|group|panel|member|opinion))|\bnon-?binding\b|\bstraw (?:poll|vote)\b/i.test(
    words,
  );

/** What was taken back was not voted down. */
export const isWithdrawn = (words: string): boolean => /\bwithdr(?:awn|ew|aws?)\b/i.test(words);

/**
 * What the words about a vote come to; null where they do not tell. What was put off was not agreed to, however many
 * voted for putting it off.
 */
export function outcomeOf(words: string): Outcome | null {
  const text = counting(words.replace(opinions, '')).replace(
    counted,
    (word) => `${numbers.indexOf(word.toLowerCase())}`,
  );
  if (putOff.test(text.replace(notPutOff, ''))) return 'tabled';
  const told = tally.exec(text) ?? votedBoth.exec(text);
  const against = told ? null : noesFirst.exec(text);
  if (against) return Number(against[1]) < (Number(against[2]) || 0) ? 'carried' : 'failed';
  if (told && Number(told[1]) < Number(told[2])) return 'failed';
  // A tie carries nothing.
  if (told && told[1] === told[2] && !carried.test(text)) return 'failed';
  if (told && !failed.test(text)) return 'carried';
  if (failed.test(text)) return 'failed';
  const votes = counts.exec(text) ?? ayes.exec(text);
  if (votes) return Number(votes[1]) > (Number(votes[2]) || 0) ? 'carried' : 'failed';
  return carried.test(text) ? 'carried' : null;
}

/** Whether words count a vote: 'The tellers announced the result: 33 yes, 10 no'. */
export const countsVotes = (text: string): boolean =>
  /\b(?:count|results?|tally|ballots|votes)\b/i.test(text) && (tally.test(text) || ayes.test(text));

/** How many votes there had to be. */
const neededVotes =
  /\b(\d{1,4}) (?:(?:yes |affirmative )?(?:votes?|ballots?) )?(?:(?:was|were|are|is) )?(?:needed|required|necessary)\b|\b(?:needed|required|requires|needs?) (?:[^.;]{3,60} (?:is|was|or) |at least )?(\d{1,4})(?! ?(?:%|percent|days?|hours?|months?|years?|[/.]\d))\b/i;
const tooFew =
  /\b(?:do(?:es)?|did)(?: not|n[’']t) (?:take effect|go into effect|get there|make it)\b|\bnot enough\b|\bn(?:one|either) (?:of (?:them|the [a-z]+) )?(?:has|had|have|got|received|reached) (?:the|enough)\b/i;
/** Whether a vote is told by its count alone, and the words around it say that more votes were needed. */
export function fallsShort(vote: string, around: string): boolean {
  if (/\b(?:passe[sd]|carrie[sd]|approved|adopted)\b/i.test(vote)) return false;
  const yes = (tally.exec(vote) ?? votedBoth.exec(vote) ?? counts.exec(vote) ?? ayes.exec(vote))?.[1];
  if (yes !== undefined && tooFew.test(`${vote} ${around}`)) return true;
  const needed = neededVotes.exec(`${vote} ${around}`);
  return yes !== undefined && needed !== null && Number(needed[1] ?? needed[2]) > Number(yes);
}

/** 'Table the paving', 'hold off on the roof', 'wait on the gate': what is moved is to put something off. */
const toPutOff = regex.i`^(?:to )?(?:(?:table|tabled|defer|deferred|postpone|postponed|delay|put off|hold off|hold over|put on hold|carry over|take no action)\b(?: (?:on|with|for|about)\b)?|wait\b(?= (?:on|with|until|till|for|to)\b)(?: (?:on|with|for)\b)?|(?=(?:continue|carry|move|push|hold|put|leave) (?![^.;]*\bballots?\b)[^.;]{3,120}? (?:${later}|on hold\b|off ${later}))(?:continue|carry|move|push|hold|put|leave)\b)\s*`;
/** When it is to be taken up again. */
const again =
  /,?\s*\b(?:(?:(?:off )?(?:until|till)|pending|to (?:the|our|its) (?:next|following)|to a (?:later|future)|for (?:now|the time being)|on hold|over (?:to|until))\b.*)$/is;

export interface Settled {
  /** What was moved; where the motion was to put something off, that thing. Empty where the words name none. */
  readonly what: string;
  readonly outcome: Outcome | null;
}

/**
 * What a matter came to: the one place that says so. `what` is what was moved, `said` the words about the vote, or the
 * outcome that later sentences gave. A motion to put something off that carried, puts it off.
 */
export function settle(what: string, said: Outcome | null): Settled {
  const off = toPutOff.exec(what);
  if (!off) return { what, outcome: said };
  if (said === 'failed') return { what, outcome: said };
  const rest = what.slice(off[0].length).replace(again, '').trim();
  const named =
    /^(?:it|this|that|(?:the|this) (?:item|matter|issue|topic|motion|discussion|vote)|action|until\b.*)?$/i;
  return { what: named.test(rest) ? '' : rest, outcome: said === null ? null : 'tabled' };
}

/** 'Rescind the fine of $75': what it names is no longer so. */
export const undoes =
  /^(?:to )?(?:the )?(?:[a-z]+ ){0,3}?(?:rescind|repeal|revoke|eliminate|abolish|discontinue|do away with|drop)\b/i;

const deciders =
  '(?:(?:the|our|all|its) )*(?:unit |lot |home)?(?:owners?|members?(?:hip)?|residents|community|neighborhood|board|committee|attorney|lawyer|counsel|[a-z]+ committee)\\b';
/** 'Put the loan on the ballot', 'recommend a raise to the owners': what it names, others have yet to decide. */
export const passesOn = new RegExp(
  [
    '^(?:to )?(?:recommend|propose|suggest|consider|discuss|explore|research|investigate|study|look into|poll|survey|refer)\\b',
    '^(?:to )?(?:get|obtain|seek|solicit|request|gather|collect) (?:[a-z\\d-]+ ){0,4}(?:bids?|quotes?|proposals?|estimates?|information|report|study)\\b',
    '^(?:to )?[a-z]+ [^.;]{0,160}\\b(?:(?:to|for (?:a|the|an)(?: (?:[a-z]+ )?(?:owner|member|membership|community))?) vote\\b(?! (?:no|against)\\b)|on (?:the|a|its) (?:[a-z]+ )?ballot\\b|ballots? (?:to|for|on)\\b)',
    `^(?:to )?(?:send|submit|present|forward|bring|take|put|turn) [^.;]{3,160}? (?:to|before) ${deciders} (?:for|to) (?:an? |its |their )?(?:vote|approv|ratif|decision|decide|consider|review|recommend)`,
  ].join('|'),
  'i',
);
