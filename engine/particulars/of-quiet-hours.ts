import { clockTime } from '../language/two-digits.ts';
import type { ReadParticulars } from './particulars.ts';

const someDays =
  /^[^.;{]{0,3}(?:,? ?(?:on|from)? ?)((?:sun|mon|tues|wednes|thurs|fri|satur)days?(?:(?:,? (?:and|to|through|thru|until) |, ?| ?[-–/] ?)(?:sun|mon|tues|wednes|thurs|fri|satur)days?)*|week(?:day|night)s?|weekends)(?: nights?| evenings?)?\b/i;
/** 'Quiet hours are 10 p.m. to 7 a.m. Sunday through Thursday': other nights have hours of their own, or none. */
export const ofQuietHours: ReadParticulars = ({ one: { value }, cited }) => {
  const [from] = String(value).split('-');
  for (const { text, quantities } of cited) {
    const clocks = quantities.filter((one) => one.kind === 'clock');
    const at = clocks.findIndex((one) => clockTime(one.minutes) === from);
    const days = someDays.exec(text.slice(clocks[at + 1]?.end ?? text.length))?.[0].trim();
    const ownHours = days && /^[^.;]{0,20}\bfrom\b/.test(text.slice(text.indexOf(days) + days.length));
    if (at >= 0 && days)
      return { particulars: { onDays: ownHours ? `, with other hours ${days.replace(/^\W+/, '')}` : days } };
  }
  return null;
};
