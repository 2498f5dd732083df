import { type FactRule, words } from '../find/pattern.ts';
import { percentOf } from '../language/values.ts';

/** How far the board may raise the dues, as a notice of a raise says it by the way. */
export const increaseInNotices: FactRule = {
  fact: 'assessment.increase_cap',
  cue: /\bmaximum\b|\bthe most\b/,
  patterns: [
    {
      // 'a 6% increase to the annual assessment, the maximum allowed by our covenants without a vote'
      match: words(
        '{percent} increase (?:in|to|of) (?:the |our )?(?:annual |monthly |quarterly |regular )?(?:assessments?|dues),? (?:which is |this is )?the (?:maximum|most)(?: increase)? (?:that is )?(?:allowed|permitted)\\b',
      ),
      value: ({ quantities }) => percentOf(quantities.find(({ kind }) => kind === 'percent')),
      weight: 7,
    },
  ],
};
