import { expect, it } from 'vitest';
import { homeDates } from './home-dates.ts';
import { homePicture } from './home-picture.ts';
import { read } from './testing/home-document.ts';

const today = '2026-11-24';

it('has the last day to cancel, the closing, and the days that the documents name, in order', () => {
  const documents = [
    read(
      'bylaws.pdf',
      'bylaws',
      'BYLAWS OF ELM PARK HOMEOWNERS ASSOCIATION\nThe annual meeting of the members shall be held on the second Tuesday of January of each year.',
    ),
    read(
      'rules.pdf',
      'rules',
      'RULES OF ELM PARK HOMEOWNERS ASSOCIATION\nThe annual meeting of the members shall be held on the first Monday of March of each year.',
    ),
    read(
      'minutes.pdf',
      'minutes',
      'ELM PARK HOMEOWNERS ASSOCIATION\nMinutes of November 10, 2026\nNext meeting: December 8, 2026 at 7:00 p.m.',
    ),
  ];
  const dates = homeDates(
    {
      picture: homePicture(documents, today),
      documents,
      purchase: { clock: { lines: ['The last day is Nov 30.'], statute: 'Code 1', lastDay: '2026-11-30' } },
      days: { contract_signed_on: null, documents_received_on: '2026-11-20', closing_on: '2026-12-18' },
    },
    today,
  );
  expect(dates.map(({ id, day }) => [id, day.join('-')])).toEqual([
    ['clock', '2026-11-30'],
    ['minutes.next_meeting', '2026-12-8'],
    ['closing', '2026-12-18'],
    ['meeting.annual', '2027-1-12'],
  ]);
  expect(dates[0]?.description).toContain('Code 1');
  expect(dates[1]?.description).toContain('minutes.pdf');
  const past = { closing_on: '2026-11-01', contract_signed_on: null, documents_received_on: null };
  const none = { clock: { lines: [], statute: null, lastDay: '2026-11-02' } };
  expect(
    homeDates({ picture: homePicture([], today), documents: [], purchase: none, days: past }, today),
  ).toEqual([]);
});
