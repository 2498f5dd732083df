import type { FactRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';

const animals = /\b(?:pets?|animals?|dogs?|cats?|livestock|poultry)\b/;

/** How many pets a home may keep. */
export const petsMaxCount: FactRule = {
  fact: 'pets.max_count',
  cue: animals,
  patterns: [
    {
      match: words(
        '(?:no more than|not more than|not to exceed|maximum of|up to|limited to) (?:a total of )?{count} (?:[a-z-]+ ){0,3}(?:pets|animals|dogs|cats)',
      ),
      unless: /\bguests?\b/,
      value: ({ quantities: [count] }) => (count?.kind === 'count' ? count.value : null),
      weight: 9,
    },
  ],
};

export const pets = [petsMaxCount];
