import { toHundredths } from '#engine/language/hundredths.ts';
import { dollars, figure } from '#engine/say/display.ts';
import { type Figures, howColumn, type Picture, type Slice, stated } from './picture.ts';

/** Two sums of a budget are the same within 1%. */
const same = (a: number, b: number) => Math.abs(a - b) <= Math.abs(a) * 0.01;

/**
 * What the year's money is spent on. Whether the payment into reserves is among the expenses or comes on top of them is
 * told by which of the two meets the income; where neither does, the reserves are left out.
 */
export function budgetPicture(figures: Figures): Picture | null {
  const expenses = figures.amount('budget.total_expenses');
  const income = figures.amount('budget.total_income');
  const saved = figures.amount('budget.reserve_contribution');
  if (expenses === null || expenses <= 0) return null;

  const within = income !== null && same(income, expenses);
  const onTop = !within && income !== null && saved !== null && same(income, expenses + saved);
  const whole = onTop ? expenses + saved : expenses;
  const named = [
    {
      id: 'budget.reserve_contribution',
      label: 'Paid into reserves',
      amount: within || onTop ? saved : null,
    },
    { id: 'budget.management_fee', label: 'Management', amount: figures.amount('budget.management_fee') },
    { id: 'budget.insurance', label: 'Insurance', amount: figures.amount('budget.insurance') },
  ].flatMap(({ id, label, amount }) => (amount !== null && amount > 0 ? [{ id, label, amount }] : []));
  const rest = toHundredths(whole - named.reduce((sum, { amount }) => sum + amount, 0));
  if (named.length < 2 || rest < 0) return null;

  const all = [...named, ...(rest > 0 ? [{ id: '', label: 'Everything else', amount: rest }] : [])];
  const percent = (amount: number) => `${figure(Math.round((1000 * amount) / whole) / 10)}%`;
  const slices: Slice[] = all.map(({ label, amount }) => ({
    label,
    display: `${dollars(amount)} (${percent(amount)})`,
    share: amount / whole,
  }));
  const list = new Intl.ListFormat('en-US').format(
    all.map(({ label, amount }) => `${percent(amount)} for ${label.toLowerCase()}`),
  );
  const less = named.map(({ amount }) => ` − ${dollars(amount)}`).join('');
  return {
    kind: 'split',
    id: 'budget',
    title: 'Where the money goes',
    sentence: `Of ${dollars(whole)} in the year: ${list.replace('paid into reserves', 'the reserves')}.`,
    slices,
    table: {
      columns: ['What for', 'In the year', 'In a month', 'Share', howColumn],
      rows: [
        ...all.map(({ id, label, amount }) => [
          label,
          dollars(amount),
          dollars(toHundredths(amount / 12)),
          percent(amount),
          id ? stated : `${dollars(whole)}${less}`,
        ]),
        [
          'Together',
          dollars(whole),
          dollars(toHundredths(whole / 12)),
          '100%',
          onTop ? `${dollars(expenses)} + ${dollars(saved)}` : stated,
        ],
      ],
    },
    citations: figures.cite('budget.total_expenses', ...named.map(({ id }) => id)),
  };
}
