import { regex } from '../regex.ts';

/** By these a fee or a charge is what every home pays for all that is common. */
const ofAll =
  "hoa|poa|(?:hoa |owners'? )?association|home ?owners?'?|condo(?:minium)?(?: association)?|maintenance|regime";
const fee = regex.g`\b(${ofAll}) (?:fee|charge)(s?)\b(?! schedule| (?:an?|the|interest|owners)\b|(?<=charges) \{m)|\b(common) charge(s?)\b`;
const ofSome = 'special|annual|yearly|monthly|quarterly|semi-?annual|regular|general|base|basic|periodic';
const named = regex.g`\b(?:${ofSome}|maintenance) charges?\b`;
const assessment = /\bassessments?\b/g;

/** What else is called a charge: what a lapse, a service or one act costs. */
const other =
  'late|delinquency|penalty|interest|finance|service|bank|returned|check|nsf|collection|legal|lien|filing|recording|administrati(?:ve|on)|processing|handling|transfer|move-?in|utility|water|sewer|gas|electric(?:al|ity)?|cable|internet|trash|tax|government(?:al)?|use|user|guest|rental|cleaning|additional|other|extra|flat|reasonable|criminal';
const otherCharge = regex`\b(?:${other}) charges?\b`;
/** A debt lies on the land, and who charges asks for something. */
const after = '(?! (?:up)?on\\b| against\\b| of\\b| for\\b| to\\b| an?\\b| the\\b| interest\\b| \\{m)';
const article = 'the|each|every|any|an?|such|said|that|this|his|her|its|their|your|our|no';
const ofKind = regex.g`\b(${ofSome}) charge(s?)\b(?! (?:up)?on\b| against\b)`;
const bare = regex.g`(?<!\b(?:${other}|and|or|no|costs,?|fees,?|fines,?|association|board|corporation|who|which|it) )\bcharges\b${after}|(?<=\b(?:${article}) )charge\b${after}`;

const count = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Plain sentences in which the dues have one name, assessments, whatever fees or charges the paper calls them. */
export function oneNameForDues(sentences: readonly string[]): string[] {
  const inCharges = count(sentences, named) > count(sentences, assessment);
  return sentences.map((plain) => {
    if (!/\b(?:fee|charge)s?\b/.test(plain)) return plain;
    const one = plain.replace(fee, (_, a = '', b = '', c = '', d = '') => `${a}${c} assessment${b}${d}`);
    if (!inCharges) return one;
    return one
      .replace(ofKind, '$1 assessment$2')
      .replace(bare, (charge) =>
        otherCharge.test(plain) && charge === 'charge' ? charge : `assessment${charge.slice(6)}`,
      );
  });
}
