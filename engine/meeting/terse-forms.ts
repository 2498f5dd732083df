import { regex } from '../regex.ts';
import { body, type OpeningForm, paper, vague } from './opening-forms.ts';
import { bullet } from './vote-forms.ts';

/** Words by which a clause lays down what is to be. */
const laysDown =
  '(?=[^.;]{0,160}\\b(?:will|would|shall|should|must|cannot|can|may|be|is to|are to|no need|could (?:afford|spend|borrow)|(?:we|the (?:board|association)) (?:wants?|wish(?:es)?) to (?:keep|stay|remain|continue|maintain)(?! (?:the |our )?(?:discussion|talks?|looking|working))|(?<!\\b(?:is|are|was|were|do|does|did|has|have|had|and|but),? )not (?!(?:the|an?|in|on|of|at|by|for|yet|only|our|its|their|enough)\\b))\\b)';
/** What is only thought, or left for later. */
const thought =
  '(?!(?:the (?:board|committee|association)|we|they|more) (?:needs?|requires?)\\b|(?:it|this|that|there|we) (?:was|is|would be|will be|may be|might be|should be|needs to be|seems?) (?:time|best|better|nice|wise|helpful|good|important|an? (?:good|great|nice|bad|key|priority)|worth|too|more|some|interest\\w*)\\b|[^.;]{0,80}\\b(?:should|would|will|must|to) be (?:discussed|considered|reviewed|revisited|addressed|looked|investigated|researched|explored|brought|examined|helpful|nice|beneficial|a (?:good|great|nice)|tabled)\\b|(?:more|further|additional) (?:information|discussion|research|time|bids|quotes)\\b|[^.;]{0,60}\\b(?:might|could(?! (?:afford|spend|borrow)\\b)|perhaps)\\b)';
const agreed =
  '(?:decided|agreed|resolved|determined|voted|concluded)(?: unanimously| by consensus| together| (?:up)?on)?(?: by [^.;,]{1,40}?)?';
/** 'The Board considered the bids and …' */
const andThen = '(?: [a-z]+ed (?:the |these |all |its |our )?[^.;,]{3,80}?,? and(?: then| unanimously)?)?';

/** Those who are asked in a meeting without a task being given, or by whom it is asked. */
const everybody =
  '(?:Owners|Homeowners|Residents|Members|Everyone|All|Each|Volunteers|Board|The Board|Anyone|Neighbors|People|Attendees|Guests|They|He|She|It|We|You|This|That|Those|Someone|Nobody|Questions?)\\b';
/** What is done by speaking, at the meeting itself. */
const onlySpoken =
  '(?:leave|speak|explain|attend|join|comment|introduce|serve|give|present|read|stay|sit|return|come|report|tell|share|talk|confirm|clarify|describe|answer|consider|think|review|look|discuss|vote|sign in|be)\\b';

