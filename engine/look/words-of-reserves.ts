import type { FactId } from '../catalogue.ts';
import { type WordsOfFact, words } from './words-of-fact.ts';

/** Reserve studies. */
export const wordsOfReserves: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'reserves.percent_funded': words(
    'percent funded, funded, funding level, adequately funded, fully funded, fund status, reserve strength',
    'percent funded|funded status|current funding|reserve strength|funding level|is currently|adequately funded|funding status, percent, current|as of|beginning|ideal|ratio|level, reserve|study|fund',
    {
      takes: 'pm',
      unlike: 'component method, means',
      senses: /\bfunded repairs?\b/,
    },
  ),
  'reserves.balance': words(
    'balance, starting reserve, reserve fund, beginning, cash on hand, funds on hand, projected reserve, reserve cash, reserve account, current reserve, on deposit, fund balance, reserves on',
    'starting|beginning|projected|current|on hand|opening|estimated|actual, reserve balance|reserve fund|reserve account|reserve cash|reserves|fund balance, as of|january|year',
    { takes: 'm', unlike: 'fully funded, ideal, interest, expenditures' },
  ),
  'reserves.fully_funded_balance': words(
    'fully funded, ideal, accrued, full funding, recommended balance, fund benchmark, theoretical, fully-funded, 100',
    'fully funded balance|ideal balance|fully funded reserve|fully funded|ideal reserve|theoretical|ffb, balance|requirement|total, reserve|component|depreciation|deterioration, year|current',
    { takes: 'm' },
  ),
  'reserves.recommended_contribution': words(
    'recommend, contribution, contributions, full funding, allocation, funding plan, annual funding, required, suggested, deposit, reserve assess, proposed funding, annual reserve, funding goal',
    'recommended|suggested|proposed|required|full funding, contribution|allocation|funding|deposit|transfer, annual|monthly|month|year|per unit|first, reserve|fund|budget, baseline|threshold',
    { takes: 'm', unlike: 'current annual, existing, special' },
  ),
  'reserves.current_contribution': words(
    'contribution, contributions, current annual, currently contribut, budgeted, current budget, present contribution, current reserve, deposit, current funding, allocation, contributing',
    'current|existing|present|budgeted|actual|currently, contribution|contributing|allocation|funding|deposit, annual|monthly|month|year|per unit, reserve|budget|fund',
    { takes: 'm', unlike: 'recommended, balance' },
  ),
  'reserves.component_count': words(
    'component, components, reserve item, items, line items, common elements, assets, inventory',
    'total|number|identified|included|consists|there are, components|items, study|list|inventory|reserve|major|common',
    { takes: 'n' },
  ),
  'reserves.components': words(
    'useful life, remaining life, remaining useful, replacement cost, component, components, quantity, est life, life expectancy, current cost, year replace, resurfac, repaint, repav, asphalt, roof, fence, pool, paint, sealcoat',
    'useful|remaining|life|years, replace|replacement|repair|resurface, cost|unit cost|current cost, component|item|asset|common area',
    { takes: 'm', isList: true },
  ),
  'reserves.inflation': words(
    'inflation, cost increase, construction cost, escalat, inflated, rate of increase',
    'inflation rate|inflation|annual inflation, rate|percent|assumed|assumption, annual|future|cost|year',
    { takes: 'p', enough: 'inflation\\b(?! reduction), inflationary' },
  ),
  'reserves.interest': words(
    'interest, yield, rate of return, return on, earnings, investment, earn',
    'interest rate|rate of return|after tax|after-tax|interest earned|yield|net interest, rate|percent|assumed|assumption, annual|reserve|fund|year',
    { takes: 'p', unlike: 'conflict, no interest' },
  ),
};
