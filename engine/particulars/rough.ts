import type { Decided } from '../find/decide.ts';
import { sizeOf } from '../language/values.ts';
import type { Sentence } from '../model.ts';
import { dollars, figure } from '../say/display.ts';

/** What is told of today: a rule's sums and counts are as it sets them. */
const ofToday =
  /^(?:financial|budget|reserves)\.(?!dues_change)|^(?:assessment\.(?:regular|transfer_fee|initial_contribution)|special_assessment|community\.units)$/;
const hedged =
  /(?:\b(?:about|around|approximately|approx\.?|roughly|some|nearly|almost|estimated(?: (?:at|to be))?)|~) ?$/;

/** The figure of an answer: a sum, a share or a count. */
const figureOf = (value: Decided['value']): number | null => {
  const own = value !== null && typeof value === 'object' && 'amount' in value ? value.amount : value;
  return typeof own === 'number' ? own : null;
};

/** Whether the cited sentences, wherever they tell the answer's figure, tell it as only about right. */
export function isRough(
  { fact, value }: Pick<Decided, 'fact' | 'value'>,
  cited: readonly Sentence[],
): boolean {
  const own = figureOf(value);
  if (own === null || !ofToday.test(fact)) return false;
  const places = cited.flatMap(({ plain, quantities }) =>
    [...plain.matchAll(/\{[mpn](\d+)\}/g)].flatMap(({ 1: at, index }) => {
      const one = quantities[Number(at)];
      return one && sizeOf(one) === own ? [hedged.test(plain.slice(0, index))] : [];
    }),
  );
  return places.length > 0 && places.every(Boolean);
}

/** A statement or a row with 'about' before the figure of its answer, where the text has it and it has not. */
export function sayRough(said: string, value: Decided['value'], rough: true | undefined): string {
  const own = rough ? figureOf(value) : null;
  if (own === null) return said;
  const forms = [dollars(own), figure(own)].map((form) => form.replace(/[$.]/g, String.raw`\$&`));
  return said.replace(
    new RegExp(String.raw`(?<!\b(?:about|up to|at least) )(?<![$\d.,])(?:${forms.join('|')})(?![\d,]|\.\d)`),
    'about $&',
  );
}
