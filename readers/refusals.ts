import { type DocumentFailure, documentFailures } from '#contract/document-failure.ts';
import { fileAdvice, type UnreadableKind } from '#contract/file-advice.ts';
import type { Unreadable } from './outcome.ts';
import type { Kind } from './sniff.ts';

const refusal = <Reason extends DocumentFailure>(reason: Reason, message?: string) => ({
  ok: false as const,
  reason,
  message: message ?? documentFailures[reason][1],
});

export const REFUSALS = {
  encrypted: refusal('encrypted'),
  damaged: refusal('damaged'),
  empty: refusal('empty'),
  portfolio: refusal('portfolio'),
  adobe_form: refusal('adobe_form'),
  no_text: refusal('no_text'),
  too_large: refusal('too_large'),
} as const satisfies Record<string, Unreadable>;

/** The refusal for a kind of file that no reader takes; says how to get a file that one does. */
export function refuseKind(kind: Kind | 'old_word'): Unreadable {
  return refusal('unsupported', fileAdvice[kind in fileAdvice ? (kind as UnreadableKind) : 'unknown']);
}
