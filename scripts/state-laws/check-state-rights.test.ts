import { expect, test } from 'vitest';
import laws from '#content/state-laws.json' with { type: 'json' };
import file from '#content/state-rights.json' with { type: 'json' };
import { communities, type StateRight, stateRightsSchema, subjects } from '#contract/state-right.ts';
import { faultsOfStateRights } from './check-state-rights.ts';

const slugs = laws.map(({ slug }) => slug);
const rows = () => structuredClone(stateRightsSchema.parse(file));
const rowOf = (all: readonly StateRight[], state: string, community: string, subject: string) => {
  const row = all.find(
    (one) => one.state === state && one.community === community && one.subject === subject,
  );
  if (!row) throw new Error(`${state} ${community} ${subject}`);
  return row;
};
/** The faults after the first row on records has been changed. */
const faultsWith = (change: object) => {
  const all = rows();
  Object.assign(rowOf(all, 'alaska', 'condo', 'records'), change);
  return faultsOfStateRights(all, slugs);
};

test('every state has a row for each subject and each kind of community, and none has a fault', () => {
  expect(faultsOfStateRights(file, slugs)).toEqual([]);
  expect(rows()).toHaveLength(50 * communities.length * subjects.length);
});

test('a row without a section, a source or a date is a fault', () => {
  expect(faultsWith({ statute: '' }).join(' ')).toMatch(/alaska condo records \d+\.statute/);
  expect(faultsWith({ statute: 'Alaska Stat.' })[0]).toMatch('names no section or chapter');
  expect(faultsWith({ source: null })[0]).toMatch(/source/);
  expect(faultsWith({ checked: 'last week' })[0]).toMatch(/checked/);
  expect(faultsWith({ source: { kind: 'newspaper', edition: null } })[0]).toMatch(/source\.kind/);
  expect(faultsWith({ source: { kind: 'account', edition: '2024' }, verified: false })[0]).toMatch(
    'only a text that was read has a date',
  );
});

test('a bill cited as law, a bare dash and an address among the words are faults', () => {
  for (const statute of ['S.B. 410 of 2025', 'Utah SB 201 (2025)', 'Alaska House Bill 12'])
    expect(faultsWith({ statute })[0], statute).toMatch('cites a bill, which is not law');
  expect(faultsWith({ note: '—' }).length).toBeGreaterThan(0);
  expect(faultsWith({ note: 'Told by https://www.example.com/news on Sunday.' })[0]).toMatch(
    'has an address',
  );
});

test('what was not read in the statute is never told as checked', () => {
  expect(faultsWith({ source: { kind: 'none', edition: null } })[0]).toMatch('no text of a statute was read');
  expect(faultsWith({ source: { kind: 'account', edition: null } })[0]).toMatch(
    'no text of a statute was read',
  );
});

test('a row too few or twice is a fault', () => {
  expect(faultsOfStateRights(rows().slice(1), slugs)[0]).toMatch('alabama hoa cancellation has no row');
  expect(faultsOfStateRights([...rows(), rows()[0]], slugs)[0]).toMatch(
    'alabama hoa cancellation stands twice',
  );
});

test('what was wrong in the directory is mended', () => {
  const all = rows();
  const of = (state: string, community: string, subject: StateRight['subject']) =>
    rowOf(all, state, community, subject);
  expect(of('california', 'hoa', 'records')).toMatchObject({
    detail: { days: 10, unit: 'business days', counts: 'answer' },
    statute: 'Cal. Civ. Code §§ 5200-5240',
    verified: true,
  });
  expect(of('california', 'hoa', 'records').note).toMatch('30 calendar days');
  expect(of('tennessee', 'condo', 'reserve')).toMatchObject({
    detail: { kind: 'study', everyYears: 5 },
    statute: 'Tenn. Code Ann. § 66-27-403(g)',
  });
  expect(of('tennessee', 'hoa', 'reserve').finding).toBe('none');
  expect(of('texas', 'condo', 'cancellation')).toMatchObject({ detail: { days: 5 }, verified: false });
  expect(of('florida', 'condo', 'cancellation')).toMatchObject({
    detail: { days: 7, unit: 'business days' },
  });
  expect(of('florida', 'hoa', 'cancellation')).toMatchObject({ detail: { days: 3 } });
  expect(of('maryland', 'hoa', 'cancellation')).toMatchObject({ detail: { days: 5, unit: 'calendar days' } });
  expect(of('maryland', 'condo', 'cancellation')).toMatchObject({ detail: { days: 7 }, verified: false });
  for (const community of communities)
    expect(of('hawaii', community, 'cancellation')).toMatchObject({ detail: { days: 15 }, verified: true });
  expect(of('louisiana', 'condo', 'disclosure')).toMatchObject({ finding: 'rule', verified: true });
  expect(of('new-mexico', 'condo', 'cancellation').finding).toBe('unchecked');
});
