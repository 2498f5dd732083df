import { monthNames } from '../language/month-names.ts';
import { namedAssessment } from '../language/named-assessment.ts';
import { regex } from '../regex.ts';

const homes =
  '(?:homes?|houses?|lots?|units?|owners?|homeowners?|households?|members?|townhomes?|apartments?|famil(?:y|ies)|properties|property)';
const homeOne = '(?:home|house|lot|unit|owner|homeowner|household|member|townhome|apartment|family|property)';
const rough =
  '(?:about |up to |around |roughly |some |almost |nearly |another |an |a |extra |additional |of )*';
/** What an owner pays in any year, for a wrong or at a sale. */
const notOrdinary =
  '^(?!.*\\b(?:dues|annual(?:ly)?|yearly|quarterly|monthly|(?:an?|per|each|every) (?:year|quarter|month)|fines?|late|violat\\w*|per day|transfer|closing|guests?|pass(?:es)?|tax(?:es)?|permit|deposit|fees?|trash|cable|internet|fiber|water|contract|premiums?)\\b)';
const parts =
  '(?:roofs?|decks?|balcon(?:y|ies)|stair\\w*|walls?|bridges?|dams?|culverts?|roads?|lanes?|streets?|paving|pavement|asphalt|sidewalks?|elevators?|boilers?|furnaces?|pumps?|sewers?|pipes?|pipings?|pools?|wells?|siding|foundations?|garages?|chimneys?|docks?|piers?|seawalls?|septic|generators?|alarms?|mains?|beams?|railings?|gutters?|drains?)';
const state =
  '(?:(?:must|ha(?:s|ve) to|ought to) be (?:done|fixed|redone|rebuilt)|soft|last legs|out (?:of (?:service|order)|since|again)|rated for|gave out|br(?:oke|oken)|worn out|giving way|sinking|sagging|leaning|buckl\\w*|rotten|crumbling|condemned|red-tagged|not safe|past (?:its|their) (?:life|prime)|(?:quotes|bids) for (?:a )?(?:new|replacement))';
const set = '(?:set aside|put away|put by|saved up|tucked away)';
const cause =
  '(?:roads?|roofs?|pool|docks?|dam|fence|bridge|paving|paint(?:ing)?|court|siding|building|emergency|rainy.day)';
/** The fund that bears the name of what it is for. */
const namedFund =
  '\\b(?!(?:operating|general|checking|mutual|social|trust|party|petty|garden|relief|legal|the|an?|our|this|that|to|one|each|into|from|and|of) )[a-z]+ fund';
const duesWord = '(?:dues|assessments?|(?:monthly|quarterly|annual|hoa|association) fees?|maintenance)';

/**
 * What says by itself that a paper speaks of a matter, though none of the matter's names stands there: an owner's share in a cost to
 * come, a part that gives out, who has not paid, money in a bank or put by, a quarrel at law, who came and when one meets again.
 */
