import { words } from '../../find/pattern.ts';
import { namedAssessment } from '../../language/named-assessment.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

/** What a special assessment is called. */
export const subject = regex`\bspecial (?:[a-z]+ )?assess(?:ments?|ing)\b|\b(?:emergency|capital|loss(?= assessments? (?:of|for|was|is|will|has|levied|totaling)\b)|hurricane|storm|roof|road|paving|pool|siding|supplemental) assessments?\b(?! (?:(?:of|for) (?:the )?(?:condition|damage)|coverage|insurance|endorsement|polic))|(?:(?:\bone|\{n\d+\})[- ]time|\b(?:single|one[- ]off)) (?:assessments?|charge|levy)\b(?![^.;]*\b(?:buyers?|purchasers?|closing|transfer|new owners?|move)\b)|\ban assessment (?:of|in the amount of) \{m\d+\}[^.;{]{0,30}\b(?:to|for)(?: help)? (?:the )?(?:fund|support|pay|cover|finance|repair|replac\w*|repav\w*|resurf\w*|rebuild\w*|restor\w*)\b|${namedAssessment} (?:about )?\{m`;
/** Who is assessed. */
export const homes =
  '(?:(?:unit |lot |home )?(?:owners?|homeowners?|members?|households?)|units?|lots?|homes?)';
/** 'Each owner will be assessed $900', 'voted to assess each unit $900', 'assessed to owners in May, $900 per home'. */
const assessed = words`(?:\b(?:to assess|assess(?:ing|ed)) (?:each|every|all) ${homes}|\b(?:was|were|has been) (?:specially )?assessed to (?:the |all |our )?${homes}\b[^.;{]{0,30},|\b(?:each|every|all) ${homes} (?:will be|was|were|is being|are being|has been|have been) (?:specially )?assessed) (?:an (?:additional|extra) )?{money}(?! (?:late |monthly |annual |yearly |per |an? )*(?:fines?|fees?|penalt|charge|dues|month|year|quarter))`;
/** What is only to be avoided, or is long over. */
export const avoided =
  /\b(?:no (?:need for (?:an? )?)?special|not (?:be )?(?:any |an? )?(?:need|special|levy|require)|avoid\w*|without (?:an? |the )?(?:need|special)|instead of(?! (?:rais|increas))|rather than(?! (?:to )?(?:rais|increas))|(?:last|previous|prior|earlier) special assessments? (?:was|were|had|has)|special assessments?\b[^.;,]{0,40}\b(?<!\bnot )(?:ended|expired|(?<!\bbe )paid for|(?:was|were|has been) (?:paid (?:off|in full)|fully paid))|did not|will not|no longer|(?:members|owners|homeowners|we|everyone)(?: (?:have|had|all|each|together|already)){0,2} paid an? (?:[a-z]+ )?special)\b/;
/** The form that California gives a budget's summary; its rows are told by a rule of their own. */
export const form =
  /\bassessments (?:that )?(?:have|has) (?:already )?been scheduled to be\b|\bregardless of the purpose\b|: none\b/;
/** 'Lee wants to know why it is $900 in the letter': what somebody asks, unless the same sentence answers. */
export const asks =
  /\b(?:asked|asks|wants? to know|wanted to know|wonder(?:s|ed)|inquired)\b[^;]{0,40}\b(?:why|whether|if|how|when|what|about)\b[^;]*$|(?:^|[:,-] ?\W*)(?:why|what|how|when|will|is|are|was|does|did)\b[^;]*\?\W*$/;
/** Powers and limits, as declarations give them, not an assessment that is levied. */
const power =
  /\b(?:shall have (?:the )?(?:power|right|authority)|(?:may|shall|must|can) (?:be )?(?:levy|levied|impose|imposed|assess|not|also|only|require)|maximum|not (?:to )?exceed(?:ing)?|in excess of|more than|greater than|any special|each special|such special|no special|risk of|as defined|shall mean|means|provided that|in any (?:one |fiscal |calendar )?year|special assessment districts?|unless|(?:un)?likely|probabl[ey]|has the right|(?:will|would|could|might) mean an? (?:special )?assessment)\b|\b(?:assessments?|amounts?|increases?) (?:over|above|exceeding) \{m/;
/** The part of a resolution that names the assessment: '; to borrow a sum not exceeding …' is another. */
const ownPart = (plain: string) =>
  /\bvoted:/.test(plain) ? (plain.split(/; (?=to )/).find((part) => subject.test(part)) ?? plain) : plain;
/** Whether a sentence tells what may be levied, and not what is. */
export const isOfPower = (plain: string): boolean => power.test(ownPart(plain));
/** Whether a sentence names a special assessment, or what each home is assessed once. */
export const names = ({ plain, quantities }: Sentence): boolean =>
  subject.test(plain) ||
  (assessed.test(plain) &&
    // By the year or the month it is dues.
    quantities.every((one) => one.kind !== 'money' || one.period === null || one.period === 'once'));
