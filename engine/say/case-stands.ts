/** How a case stands, in no stronger words than its own: one that was dismissed is not settled. */
export function caseStands(what: string, status: string): string {
  if (status === 'threatened') return 'threatened or intended';
  if (status !== 'settled' || /\bsettle(?:d|s|ment)\b/i.test(what)) return status;
  return /\bdismiss/i.test(what) ? 'dismissed' : 'decided';
}