/** Decisions told by a clause, or by a line of a list that names nobody. */
export const terseForms: readonly OpeningForm[] = [
  {
    // 'Board agrees to send a notice on May 4.'
    form: regex`(?<!\bthat (?:the |our )?)\b(?:[Bb]oard|BOARD) (?:agrees|decides|votes)(?: unanimously)? to (?!${vague}|[^.;]{0,100}\b(?:each|every|annually|usually|always|when|if)\b)(?<what>[^.;]{6,200})`,
    decided: true,
    whole: true,
  },
  {
    // 'Voted: to accept the bid of Roe Paving'
    form: regex`${bullet}(?:Voted|VOTED)(?: unanimously| \d-\d| \([^()]{1,40}\))?(?::(?: to)?|,? to) (?<what>(?:not to )?[a-z][^.;]{6,200})`,
    decided: true,
    whole: true,
  },
  {
    // 'By consensus, the dues will stay at $90.'
    form: regex`^[^A-Za-z]*[Bb]y (?:general |unanimous )?(?:consensus|agreement)(?: of [^,;.]{3,40})?, (?!(?:the (?:board|group|members)|it was|we)\b)${thought}${laysDown}(?<what>[^.;]{6,200})`,
    decided: true,
    whole: true,
  },
  {
    // 'Kim suggested a second gate, and the board agreed.'
    form: regex`\b(?:suggested|proposed|recommended|requested|asked)(?: (?:the|our) board)?(?: that| to| for)? (?!(?:if|whether|about|why|how|to|for|that|by|in|at)\b)(?<what>[a-z][^.;]{5,160}?)(?:,? and (?:then )?|; |, (?:which|to which) )(?:(?:the |our )?${body}|all|everyone)(?: present)?(?: unanimously| all){0,2} (?:agreed|consented|concurred)(?: to (?:it|this|do so))?(?: unanimously)?\W*$`,
    decided: true,
    whole: true,
  },
  {
    // 'The camera system was approved by the board.'
    form: regex`${bullet}(?<what>(?:(?!\b(?:if|that|which|who|when|once|until|after|before|unless|not|no|as|because|last|already|previously|prior)\b)[^.;:]){4,140}?)(?= (?:was|were|has been|have been) (?:then )?(?:unanimously |tentatively )?(?:approved|accepted|adopted|ratified|rejected|denied) by (?:the |our )?(?:full |entire )?${body}\b).*`,
    decided: true,
  },
  {
    // 'Roe Paving was awarded the contract for $9,000'
    form: regex`${bullet}(?<what>(?!(?:He|She|They|It|We)\b)[A-Z][^.;:,]{2,50} (?:was|were) (?:awarded (?:the|an?) (?:[a-z]+ ){0,2}(?:contract|bid|job|project)\b|(?:chosen|selected|hired) (?:for the|to (?:do|repair|replace|paint|repave|pave|mow|install)) (?=[^.;]*(?:\$|\b(?:work|project|job|contract|repairs?|roof\w*|pav\w+|paint\w*|mowing)\b)))[^.;]{0,120})`,
    decided: true,
  },
  {
    // 'Dana moves we fence the pond. Sam seconds.'
    form: /\b[A-Z](?:[a-z]+|[A-Z]{1,2}) (?:moves|motions|makes (?:a|the) motion) (?:that |to )?(?!for\b|on\b|in\b|out\b|away\b|into\b|from\b|by\b)(?<what>[A-Za-z].*)/,
    decided: false,
  },
  {
    // 'The board picked June 9 for the picnic', 'The Board directed management to send a letter'
    form: /(?<!\b(?:county|city|town|school|state|planning|zoning|health) )\b(?:[Bb]oard|BOARD|[Dd]irectors|[Tt]rustees)(?: of [A-Z]\w+)?(?: then| also)?(?: unanimously)? (?<what>(?:picked (?!up\b|out\b)|(?:directed|instructed) (?=[^.;]{3,60} to ))[A-Za-z$\d][^.;]*)/,
    decided: true,
    whole: true,
  },
  {
    // 'Dana was asked to write to the owner'
    form: regex`${bullet}(?<what>(?!${everybody})(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[Tt]he (?:[a-z]+ )?(?:manager|secretary|treasurer|president|attorney|committee)) (?:was|were) (?:then |also )?(?:asked|directed|instructed|tasked)(?: by the (?:board|directors|members|owners))? to (?!${onlySpoken})[^.;]{6,200})`,
    decided: true,
    whole: true,
  },
  {
    // 'A garden committee was formed'
    form: regex`${bullet}(?<what>(?:An?|The) (?:new )?[^.;:,]{3,90}?\b[Cc]ommittee (?:was|has been) (?:then )?(?:created|formed|established|dissolved|disbanded))\b(?! (?:in (?:19|20)|last|prior|earlier|years?)).*`,
    decided: true,
  },
  {
    // 'The Board agreed that the gate will be closed at ten.'
    form: regex`(?<!\b[Nn]o )\b(?:${body}(?: of [A-Z]\w+)?(?:(?: then| also| has| have| unanimously){0,2}|${andThen})|[Ii]t was(?: then| also| unanimously){0,2}) (?:${agreed} that,? |(?:agreed|decided)(?: unanimously)? (?=(?:the|our|all|each|no|we)\b))${thought}${laysDown}(?<what>[^.;]{6,300})`,
    decided: true,
    whole: true,
  },
  {
    form: regex`\b[Ii]t (?:was|has been) (?:agreed|determined|concluded)(?: unanimously)?(?: by [^.;,]{1,40}?)? to (?!${vague})(?<what>.*)`,
    decided: true,
  },
  {
    // 'c. Voted to move the savings to a CD', 'Decided to keep the bows'
    form: regex`${bullet}(?:[Vv]oted|[Dd]ecided|[Aa]greed)(?: unanimously)? (?:to|that) (?!${vague})(?<what>.*)`,
    decided: true,
  },
  {
    // 'Vote to buy benches' over 'Approved'
    form: regex`${bullet}[Vv]ote to (?:approved? )?(?<what>[a-z].*)`,
    decided: false,
  },
  {
    // 'The second item on the ballot was to retain the rules.' before 'This was passed.'
    form: /\b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Ff]inal|[Oo]ther|[Oo]nly|[Nn]ext) (?:item|question|measure|proposal|issue|vote|matter|motion)(?: on the ballot| before the (?:members|owners)| (?:to be )?voted on)? was (?:whether )?to (?<what>.*)/,
    decided: false,
  },
  {
    // 'Approved the bid of …', 'Reviewed and approved May minutes', with nobody named
    form: regex`${bullet}(?:(?:Reviewed|Read|Discussed),? and )?(?<what>(?:[Aa]pproved|[Aa]ccepted|[Aa]dopted|[Rr]atified|Authorized|Denied|Rejected|Hired|Renewed|Awarded|Waived|Appointed|Elected)(?: and (?:signed(?: off on)?|paid))? (?:(?:the |an? |all |its |our |payments? |bids? |purchase |repairs? |[a-z]{4,20} of |\$)[^.;]{4,200}|(?:(?!\b(?:must|will|shall|should|may|can|are|is|be|by|for|list|in|at)\b)[^.;:]){0,60}\b${paper}s?\b(?![^.;]*\b(?:must|will|shall|should|may|can|are|is)\b)[^.;]{0,100}))`,
    decided: true,
  },
  {
    // 'Item 2 (New roof) – passes with a vote of 51-8'
    form: /^[^A-Za-z]*(?<what>(?:Item|Measure|Proposal|Question|Amendment|Article|Resolution|Issue|Motion(?! (?:(?:was|is|made|duly|and) ){0,3}(?:second|2nd|made|motion))|Ballot) [^.;:]{1,140}?)(?:\s*[-–—:,]\s*(?:it |this )?|\s+)(?=(?:passe[sd]|carrie[sd]|approved|adopted|failed|fails|defeated|(?:was|were|is|has been) (?:passed|carried|approved|adopted|defeated|rejected|chosen|selected))\b[^.;]{0,40}(?:\bvotes?\b|\d|[.!]?\s*$)).*/,
    decided: true,
  },
  {
    // 'Roe proposed a rule for meetings, which was duly moved, seconded, and passed'
    form: /\b(?:proposed|presented|offered|recommended|suggested|introduced) (?<what>(?:an?|the|to|that) [^.;]{5,200}?),? (?:which|and (?:it|this)|it|and) (?:was|were) (?=(?:(?:duly|then|subsequently|unanimously) )*(?:moved|motioned|seconded|voted|passed|approved|accepted|adopted|carried)\b).*/,
    decided: false,
  },
];
