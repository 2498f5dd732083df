import type { Doc, Sentence } from '../model.ts';
import { leadIns } from './lead-in.ts';
import type { Candidate, ScanRule } from './pattern.ts';
import { sectionPaths } from './section-paths.ts';
import { type Reading, type Stance, stanceOf, type Use } from './stance.ts';

export interface UseRule extends Use {
  readonly fact: string;
  /** A cheap test on Sentence.plain: sentences without it are not looked at. */
  readonly cue: RegExp;
  /** None of the headings over the sentence may match. */
  readonly notUnder?: RegExp;
}

const elsewhere =
  /\bdefinitions?\b|\bpools?\b|\bclub ?house\b|\btennis\b|\bmarina\b|\bmoorage\b|\bdeclarant'?s? (?:rights|exempt)|\bdevelopment period\b|\binsurance\b/;

interface Said extends Reading {
  readonly sentences: readonly Sentence[];
}

const leadsOf = new WeakMap<Doc, ReturnType<typeof leadIns>>();
const pathsOf = new WeakMap<Doc, string[]>();

function once<T>(cache: WeakMap<Doc, T>, doc: Doc, make: (doc: Doc) => T): T {
  const made = cache.get(doc) ?? make(doc);
  cache.set(doc, made);
  return made;
}

/** The sentences of a document that pass the cue, with those that open their lists, and the headings over them. */
export function* mentions(doc: Doc, cue: RegExp) {
  const leads = once(leadsOf, doc, leadIns);
  const paths = once(pathsOf, doc, sectionPaths);
  for (const sentence of doc.sentences) {
    if (!cue.test(sentence.plain)) continue;
    const lead = leads[sentence.index] ?? [];
    yield { sentence, lead, path: paths[sentence.section] ?? '' };
  }
}

function* saidOf(rule: UseRule, doc: Doc): Generator<Said> {
  for (const { sentence, lead, path } of mentions(doc, rule.cue)) {
    if (rule.notUnder?.test(path) || elsewhere.test(path)) continue;
    const plain = [...lead.map((opening) => opening.plain), sentence.plain].join(' ').slice(-1500);
    const reading = stanceOf(plain, rule);
    if (reading) yield { ...reading, sentences: [...lead, sentence] };
  }
}

/** What several sentences amount to together: a ban with a permission beside it is a condition. */
export function together(said: readonly Said[]): { stance: Stance; from: Said } | null {
  const specific = said.filter((one) => one.specific);
  const first = (stance: Stance) => specific.find((one) => one.stance === stance);
  const restricted = first('restricted');
  if (restricted) return { stance: 'restricted', from: restricted };
  const prohibited = first('prohibited');
  const allowed = first('allowed');
  if (prohibited) return { stance: allowed ? 'restricted' : 'prohibited', from: prohibited };
  if (allowed) return { stance: 'allowed', from: allowed };
  const [general] = said;
  return general ? { stance: 'restricted', from: general } : null;
}

/** A rule for a fact whose value is prohibited, restricted or allowed, from all that the document says of the use. */
export function useRule(rule: UseRule): ScanRule {
  return {
    facts: [rule.fact],
    *scan(doc): Generator<Candidate> {
      const answer = together([...saidOf(rule, doc)]);
      if (!answer) return;
      const ranges = answer.from.sentences.map(({ start, end }) => ({ start, end }));
      yield { fact: rule.fact, value: answer.stance, weight: answer.from.specific ? 8 : 5, ranges };
    },
  };
}
