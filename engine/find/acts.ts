import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { isRecital, recitalsOf } from '../structure/recitals.ts';
import { isReplaced } from './set-beside.ts';
import { standingOf } from './standing.ts';

/** The title of a paper that resolves or ends something; a file that begins with one may hold more. */
const title =
  /\b(?:resolution|(?:terminat|dissol|withdraw|annex)\w+|agreement to (?:end|terminate|dissolve)|written consent|unanimous consent)\b/;
const head = 600;
const does = [
  '\\b(?:is|are) (?:hereby |each |further |also )*(?:amended|deleted|stricken|repealed|rescinded|revoked|replaced|restated|modified|terminated|dissolved|annexed|withdrawn|added|inserted|substituted|levied|imposed|adopted|established|authorized|ratified|extended|superseded)\\b',
  '\\bshall (?:hereby )?(?:be|stand) (?:hereby )?(?:dissolved|terminated|deleted|stricken|repealed)\\b',
  '\\bhereby (?:further |does? )?(?:amends?|deletes?|repeals?|rescinds?|revokes?|replaces?|terminates?|dissolves?|annex(?:es)?|withdraws?|adds?|levy|levies|adopts?|establish(?:es)?|imposes?|declares?|subjects?|submits?|authorizes?|ratif(?:y|ies)|approves?|resolves?)\\b',
  '^\\W*(?:now,? therefore,? )?(?:(?:be it|it is) (?:hereby |further )*)?resolved\\b',
  '\\bshall (?:also )?(?:pay|be (?:charged|assessed))\\b[^.;]*\\{m\\d',
];
const act = new RegExp(does.join('|'));
/** What would be done, or is said of the power to do it. */
const supposed =
  /\b(?:if|when(?:ever)?|until|upon|any|no|not|such|each time) [^.;]{0,80}\b(?:is|are|shall be) (?:amended|deleted|repealed|terminated|dissolved|withdrawn|levied|imposed|adopted|authorized)\b/;
/** 'This Agreement is void unless it is recorded by June 30', 'The amendment takes effect on January 1'. */
const term =
  /\b(?:th(?:is|e) (?:[a-z]+ ){0,4}(?:amendment|agreement|resolution|declaration|termination|annexation|policy|rule|instrument)s?|they|it)\b[^.;]{0,120}\b(?:(?:null and )?void|(?:takes?|shall take|will take) effect|(?:is|are|be|becomes?) effective|expires?)\b/;
/** And what every paper of its kind has: that the rest stays, and, in one that is restated as a whole, that all of it binds. */
const commonplace =
  /\bsubject to the following\b|\bremain\w* (?:unchanged|unmodified|unaffected|(?:in )?(?:full )?(?:force|effect))|\b(?:severab|invalid|unenforceable|counterparts?)\w*\b|\bhereby certif/;
const signs = /\b(?:in witness whereof|personally appeared|notary public|state of [a-z]+ county of)\b/;

interface Act {
  readonly start: number;
  readonly end: number;
  /** A time or a condition on which the whole holds. */
  readonly isTerm: boolean;
}

/** What is quoted of one act, with the text that it brings, in characters, at the most. */
const longest = 480;
const opensText = /(?:[:—-]|\bfollowing)\W*$/;
/** What a reader took for words: a line of a machine between two pages. */
const torn = /\S{30,}|https?:/;
const quotes = /["“”]/g;
/** What opens the text in which an act stands, and says nothing of it. */
const formula = /^\W*now,? ?there?fore,?(?: (?:for and )?in consideration of .{0,300}? acknowledged,)?\s*/i;

/** So many sentences may the text have that an act brings. */
const most = 40;

/** Where the text ends that an act brings, and how much of it is quoted. */
function textOf({ sentences }: Doc, one: Sentence): { last: Sentence; quoted: Sentence } {
  const isOpen = (one.text.match(quotes) ?? []).length % 2 === 1;
  const behind = sentences.slice(one.index + 1, one.index + 1 + most);
  if (!isOpen && !opensText.test(one.text)) return { last: one, quoted: one };
  const isQuoted = isOpen || /^\W{0,3}["“]/.test(behind[0]?.text ?? '');
  const closing = isQuoted ? behind.findIndex(({ text }) => /[”"]\W{0,2}$/.test(text)) : -1;
  const last = behind[closing] ?? one;
  const room = behind.filter(({ end }) => end - one.start <= longest && (closing < 0 || end <= last.end));
  return { last, quoted: room.at(-1) ?? one };
}

/** Whether a paper is made to do something once: it changes another paper, ends what there is or resolves. */
const isMadeToAct = (doc: Doc): boolean =>
  doc.type !== 'minutes' &&
  (standingOf(doc).some(({ kind }) => kind === 'amendment') ||
    (recitalsOf(doc).turn !== undefined && title.test(doc.source.text.slice(0, head).toLowerCase())));

/** What a paper does, in the order of the text: not why, not the text that gives way, not what it leaves as it was. */
export const actsOf = oncePerDoc((doc): readonly Act[] => {
  if (!isMadeToAct(doc)) return [];
  const from = recitalsOf(doc).turn?.index ?? 0;
  const signed = doc.sentences.findIndex(({ index, plain }) => index >= from && signs.test(plain));
  const found = doc.sentences
    .slice(from, signed < 0 ? undefined : signed)
    .filter((one) => !isRecital(doc, one) && !isReplaced(doc, one) && !commonplace.test(one.plain))
    .filter(({ plain }) => term.test(plain) || (act.test(plain) && !supposed.test(plain)));
  const acts: Act[] = [];
  let inText = 0;
  for (const [at, one] of found.entries()) {
    // What new text provides is told as what holds; words before the first were lost with a page.
    if (one.start < inText || /^\W*[a-z]/.test(one.text)) continue;
    const next = found[at + 1];
    // 'The Bylaws are amended as follows:' leads the acts behind it, and names none.
    if (opensText.test(one.text) && next?.index === one.index + 1) continue;
    const { last, quoted } = textOf(doc, one);
    inText = last.end;
    const until = next && next.start >= inText ? next.start : Number.POSITIVE_INFINITY;
    const end = quoted.end <= until ? quoted.end : (doc.sentences[(next?.index ?? 1) - 1]?.end ?? one.end);
    const words = doc.source.text.slice(one.start, end).replace(/\s/g, ' ');
    if (torn.test(words)) continue;
    acts.push({
      start: one.start + (formula.exec(words)?.[0].length ?? 0),
      end,
      isTerm: !act.test(one.plain),
    });
  }
  return acts;
});
