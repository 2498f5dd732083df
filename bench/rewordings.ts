import type { Page } from '#contract/page.ts';

/** What is replaced, and by what; where it is a function, the match and its groups are given to it. */
type Replacement = readonly [RegExp, string | ((...match: string[]) => string)];

/** `to` written as the words it replaces are: in capitals, with capitals at the beginning, or small. */
const asWritten = (to: string) => (from: string) => {
  if (from.length > 1 && from === from.toUpperCase()) return to.toUpperCase();
  return /^[A-Z]/.test(from) ? to.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase()) : to;
};
const word = (from: string, to: string): Replacement => [new RegExp(`\\b${from}\\b`, 'gi'), asWritten(to)];

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const aDate = new RegExp(`\\b(${months.join('|')}) (\\d{1,2}), (\\d{4})\\b`, 'g');
const number =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|seventy-five|ninety|one hundred)(?:-(?:one|two|three|four|five))?';

/** The same said in other words: what is told of the text must stay. */
export const rewordings: Readonly<Record<string, readonly Replacement[]>> = {
  capitals: [[/[a-z]+/g, (letters) => letters?.toUpperCase() ?? '']],
  must: [word('shall not', 'must not'), word('shall', 'must')],
  will: [word('shall', 'will')],
  'is to be': [word('shall not be', 'is not to be'), word('shall be', 'is to be')],
  member: [word('(?:lot |unit |home)?owner', 'member'), word('(?:lot |unit |home)?owners', 'members')],
  'property owner': [
    word('(?:lot |unit |home|property )?owner', 'property owner'),
    word('(?:lot |unit |home|property )?owners', 'property owners'),
  ],
  parcel: [word('lot', 'parcel'), word('lots', 'parcels')],
  unit: [word('lot', 'unit'), word('lots', 'units')],
  managers: [word('directors', 'managers'), word('director', 'manager')],
  covenants: [word('declaration', 'covenants')],
  grantor: [word('declarant', 'grantor')],
  dues: [word('assessments', 'dues'), word('assessment', 'dues')],
  charges: [word('assessments', 'charges'), word('assessment', 'charge')],
  figures: [
    [new RegExp(`\\b${number} \\((\\d+)(%?)\\)`, 'gi'), (_, digits = '', sign = '') => `${digits}${sign}`],
  ],
  'number words': [[new RegExp(`\\b(${number}) \\(\\d+%?\\)`, 'gi'), (_, words = '') => words]],
  percent: [[/(\d)\s?%/g, (_, digit = '') => `${digit} percent`]],
  'no cents': [[/\$ ?(\d[\d,]*)\.00\b/g, (_, amount = '') => `$${amount}`]],
  'date in figures': [
    [aDate, (_, month = '', day = '', year = '') => `${months.indexOf(month) + 1}/${day}/${year}`],
  ],
  'month in short': [
    [aDate, (_, month = '', day = '', year = '') => `${month.slice(0, 3)}. ${day}, ${year}`],
  ],
  permission: [word('(?:approval|consent)', 'permission')],
  yearly: [word('annual', 'yearly')],
  before: [word('prior to', 'before')],
  'no fewer than': [word('at least', 'no fewer than')],
  'not to exceed': [word('(?:not more than|no more than)', 'not to exceed')],
  'more than half': [word('a majority of', 'more than half of')],
  'at any time': [
    [/\b(shall|must)( not)? be\b/g, (_, verb = '', not = '') => `${verb}${not} at any time be`],
  ],
  'from time to time': [[/\bmay\b(?! \d| not)/g, 'may from time to time']],
  'the said': [[/\bthe (Association|Board|Declaration)\b(?! of)/g, (_, noun = '') => `the said ${noun}`]],
  'and or': [[/(?<=[a-z]) or (?=[a-z])/g, ' and/or ']],
};

/** Words before a sentence that hand it to another, to another time or to a case that need not come: what is told must go, or tell them. */
export const otherFrames: Readonly<Record<string, string>> = {
  proposed: 'The Board is considering a proposal under which ',
  recommended: 'The committee recommended that ',
  hoped: 'We hope that one day ',
  replaced: 'Until the amendment of 1998 replaced it, this section read that ',
  old: 'Under the old bylaws, ',
  neighbor: 'In the neighboring Stonebrook Village community, ',
  elsewhere: 'At Quail Run next door, ',
  part: 'As regards the apartment buildings, ',
  example: 'By way of example only, suppose that ',
  law: 'The county requires that ',
  silent: 'Under state law, where the governing documents are silent, ',
  asked: 'A resident asked whether ',
  believed: 'Mr. Brown believes that ',
  denied: 'It is not true that ',
  failed: 'The motion failed that ',
  'proposed before': 'The following was proposed. ',
  'old before': 'The old rule was this. ',
  'example before': 'Here is an example. ',
  'there before': 'In Willow Bend it is otherwise. There ',
  'considered before': 'The Board is considering a new rule. ',
  'repealed before': 'The next provision has been repealed. ',
};

