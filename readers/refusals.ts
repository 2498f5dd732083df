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

/** Kinds that have readers, where an upload takes none of them: the advice is that of their like. */
const likes: Partial<Record<Kind, UnreadableKind>> = {
  xlsx: 'spreadsheet',
  xls: 'spreadsheet',
  html: 'web_page',
  eml: 'email',
  jpeg: 'image',
  png: 'image',
};

/** The refusal for a kind of file that is not taken; says how to get a file that is. */
export function refuseKind(kind: Kind | 'old_word'): Unreadable {
  const known = kind in fileAdvice ? (kind as UnreadableKind) : 'unknown';
  return refusal('unsupported', fileAdvice[kind === 'old_word' ? kind : (likes[kind] ?? known)]);
}
