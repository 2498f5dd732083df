import { expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { associationName } from './association.ts';
import { associationState } from './state.ts';

const found = (text: string) => factsIn(text, [associationName, associationState], 'reserves');

it.each([
  [
    'Association:\tElder Bluffs\tAssoc. #:\t4711-2\nLocation:\tSalem, OR\t# of Units:\t96',
    'Elder Bluffs',
    'OR',
  ],
  [
    'Client: Elder Bluffs Townhomes, Inc. (Elder Bluffs)\nLocation: Salem, Oregon',
    'Elder Bluffs Townhomes, Inc.',
    'OR',
  ],
  [
    'INSURED\tElder Bluffs Condominium Association, c/o Bay Management',
    'Elder Bluffs Condominium Association',
    undefined,
  ],
  ['Elder Bluffs H.O.A\nIncome and expenses\nMay 2031', 'Elder Bluffs H.O.A', undefined],
])('%j names the association', (text, name, state) => {
  expect(found(text)['association.name']).toBe(name);
  expect(found(text)['association.state']).toBe(state);
});

it.each([
  'Association: Management Fees\t$4,000',
  'Association: what the owners pay for it',
  'Bank location: Salem, OR branch',
])('%j names none', (text) => {
  expect(found(text)).toEqual({});
});