/** Words behind a sentence that make it hold for some only, or only so long: what is told must tell them. */
export const furtherTerms: Readonly<Record<string, string>> = {
  unless: ', unless the Board decides otherwise',
  lots: '; provided, however, that this does not apply to Lots 1 through 40',
  'only after': ', but only after a second written request',
  until: ' until December 31, 1999',
  'but not': ', but not in Phase Two',
  'other than': ', other than on Lots 12 and 14',
  'subject to': ', subject to the consent of the Lakeside Club',
  absence: ', in the absence of a resolution to the contrary',
  save: ', save that corner lots are exempt',
  where: ', where the owner lives elsewhere',
  'in brackets': ' (unless the Trustees direct otherwise)',
  'not bound': '; this shall not bind the townhomes',
  yet: ', yet not for row houses',
  while: ', while the developer owns a home',
  never: ', and never on Ridge Lane',
  excepted: ', corner lots excepted',
  'for some only': ', for first buyers only',
  'in a clause of its own': '; row houses go free',
  'in the next sentence': '. Row houses go free',
  'does not apply': '. This does not apply to the homes on Ridge Lane',
  notwithstanding: '. Notwithstanding the foregoing, the townhomes are exempt',
  however: '. However, the Trustees may decide otherwise for corner lots',
  exempt: '. Corner lots are exempt from this rule',
};

interface Change {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A page with some of its text replaced: its lines and words keep their places on the paper. */
export function changed(page: Page, changes: readonly Change[]): Page {
  if (changes.length === 0) return page;
  let text = '';
  let past = 0;
  const moved = new Map<number, number>();
  const kept = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) moved.set(at, text.length + at - from);
    text += page.text.slice(from, to);
  };
  for (const { start, end, words } of changes) {
    kept(past, start);
    for (let at = start; at < end; at += 1) moved.set(at, text.length + Math.min(at - start, words.length));
    text += words;
    past = end;
  }
  kept(past, page.text.length);
  moved.set(page.text.length, text.length);
  const putIn = new Map(
    changes.filter(({ start, end }) => start === end).map(({ start, words }) => [start, words.length]),
  );
  const endsAt = new Map(
    changes.filter(({ start, end }) => end > start).map((change) => [change.end, change]),
  );
  const begin = (at: number) => (moved.get(at) ?? 0) - (putIn.get(at) ?? 0);
  // What ends at a place ends behind the last letter that it had.
  const end = (at: number) => {
    const last = endsAt.get(at);
    return last ? (moved.get(last.start) ?? 0) + last.words.length : (moved.get(at - 1) ?? -1) + 1;
  };
  const { doubtful: _, ...rest } = page;
  return {
    ...rest,
    text,
    lines: page.lines.map((line) => ({
      ...line,
      start: begin(line.start),
      end: line.end > line.start ? end(line.end) : begin(line.start),
      words: line.words.flatMap(([from, to, left, right]) =>
        wordsIn(text, begin(from), end(to), left, right),
      ),
    })),
  };
}

/** The words of a stretch of a line, each with its share of the stretch's width. */
function wordsIn(text: string, start: number, end: number, left: number, right: number) {
  const width = (right - left) / Math.max(1, end - start);
  return [...text.slice(start, end).matchAll(/[^ ]+/g)].map(
    ({ 0: word, index }): [number, number, number, number] => [
      start + index,
      start + index + word.length,
      left + index * width,
      left + (index + word.length) * width,
    ],
  );
}

/** The pages with the same said in other words. */
export function reworded(pages: readonly Page[], replacements: readonly Replacement[]): Page[] {
  return pages.map((page) =>
    replacements.reduce(
      (read, [pattern, to]) =>
        changed(
          read,
          [...read.text.matchAll(pattern)].map((match) => ({
            start: match.index,
            end: match.index + match[0].length,
            words: typeof to === 'string' ? to : to(...match.map((part) => part ?? '')),
          })),
        ),
      page,
    ),
  );
}
