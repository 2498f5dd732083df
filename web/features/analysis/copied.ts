import type { NoticeText } from '../../ui/notice.tsx';

const failed = 'Failed to copy to clipboard. Please try again.';

/** What is said once something was copied, or was not. */
export const copied = (ok: boolean, message: string): NoticeText =>
  ok ? { tone: 'success', message } : { tone: 'danger', message: failed };
