import { regex } from '../regex.ts';
import { body, type OpeningForm, paper } from './opening-forms.ts';

const bullet = '^(?:\\W*(?:\\d{1,2}|[a-zA-Z]|[ivxIVX]{2,5})[.)])?[^A-Za-z\\d$]*';
/** A clause that depends, is denied or is of the past puts nothing to the vote; nor does what a public office grants. */
const plain =
  '(?!(?:[Aa]fter|[Ww]hen|[Ii]f|[Uu]ntil|[Oo]nce|[Ss]ince|[Bb]efore|[Nn]o|[Ww]ith|[Ff]ollowing|[Tt]here|[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Tt]hese|[Hh]e|[Ss]he|[Ww]hich|(?:[Tt]he |[Aa] |[Ff]urther |[Aa]ll |[Mm]ore )?(?:motion|vote|meeting|matter|issue|item|topic|request|question|decision|proposal|discussion|subject|Motion|Vote|Matter|Item)(?= (?:was|were)\\b|\\s*[-–—:]))\\b)(?:(?!\\b(?:if|that|which|who|whom|when|once|until|after|before|unless|whether|not|no|as|because|since|last|already|previously|prior|ago|been|city|county|state|bank|lender|court|must|should|shall|will|would|may|can|decision|motion|moved|vote[sd]?)\\b)[^.;:])';
const off =
  '(?:[Tt]abled?|(?:[Hh]old|[Ww]ait)(?= (?:for|until|till?)\\b)|[Cc]ontinued(?= to\\b)|[Dd]efer(?:red)?|[Pp]ostponed?|[Hh]eld over|[Hh]old over|[Cc]arried over|[Oo]n hold|[Pp]ut (?:off|on hold))';
const down =
  '(?:[Ff]ailed|[Dd]efeated|[Rr]ejected|[Dd]enied|[Nn]ot (?:approved|passed|adopted|accepted)|[Vv]oted down|[Nn]o majority(?: support)?)';
const up = '(?:[Uu]nanimously )?(?:[Aa]pproved|[Pp]assed|[Cc]arried|[Aa]dopted|[Aa]ccepted|[Rr]atified)';
/** 'Ray/Day', who moved and who seconded, in the place of a mark. */
const movers = '\\s[A-Z][a-z]+ ?/ ?[A-Z][a-z]+[,:]?(?=\\s)';
/** Nothing but how, by whom or until when stands behind the outcome. */
const ends =
  '(?: (?:unanimously|as|by|at|until|till|with|for|to|in favor|pending|due|taken|made|again|over|\\d{1,3} ?[-–] ?\\d)\\b[^.;:]{0,80}|,? \\d{1,3} ?[-–] ?\\d{1,3})?\\)?[.!]?\\s*$';

