import { type GlossaryTerm, glossary } from '#content/glossary.ts';

/** A run of a text; with a term where it is one that can be explained. */
export interface Run {
  readonly text: string;
  readonly term: GlossaryTerm | null;
}

const termByForm = new Map(glossary.flatMap((term) => term.forms.map((form) => [form, term] as const)));
const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const forms = [...termByForm.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
const anyForm = new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'gi');

/** A text cut at the terms that the glossary explains, each of them where it first stands. Joined, the runs are the text. */
export function cutAtTerms(text: string): Run[] {
  const runs: Run[] = [];
  const seen = new Set<GlossaryTerm>();
  let from = 0;
  for (const match of text.matchAll(anyForm)) {
    const term = termByForm.get(match[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) runs.push({ text: text.slice(from, match.index), term: null });
    runs.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), term: null });
  return runs;
}
