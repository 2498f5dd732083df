/** Moves the focus to the heading of the documents of a home, where what had it is gone from one of their rows. */
export function focusOnDocuments(): void {
  document.getElementById('documents')?.focus();
}
