import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { reserveStudy } from './reserve-study.ts';
import { studySaid } from './study-said.ts';

describe('reserveStudy', () => {
  it.each([
    ['The Reserve Fund is currently 62.5% funded.', { 'reserves.percent_funded': 62.5 }],
    ['Percent Funded as of January 1, 2025: 38%', { 'reserves.percent_funded': 38 }],
    ['Percent Funded: 43%', { 'reserves.percent_funded': 43 }],
    [
      'Fully Funded Balance (what is needed): $81,500.',
      { 'reserves.fully_funded_balance': { amount: 81_500 } },
    ],
    ['% Funded: 43%', { 'reserves.percent_funded': 43 }],
    ['100% funded balance at 1/1/2031\t$81,500', { 'reserves.fully_funded_balance': { amount: 81_500 } }],
    [
      '2031 monthly reserve contribution\t$1,100 ($22.00 per home)',
      { 'reserves.current_contribution': { amount: 13_200, period: 'year' } },
    ],
    [
      'Recommended monthly contributions\t$1,100 ($22.00 per home)',
      { 'reserves.recommended_contribution': { amount: 13_200, period: 'year' } },
    ],
    [
      'Present reserve contribution, per year\t$31,200\nPresent reserve contribution, per unit per month\t$26.00',
      { 'reserves.current_contribution': { amount: 31_200, period: 'year' } },
    ],
    [
      '2031 budgeted reserve contribution\t$31,200',
      { 'reserves.current_contribution': { amount: 31_200, period: 'year' } },
    ],
    ['Budgeted reserve contribution per unit\t$31.20', {}],
    ['Fully funded requirement, 1/1/2031\t$81,500', { 'reserves.fully_funded_balance': { amount: 81_500 } }],
    ['Fund should hold at 12-31-30 (100%)\t$81,500', { 'reserves.fully_funded_balance': { amount: 81_500 } }],
    ['Fund should be spent on roofs in 2031\t$81,500', {}],
    [
      'Inflation / interest assumed .................... 3.0% / 1.0%',
      { 'reserves.inflation': 3, 'reserves.interest': 1 },
    ],
    ['Inflation / interest used\t3.0% / 1.0%', { 'reserves.inflation': 3, 'reserves.interest': 1 }],
    [
      'Recommended annual contribution\t$188,000, + 3.0%/yr',
      { 'reserves.recommended_contribution': { amount: 188_000, period: 'year' } },
    ],
    ['Funding Percentage, July 1, 2031\t43.2%', { 'reserves.percent_funded': 43.2 }],
    [
      'Current Funding Objective (cost x life used)\t$402,000',
      { 'reserves.fully_funded_balance': { amount: 402_000 } },
    ],
    [
      'Annual Funding reported by the Association\t$31,000',
      { 'reserves.current_contribution': { amount: 31_000, period: 'year' } },
    ],
    [
      'Reserve account balance, est. as of 4/1/2031\t$31,000',
      { 'reserves.balance': { amount: 31_000 }, 'financial.reserve_cash': { amount: 31_000 } },
    ],
    [
      'Reported balance of Reserves at July 1, 2031 (projected)\t$31,000',
      { 'reserves.balance': { amount: 31_000 }, 'financial.reserve_cash': { amount: 31_000 } },
    ],
    ['Funded Percentage: 43.2%', { 'reserves.percent_funded': 43.2 }],
    [
      'Starting Reserve Balance: $50,000\nFully Funded Reserve Balance: $125,000',
      {
        'reserves.balance': { amount: 50_000 },
        'financial.reserve_cash': { amount: 50_000 },
        'reserves.fully_funded_balance': { amount: 125_000 },
        'reserves.percent_funded': 40,
      },
    ],
    ['Associations below 30% funded typically face special assessments.', {}],
    [
      'The reserve fund balance is projected to be $84,300 on January 1, 2025.',
      { 'reserves.balance': { amount: 84_300 }, 'financial.reserve_cash': { amount: 84_300 } },
    ],
    [
      'Your fully funded balance is computed to be $161,000.',
      { 'reserves.fully_funded_balance': { amount: 161_000 } },
    ],
    [
      'We recommend reserve contributions of $1,250 per month this fiscal year.',
      { 'reserves.recommended_contribution': { amount: 15_000, period: 'year' } },
    ],
    [
      'The current contribution to reserves is $800 per month.',
      { 'reserves.current_contribution': { amount: 9600, period: 'year' } },
    ],
    ['The study assumes an annual inflation rate of three percent (3%).', { 'reserves.inflation': 3 }],
    [
      'The inflation rate used in the study is three point two percent (3.2%).',
      { 'reserves.inflation': 3.2 },
    ],
    [
      'Projected reserve fund opening balance as of January 2026\t$66,000',
      { 'reserves.balance': { amount: 66_000 }, 'financial.reserve_cash': { amount: 66_000 } },
    ],
    [
      'The reserve fund balance is reported as $158,200 and the current contribution is $36,000 per year.',
      {
        'reserves.balance': { amount: 158_200 },
        'financial.reserve_cash': { amount: 158_200 },
        'reserves.current_contribution': { amount: 36_000, period: 'year' },
      },
    ],
    ['The fully funded balance was not met by $9,000 although the contribution is $36,000.', {}],
    ['The interest rate on reserves is assumed to be 1.5%.', { 'reserves.interest': 1.5 }],
    [
      'We have assumed 3.5% construction inflation and a 2% return on reserves.',
      { 'reserves.inflation': 3.5, 'reserves.interest': 2 },
    ],
    [
      'The plan counts on inflation 3.5% and interest rate 2%.',
      { 'reserves.inflation': 3.5, 'reserves.interest': 2 },
    ],

    ['The study assumes a return of 1.25% on invested funds.', { 'reserves.interest': 1.25 }],
    [
      'Fully funded replacement reserves by the component method would be $401,700.',
      { 'reserves.fully_funded_balance': { amount: 401_700 } },
    ],
    [
      'The fully funded balance in 2031 would be $312,000.',
      { 'reserves.fully_funded_balance': { amount: 312_000 } },
    ],
    ['The budget with fully funded reserves: $340 monthly assessment per unit.', {}],
    ['To reach fully funded reserves, a contribution of $9,000 is needed.', {}],
    ['This study covers 24 reserve components.', { 'reserves.component_count': 24 }],
  ])('%s', (text, facts) => {
    expect(factsIn(text, reserveStudy, 'reserves')).toEqual(facts);
  });
});

