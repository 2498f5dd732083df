import type { DocumentType } from '#contract/document-type.ts';
import type { Candidate, ScanRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import type { DateQuantity } from '../language/quantity.ts';
import type { Doc, Sentence } from '../model.ts';

/** What a sentence says of the document's date: its ISO form, and how sure that is (1 to 10). */
interface Dated {
  readonly iso: string;
  readonly weight: number;
}

/** `plain` is the sentence's without the dates that are not the document's own. */
type Reader = (plain: string, sentence: Sentence, doc: Doc) => Dated | null;

const head = 1500;
/** Dates of printing, of meetings to come and of other things, cut out before a sentence is read. */
const notItsOwn =
  /\b(?:printed|retyped|downloaded|(?:commission )?expires?|matures|next (?:[a-z]+ ){0,3}meeting(?: is| will be)?|(?:last|previous|prior) (?:[a-z]+ ){0,4}meeting(?: held)?|begin(?:ning)? balance(?: as of)?|(?:opening|starting) balance(?: as of)?|hearing(?: is)?):?(?: on)? \{t\d+\}|\{t\d+\} beginning balance/g;
const byMachine =
  /about:blank|https?:|copyright|\brcw\b|certificate of incorporation|corporate existence|\{t\d+\}t[\d{]/;

/** The dates of a sentence that are left in `plain`. */
const dates = (plain: string, sentence: Sentence): DateQuantity[] =>
  [...plain.matchAll(/\{t(\d+)\}/g)].flatMap((m) => {
    const quantity = sentence.quantities[Number(m[1])];
    return quantity?.kind === 'date' ? [quantity] : [];
  });
const plausible = (iso: string) => Number(iso.slice(0, 4)) >= 1930 && Number(iso.slice(0, 4)) <= 2060;

/** The date, or the year of 'this ____ day of ________, 2001', that a pattern caught last; `not` may not come before. */
function caught(pattern: RegExp, plain: string, sentence: Sentence, not?: RegExp): string | null {
  const m = pattern.exec(plain);
  if (m && not?.test(plain.slice(0, m.index + m[0].length))) return null;
  const token = m && /\{([tn])(\d+)\}(?!.*\{[tn]\d)/.exec(m[0]);
  const quantity = token && sentence.quantities[Number(token[2])];
  if (quantity?.kind === 'date') return plausible(quantity.iso) ? quantity.iso : null;
  if (quantity?.kind !== 'count' || !Number.isInteger(quantity.value)) return null;
  return quantity.value >= 1940 && quantity.value <= 2060 ? String(quantity.value) : null;
}

const instrument =
  '(?:declaration|by-?laws|covenants|restrictions|amendment|supplement|agreement|instrument|indenture|document|handbook|resolution|polic(?:y|ies)|rules|regulations|guidelines|standards|restatement)';
const on =
  '(?:as of |on |effective |this |the |dated |to be effective |and entered into |and executed |day |first |is )*';
const blank = '(?:[^.;{]{0,30}\\bday of [^.;{]{0,24}[ ,]{count}|_{3,}[^.;{]{0,12}{count})';
const when = `(?:{date}|${blank})`;

const made = words(
  `\\b(?:this|these|the foregoing|the) (?:[a-z'-]+,? ){0,14}?${instrument}\\b[^.;]{0,90}?\\b(?:made|executed|adopted|dated|entered into|approved|ratified|updated|revised|published|amended|issued)\\b,? ${on}${when}`,
);
const signed = words(
  `\\b(?:hands?(?: and (?:official )?(?:seals?|stamp))?|in witness whereof\\b[^;]{0,260}|duly (?:adopted|executed))\\b[^.;]{0,60}? ?:? ?${on}${when}|\\b(?:executed|signed|dated|sealed|adopted|approved|resolved|passed)(?: by [a-z ]{3,60})?:? ${on}${when}`,
);
const stamped = words(
  `\\b(?:effective(?: date)?|adopted|approved|revised|revision(?: date)?|rev\\.?|updated|amended|restated|issued|published|dated?|last (?:updated|revised|amended)|as of)(?: (?:by [a-z ]{3,40}|on|date|as of))*:? ?-? ?{date}`,
);
const recorded = words(
  '(?:^|\\b(?:document|instrument|declaration|transcribed from document) )(?:was )?(?:recorded|recording date|filed|recording)(?: on| date)?:? ?{date}',
);
const told = /\b(?:is|are|was|were|shall|must|may|will|before|after|until|since)\b/;
/** Another instrument, told of in this one. */
const ofAnother =
  /\b(?:replaces|supersedes|superseding|in accordance with|pursuant to the|recorded (?:on|in|at|as|under)|that certain|original(?:ly)?|deed of trust|note|heretofore|previously|prior|plat|mortgage|lease|notary|amends)\b/;

const governing: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  const early = start < Math.max(head * 3, doc.source.text.length * 0.15);
  const late = start > doc.source.text.length * 0.6 || doc.source.text.length < head;
  const another = ofAnother.test(plain);
  const iso = caught(made, plain, sentence, ofAnother);
  if (iso && (early || late)) return { iso, weight: early ? 9 : 8 };
  const stamp = caught(stamped, plain, sentence, ofAnother);
  if (stamp && start < head && plain.length < 160) return { iso: stamp, weight: 9 };
  const sign = caught(signed, plain, sentence);
  if (sign && late && !/\bnotary|acknowledged before|sworn\b/.test(plain))
    return { iso: sign, weight: another ? 4 : 7 };
  const [only, second] = dates(plain, sentence);
  if (
    only &&
    !second &&
    plausible(only.iso) &&
    start < head &&
    plain.length < 90 &&
    !another &&
    !told.test(plain)
  )
    return { iso: only.iso, weight: /^(?:[a-z]+ ){0,3}\{t\d+\}\.?$/.test(plain) ? 8 : 6 };
  const filed = caught(recorded, plain, sentence);
  if (filed && start < head && plain.length < 160) return { iso: filed, weight: 5 };
  if (stamp && plain.length < 60 && /\d{4}-\d\d/.test(stamp)) return { iso: stamp, weight: 3 };
  return null;
};

/** Words before the date of a meeting whose minutes are now approved. */
const approving =
  /\b(?:approv\w*|read\w*|accept\w*|amend\w*|correct\w*|previous|last|prior)\b[^.;]{0,60}\bminutes\b[^.;]{0,60}$/;
const minutesOf = /\bminutes\b[^.;]{0,60}$/;
const approved =
  /^\{t\d+\}[^.;]{0,60}\b(?:were|was|approved|accepted|read|seconded|as (?:written|presented|amended))\b/;

const minutes: Reader = (plain, sentence) => {
  const { start } = sentence;
  const [first] = dates(plain, sentence);
  if (!first || start > head || !/^\d{4}-\d\d-\d\d$/.test(first.iso) || !plausible(first.iso)) return null;
  const at = plain.search(/\{t\d/);
  const before = plain.slice(0, at);
  if (approving.test(before) || (minutesOf.test(before) && approved.test(plain.slice(at)))) return null;
  const meeting = /\b(?:meeting|minutes|held|agenda|date|called to order)\b/.test(plain);
  return { iso: first.iso, weight: meeting ? 9 : plain.length < 120 ? 8 : 5 };
};

const span = words('{date} ?(?:-|to|through|thru|until|and) ?{date}');
const ended = words(
  '\\b(?:as of|period (?:through|ending|ended)|(?:months?|year|quarter|period|week)s? (?:then )?end(?:ed|ing)?|through|thru|ending|balance on|statement date):? ?{date}',
);

const statement: Reader = (plain, sentence) => {
  const { start } = sentence;
  if (start > head * 2) return null;
  const iso = caught(ended, plain, sentence) ?? caught(span, plain, sentence);
  const near = start < head;
  if (iso) return { iso, weight: near ? 9 : 6 };
  const [first] = dates(plain, sentence);
  return first && plausible(first.iso) && near ? { iso: first.iso, weight: plain.length < 90 ? 6 : 4 } : null;
};

const yearNamed =
  /\b(?:budget year|fiscal year|calendar year|year|budget|budget for|for)(?: (?:of|for|beginning|starting|is))?:? ?\{n(\d+)\}|\{n(\d+)\} (?:(?:annual|operating|proposed|approved|final|adopted|revised|draft|association|hoa|reserve|income|and|&|preliminary|fiscal year) )*(?:budget|dues|assessments?)\b|^[^{]{0,80}\{n(\d+)\}(?:$| (?:revised|final|draft|approved|amended)\b)/;
const begins = words('(?:beginning|starting|commencing|effective|begins|starts)(?: on)? {date}');
const split = /\{n\d+\} ?[-/] ?\{n\d+\}/;

const budget: Reader = (plain, sentence, doc) => {
  const { start } = sentence;
  if (start > head) return null;
  const range = span.exec(plain);
  const first = range && dates(plain, sentence).find((date) => plausible(date.iso));
  if (first) return { iso: first.iso, weight: 9 };
  const from = caught(begins, plain, sentence);
  if (from) return { iso: from, weight: 8 };
  const named = yearNamed.exec(plain);
  const year = named && sentence.quantities[Number(named[1] ?? named[2] ?? named[3])];
  if (year?.kind !== 'count' || !plausible(String(year.value)) || !Number.isInteger(year.value)) return null;
  const calendar = !split.test(plain) && !otherYearEnd(doc);
  const weight = /budget year|fiscal year|budget/.test(named?.[0] ?? '') ? 8 : 6;
  return { iso: calendar ? `${year.value}-01-01` : String(year.value), weight };
};

/** The head says that the year does not end in December. */
function otherYearEnd(doc: Doc): boolean {
  const top = doc.source.text.slice(0, head).toLowerCase();
  const m = /(?:year|fiscal)[- ]end(?:s|ing)?:? ?(?:on )?(\d{1,2}|[a-z]{3})/.exec(top);
  return m !== null && !/^(?:12|dec)/.test(m[1] ?? '');
}

const study: Reader = (plain, sentence) => {
  const { start } = sentence;
  const [first] = dates(plain, sentence);
  if (!first || start > head * 3 || !plausible(first.iso)) return null;
  const own = /\b(?:report|study|prepared|issued|date|version|as of|fiscal year|submitted)\b/.test(plain);
  const weight = (start < head ? 7 : 5) + (own ? 2 : 0) - (plain.length > 160 ? 2 : 0);
  return { iso: first.iso, weight: Math.max(1, weight) };
};

const readers: Record<DocumentType, Reader> = {
  cc_and_r: governing,
  bylaws: governing,
  rules: governing,
  other: governing,
  minutes,
  financial: statement,
  budget,
  reserves: study,
};

/** When the document was adopted, recorded or issued, by what the kinds of documents say of it. */
export const documentDate: ScanRule = {
  facts: ['document.date'],
  *scan(doc): Generator<Candidate> {
    const read = readers[doc.type];
    for (const sentence of doc.sentences) {
      if (!/\{[tn]\d/.test(sentence.plain)) continue;
      if (byMachine.test(sentence.plain)) continue;
      const dated = read(sentence.plain.replace(notItsOwn, ''), sentence, doc);
      if (!dated) continue;
      const ranges = [{ start: sentence.start, end: sentence.end }];
      yield { fact: 'document.date', value: dated.iso, weight: dated.weight, ranges };
    }
  },
};
