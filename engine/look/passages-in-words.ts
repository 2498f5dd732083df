import type { Citation } from '#contract/page.ts';

/** Of the passages that speak of an open question so many are shown in words: where one answers it, nine times in ten it is among these. */
const most = 2;

/** 'Discussion on unpaid dues.': what was spoken of, and nothing of what was said. */
const topicAlone =
  /^\W*(?:brief |general |further )?(?:discussions?|discussed|review|updates?|status|reports?) (?:on|of|about|re|regarding) (?:[^\s.;:,\d$]+ ?){1,6}[.;]?\s*$/i;

/** The passages of an open question that are shown in words: the best, where they say anything. */
export const inWords = (passages: readonly Citation[]): Citation[] =>
  passages.slice(0, most).filter(({ quote }) => !topicAlone.test(quote));
