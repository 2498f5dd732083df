import { type StateLaw, stateLawsSchema } from '#contract/state-law.ts';
import type { StateRight } from '#contract/state-right.ts';

const shared = { states: 2, shortest: 20 };

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The figures of a text, in digits and in words from two to twelve: '$2,000 or three months' gives 2000 and 3. */
export function figuresOf(text: string): string[] {
  const found = text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|[a-z]+/g) ?? [];
  return found.flatMap((word) => {
    if (/^\d/.test(word)) return [word.replaceAll(',', '')];
    const at = numerals.indexOf(word);
    return at < 0 ? [] : [String(at + 2)];
  });
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) +/).map((sentence) => sentence.trim());

/** What is said of a state apart from its provisions and rights, which carry the citations. */
function claimsOf({ description, considerations }: StateLaw): string[] {
  const { buyers, owners, boards } = considerations;
  return [description, ...buyers, ...owners, ...boards];
}

function textsOf(state: StateLaw): string[] {
  return [...claimsOf(state), ...state.provisions.map(({ text }) => text), state.note ?? ''];
}

/** Figures that no provision, statute, right or note of the state has: nothing would say where they stand. */
function figuresWithoutSource(state: StateLaw, rights: readonly StateRight[]): string[] {
  const { provisions, statutes, note } = state;
  const cited = new Set(
    [
      ...provisions.flatMap(({ text, citation }) => [text, citation]),
      ...statutes.flatMap(({ name, citation }) => [name, citation]),
      ...rights.map((right) => JSON.stringify([right.statute, right.note, right.detail, right.doubt])),
      note ?? '',
    ].flatMap(figuresOf),
  );
  return claimsOf(state).flatMap((claim) =>
    figuresOf(claim)
      .filter((figure) => !cited.has(figure))
      .map((figure) => `${state.slug}: no provision has the ${figure} of '${claim}'`),
  );
}

/** Sentences that so many states share that they say nothing of any of them. */
function boilerplate(states: readonly StateLaw[]): string[] {
  const tellers = new Map<string, Set<string>>();
  for (const state of states) {
    for (const sentence of textsOf(state).flatMap(sentencesOf)) {
      if (sentence.length < shared.shortest) continue;
      tellers.set(sentence, (tellers.get(sentence) ?? new Set()).add(state.slug));
    }
  }
  return [...tellers]
    .filter(([, slugs]) => slugs.size > shared.states)
    .map(([sentence, slugs]) => `'${sentence}' stands in ${[...slugs].join(', ')}: say what is so in each`);
}

/** What is wrong with the state laws, one sentence each: the form first, then figures without a source and boilerplate. */
export function faultsOfStateLaws(file: unknown, rights: readonly StateRight[]): string[] {
  const states = stateLawsSchema.safeParse(file);
  if (!states.success)
    return states.error.issues.map(({ path, message }) => `state-laws.json ${path.join('.')}: ${message}`);
  const ofState = (slug: string) => rights.filter(({ state }) => state === slug);
  return [
    ...states.data.flatMap((state) => figuresWithoutSource(state, ofState(state.slug))),
    ...boilerplate(states.data),
  ].map((fault) => `state-laws.json ${fault}`);
}
