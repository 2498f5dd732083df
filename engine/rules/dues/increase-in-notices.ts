import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { percentOf } from '../../language/values.ts';

const told = ({ quantities }: Found) => percentOf(quantities.find(({ kind }) => kind === 'percent'));
const saysTold = saying(told);

/** How far the board may raise the dues, as a notice of a raise says it by the way. */
export const increaseInNotices: FactRule = {
  fact: 'assessment.increase_cap',
  cue: /\bmaximum\b|\bthe most\b|\bor more\b|\bmore than\b|\bmay be increased\b/,
  patterns: [
    // 'Our bylaws say that an increase of 10% or more must be approved by the owners'
    saysTold.told`\b(?:an?|any) increase (?:in (?:the )?(?:dues|assessments?) )?of {percent} or more (?:must|has to|needs to|shall) (?:first )?be approved by (?:at least )?(?:[a-z]+[ -]){0,4}(?:(?:{percent}|{count}) )?(?:of )?(?:the )?(?:unit |lot |home)?(?:owners|members)\b`,
    // 'a 6% increase to the annual assessment, the maximum allowed by our covenants without a vote'
    saysTold.told`{percent} increase (?:in|to|of) (?:the |our )?(?:annual |monthly |quarterly |regular )?(?:assessments?|dues),? (?:which is |this is )?the (?:maximum|most)(?: increase)? (?:that is )?(?:allowed|permitted)\b`,
    // 'to raise the dues more than the annual 3% you need two-thirds'
    saying(told, { unless: /\b(?:old|former|previous|prior) (?:bylaws|covenants|rules|declaration)\b/ })
      .told`\b(?:increas|rais)(?:e|es|ing) (?:the |our )?(?:annual |monthly |regular )?(?:dues|assessments?) (?:by )?more than (?:the )?(?:annual |yearly |allowed )?{percent}[^.;]{0,30}\b(?:you|we|it|the board|the association) (?:needs?|takes?|requires?|must)\b[^.;{]{0,60}(?:{percent}|\b(?:votes?|approval|owners|homeowners|members|majority)\b)`,
  ],
};

/** The vote that a larger raise takes, as a notice says it by the way. */
export const increaseVoteInNotices: FactRule = {
  fact: 'assessment.increase_vote',
  cue: /\bmore than\b/,
  patterns: [
    saying(({ quantities }) => percentOf(quantities[1]), {
      unless: /\b(?:old|former|previous|prior) (?:bylaws|covenants|rules|declaration)\b/,
    })
      .told`\b(?:increas|rais)(?:e|es|ing) (?:the |our )?(?:annual |monthly |regular )?(?:dues|assessments?) (?:by )?more than (?:the )?(?:annual |yearly |allowed )?{percent}[^.;{]{0,30}\b(?:you|we|it|the board|the association) (?:needs?|takes?|requires?) (?:at least |an? |the )*(?:vote of |approval of )?{percent}`,
  ],
};
