import { dayLength } from '#contract/day-length.ts';

const at = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/** The day so many days after an ISO date ('2026-11-24'), which is not counted itself; of business days, Saturdays and Sundays are not either. */
export function daysAfter(iso: string, days: number, unit: 'days' | 'business days'): string {
  let time = at(iso);
  for (let left = days; left > 0; ) {
    time += dayLength;
    if (unit === 'days' || !isWeekend(time)) left -= 1;
  }
  return isoOf(time);
}

/** How many days the second ISO date is after the first; negative if it is before. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayLength);

/** The day a year before an ISO date. */
export const yearBefore = (iso: string): string => `${Number(iso.slice(0, 4)) - 1}${iso.slice(4)}`;