export const saidOtherwise = {
  special_assessment: regex`${notOrdinary}.*(?:\bchip in ${rough}\{m|\b(?:assess|bill|charge)(?:ing|ed)? (?:each|every|all)(?: of)?(?: the)? ${homes} ${rough}\{m|\b(?:would|could|may|might|expect|floated|idea|passed on|one-time|extra|wondered)\b[^.;]{0,60}\{m\d+\}(?:[a-z]| (?:assessments? )?(?:per|an?|each|every)\b(?: ${homeOne}\b|[.;,]|$))|\b(?:each|every) ${homeOne} (?:would|could|may|might|will) (?:have to |need to )?(?:owe|pay|be (?:billed|charged|assessed)|face) ${rough}\{m|\b(?:shortfall|deficit|difference|gap)\b[^.;]{0,60}\b(?:from|by) (?:all )?(?:of )?(?:the |our )?(?:owners|homeowners|members)\b|\bextra assessments?\b|\bassess(?:ed|ing)? (?:to |against )(?:the |all (?:the )?)?${homes}\b[^.;]{0,60}\{m|\bassess(?:ed|ing)? (?:the|its|our) (?:balance|cost|deductible|deficit|difference|loss|rest|shortfall)\b|\{m\d+\} (?:is |was |were )?levied\b)|${namedAssessment} ${rough}\{m`,
  'repairs.critical': regex`\b(?:quotes?|bids?) (?:to|for) (?:(?:the|its) )?(?:repair|replac|rebuild|fix)\w*\b|\b${parts}\b(?:(?!\bboxes\b)[^.;:]){0,60}\b${state}\b|\b${parts}\b[^.;:]{0,20}(?<!\b(?:dues|owners?|payments?|accounts?)) (?:is|are) (?:long |way )?overdue\b(?! (?:on|in|with))|\b${parts} (?:bids?|quotes?)\b|\b${parts}\b[^.;]{0,140}\bto fix (?:it|them)\b|\bwater (?:is |was |keeps? )?(?:coming|came|getting|got|leaking) in(?:to)?\b`,
  'financial.delinquent_homes': regex`\{n\d+\} (?:have |has )?paid\b[^.;]{0,40}\bnot\b|(?:\b${homes}|\{n\d+\}) (?:still )?ha(?:s|ve|d) (?:still )?(?:not|yet to) (?:yet )?(?:pa(?:id|y)|remit\w*|sen[dt] (?:in )?(?:their|its|any|the) (?:money|dues|checks?|payments?))\b|\b(?:all|everyone|everybody)\b[^.;]{0,20}\b(?:paid(?: up)?|current|caught up),? (?:except|but)\b|\bwaiting (?:on|for) (?:checks|payments?|dues|money)\b|\{n\d+\} (?:out )?of (?:the )?\{n\d+\} (?:${homes} )?(?:have |had |has )?paid\b`,
  'financial.delinquent_amount': regex`(?:^|[:;,] |\b${homeOne} )#?\{n\d+\} (?:still )?owe[sd] \{m`,
  'financial.operating_cash': regex`\{m\d+\} (?:left |now )?(?:in|at) (?:the |our )?(?:[a-z]+ ){0,3}(?:bank|savings|credit union|treasury|kitty|federal)\b|\btreasury (?:holds|has|stands|is|was)\b|^\W*bank:? ?\{m`,
  'financial.reserve_cash': regex`\{m\d+\} in the bank (?:for|toward) (?:the |our |new )?${cause}s? |\{m\d+\} (?:is |was |has been |were |are )?${set}\b|\b${set} ${rough}\{m|\b${cause} (?:account|money|savings|kitty)\b[^.;]{0,40}\{m|${namedFund}\b[^.;]{0,40}\{m\d+\}(?:\.|,? (?:in|at|as of|on)\b)|\{m\d+\} in (?:the|our|a) ${cause} (?:fund|account|savings)\b`,
  'financial.net_income': regex`\bwe (?:have )?(?:lost|netted|cleared|came out) (?:(?:with|about|just|nearly|roughly|only|over|under|ahead|short|by) )*\{m`,
  'budget.total_expenses': regex`\bexpenses (?:of|were|came to|totaled|ran to) (?:about |roughly |nearly )?\{m`,
  'financial.loan': regex`\bpremiums?\b[^.;]{0,30}\b(?:financ(?:ed|ing)|loan|note)\b|\b(?:bank|equipment|installment|promissory|term) notes?\b|\bpa(?:y|ys|id|ying) (?:back|off) (?:the |our |a )?(?:bank|lender|note)\b|\bow(?:e|es|ed|ing) (?:the|our|a) (?:bank|lender)\b`,
  'budget.dues_change': regex`\b${duesWord}\b[^.;]{0,60}(?:\bfrom \{m\d+\}[^.;{]{0,30} to\b|\b(?:go|goes|going|gone|went|are|is|was|were) (?:up|down)\b|\b(?:up|down) (?:by )?\{[mp]|\{m\d+\} (?:more|less|higher|lower) than)`,
  litigation: regex`\bsettl(?:e|es|ed|ing) (?:a |our |its |the |that |this )?(?:[a-z]+ ){0,4}claims?\b(?! (?:form|adjuster)s?\b)|\bwe (?:have |had )?filed in (?:[a-z]+ ){1,2}(?:county|court)\b|\bserved (?:us )?(?:with )?papers\b|\b(?:hearing|trial|judge|appeal)\b[^.;]{0,40}\b(?:superior|district|circuit|county|supreme) court\b|\b(?:wants?|ask(?:s|ed) for|seeks?)\b[^.;]{0,20}\{m\d+\}[^.]{0,80}\b(?:our|its|their|his|her) (?:lawyers?|attorneys?|counsel)\b|(?<!\bin )\bdemand(?:s|ed)?(?: of| for)? \{m|\bdefend(?:s|ing) (?:us|the association)\b`,
  'minutes.quorum_present': regex`^\W*(?:pres|here(?: tonight| today)?|attendees|those attending): |\bnumber of attendees\b|\battendees (?:are listed|were|included?)\b|^\W*(?:board|directors|officers): [^.]{0,90}\b(?:absent|president|chair|vp|treasurer|secretary)\b|\b(?:directors|board members) (?!who\b)[^.;:]{2,120}\battended(?: (?:in person|by|via|the (?:[a-z]+ )?meeting)|[.;]|$)|\{n\d+\} (?:${homes}|residents|directors|people) (?:came|attended|showed up|turned out|signed in)\b(?! (?:to|a|our|the) (?!(?:the )?(?:[a-z]+ )?meeting\b))|\ball (?:of )?(?:the )?(?:\{n\d+\} )?(?:directors|board members) (?:were|are) (?:there|here|on hand|in attendance)\b`,
  'minutes.next_meeting': regex`\bsee you (?:all )?(?:on|in|next)\b(?![^.;]{0,60}\b(?:picnic|party|potluck|parade|clean-?up|cookout|sale)\b)|^\W*next: |\b(?:get|gets|come|comes|meet|meets) (?:together )?again (?:on|in|at|next)\b|\b(?:will|to be|until|till)\b[^.;]{0,80}\b(?:(?:${monthNames})(?: \{n\d+\})?|spring|summer|fall|winter|memorial day|labor day) meeting\b|\bcalled this meeting\b|\bcalls? (?:a|another) special meeting\b|\bspecial meeting (?:will|is to)\b|(?<!committee )\bmeetings? (?:are|is) (?:held )?(?:on )?(?:the |every |each )(?:first|second|third|fourth|last)\b`,
} as const;
