import { expect, it } from 'vitest';
import rightsFile from '#content/state-rights.json' with { type: 'json' };
import { stateRightsSchema } from '#contract/state-right.ts';
import { letterFor } from './letter.ts';

const disclosures = stateRightsSchema
  .parse(rightsFile)
  .flatMap((right) => (right.subject === 'disclosure' ? right : []));
const asked = { home: '12 Elm Court', association: 'Elm Owners Association', missing: ['Budget', 'Minutes'] };

it('asks for each paper by name, with the law where its text was read', () => {
  const read = disclosures.find(({ finding, verified }) => finding === 'rule' && verified) ?? null;
  const letter = letterFor({ ...asked, disclosure: read }) ?? '';
  expect(letter).toContain('12 Elm Court');
  expect(letter.match(/^- .*$/gm)).toEqual(['- Budget', '- Minutes']);
  expect(letter).toContain(read?.statute);
  expect(letter).not.toMatch(/[{}]/);
});

it('names no law that was not read', () => {
  const unread = disclosures.find(({ finding, verified }) => finding === 'rule' && !verified) ?? null;
  expect(unread).not.toBeNull();
  expect(letterFor({ ...asked, disclosure: unread })).not.toContain(unread?.statute);
  expect(letterFor({ ...asked, disclosure: null })).not.toContain('undefined');
});

it('is not written where nothing is missing', () => {
  expect(letterFor({ ...asked, missing: [], disclosure: null })).toBeNull();
});
