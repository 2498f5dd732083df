/** The fact behind the id of a point, risk or assessment: 'fine.schedule' of 'section-3.fine.schedule-2'. */
export function factOf(id: string): string {
  return id
    .replace(/^(?:(?:summary|risk|conflict|section-\d+)\.)+/, '')
    .replace(/\.entry$/, '')
    .replace(/-\d+$/, '');
}
