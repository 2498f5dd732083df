import { type FactRule, type Found, words } from '../find/pattern.ts';
import { percentOf } from '../language/values.ts';

const told = ({ quantities }: Found) => percentOf(quantities.find(({ kind }) => kind === 'percent'));

/** How far the board may raise the dues, as a notice of a raise says it by the way. */
export const increaseInNotices: FactRule = {
  fact: 'assessment.increase_cap',
  cue: /\bmaximum\b|\bthe most\b|\bor more\b/,
  patterns: [
    {
      // 'Our bylaws say that an increase of 10% or more must be approved by the owners'
      match: words(
        '\\b(?:an?|any) increase (?:in (?:the )?(?:dues|assessments?) )?of {percent} or more (?:must|has to|needs to|shall) (?:first )?be approved by (?:at least )?(?:[a-z]+[ -]){0,4}(?:(?:{percent}|{count}) )?(?:of )?(?:the )?(?:unit |lot |home)?(?:owners|members)\\b',
      ),
      value: told,
      weight: 7,
    },
    {
      // 'a 6% increase to the annual assessment, the maximum allowed by our covenants without a vote'
      match: words(
        '{percent} increase (?:in|to|of) (?:the |our )?(?:annual |monthly |quarterly |regular )?(?:assessments?|dues),? (?:which is |this is )?the (?:maximum|most)(?: increase)? (?:that is )?(?:allowed|permitted)\\b',
      ),
      value: told,
      weight: 7,
    },
  ],
};
