import { expect, it } from 'vitest';
import { reportWords } from '#content/report-words.ts';
import { noAssociationHint } from './no-association.ts';

it('says that something stands below only where it does', () => {
  expect(noAssociationHint([{}])).toContain(reportWords.notAssociationFound);
  expect(noAssociationHint([])).toBe(reportWords.notAssociationHint);
});
