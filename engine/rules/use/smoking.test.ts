import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { smoking } from './smoking.ts';

describe('smoking', () => {
  it.each([
    ['Smoking is prohibited in all Units, balconies and Common Elements.', 'prohibited'],
    ['No person shall smoke anywhere on the Property.', 'prohibited'],
    ['Smoking is prohibited in the Units, except at the areas designated by the Board.', 'prohibited'],
    ['Smoking is not permitted in the elevators, hallways or any other common area.', 'restricted'],
    ['No smoking on the trails and in the parks.', 'restricted'],
    ['Smoking and vaping are prohibited at the pool.', 'restricted'],
    ['Smoking in a Unit is permitted.', 'allowed'],
    ['Smoking in a Unit is not prohibited at present.', 'allowed'],
    ['Cedar Court is a smoke-free building.', 'prohibited'],
  ])('%s', (text, value) => {
    expect(factsIn(text, [smoking], 'rules')).toEqual({ 'use.smoking': value });
  });

  it.each([
    ['Every Unit shall have a smoke detector.'],
    ['Outdoor fires and the discarding of smoking materials are prohibited.'],
    ['No nuisance such as smoke, dust or odors shall be permitted on any Lot.'],
    ['The board polled the owners on whether they want a smoke-free building.'],
    ['Smoking, first offense: $50.'],
    ['Fires and Smoking: fires are prohibited except in fireplaces.'],
  ])('finds nothing in: %s', (text) => {
    expect(factsIn(text, [smoking], 'rules')).toEqual({});
  });
});
