import { monthNames } from '../language/month-names.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { isDenied } from './denied.ts';

/** An item of so few words names a purpose. */
const fewWords = 4;
/** The association's own loan, and no buyer's. */
const loan =
  /\b(?:loans?|refinanc\w+|line of credit|mortgage (?:loan|to be refinanced|is due)|borrow(?:ed|ing)? (?:up to |about |a total of )?\{m\d+|money (?:we )?borrowed|repay\w*[^.;]{0,30}\bborrowed)\b/;
const notOfAssociation =
  /["“]loans?["”]|\b(?:(?:claimed|alleged|so-called|purported|supposed) loans?|claims? for|fha|va|fannie|freddie|full review|(?:qualified|conventional) loans?|lenders?|buyers?|purchasers?|sellers?|home loans?|mortgage (?:compan\w+|holders?|bankers?)|no loans?|student|shall|petty cash|(?:one|an?) owner|track of|refinancing (?:their|your|his|her|a) (?:homes?|house|property|unit)|first of (?:the|each|every) month|by a committee)\b/;

const ended =
  /\b(?:dissol(?:ve|ving|ution of)|terminat(?:e|ing|ion of)|end(?:ing)?) (?:the |our |this |belle |[a-z]+ ){0,3}(?:association|hoa|common interest community)\b|\b(?:association|hoa|community)\b[^.;]{0,40}\bbe (?:[a-z]+ )?(?:dissolved|terminated)\b/;
const mayEnd = /\b(?:may|can)(?: only)? be (?:[a-z]+ )?(?:dissolved|terminated)\b/;
const notEnded =
  /\b(?:upon|contracts?|agreements? with|membership|shall|(?:requires?|needs?|takes?) (?:a |the )?(?:vote|approval|consent))\b/;

/** A share of the owners or their votes that something takes. */
const takesVote =
  /\b(?:approv\w+|assent|consent|votes?|vote of|sign or ratify|pass\w*|rate)\b[^.;]{0,60}(?:\{p\d+\}|\btwo[- ]thirds|\bmajority of (?:the |all )?(?:owners|members|homeowners))|(?:\{p\d+\}|\btwo[- ]thirds\b)[^.;]{0,40}\b(?:votes?|owners|members|homeowners|lots|passing rate|threshold)\b/;
/** What the owners are asked to vote on, without a share. */
const asked =
  /\brequires? an? (?:community|owners?|membership) vote\b|\bvote for (?:\w+ )?\{n\d+\} candidates\b|\bneed (?:the |our )?(?:members(?:hip)?|owners|homeowners)(?: \([^)]{1,20}\))? to (?:approve|vote|ratify|consent)\b|\bwithout enough (?:["“”a-z]+ ){0,2}votes\b/;
const ofRuleOnVotes = /\b(?:shall|any|if|unless|each|by law|statute)\b/;
const ofOwners =
  /\b(?:owners?|members?|homeowners?|votes? in the association|required by the (?:cc|covenants|declaration|by-?laws))\b/;
/** Ballots of which more are to come. */
const ballotsOut =
  /\bballots?\b[^.{]{0,60}\{n\d+\} of (?:the )?\{n\d+\}[^.{]{0,30}\{n\d+\} (?:(?:are|is|were) )?(?:needed|required)\b|\b(?:ballots?|votes?|proxies|received|returned|counted|yes)\b[^{]{0,60}\{n\d+\} (?:[a-z]+ ){0,3}(?:needed|required|necessary|to pass)\b|\{n\d+\}[^.{]{0,30}\b(?:ballots?|votes?|proxies|received|returned|counted)\b[^.{]{0,60}(?:\{n\d+\}[^.{]{0,20}\b(?:needed|required|necessary|to pass)|\b(?:needs?|needed|requires?|required) (?:at least )?\{n\d+\})|\bneeds? (?:at least )?\{n\d+\} (?:yes|votes?|ballots?|(?:homes|owners|homeowners|members|lots) to (?:vote|say|agree|approve|consent))\b|\b(?:keep|continue|still|go on) (?:to )?(?:collect\w*|accept\w*|gather\w*|wait\w*|need\w*)\b[^.;]{0,30}\b(?:ballots?|votes|proxies)\b|\bvoting (?:is|remains|stays|will remain) open\b|\bballots? (?:[a-z]+ ){0,3}(?:still out|outstanding|not (?:yet )?(?:been )?(?:returned|received))\b/;
const notOfBallots = /\b(?:shall|may|if|unless|quorum|(?:had|were|was|have) enough)\b/;

const noVote =
  /\bvote of (?:the )?(?:board|directors|trustees)\b|\bwithout (?:an? |the |any )?(?:members?|owners?|membership|homeowners?)(?:'s?)? (?:vote|approval|consent)\b|\b(?:board|directors|trustees)\b[^.;]{0,120}\bor\b|\b(?:shall|quorum|budget|income|paid|collected|delinquen\w+|dues (?:are|were) (?:paid|in))\b/;

const toBeDone =
  /\bneeds? (?:a new [a-z]+|upgrad(?:es|ing)|re-?paving|re-?surfacing|re-?roofing|replac(?:ing|ement)|repairs?|repairing|rebuilding|dredging)\b|\b(?:(?:is|are) going to be|will (?:also |really |soon )?(?:(?:need|have) to )?be|(?:really |soon |all )?(?:needs?|has|have) to be|(?:is|are) (?:scheduled|due|planned) to be|must be) (?:renovated|replaced|repaired|rebuilt|restored|repaved|resurfaced|upgraded|re-?roofed|sealed|redone|dredged|refurbished|repainted)\b|\bneeds? to be (?:surveyed|inspected) for damage\b|\b(?:we|board|association|hoa) (?:will|are going to|is going to|plans? to|needs? to|must) (?:[a-z]+ )?(?:replace|repair|rebuild|repave|resurface|renovate|dredge|repaint|re-?roof)\b/;
/** Work that the paper names as still to do, whatever it is. */
const stillToDo =
  /\b(?:projects?|repairs?|improvements?|maintenance)\b (?:(?:that|which) (?:needs?|are|is|have|has) )?to be (?:done|completed|made)\b/;
const shared =
  /\b(?:roofs?|buildings?|roads?|streets?|pavement|asphalt|pools?|liners?|playground|clubhouse|ponds?|lakes?|dams?|wells?|water|sewers?|drain\w*|pumps?|bridges?|walls?|fenc\w+|gates?|parks?|sidewalks?|mailboxes|monuments?|entrances?|docks?|courts?|siding|balconies|decks|elevators?|boilers?)\b/;

/** An assessment beyond the dues, and not the power to levy one, nor one that is over or to be avoided. */
const special =
  /\b(?:special (?:[a-z]+ )?assess(?:ments?|ing)|(?:one[- ]time|emergency) assessments?|(?:another|(?:a|one) (?:further|second|additional)) assessment\b|an assessment (?:for|to (?:pay|cover|fund)) (?:the )?(?:costs? of )?[a-z]*(?: (?:repairs?|replacement|roofs?|roads?|legal)))\b|\b(?:put in place|levied|imposed) an? (?:[a-z]+ )?assessment of \{m/;
/** More than the name of a matter. */
const saysMore = /\{[mt]\d+\}|\b(?:is|are|was|were|will|has|have|passed|took|approv\w+|propos\w+)\b/;
/** By which shares it is divided: 'the percentages in Exhibit B of the Declaration'. */
const sharesStandIn = /\b(?:exhibit|schedule) [a-z\d{}]+ (?:of|to) the declaration\b/;
const notLevied =
  /\b(?:no|not|n't|never|without|avoid\w*|instead of|rather than|shall|may|if|unless|any|each|such|closing|buyers?|purchasers?|initial|last|previous|prior|past|polic(?:y|ies)|(?:power|authority|right|authorized) to|assessment meeting|article|section|districts?|declaration|regular (?:and|or)|annual (?:and|or))\b/;

/** 'Each townhome will be assessed $2,400', where not all homes are. */
const assessedOnce =
  /\b(?:each|every) [a-z][a-z -]{2,24} (?:will be|is being|has been|was) (?:specially )?assessed (?:an (?:additional|extra) )?\{m\d+\}(?! (?:late |monthly |annual |yearly |per |an? |each |every )*(?:fines?|fees?|penalt|charge|dues|month|quarter|year))/;

/** That none is levied now. */
const noneLevied =
  /\bno (?:need|plans?|reason) to (?:collect|levy|charge|have|assess) (?:an? |any |the )?(?:dues|assessments?)\b|\b(?:there (?:is|are|will be)|we (?:have|are)) (?:currently )?no (?:[a-z]+ )?special assessments?\b|\bspecial assessments?\b[^.;]{0,80}\b(?:(?:is|are) no longer (?:being )?(?:charged|collected|due|billed)|(?:has|have) (?:ended|expired|been paid (?:off|in full)))\b|\bspecial assessments?\b[^.;]{0,60}\b(?:did not pass|failed|(?:was|were) (?:not (?:approved|ratified|adopted)|rejected|voted down|defeated))\b|\bno (?:[a-z]+ )?special assessments? (?:is|are|has been|have been|will be|planned|pending|at this time)\b(?![^.;]*\bwithout\b)/;

const duesRise =
  /\b(?:dues|assessments?|fees)\b (?:will |are going to |is going to |have |has )?(?:go(?:es|ing|ne)? up|rise|rose|risen)\b|\b(?:increas\w+|rais(?:e|ed|ing)|decreas\w+|lower(?:ed|ing))\b[^.;]{0,60}\b(?:dues|assessments?|(?:hoa|association|condo|monthly|annual|quarterly|maintenance) fees?|maintenance(?= (?:charges? )?by\b)|common charges)\b|\b(?:dues|assessments?|common charges|maintenance (?:charges?|fees?)|(?:hoa|association|condo|monthly|annual|quarterly) fees?)\b[^.;]{0,60}\b(?:increas\w+|rais(?:e|ed|ing)|decreas\w+|lower(?:ed|ing))\b|\{p\d+\} increase for the year\b|\{[mp]\d+\} maintenance increase\b|\bmaintenance increase (?:of|for)\b/;
/** What a rule lets the board do, and what rises besides. */
const ofRule =
  /\b(?:shall|there was|(?<!\b(?:in|by|of|since|until|from|after|before) )may(?! (?:\d|\{))|if(?! (?:it is |they are )?(?:approved|adopted|passed)\b)|unless|would|could|asked(?! to vote)|question\w*|special|late|fines?|insurance (?:premium|cost)s? (?:increas|rose)|by more than|without (?:increas|rais)\w+|delinquen\w*|unpaid|past due|not (?:be )?(?:increas|rais)\w+|(?:costs?|expenses|premiums?) (?:have |has |had )?(?:increas\w+|rose|risen))\b/;

const overdue =
  /\b(?:past due|overdue|delinquen\w+|unpaid|late (?:notices?|payments?|dues|assessments?)|being late|not (?:been )?paid|non-?payment)\b/;
const brings =
  /\b(?:suspend\w*|tow(?:ed|ing)|administrative fee|returned (?:to you|unless)|(?:sent|turned over|referred|go(?:es)?) (?:[a-z]+ ){0,2}?to (?:an? |the )?(?:[a-z]+ )?(?:attorney|collections?|collector)|collection (?:agency|attorney|fees?)|lien|attorney'?s? fees?|foreclos\w+)\b/;
const lays = /\b(?:will|shall|must|is|are|may)\b/;

const day = `(?:\\{t\\d+\\}|(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|first|fifteenth|\\{n\\d+\\})[^.;]{0,12}\\b(?:of|day)\\b|(?:${monthNames})\\b|(?:(?:the )?(?:date|day|time) of )?(?:the|each|our) annual meeting\\b)`;
const dueDay = regex`\b(?:dues|assessments?|(?:your|full|first|second|annual|monthly|quarterly|these) (?:payments?|installments?))\b[^.;]{0,80}\b(?<!\bpast )(?:due|payable|paid|received|postmarked)(?: and payable)?(?: (?:by|on|before|or|in|no later than|not later than|every year|each year|annually)){0,4} ${day}`;
const notDueDay =
  /\b(?:the assessment\b[^.;]{0,80}\binstallment|ballots?|special|were|was|had been|if|unless|late (?:fees?|dues|payments?|assessments?|charges?)|not (?:paid|received)|unpaid|delinquen\w*|overdue|may(?! [{\d])|shall|raised|increase\w*)\b/;

type Plain = Pick<Sentence, 'plain'>;

export const tellsOfLoan = ({ plain }: Plain): boolean =>
  loan.test(plain) &&
  !isDenied(plain, loan) &&
  !notOfAssociation.test(plain) &&
  plain.split(' ').length > fewWords;
export const tellsOfEnding = ({ plain }: Plain): boolean =>
  ended.test(plain) && !notEnded.test(plain) && !mayEnd.test(plain);
export const tellsOfAssessment = ({ plain }: Plain): boolean =>
  assessedOnce.test(plain) ||
  (special.test(plain) && saysMore.test(plain) && !notLevied.test(plain.replace(sharesStandIn, '')));
const trouble =
  /\b(?:(?:in )?arrears|delinquen\w+|(?:pending )?(?:legal (?:matters?|actions?|proceedings?)|litigation|lawsuits?|suits))\b/;
/** 'No homes are in arrears.', 'There are no pending legal matters.' */
export const tellsOfNone = ({ plain }: Plain): boolean =>
  trouble.test(plain) &&
  /\b(?:no|none|not)\b[^.;]{0,24}\b(?:is|are|pending|aware)\b|\b(?:is|are) (?:currently )?no\b/.test(plain) &&
  isDenied(plain, trouble) &&
  !/\b(?:if|unless|until|shall|may|must)\b/.test(plain);
export const tellsOfNoAssessment = ({ plain }: Plain): boolean => noneLevied.test(plain);
/** What somebody at a meeting expects the dues to become, or would have them be. */
const duesTalk =
  /\b(?:dues|(?:hoa|association|monthly|annual|quarterly|regular) (?:assessments?|fees?))\b (?:[a-z]+ ){0,2}?(?:may|might|could|should|(?:need|have) to|will (?:probably|likely))\b[^.;]{0,16}\b(?:go up|rise|be (?:raised|increased)|increase)\b|\b(?:suggest\w*|propos\w*|recommend\w*|thinks?|wants?)\b[^.;]{0,40}\b(?:rais\w+|increas\w+)\b[^.;]{0,20}\b(?:dues|(?:hoa|association|monthly|annual|quarterly|regular) (?:assessments?|fees?))\b|\bdues\b(?: (?:going|go|would go))? (?:from )?\{n\d+\} ?(?:to|-+>|→) ?\{n\d+\}/;
const noDuesTalk = /\b(?:special|late|if|unless|not|no|wait|insurance)\b/;
/** What no home pays in a year, in dollars. */
const fromAllHomes = 40_000;
/** 'Dues (from $44k in 2020 to $72k in 2025)': what comes in from all homes grew with their number. */
const isIncome = (quantities: Sentence['quantities']) => {
  const sums = quantities.filter((one) => one.kind === 'money');
  return sums.length > 1 && sums.every(({ amount }) => amount >= fromAllHomes);
};
/** A change of the dues by a share or a sum, and in minutes one that is only talked about. */
export const tellsOfDuesChange = (
  { plain, quantities }: Pick<Sentence, 'plain' | 'quantities'>,
  isMinutes: boolean,
): boolean =>
  (duesRise.test(plain) && /\{[mp]\d/.test(plain) && !ofRule.test(plain) && !isIncome(quantities)) ||
  (isMinutes && duesTalk.test(plain) && !noDuesTalk.test(plain));
const harmed =
  /\b(?:(?:severe|extensive|widespread|serious|significant|advanced) (?:[a-z]+ )?(?:rot|decay|corrosion|cracks?|cracking|damage|erosion|leaks?|mold)|unsafe|structural (?:damage|problems?|failure|repairs?)|sinkholes?|(?:walls?|slopes?|stairs?|foundations?|bridges?|dams?|decks?|balcony|banks?)\b[^.;]{0,40}\bunstable|closed until further notice|(?:building|balcony|pool|bridge|dam|clubhouse|elevator)s? (?:is|are|was|were|has been|have been) (?:condemned|closed by)|(?:does|do|did) not (?:meet|comply with|pass) (?:[a-z]+ ){0,3}(?:codes?|standards?|inspections?|requirements)|failed (?:the |its |an )?(?:[a-z]+ )?inspection|in danger of (?:collapse|failing|falling))\b/;
const notHarmed =
  /^\W*(?:for|in) (?:an |any )?emergenc|\bcall (?:911|us)\b|\b(?:if|unless|shall|may not|must|any|owners?(?!')|homeowners?(?!')|your|plans?|requests?|applications?|fences?|no longer|not unsafe|speed\w*|drivers?|insurance|smok\w+|dogs?|pets?)\b/;
/** What is rotten, unsafe or below the standard, of what is shared. */
export const tellsOfDanger = ({ plain }: Plain): boolean => harmed.test(plain) && !notHarmed.test(plain);

const maker = '(?:developers?|declarants?|builders?)';
const handsOver = regex`\b(?:control of the (?:association|board|hoa)|${maker}(?:'s)? control)\b[^.;]{0,60}\b(?:passe[sd]|pass|turned over|turns? over|transferred|transitions?|transitioned|handed|ended|ends|expired|expires)\b|\bturnover meeting\b|\b(?:turnover|transition) (?:of (?:control|the (?:association|hoa))|from (?:the |our )?${maker})\b|\b${maker} (?:has|have|had) (?:not |never |still |yet )*(?:turned over|transferred|conveyed|completed|finished|paid|repaired|deeded|handed over)\b|\b${maker} (?:no longer|still) (?:has|have|owns?|controls?|appoints?|holds?)\b|\b${maker}[- ](?:appointed|elected|controlled) (?:board|directors|members|seats)\b|\bnow under (?:[a-z]+ )?owner control\b`;
/** The end of the developer's time, and what it has or has not handed over. */
export const tellsOfDeveloper = ({ plain }: Plain): boolean =>
  handsOver.test(plain) && !/\b(?:shall|if|unless|whenever|means?)\b/.test(plain);

/** What late payment brings besides a fee and interest. */
export const tellsOfLateDues = ({ plain }: Plain): boolean =>
  overdue.test(plain) && brings.test(plain) && lays.test(plain);
/** The day by which dues must be in. */
export const tellsOfDueDay = ({ plain }: Plain): boolean => dueDay.test(plain) && !notDueDay.test(plain);
export const tellsOfVote = ({ plain }: Plain): boolean =>
  (soFar.test(plain) && !/\bquorum\b/.test(plain)) ||
  (takesVote.test(plain) &&
    ofOwners.test(plain) &&
    /\b(?:vot\w+|approv\w+|assent|consent|ratif\w+|passing)\b/.test(plain) &&
    !noVote.test(plain) &&
    !mayEnd.test(plain)) ||
  (asked.test(plain) && !ofRuleOnVotes.test(plain)) ||
  (ballotsOut.test(plain) && !notOfBallots.test(plain));

const soFar =
  /\b(?:we|board|association|hoa)\b[^.;]{0,24}\b(?:received|have|counted|collected|got)\b[^.;{]{0,12}\{n(\d+)\} (?:votes|ballots|consents?)\b(?:[^.;]{0,60}\btotal\b[^.;{]{0,30}\{n(\d+)\})?/;
/** How many votes the association tells that it has by now; null where it tells none. */
export function votesSoFar({ plain, quantities }: Pick<Sentence, 'plain' | 'quantities'>): number | null {
  const [, first, total] = soFar.exec(plain) ?? [];
  const count = quantities[Number(total ?? first ?? -1)];
  return count?.kind === 'count' && !/\bquorum\b/.test(plain) ? count.value : null;
}

/** Work on what is shared that is to be done. `whole` is the sentence with those that it hangs on. */
export const tellsOfWork = ({ plain }: Plain, whole: string): boolean =>
  (stillToDo.test(plain) && !/\b(?:if|unless|shall|must|may|(?:home)?owners?)\b/.test(plain)) ||
  (toBeDone.test(plain) &&
    shared.test(whole.toLowerCase()) &&
    !/\b(?:if|unless|owners?|shall|rule (?:that|requiring))\b/.test(plain));

/** A count of votes alone: whether it was enough, the words before it say. */
const isCount = ({ plain }: Plain): boolean =>
  /\bvotes? of \{n\d+\} (?:yes|for|in favor|ayes?)\b[^.;]{0,20}\{n\d+\} (?:no|nays?|against|opposed)\b/.test(
    plain,
  ) && !/\b(?:pass\w*|carri\w+|fail\w*|defeat\w*|approv\w+|adopt\w+)\b/.test(plain);

/** What says which work it is. */
export const namesWork = ({ plain }: Plain): boolean =>
  /^(?:these|those|the) (?:projects|repairs|improvements|items) (?:are|include)\b/.test(plain);

const ofThat =
  /\b(?:for|of|on|to|before) (?:this|that|such(?: an?)?|these|either|the (?:proposed|same|above))(?: [a-z]+)? (?:changes?|amendments?|proposals?|measures?|matters?|items?|issues?|questions?|increases?|actions?|purposes?|projects?)\b/;
/** Whether a vote is told of whose matter the words before it name: '… is required for this change'. */
export const isVoteOnThat = (one: Sentence): boolean =>
  isCount(one) || (tellsOfVote(one) && ofThat.test(one.plain));

/** In dollars: a sum of which a buyer wants to know, whatever it is for. */
const largeSum = 5000;
const ofNeighbors = /\bneighbou?rs (?:at|in|across)\b/;
export const namesLargeSum = ({ plain, quantities }: Sentence): boolean =>
  !ofNeighbors.test(plain) && quantities.some((one) => one.kind === 'money' && one.amount >= largeSum);
