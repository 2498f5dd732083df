import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { entries } from './entries.ts';

describe('entries', () => {
  it('takes rows with figures, their labels without account numbers, and the heading over them', () => {
    const doc = docOf(
      [
        'Income',
        '4001 Assessments\t$72,996\t$ 77,334',
        'Late fees\t(120.50)\t-',
        'TOTAL INCOME ......\t72,875.50',
      ].join('\n'),
    );
    const list = entries(doc).map(({ label, under, figures }) => [label, under, figures.map((f) => f.value)]);
    expect(list).toEqual([
      ['assessments', 'income', [72_996, 77_334]],
      ['late fees', 'income', [-120.5, 0]],
      ['total income', 'income', [72_875.5]],
    ]);
  });
});
