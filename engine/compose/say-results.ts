import { dollars, figure } from '../say/display.ts';
import { keyPoint, numberIn, type Say } from '../say/saying.ts';
import { isYearly, yearly } from './a-year.ts';
import { dayFirst, during, ranIn, untilThen } from './say-when.ts';

export const percentOf = (part: number, whole: number) => figure(Math.round((1000 * part) / whole) / 10);

/** What was left of a period, or lacked. */
export const netIncome: Say = (value, facts, told, toldOf) => {
  const left = numberIn(value, 'amount');
  if (left === null) return null;
  const { intoReserves, ofOperations, projected } = told;
  if (projected)
    return keyPoint(
      left < 0 ? 'medium' : 'low',
      `The association expects to ${left < 0 ? `spend ${dollars(-left)} more than it takes in` : `take in ${dollars(left)} more than it spends`}.`,
    );
  const when = ranIn(told, facts.get('budget.year') === undefined ? {} : toldOf?.('budget.year'));
  // Savings of its own are no loss.
  const saved = intoReserves !== undefined && intoReserves >= -left;
  const counting = intoReserves ? `, counting ${dollars(intoReserves)} that went into its own reserves` : '';
  const said = saved
    ? `The association put ${dollars(intoReserves)} into its own reserves; with that, ${dollars(-left)} more went out than came in.`
    : left < 0
      ? `The association spent ${dollars(-left)} more than it took in${counting}.`
      : `The association took in ${dollars(left)} more than it spent.`;
  const alone =
    ofOperations === undefined
      ? ''
      : ` Running the place alone ${ofOperations < 0 ? `cost ${dollars(-ofOperations)} more than it took in` : `left ${dollars(ofOperations)}`}.`;
  const isLoss = (ofOperations ?? left) < 0;
  return keyPoint(saved ? 'medium' : isLoss ? 'high' : 'low', `${dayFirst(when, said)}${alone}`);
};

/** '$14,450 into reserves in the year, 15% of its income.' */
export const reserveContribution: Say = (value, facts, told) => {
  const { proposed, kind, planned: inPlan, happened } = told;
  const put = numberIn(value, 'amount');
  const income = yearly(facts, 'budget.total_income');
  const same = ['reserves.recommended_contribution', 'reserves.current_contribution'].some(
    (fact) => numberIn(facts.get(fact), 'amount') === put,
  );
  // A study's advice and what goes in today are told as such.
  if (put === null || same) return null;
  const when = during(told);
  if (when || !isYearly(value)) {
    const sum = (amount: number) => (amount === 0 ? 'nothing' : dollars(amount));
    const both =
      happened !== undefined
        ? `${sum(happened)}, against ${dollars(put)} in the budget`
        : `${sum(put)}${inPlan ? ' in the budget' : ''}`;
    return keyPoint('medium', `Into reserves, ${when ?? 'for the part of the year covered'}: ${both}.`);
  }
  if (happened !== undefined)
    return keyPoint(
      happened === 0 ? 'high' : 'medium',
      `${happened === 0 ? 'Nothing' : dollars(happened)} went into reserves in the year, against ${dollars(put)} in the budget.`,
    );
  const isTold = kind === 'financial' && !inPlan;
  if (put === 0)
    return keyPoint(
      'high',
      isTold
        ? 'Nothing goes into reserves in the year.'
        : `The ${proposed ? 'proposed ' : ''}budget puts nothing into reserves in the year.`,
    );
  const share = income && income > put ? `, ${percentOf(put, income)}% of its income` : '';
  return keyPoint(
    'medium',
    isTold
      ? `${dollars(put)} went into reserves in the year${share}.`
      : `The ${proposed ? 'proposed ' : ''}budget puts ${dollars(put)} into reserves in the year${share}.${untilThen(told, 'gone in')}`,
  );
};
