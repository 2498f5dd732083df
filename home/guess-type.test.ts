import { expect, test } from 'vitest';
import { guessType } from './guess-type.ts';

test.each([
  ['Maple Hollow CC&Rs.pdf', 'cc_and_r'],
  ['MapleHollowCCRs-2021.PDF', 'cc_and_r'],
  ['Declaration of Covenants (recorded).pdf', 'cc_and_r'],
  ['By-Laws.docx', 'bylaws'],
  ['maple_hollow_bylaws_v2.pdf', 'bylaws'],
  ['pool-rules.txt', 'rules'],
  ['Community Handbook.pdf', 'rules'],
  ['HOAMinutes.05.07.doc', 'minutes'],
  ['2026 Reserve Study.pdf', 'reserves'],
  ['The Reserve at Elm Park Rules.pdf', 'rules'],
  ['2026-budget.pdf', 'budget'],
  ['profit-loss-2025.pdf', 'financial'],
  ['Treasurer report.pdf', 'financial'],
] as const)('%s is taken for %s', (name, type) => {
  expect(guessType(name)).toBe(type);
});

test.each([
  'scan0001.pdf',
  '2024.pdf',
  'ccrs-and-bylaws.pdf',
  'budget-with-reserves.pdf',
  'overruled.pdf',
  'The Reserve at Elm Park.pdf',
  '',
])('of %j nothing is said', (name) => {
  expect(guessType(name)).toBeNull();
});
