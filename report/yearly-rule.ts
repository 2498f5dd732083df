/** A day that comes once a year: a date, or the nth weekday of a month (-1 for the last). Months 1 to 12, Sunday 0. */
export type YearlyRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly nth: number; readonly weekday: number };

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

const nthWeekday = new RegExp(
  `\\b(${Object.keys(ordinals).join('|')}|[1-4](?:st|nd|rd|th))(?: \\([^()]{0,40}\\))? (?:full )?(${weekdays.join('|')}) (?:(?:of|in|during) )?(?:the )?(?:month of )?(${months.join('|')})\\b`,
);
const monthDay = new RegExp(`^(?:on (?:or about )?)?(${months.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?$`);
const dayOfMonth = new RegExp(
  `^(?:the )?(\\d{1,2})(?:st|nd|rd|th) day of (?:the month of )?(${months.join('|')})$`,
);

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function onDate(month: number, day: number): YearlyRule | null {
  return day >= 1 && day <= (longest[month - 1] ?? 0) ? { month, day } : null;
}

/** The rule in words such as 'second Tuesday of March' or 'June 15'; null where the words name no single day. */
export function yearlyRule(words: string): YearlyRule | null {
  const text = words.toLowerCase().replace(/\s+/g, ' ').trim();
  const weekly = nthWeekday.exec(text);
  if (weekly) {
    const [, ordinal = '', weekday = '', month = ''] = weekly;
    return {
      month: months.indexOf(month) + 1,
      nth: ordinals[ordinal] ?? Number(ordinal[0]),
      weekday: weekdays.indexOf(weekday),
    };
  }
  const [, month, day] = monthDay.exec(text) ?? [];
  if (month && day) return onDate(months.indexOf(month) + 1, Number(day));
  const [, dayFirst, ofMonth] = dayOfMonth.exec(text) ?? [];
  return dayFirst && ofMonth ? onDate(months.indexOf(ofMonth) + 1, Number(dayFirst)) : null;
}

type Day = readonly [year: number, month: number, day: number];

function inYear(rule: YearlyRule, year: number): Day {
  const { month } = rule;
  if ('day' in rule) return [year, month, rule.day];
  const last = new Date(Date.UTC(year, month, 0));
  if (rule.nth === -1) {
    const back = (last.getUTCDay() - rule.weekday + 7) % 7;
    return [year, month, last.getUTCDate() - back];
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return [year, month, 1 + ((rule.weekday - first + 7) % 7) + 7 * (rule.nth - 1)];
}

/** The first day of the rule on or after `from` ('2026-01-31'). */
export function nextDay(rule: YearlyRule, from: string): Day {
  const year = Number(from.slice(0, 4));
  const [, month, day] = inYear(rule, year);
  const passed = month * 100 + day < Number(from.slice(5, 7)) * 100 + Number(from.slice(8, 10));
  return passed ? inYear(rule, year + 1) : inYear(rule, year);
}

const icsWeekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rule as a calendar file writes it. */
export function recurrence(rule: YearlyRule): string {
  return 'day' in rule
    ? `FREQ=YEARLY;BYMONTH=${rule.month};BYMONTHDAY=${rule.day}`
    : `FREQ=YEARLY;BYMONTH=${rule.month};BYDAY=${rule.nth}${icsWeekdays[rule.weekday]}`;
}
