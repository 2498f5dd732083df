import type { Doc } from '../../model.ts';

interface FeeInLine {
  readonly label: string;
  readonly value: number;
  readonly run: { readonly start: number; readonly end: number };
}

const line = /^[^\n$]{0,80}\$[^\n]{10,400}$/gm;
const sum = /\$ ?(\d[\d,]*(?:\.\d\d)?)/g;
/** Fewer sums in a line make no list. */
const least = 3;
/** A line that tells something, and is no list that a page ran together. */
const tells =
  /[.;?!] |\b(?:is|are|was|were|will|shall|must|may|has|have|of|to|from|by|and|total|income|budget)\b/i;

/** 'Boat Late Fee' is no late fee of dues. */
const ofElse = /\b(?:boat|guest|pick-?up|library|book|dock|slip|locker|rental|shop)$/i;

/** 'Returned check $35 Late fee $25 after the 15th Transfer fee $150': the cells of a list of charges that a page ran into one line. */
export function* feesInLines({ type, source: { text } }: Doc): Generator<FeeInLine> {
  if (type !== 'other' && type !== 'rules') return;
  for (const m of text.matchAll(line)) {
    const sums = [...m[0].matchAll(sum)];
    if (sums.length < least || tells.test(m[0])) continue;
    let from = 0;
    for (const one of sums) {
      const words = m[0].slice(from, one.index);
      from = one.index + one[0].length;
      // What follows a sum may still be of it: the label is what begins with the last capital letter but those of its own words.
      for (const capital of words.matchAll(/(?:^| )(?=[A-Z])/g)) {
        if (ofElse.test(words.slice(0, capital.index))) continue;
        const label = words.slice(capital.index).trim();
        const start = m.index + from - one[0].length - words.slice(capital.index).trimStart().length;
        yield {
          label: label.replace(/[:\s]+$/, '').toLowerCase(),
          value: Number(`${one[1]}`.replaceAll(',', '')),
          run: { start, end: m.index + from },
        };
      }
    }
  }
}
