import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../catalogue.ts';
import type { Doc, Sentence } from '../model.ts';
import { nextMeetingIn } from '../rules/governance/minutes.ts';

/** A value that follows from the words and from what stands beside them, with the sentences that it rests on. */
interface Derived {
  readonly value: FactValue;
  readonly sentences: readonly Sentence[];
}

/** So many sentences before 'half of the required quorum' may say what that quorum is. */
const quorumBefore = 6;
const halfOfQuorum = /\b(?:one[- ]half|half)\b[^.;]{0,40}\bquorum\b|\(?1\/2\)?[^.;]{0,40}\bquorum\b/i;

/** 'One half of the required quorum' after 'sixty percent shall constitute a quorum' is 30. */
function halfOf(doc: Doc, sentence: Sentence, said: string): Derived | null {
  const percent = Number(/^(\d+(?:\.\d+)?) ?%?$/.exec(said)?.[1]);
  if (!halfOfQuorum.test(sentence.text) || !(percent > 0)) return null;
  const before = doc.sentences.slice(Math.max(0, sentence.index - quorumBefore), sentence.index).toReversed();
  const whole = before.find(
    ({ plain, quantities }) => plain.includes('quorum') && quantities.some(({ kind }) => kind === 'percent'),
  );
  const shares = whole?.quantities.filter((one) => one.kind === 'percent') ?? [];
  const [share] = shares;
  if (!whole || !share || shares.some((one) => one.percent !== share.percent)) return null;
  return Math.abs(share.percent / 2 - percent) < 0.01
    ? { value: percent, sentences: [whole, sentence] }
    : null;
}

/**
 * What code derives by a rule with a name, where the value itself stands in no words: half of a quorum, and the day of the
 * next meeting whose year is that of the meeting. Null where nothing follows, or something else than is said.
 */
export function derivedValue(doc: Doc, fact: FactId, sentence: Sentence, said: string): Derived | null {
  if (fact === 'quorum.reduced') return halfOf(doc, sentence, said);
  if (fact !== 'minutes.next_meeting') return null;
  const day = nextMeetingIn(doc, sentence);
  return day !== null && day === said ? { value: day, sentences: [sentence] } : null;
}
