import { firstOfLoss } from '../language/first-of-loss.ts';
import type { Sentence } from '../model.ts';

type Plain = Pick<Sentence, 'plain'>;

const manager =
  '(?:(?:property |community |association |professional )?management (?:compan(?:y|ies)|firms?|business|contract|agreement)|property managers?|community managers?|managing agents?)';
/** That another manager comes, is looked for, or goes. */
const changesManager = new RegExp(
  [
    `\\b(?:new|another|different|change (?:of|in)|chang(?:e|ed|es|ing)|search(?:ing)? for|looking (?:for|into)|hir(?:e|ed|ing)|switch(?:ed|ing)?|replac(?:e|ed|ing)|terminat(?:e|ed|es|ing|ion of)|end(?:ed|ing)?|cancel(?:ed|ing)?|interview(?:ed|ing)?|transition\\w*|need(?:s|ed)? (?:an?|another|new)|engag(?:e|ed|ing)|retain(?:ed|ing)?|fir(?:ed|ing))\\b (?:(?:(?!(?:by|to|at|from)\\b)[a-z]+|\\{n\\d+\\}) ){0,4}?${manager}\\b`,
    `\\b${manager}\\b[^.;]{0,40}\\b(?:resign(?:s|ed|ing)?|(?:gave|given|giving|sent) (?:us )?notice|(?:was|were|is|are|be|been) (?:terminated|replaced(?! as\\b)|let go|dismissed|fired)|not (?:be )?renew\\w*|took over|takes? over)\\b`,
    `\\b(?:outgoing|departing) ${manager}\\b|\\b(?:retriev|recover|obtain|get|wait|hand|turn|transfer|releas)\\w*\\b[^.;]{0,60}\\b(?:from|by) (?:our |the )?(?:former|previous|prior|old|last) ${manager}\\b`,
    '\\b(?:hired|engaged|retained|contracted with) [^;]{2,60} to (?:help )?manage (?:the |our )?(?:[a-z]+ ){0,3}(?:hoa|poa|association|community|condominium)\\b',
    '\\bnew (?:property |community )?manager (?:is|will be|takes)\\b',
    '\\b(?:end(?:s|ed|ing)?|terminat(?:e|ed|es|ing)|cancel\\w*|not (?:be )?renew\\w*|expir\\w+)\\b[^.;]{0,30}\\b(?:agreement|contract) with (?:[a-z]+ ){1,4}?(?:management|property services|community (?:partners|services))\\b|\\b(?:agreement|contract) with (?:[a-z]+ ){1,4}?(?:management|property services|community (?:partners|services)) (?:ends|ended|expires|expired|was (?:ended|terminated|cancell?ed))\\b',
    '(?:^\\W*|\\b(?:the|our) )manager (?:has )?(?:resign(?:s|ed)|quit|gave notice)\\b',
    '\\b(?:took|takes?|will take) over as (?:our |the )?(?:new )?(?:property |community )?manag(?:er|ement company)\\b',
    '\\b(?:become|becoming|became|go|going|went|return\\w* to being) self[- ]managed\\b|\\bself[- ]management\\b',
  ].join('|'),
);
const ofRule =
  /\b(?:shall|may (?!\{)|must|any|if(?! no\b)|unless|contact|call|e-?mail|questions?|new owners?|new (?:email|phone|address|website|portal)|duties|not (?:looking|changing|replacing|switching)|would like to thank|fees? (?:of|to)|thank\w*|resident manager|managers? (?:about|assistants?)|rent(?:s|ed|ers?|al)?|tenants?|lease[sd]?|not (?:be |been )?(?:terminated|replaced|let go|dismissed|fired)|(?:management company|managers?) (?:will |is |has )?(?:be |been )?(?:engag|hir|retain|interview)\w*)\b/;
/** A change of who manages the association. */
export const tellsOfManager = ({ plain }: Plain): boolean =>
  changesManager.test(plain) && !ofRule.test(plain);

const fewCome = new RegExp(
  [
    '\\b(?:vacan(?:t|cy|cies)|open|unfilled) (?:board |director |officer )?(?:seats?|positions?|spots?|offices?)\\b(?! (?:at|as|of)\\b)',
    '\\b(?:seats?|positions?) (?:on the board |on our board )?(?:is|are|remains?|was|were) (?:still |now )?(?:vacant|open|unfilled)\\b',
    '\\b(?:seats?|positions?) (?:(?:are|is|will be) up for (?:re-?)?election|requires? (?:an )?elections?)\\b',
    '\\bvacanc(?:y|ies) on (?:the|our) board\\b|\\bno (?:functioning|working|active|elected|sitting) board\\b',
    '\\bno(?:body| one)? (?:volunteers?|nominations?|nominees|candidates?)\\b(?! from the floor| from those)',
    '\\b(?:seeking|needs?|needed|looking for|desperate for|short of|lack of|without) (?:more |new |additional )?(?:volunteers|candidates|board members|directors)\\b[^.;]{0,60}\\b(?:board|leadership|officers?|trustees?|serve)\\b',
    '\\b(?:needs?|need(?:ed|ing)|looking for|seeking|find) (?:someone|somebody|a volunteer|volunteers|an owner|a homeowner|a replacement)\\b[^.;]{0,30}\\b(?:seat|position|spot|vacancy|term)\\b(?! (?:of|on) (?:the |our )?(?:[a-z]+ )?committee)',
    '\\b(?:unable|not able|could not|cannot) (?:to )?(?:hold|conduct|have|complete) (?:an? |the |our )?elections?\\b',
    '\\bnot enough (?:[a-z]+ ){0,6}(?:to (?:complete|hold|conduct) (?:the |an? |our )?(?:election|vote|meeting)|for an? (?:election|vote))\\b',
    '\\b(?:lack of|low|poor) (?:attendance|participation|turnout)\\b',
    '\\bneed (?:[a-z]+ )?\\{n\\d+\\} more (?:proxies|ballots|votes)\\b',
    '\\bspecial election\\b[^.;]{0,60}\\b(?:fill|seat|vacan\\w+)',
  ].join('|'),
);
const notOfBoard =
  /\b(?:stepped (?:forward|up)|agreed|(?:was|were) (?:elected|appointed|approved|chosen)) to (?:serve (?:in )?)?(?:fill )?(?:the |our |an? |both )*(?:open|vacant|unfilled)\b|(?:\{n\d+\}|\b(?:several|enough|volunteered)\b)(?: (?:good|willing|qualified))?(?: (?:candidates|nominees|volunteers|neighbou?rs|owners|homeowners|members|people))?(?: (?:have|who|has|are|volunteered|standing|running|have volunteered))* for (?:the |our )?(?:\{n\d+\} )?(?:open|vacant)\b|\bno (?:vacant|open|unfilled|vacanc\w+|longer|lack)\b|\b(?:shall|if(?! no\b)|unless|when(?:ever)?|clubhouse|parking|pool|lots? (?:is|are)|units? (?:is|are)|homes? (?:is|are)|house|lifeguards?|social|picnic|committee (?:is|needs)|crime|newsletter|clubs?|staff|employees?|jobs?|volunteers? for (?!(?:(?:the|our|any|either) )?(?:board|offices?|elections?|positions?|seats?)\b))\b/;
/** Seats on the board that are empty, and too few who stand, come or vote. */
export const tellsOfFew = ({ plain }: Plain): boolean => fewCome.test(plain) && !notOfBoard.test(plain);

const insurance = /\b(?:insurance|insurers?|insurance carriers?|premiums?|deductibles?)\b/;
/** A price, a change, a refusal. */
const insuranceChanges =
  /\b(?:premiums?|insurance(?: (?:costs?|rates?|premiums?|policy|bill))?|deductibles?|polic(?:y|ies))\b[^.;]{0,60}\b(?:increas\w+|rose|rise[ns]?|rising|went up|gone up|go(?:es|ing)? up|jumped|doubled|tripled|higher|(?:is|are) up|up(?= \{p)|(?:go(?:es|ing)?|went|changes?|changed|moves?|moved) from \{m\d+\} to|cancel\w*|non-?renew\w*|not (?:be )?renew\w*|dropped|lapsed|expir\w+)\b|\b(?:increas\w+|rising|higher|hike)\b(?<!\b(?:dues|assessments?|fees?) \w+)[^.;]{0,30}\b(?:insurance|premiums?|deductibles?)\b|\b(?:insurer|insurance (?:company|carrier))\b[^.;]{0,60}\b(?:denied|declin\w+|refus\w+|cancel\w*|drop(?:ped|ping)|non-?renew\w*|will not (?:renew|cover|pay)|(?:is requiring|requires?)(?! an? (?:key|copy|form|signature)\b))\b|\b(?:insurance )?claims?\b[^.;]{0,40}\b(?:denied|declined|rejected|filed with (?:the |our )?insur\w+)\b|\b(?:new|separate|change (?:in|of|to))\b[^.;]{0,30}\bdeductibles?\b|\bdeductibles?\b[^.;]{0,60}\b(?:charged back|passed on|assess(?:ed|ing))\b|\binsurance\b\W{1,3}new (?:company|carrier|insurer|agent)\b|\b(?:switch|chang)(?:ed|ing) insurance (?:compan(?:y|ies)|carriers?|providers?)\b/;
const ofOwnInsurance =
  /\b(?:shall|must|(?<!\bin )may(?! \{)|should|if|unless|not (?:be )?(?:rising|increas\w+)|homeowners?'? (?:insurance|polic\w+|should|must)|owners?'? (?:insurance|polic\w+|should|must)|your|owner's|car|auto|ho-?6|renters?|each (?:owner|unit)|certificate|liability of|health|dues increase|flood zone|workers|(?:contractor|vendor|builder)s?'?s?|paid in full|(?:is|are|was|were|did|does|do|will|has|have) not (?:been )?(?:higher|up|increas\w*|ris\w*|go(?:ne)? up|cancel\w*|dropped|lapsed))\b/;
/** 'The carrier will not renew after January 31.' */
const carrierLeaves =
  /\b(?:carrier|insurer|underwriter)s? (?:will|would|does|do|did|is|has|have) (?:not |non-?)(?:be )?renew\w*|\b(?:carrier|insurer|underwriter)s? (?:(?:has|have|is|are) )?(?:non-?renewed|dropped us|cancel(?:l?ed|l?ing)|leaving)\b/;
/** The price or the fate of the association's insurance. */
export const tellsOfInsurance = ({ plain }: Plain): boolean =>
  firstOfLoss.test(plain) ||
  carrierLeaves.test(plain) ||
  (insurance.test(plain) && insuranceChanges.test(plain) && !ofOwnInsurance.test(plain));
