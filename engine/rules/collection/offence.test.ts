import { expect, it } from 'vitest';
import { tidyOffence } from './offence.ts';

it.each([
  ['(a) Parking on the grass: fine', 'Parking on the grass'],
  ['vehicle)', 'vehicle'],
  ['Noise (after 10 p.m.)', 'Noise (after 10 p.m.)'],
  ['be avoided if the owner mows the lawn in time', ''],
])('an offence is told without what belongs elsewhere: %s', (text, told) => {
  expect(tidyOffence(text)).toBe(told);
});