/** The items of an agenda with what became of each: a subject, a mark, an outcome. */
export const agendaForms: readonly OpeningForm[] = [
  {
    // 'It was moved, seconded and approved as the budget for 2032.'
    form: /\b[Ii]t was (?:duly )?moved,? (?:and )?seconded,? and (?:unanimously )?(?:approved|adopted|accepted) as (?<what>(?:the|its|our) .*)/,
    decided: true,
  },
  {
    // 'The board agreed to postpone the paving.'
    form: regex`\b(?:${body}(?: then| also| unanimously){0,2}|[Ii]t was(?: then| also| unanimously){0,2}) (?:agreed|decided|voted|chose|elected)(?: unanimously)? to (?<what>(?:table|defer|postpone|delay|put off|hold off|wait on|(?:continue|carry|move|push|hold|leave)(?= [^.;]{3,120} (?:to|until|till) (?:(?:the|our|its) )?(?:next|following)\b))\b.*)`,
    decided: true,
  },
  {
    // 'Tree pruning, $9,400 ........ approved 4-0'
    form: regex`${bullet}(?<what>\S.{3,160}?) \.{4} (?=(?:${up}|${down}|${off}|[Gg]ranted|[Ee]xtended|[Rr]enewed|[Aa]warded|[Ww]ithdrawn|[Nn]o second)\b).*`,
    decided: true,
    whole: true,
  },
  {
    // 'Pond: tabled until fall', 'Pool hours - agreed to defer to the next meeting,'
    form: regex`${bullet}(?<what>${plain}{3,120}?)(?:\s*[-–—:;(]|${movers})\s*(?=(?:(?:[Ii]t )?(?:[Ww]as|[Ww]ere) |(?:[Ii]t was )?(?:[Aa]greed|[Dd]ecided|[Vv]oted) to )?${off}\b[^.;:]{0,100}[.,!)]*\s*$).*`,
    decided: true,
    later: true,
  },
  {
    // 'New gate rule: not approved', 'Paving - approved 4-0'
    form: regex`${bullet}(?<what>${plain}{3,120}?)(?:\s*:\s*|\s+[-–—]+\s*|${movers}\s*)(?=(?:(?:[Ww]as|[Ww]ere) )?(?:${down}|${up})\b${ends}).*`,
    decided: true,
  },
  {
    // 'Minutes of June 4 - sent by e-mail (approval vote - unanimous)'
    form: regex`${bullet}(?<what>[^.;:(]{5,140}?)(?:\s*[-–—,(]+\s*(?:previously |already )?(?:sent|e-?mailed|mailed|distributed|circulated|presented|read)\b[^.;:()]{0,40}?)?\s*[-–—,(]+\s*(?:[Aa]pproval )?[Vv]ote\s*[-–—:]?\s*(?:was )?(?=(?:unanimous|passed|carried|failed|approved|\d{1,3} ?[-–] ?\d)).*`,
    decided: true,
  },
  {
    // 'IV. Previous Minutes Approved', with no verb
    form: regex`${bullet}(?<what>${plain}{3,80}?\b${paper})\s+(?=(?:[Uu]nanimously )?(?:[Aa]pproved|APPROVED|[Aa]ccepted|[Aa]dopted|[Rr]atified)(?: unanimously| as (?:written|read|presented|submitted|amended|corrected))?\.?\s*$).*`,
    decided: true,
  },
  {
    // 'Bids for the dock came in, but decided to wait until spring'
    form: regex`${bullet}(?<what>${plain}{6,140}?)[,;–—-]+\s*(?:but )?(?:it was |we |the board )?(?=(?:decided|agreed|voted) to (?:wait|hold off|put (?:it|this) off|postpone|table|defer)\b).*`,
    decided: true,
  },
  {
    // 'The budget was not approved because too few came.'
    form: regex`(?:${bullet}|[.;] )(?<what>${plain}{4,120}?) (?:was|were) (?=not (?:approved|passed|adopted|ratified|accepted)(?: (?:because|due to|for (?:lack|want)|since|as|by (?:the|our) (?:board|members|owners))\b[^.;]*)?[.!]?\s*$).*`,
    decided: true,
  },
  {
    // 'The new covenants did not receive enough votes to be approved.'
    form: regex`(?:^[^A-Za-z\d]*|\bthat |: )(?<what>${plain}{4,120}?) (?:did not|do not|didn[’']t|failed to) (?:receive|get|obtain|have|reach|garner) (?:[a-z]+ ){0,3}votes\b.*`,
    decided: true,
  },
  {
    // 'The final budget will be considered for approval at the meeting on December 4.'
    form: regex`(?:${bullet}|\band )(?<what>(?:[Tt]he |[Oo]ur |[Aa]n? )(?:(?!\b(?:if|that|which|when|bylaws|must|may)\b)[^.;:,]){0,60}?\b(?:[Bb]udget|[Pp]olicy|[Rr]esolution|[Cc]ontract|[Pp]roposals?|[Bb]ids?|[Rr]equest|[Aa]mendments?|[Aa]ssessment|[Ii]ncrease)) (?:will|is to|are to) be (?=(?:considered|voted (?:on|upon)|decided|acted (?:on|upon)|taken up)(?: for (?:approval|adoption))? at (?:the|our|its) (?:next|regular|following|special|annual|[A-Z][a-z]+)\b[^.;]{0,40}\bmeeting\b).*`,
    decided: true,
    later: true,
  },
  {
    // 'The revised letter was approved.'
    form: regex`${bullet}(?<what>${plain}{6,140}?) (?:(?:was|were|has been|have been) |(?=(?:tabled|deferred|postponed|put (?:off|on hold)) (?:until|to)\b|put on hold\.?$))(?=(?:unanimously )?(?:approved|accepted(?= by (?:all|acclamation)| as presented)|adopted|ratified|voted down|turned down|rejected|tabled|deferred|postponed|put (?:off|on hold))(?: unanimously| as presented| by (?:all|acclamation|(?:a |the )?(?:unanimous|majority)[^.;]{0,30}|(?:\d{1,3}% of )?(?:the |our )?(?:board|members|owners))| until [^.;]{3,60}| with [^.;]{3,60}| to (?:the|our) next [^.;]{3,30}|,?(?: by)?(?: a (?:vote|count|margin) of)? \d{1,3} ?(?:[-–]|to) ?\d{1,3}){0,2}[.!]?\s*$).*`,
    decided: true,
  },
];
