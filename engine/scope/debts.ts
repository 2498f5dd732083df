import type { Doc, Sentence } from '../model.ts';

const dues = /\b(?:assess\w*|dues|installments?|common expenses?|(?<!\blate )charges(?! billed))\b/;
const breach = /\b(?:fines?|violat\w+|penalt\w+)\b/;
/** What the association spent in an owner's place: 'any charge billed in accordance with this paragraph', 'the cost of such work'. */
const work =
  /\bcharges? billed\b|\b(?:costs?|expenses?|sums?) of (?:such|said|the|any such) (?:[a-z]+,? (?:or |and )?){0,2}(?:repairs?|maintenance|work|removal|restoration|replacement|cleanup)\b/;
/** 'In the same way as a lien for unpaid common expenses', 'fines constitute assessments': what it is likened to. */
const likened =
  /\b(?:same|like|as)\b[^.;]{0,40}\bliens? (?:for|on)\b[^.;]*|\b(?:constitutes?|remains?|becomes?|deemed|treated as|collected as|enforced as|(?:same )?(?:manner|way) as) (?:to be )?(?:an? |the |any )?(?:[a-z]+ ){0,2}assessments?\b/g;

/** 'A fine assessed against an owner', 'may assess a fine': the verb is of no dues. */
const assessedFine =
  /\b(?:fines?|penalt(?:y|ies))(?: (?:that|which|so|have|has|been|is|are|was|were|may|will|shall|be|once|when|first|then|also))*,? assess(?:ed|ments?)\b|\b(?:fines?|penalt(?:y|ies)) (?:shall|will) be(?:come)? (?:an? )?(?:[a-z]+ ){0,2}assessments?\b|\bassess(?:ed|es|ing)? (?:(?:an?|any|such|the|reasonable|monetary|additional|further) )*(?:fines?|penalt(?:y|ies))\b/g;

/** What collection, a lien or a foreclosure is said of. */
type Debt = 'dues' | 'breach' | 'work' | 'unnamed';

/** Whether sentences speak of what an owner owes for a breach, or for work done in his place, and of no dues. */
export const isOfBreach = (cited: readonly Pick<Sentence, 'plain'>[]): boolean => {
  const debts = cited.map(debtIn);
  return debts.includes('breach') && debts.every((debt) => debt === 'breach' || debt === 'work');
};

/** So many sentences before 'the lien' say what it is for. */
const before = 4;

/**
 * The sentence in whose debt another speaks: itself, else the nearest before it in its section that names one. 'The
 * Association may foreclose the lien', right after 'fines shall be a lien', is said of fines.
 */
export function ofNamedDebt({ sentences }: Doc, sentence: Sentence): Sentence {
  if (debtIn(sentence) !== 'unnamed') return sentence;
  const near = sentences
    .slice(Math.max(0, sentence.index - before), sentence.index)
    .filter(({ section }) => section === sentence.section);
  return near.findLast((one) => debtIn(one) !== 'unnamed') ?? sentence;
}

/** The debt that a sentence on collection speaks of; dues where it names them beside others. */
export function debtIn({ plain }: Pick<Sentence, 'plain'>): Debt {
  const own = plain.replace(likened, ' ').replace(assessedFine, ' fine ');
  if (dues.test(own)) return 'dues';
  if (work.test(own)) return 'work';
  return breach.test(own) ? 'breach' : 'unnamed';
}

const ofDebtors =
  /^(?!.*\bcounter-?(?:claim|su))(?=.*\b(?:arrears|delinquen\w+|past[- ]due|behind|ow(?:e|es|ed|ing)|unpaid)\b).*\b(?:suits?|sued|complaints?|actions?)\b[^;]{0,30}\bagainst (?:(?:both|them|those|him|her)\b|\{n)/;
/** 'Two owners are in arrears, and we brought suit against one': the association collects, in Sentence.plain. */
export const suesDebtors = (plain: string): boolean => ofDebtors.test(plain);
