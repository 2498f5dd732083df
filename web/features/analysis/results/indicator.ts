import { newerResultsIndicator } from '#contract/limits.ts';

/** Percent of the bar after some seconds: 15, and half a percent more each second, up to 90. */
export function indicatorPercent(seconds: number): number {
  const { start, perSecond, max } = newerResultsIndicator;
  return Math.min(max, start + perSecond * seconds);
}
