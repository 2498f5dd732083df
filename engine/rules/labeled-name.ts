import type { Candidate } from '../find/pattern.ts';
import type { Doc } from '../model.ts';

/** So much of the text may hold the sheet of particulars. */
const head = 3000;
/** 'Association:  Fox Run', 'Client: Fox Run Townhomes, Inc. (Fox Run)' in the particulars of a study or a statement. */
const labeled =
  /^(?:Association|ASSOCIATION|Client|CLIENT|HOA)(?: [Nn]ame| NAME)?:[ \t]{0,9}([A-Z][\w'’&.-]*(?:,? (?:of|at|the|on|in|and|de|del|la|las|los|el|&|[A-Z0-9][\w'’&.-]*)){0,7})(?= ?(?:[\t(]|$))/gm;
const nobody = /\b(?:name|fees?|dues|manager|management|services|address|phone|contact|type|number|of)$/i;

/** The name that a line of particulars gives the association, whether or not 'Association' stands in it. */
export function* labeledName({ source: { text }, type }: Doc): Generator<Candidate> {
  if (type !== 'reserves' && type !== 'budget' && type !== 'financial') return;
  for (const m of text.slice(0, head).matchAll(labeled)) {
    const name = (m[1] ?? '').replace(/[,\s]+$/, '');
    if (name.length < 4 || nobody.test(name)) continue;
    const end = m.index + m[0].trimEnd().length;
    yield { fact: 'association.name', value: name, weight: 5.5, ranges: [{ start: m.index, end }] };
    return;
  }
}
