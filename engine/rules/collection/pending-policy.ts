import type { Doc, Sentence } from '../../model.ts';

/** 'We have rewritten the fine policy; it is pending approval.' */
const pending =
  /\b(?:polic(?:y|ies)|fines?|schedule|rules|they|it)\b[^.;]{0,80}\b(?:(?:is|are|still|now) (?:[a-z]+ )?(?:pending|awaiting|waiting for)|subject to|ha(?:s|ve) (?:not|yet to))\b[^.;]{0,30}\b(?:approv\w+|adopt\w+|ratif\w+|review)\b|\b(?:once|when|after|if) (?:this|it|they|the (?:new )?(?:polic(?:y|ies)|schedule|rules))(?: (?:is|are|has been|have been))? (?:approved|adopted|ratified)\b/;
/** So many sentences before a fine may say that its policy is not in force yet. */
const near = 5;

/** Whether a fine stands under words of its section by which its policy must still be approved. */
export const isPendingPolicy = ({ sentences }: Doc, { index, section }: Sentence): boolean =>
  sentences
    .slice(Math.max(0, index - near), index + 1)
    .some((one) => one.section === section && pending.test(one.plain));
