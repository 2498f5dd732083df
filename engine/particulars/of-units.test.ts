import { expect, it } from 'vitest';
import { analyze } from '../index.ts';
import { docOf } from '../testing/doc-of.ts';

const said = (text: string) => {
  const { source } = docOf(text, 'other');
  return JSON.stringify(analyze(source.pages, { documentType: 'other' }));
};
it.each([
  ['A firm has also proposed an optional pest program for all 32 properties.', 'The community has 32 homes.'],
  ['The developer proposes to build a community of 32 homes.', 'The community was planned for 32 homes.'],
])('%s', (text, expected) => expect(said(`Elm Court HOA\n\n${text}`)).toContain(expected));

it('a planned community is there', () => {
  expect(said('Elm Court HOA\n\nElm Court is a planned community of 32 homes.')).toContain(
    'The community has 32 homes.',
  );
});
