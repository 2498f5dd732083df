import type { FactValue } from '#contract/analysis.ts';
import { type FactRule, type Found, words } from '../find/pattern.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** Percent from the first amount caught to the second. */
function fromTo({ quantities }: Found): FactValue | null {
  const [from, to] = quantities.flatMap((q) => (q.kind === 'money' ? q.amount : []));
  return from && to ? round((100 * (to - from)) / from) : null;
}

/** 'raised $12 to $468': the raise and the new dues. */
function raisedTo({ quantities }: Found): FactValue | null {
  const [by, to] = quantities.flatMap((q) => (q.kind === 'money' ? q.amount : []));
  return by && to && to > by ? round((100 * by) / (to - by)) : null;
}

const percentCaught =
  (sign: 1 | -1) =>
  ({ quantities: [p] }: Found): FactValue | null =>
    p?.kind === 'percent' ? sign * p.percent : null;

const dues = '(?:dues|assessments?|fees?|maintenance fees?)';
const hypothetical = /\b(?:may|up to|not (?:more|exceed)|maximum|if|late|in excess|without)\b/;

/** By how much dues change, in budgets, letters and minutes. */
export const duesChange: FactRule = {
  fact: 'budget.dues_change',
  cue: /increas|rais|decreas|lower|from/,
  patterns: [
    {
      match: words(`${dues}\\b[^.]{0,50} from {money}[^.{]{0,20} to {money}`),
      unless: hypothetical,
      value: fromTo,
      weight: 9,
    },
    {
      match: words(`(?:increas\\w+|rais\\w+) (?:by |of )?{money}[^.{]{0,10} to {money}`),
      unless: hypothetical,
      value: raisedTo,
      weight: 9,
    },
    {
      match: words(`(?:increas\\w+|rais\\w+)\\b[^.{]{0,40}${dues}\\b[^.{]{0,30}{percent}`),
      unless: hypothetical,
      value: percentCaught(1),
      weight: 8,
    },
    {
      match: words(`${dues}\\b[^.{]{0,50}(?:increas\\w+|rais\\w+|up)\\b[^.{]{0,30}{percent}`),
      unless: hypothetical,
      value: percentCaught(1),
      weight: 8,
    },
    {
      match: words(`{percent} (?:dues |assessment )?increase (?:in|of|to) [^.{]{0,20}${dues}`),
      unless: hypothetical,
      value: percentCaught(1),
      weight: 8,
    },
    {
      match: words(`${dues}\\b[^.{]{0,50}(?:decreas\\w+|lower\\w+|reduc\\w+)\\b[^.{]{0,30}{percent}`),
      unless: hypothetical,
      value: percentCaught(-1),
      weight: 8,
    },
  ],
};
