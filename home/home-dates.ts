import { purchaseWords as words } from '#content/purchase-words.ts';
import type { Purchase } from '#contract/homes.ts';
import { type CalendarDate, calendarDates } from '#report/calendar-dates.ts';
import { readAnalysis } from '#report/read-analysis.ts';
import type { PurchaseDays } from './cancellation-clock.ts';
import type { HomeDocument } from './home-document.ts';
import type { HomePicture } from './home-picture.ts';

const wholeDay = { start: null, end: null, place: null, yearly: null, citations: [] };

function partsOf(day: string): CalendarDate['day'] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

interface Told {
  readonly picture: HomePicture;
  readonly purchase: Pick<Purchase, 'clock'>;
  readonly documents: readonly HomeDocument[];
  readonly days: PurchaseDays;
}

/** The days that the purchase itself sets: the last to cancel, and the closing. */
function daysOfPurchase({ purchase: { clock }, days: { closing_on: closing } }: Told): CalendarDate[] {
  const { calendar } = words;
  return [
    ...(clock.lastDay
      ? [
          {
            ...wholeDay,
            id: 'clock',
            title: calendar.cancel,
            day: partsOf(clock.lastDay),
            description: [...clock.lines, clock.statute].filter(Boolean).join('\n'),
          },
        ]
      : []),
    ...(closing
      ? [
          {
            ...wholeDay,
            id: 'closing',
            title: calendar.closing,
            day: partsOf(closing),
            description: calendar.entered,
          },
        ]
      : []),
  ];
}

const asNumber = ([year, month, day]: CalendarDate['day']) => year * 10_000 + month * 100 + day;

/**
 * The days to come of a home, in order of time: of the purchase, and those that its documents name, each with the document. Of
 * two papers that name the annual meeting the one that holds tells it. `today` is an ISO date.
 */
export function homeDates(told: Told, today: string): CalendarDate[] {
  const { picture, documents } = told;
  const annual = picture.answers.find(({ id }) => id === 'meeting.annual')?.controls.document;
  const named = documents
    .filter(({ id }) => picture.documents.includes(id))
    .flatMap(({ id, name, analysis }) =>
      calendarDates({ ...readAnalysis(analysis), created_at: `${today}T00:00:00.000Z` })
        .filter((date) => date.id !== 'meeting.annual' || id === annual)
        .map((date) => ({ ...date, description: `${name}\n\n${date.description}` })),
    );
  const seen = new Set<string>();
  return [...daysOfPurchase(told), ...named]
    .filter(({ title, day }) => {
      const key = `${title} ${asNumber(day)}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && asNumber(day) >= asNumber(partsOf(today));
    })
    .toSorted((a, b) => asNumber(a.day) - asNumber(b.day));
}
