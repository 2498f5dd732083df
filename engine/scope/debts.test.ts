import { describe, expect, it } from 'vitest';
import { suesDebtors } from './debts.ts';

describe('a suit against those who owe dues', () => {
  it.each([
    ['{n0} owners are in arrears and the trust has brought suit against {n1}.', true],
    ['one owner is behind on dues; an action was filed against him.', true],
    ['{n0} owners are delinquent, and suits were filed against both.', true],
    ['the builder is in arrears with the work and we brought suit against the builder.', false],
    ['{n0} owners are in arrears, suit was filed against {n1}, and one filed a counterclaim.', false],
    ['suit was filed against {n0} owners.', false],
  ])('%s', (plain, is) => {
    expect(suesDebtors(plain)).toBe(is);
  });
});
