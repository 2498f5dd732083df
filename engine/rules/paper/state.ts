import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { firstWhere } from '../../first-where.ts';
import { fold } from '../../language/plain.ts';
import { stateCodes } from '../../language/us-states.ts';
import type { Doc } from '../../model.ts';
import { regex } from '../../regex.ts';
import { figuresOf } from '../../tables/figures.ts';

const names = Object.keys(stateCodes)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const capitalNames = names.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
const letters = Object.values(stateCodes).join('|');

/** How the statutes that govern associations are cited, by state. */
const statutes: Record<string, string> = {
  AZ: 'a\\.r\\.s\\.',
  CA: 'davis-stirling',
  CO: 'c\\.r\\.s\\.|\\bccioa\\b',
  FL: 'f\\.s\\. ?(?:chapter )?7(?:18|20)|chapters? 7(?:18|20),? f\\.s',
  GA: 'o\\.c\\.g\\.a\\.',
  HI: '\\bh\\.?r\\.?s\\.? (?:chapter )?514',
  IL: '765 ilcs',
  IN: '\\bi\\.?c\\.? 32-25',
  KS: '\\bk\\.s\\.a\\.',
  MI: '\\bmcla? 559',
  MN: '\\b515b\\.|minn\\. stat',
  MO: '\\brsmo\\b',
  NC: '\\bn\\.?c\\.?g\\.?s\\b|\\b47[cf]-[1-4]-1',
  NJ: '\\bn\\.?j\\.?s\\.?a\\.? ',
  NV: '\\bnrs (?:chapter )?116',
  OH: '\\bo\\.?r\\.?c\\.? (?:chapter |section )?5311',
  OR: '\\bors (?:chapter )?(?:94|100|65)\\b',
  TN: '\\bt\\.c\\.a\\.',
  VA: 'va\\. code|\\bpoaa?\\b virginia',
  WA: '\\brcw\\b',
};

interface Sign {
  readonly pattern: RegExp;
  readonly strength: number;
  /** It names a place, which may be an insurer's or a vendor's. */
  readonly place?: true;
}

const signs: readonly Sign[] = [
  {
    pattern: regex.g`\bcounty(?: of [a-z.' ]{3,30})?,? (?:state of |commonwealth of |in the state of )?(${names})\b`,
    strength: 4,
  },
  { pattern: regex.g`\b(?:state|commonwealth) of (${names})\b`, strength: 3 },
  {
    pattern: regex.g`\b(${names})(?:'s)? (?:(?:state )?(?:hoa|condominium|condo|homeowners'?|property owners'?|non-?profit) (?:laws?|statutes?|act)|state law|law\b|laws\b|statutes?|code\b|civil code|corporations code|property code|general statutes|revised (?:statutes|code)|administrative code|uniform common|uniform condominium|condominium act|planned community|homeowners'? association|property owners'? association act|common interest|non-?profit|not-for-profit|business corporation|(?:state )?consumer protection act)`,
    strength: 3,
  },
  {
    pattern: regex.g`\b(?:in|of|near) (?:the city of )?[a-z][a-z.' ]{2,25}, (${names})\b`,
    strength: 2,
    place: true,
  },
  {
    // The association itself, which is at home where its homes are.
    pattern: regex.g`\b(?:owners'?|homes|community|improvement|civic) (?:association|club)(?:,? inc(?:orporated)?\.?)?,? an? (${names}) (?:non-?profit |not[- ]for[- ]profit |mutual benefit )?corporation`,
    strength: 2,
  },
  {
    pattern: regex.g`\b(?:department|legislature|office|secretary|agency|commission|governor)\b(?: of [a-z ]{3,30}?)? (?:of|for) (?:the )?(${names}) state\b`,
    strength: 2,
  },
  {
    pattern: regex.g`\b(?:places?|locations?|laws?) (?:with)?in (${names})\b`,
    strength: 2,
  },
];
const zip = regex.g`[a-z.]{3},?\s{1,2}(${letters.toLowerCase()})\.?,?\s{1,2}\d{5}(?:-\d{4})?\b`;
const zipOfName = regex.g`, ?(${names}),?\s{1,2}\d{5}\b`;
/** A place in the head of a document: 'Mesa, Arizona', unless it is where the author works. */
const place = regex.g`\b[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}, (${capitalNames}|${names.toUpperCase()})\b(?!,? (?:corporation|non-?profit|not|limited|general|law|statute|code))`;
/** 'Mesa, AZ' on a line of its own, or behind 'Location:'. */
const codeOfPlace = new RegExp(
  `^(?:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}, (${letters})$|(?:Location|LOCATION):[ \\t]{1,9}[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}, (${letters})(?=\\t|$))`,
  'gm',
);
const authors = /\b(?:prepared|return(?:ed)?|submitted|performed|drafted|drawn)\b/i;
const headLength = 1200;
/** 'COVENANTS OF FOX RUN SUBDIVISION SALEM, MN' in a title of capitals, but for the codes that are words. */
const capitalTitle =
  /\b(?:SUBDIVISION|ADDITION|ESTATES|PLAT),? [A-Z]{3,}(?: [A-Z]{3,})?, (?!IN\b|OR\b|ME\b|HI\b|OK\b|OH\b)([A-Z]{2})\b/g;
