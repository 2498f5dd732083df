import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { allRules } from './all-rules.ts';

test('every fact of the catalogue has a rule that looks for it', () => {
  const sought = new Set(allRules.flatMap((rule) => ('scan' in rule ? rule.facts : rule.fact)));
  expect(catalogue.map(({ id }) => id).filter((id) => !sought.has(id))).toEqual([]);
});