it('divides what is there by what should be, however the one is told', () => {
  const text =
    'The association has $58,000 in its reserve account. The fully funded balance would be $145,000.';
  expect(factsIn(text, reserveStudy, 'reserves')['reserves.percent_funded']).toBe(40);
});

describe('contributions in a sentence', () => {
  const said = (text: string) => factsIn(text, studySaid, 'reserves');
  it.each([
    [
      'The association has $58,000 in its reserve account and contributes $1,450 per month.',
      'current',
      17_400,
    ],
    ['Recommendation: raise the monthly contribution to $2,150 in 2031.', 'recommended', 25_800],
    [
      'We recommend that the board increase its annual reserve contribution to $30,000.',
      'recommended',
      30_000,
    ],
  ])('%s', (text, what, amount) =>
    expect(said(text)[`reserves.${what}_contribution`]).toEqual({ amount, period: 'year' }),
  );

  it.each([
    'The association has $58,000 in its reserve account and each owner contributes $45 per month.',
    'The association has $58,000 in its reserve account and spent $1,450 on the gate.',
    'Recommendation: raise the monthly dues to $215 in 2031.',
  ])('%s', (text) => {
    expect(said(text)['reserves.current_contribution']).toBeUndefined();
    expect(said(text)['reserves.recommended_contribution']).toBeUndefined();
  });
});