/** 'Fox Run HOA, Salem, OR' in a title. */
const afterName =
  /\b(?:HOA|POA|COA|Association|ASSOCIATION|Condominiums?|Inc\.?|INC\.?),? (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{3,}(?: [A-Z]{3,})?(?!, (?:IN|OR|ME|HI|OK|OH)\b)), ([A-Z]{2})\b(?! \d)/g;
/** '(112 Birch Lane, Salem, OR)' in the head, without a ZIP code; the day of a meeting may stand behind it. */
const address =
  /\b\d{1,5} (?:[NSEW]\.? )?[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,3}, (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|[A-Z]{3,}(?: [A-Z]{3,})?(?!, (?:IN|OR|ME|HI|OK|OH)\b)), ([A-Z]{2})\b(?=[).;,\n]|$| [A-Z][a-z]+day,? [A-Z][a-z]{2,8}\.? \d)/g;
/** Before an address: whose it is, where that is no association and nobody's home. */
const ofSomebodyElse =
  /\b(?:departments?|dept\.?|bureau|agency|division of|university|extension (?:service|office)|institute|ministry|commission(?:er)?|secretary of state|attorneys?(?: at law)?|law (?:firm|office)s?|llp|esq|bank|lenders?|mortgage|insurance|insurer|casualty|home offices?|title (?:company|insurance|agency)|engineer(?:s|ing)|contractors?|vendors?|suppliers?|consult(?:ing|ants?)|management (?:company|group|services|office)|property management|managing agent|managed by|manager'?s office|c\/o|printed by|reprinted|published by|advertis\w+)\b/;
/** Where a candidate has been, told in the sentence or in the one before. */
const ofALife =
  /\b(?:born|raised|grew up|graduated|previously|moved (?:here )?from|councilm[ae]n)\b[^.]*(?:\.[^.]*)?$/;
/** Whose address it may be after all, named after those. */
const ofOwn =
  /\b(?:homeowners|owners|owners'|community|condominium|hoa|poa|association|clubhouse|subdivision|lots?)\b/;
/** The long number of a box to which payments go, which is often a processor's in another state. */
const ofPayment =
  /\b(?:pay(?:ments?|able)?|checks?|remit\w*|lockbox|mail(?:ed)? to)\b[\s\S]*\bp\.? ?o\.? box \d{5}/;
/** So far before an address it is told whose it is. */
const addressLength = 220;
function isElsewhere(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - addressLength), at);
  const other = [...before.matchAll(new RegExp(ofSomebodyElse, 'g'))].at(-1);
  if (other !== undefined && !ofOwn.test(before.slice(other.index + other[0].length))) return true;
  return ofALife.test(before) || ofPayment.test(before);
}

const codes = new Set<string>(Object.values(stateCodes));
/** The state in which a developer is incorporated says nothing of where the homes are. */
const elsewhere = /\bdelaware (?:general|business|non-?profit|not-for-profit|corporations?)\b/;
/** Washington, D.C. is no place in the state. */
const inCapital = (folded: string, end: number) => /^,? ?d\. ?c\b/.test(folded.slice(end, end + 8));
const enough = 2;

function foundAt(code: string, strength: number, start: number, end: number, postal = false) {
  return { code, strength, start, end, postal };
}

/** Where to begin a quote so that it shows a few of the words before a place. */
function wordsBefore(text: string, at: number): number {
  const paragraph = text.lastIndexOf('\n', at - 1) + 1;
  const space = text.indexOf(' ', Math.max(paragraph, at - 50));
  return at - paragraph <= 50 ? paragraph : space >= 0 && space < at ? space + 1 : at;
}

/** 'Bank of Colorado Checking  4,500': what an account or a cost is called tells of no place. */
function inAccount(doc: Doc, at: number): boolean {
  if (doc.type !== 'budget' && doc.type !== 'financial') return false;
  const row = doc.rows[firstWhere(doc.rows, ({ end }) => end > at)];
  return row !== undefined && row.start <= at && figuresOf(row).length > 0;
}

/** Whether a place in another state is named: 'Salem, Oregon'. */
const namesOther = ({ source: { text } }: Doc, folded: string, code: string) =>
  [...text.matchAll(place)].some((m) => {
    const other = stateCodes[(m[1] ?? '').toLowerCase()];
    return other !== undefined && other !== code && !isElsewhere(folded, m.index);
  });

/** Which state the community is in: the one that most of the counties, laws and addresses name. */
export const associationState: ScanRule = {
  facts: ['association.state'],
  *scan(doc): Generator<Candidate> {
    const folded = fold(doc.source.text);
    const found: ReturnType<typeof foundAt>[] = [];
    const add = ({ pattern, strength, place }: Sign, code: (m: RegExpMatchArray) => string | undefined) => {
      for (const m of folded.matchAll(pattern)) {
        const state = place && isElsewhere(folded, m.index ?? 0) ? undefined : code(m);
        if (state && !elsewhere.test(m[0]) && !inCapital(folded, m.index + m[0].length))
          found.push(foundAt(state, strength, m.index, m.index + m[0].length));
      }
    };
    for (const sign of signs) add(sign, (m) => stateCodes[m[1] ?? '']);
    for (const [state, source] of Object.entries(statutes))
      add({ pattern: new RegExp(source, 'g'), strength: 2 }, () => state);
    for (const m of doc.source.text.slice(0, 600).matchAll(afterName))
      if (m[1] && codes.has(m[1])) found.push(foundAt(m[1], 2, m.index, m.index + m[0].length));
    for (const m of doc.source.text.slice(0, 600).matchAll(capitalTitle))
      if (m[1] && codes.has(m[1])) found.push(foundAt(m[1], 2, m.index, m.index + m[0].length));
    for (const m of doc.source.text.slice(0, 600).matchAll(address))
      if (m[1] && codes.has(m[1])) found.push(foundAt(m[1], 2, m.index, m.index + m[0].length));
    for (const m of [...folded.matchAll(zip), ...folded.matchAll(zipOfName)]) {
      const code = stateCodes[m[1] ?? ''] ?? m[1]?.toUpperCase();
      if (code && !isElsewhere(folded, m.index) && !inCapital(folded, m.index + m[0].length))
        found.push(foundAt(code, 2, m.index, m.index + m[0].length, true));
    }
    for (const m of doc.source.text.slice(0, headLength).matchAll(place)) {
      const state = stateCodes[(m[1] ?? '').toLowerCase()];
      const before = doc.source.text.slice(Math.max(0, m.index - 100), m.index);
      if (!state || authors.test(before) || isElsewhere(folded, m.index)) continue;
      if (!inCapital(folded, m.index + m[0].length))
        found.push(foundAt(state, 2, m.index, m.index + m[0].length));
    }
    for (const m of doc.source.text.slice(0, headLength).matchAll(codeOfPlace)) {
      const before = doc.source.text.slice(Math.max(0, m.index - 100), m.index);
      const code = m[1] ?? m[2];
      if (code && !authors.test(before)) found.push(foundAt(code, 2, m.index, m.index + m[0].length));
    }
    const states = [
      ...Map.groupBy(
        found.filter(({ start }) => !inAccount(doc, start)),
        ({ code }) => code,
      ),
    ].map(([code, places]) => ({
      code,
      total: places.reduce((sum, { strength }) => sum + strength, 0),
      best: places.toSorted((a, b) => b.strength - a.strength || a.start - b.start)[0],
    }));
    const [first, second] = states.toSorted((a, b) => b.total - a.total);
    if (!first?.best || first.total < enough || (second && second.total === first.total)) return;
    // Where nothing but addresses tells of a state, one place in another leaves it open.
    const alone = found.every(({ code, postal }) => code !== first.code || postal);
    if (alone && ((second && first.total < 3 * second.total) || namesOther(doc, folded, first.code))) return;
    const { start, end } = first.best;
    const ranges = [{ start: wordsBefore(doc.source.text, start), end }];
    yield { fact: 'association.state', value: first.code, tier: 'express', ranges };
  },
};
