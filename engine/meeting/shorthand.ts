import { regex } from '../regex.ts';
import { acts } from './predicate.ts';

const initials = '[A-Z]{2,3}\\b';
const outcome = '(?:Passed|Carried|Approved|Unanimous|Second)';
const name = `(?:[A-Z][a-z]+|${initials})`;
/** 'JB-Y KM-N', 'Jan y, Lou n': how each voted. */
const byEach = regex.g`\b(?:${name}(?:\s?[-–:=]\s?|\s)[YyNn]\b(?:[,;/]?\s*|$)){2,}`;
const eachAlone = /(?<=[^A-Za-z/]|^)[YyNn](?:\/[YyNn]){2,}(?![A-Za-z/])/g;
/** 'Y: Ann, Bo. N: Cy' */
const underYes = /\b[Yy]:\s+(?=[A-Z])/g;
const underNo = /\b[Nn]:\s+(?=[A-Z])/g;

/** 'Hal moved raise the deductible.' */
const movedBare = /\b([A-Z][a-z]+ moved) ([a-z]+)\b/g;

const votes = (said: string) => {
  const of = (letter: RegExp) => said.match(letter)?.length ?? 0;
  return `vote ${of(/(?<![A-Za-z])[Yy](?![A-Za-z])/g)} to ${of(/(?<![A-Za-z])[Nn](?![A-Za-z])/g)} `;
};

/** What secretaries shorten, and the words for it that a motion and a vote are read by. */
const shortened: readonly (readonly [RegExp, string])[] = [
  // Moved, seconded, carried, with those who did it
  [
    /\b(?:M\/?S\/?[CPAU]|m\/s\/[cpau]|M-S-[CPAU])\b(?:\s*\([^)]{0,40}\))?[,:]?(?: (?:by )?[A-Z][^.;:]{1,50}?,?)?(?: (?:to|that)|\s?[-–:]?(?= (?:approve|accept|adopt|authorize|ratify|hire|pay|award)\b)) /g,
    'Motion made and carried to ',
  ],
  [
    /\b(?:M\/S|m\/s)(?:\s*\([^)]{0,40}\))?[,:]?(?: (?:by )?[A-Z][^.;:]{1,50}?,?)? (to|that) /g,
    'Motion made, seconded, $1 ',
  ],
  // Before what they moved
  [/\b[Mm] ?\/ ?[A-Z]\w+[,;]? [Ss] ?\/ ?[A-Z]\w+[.,:]? (?=[A-Z])/g, ''],
  [
    regex.g`\b(?:Moved|Motion) \((${name}) ?/ ?(${name})\)[:,]? (?=to |that )`,
    'Motion by $1, seconded by $2, ',
  ],
  // 'Lee moved we pave the road', 'Motion (Lee, 2nd Kim) for a charge of …'
  [/\bmoved we (?=[a-z])/g, 'moved to '],
  [/\b(Motion \([^()]{2,60}\)) for (?=an? )/g, '$1 to approve '],
  // 'M (AB) S (CD) approve …', 'Mot. Ray / Day: levy …'
  [
    regex.g`\bM(?:ot(?:ion)?)?\.?:? \(?(${name})\)?(?:,? S(?:ec)?\.?:? \((${name})\)| ?/ ?(${name})(?=[:,]))[:,]* (?:to )?(?=[a-z])`,
    'Motion by $1, seconded by $2$3, to ',
  ],
  [regex.g`\b[Mm] ?[/:] ?(?!${outcome})(?=[A-Z][a-z]+\b)`, 'Motion by '],
  [regex.g`\bM \((${name})\)`, 'Motion by $1'],
  [/\bMot\. (?=[A-Z][a-z]+: )/g, 'Motion by '],
  [regex.g`\b[Ss] ?[/:] ?(?!${outcome})(?=[A-Z][a-z]+\b)`, 'seconded by '],
  [regex.g`\b(${name}) (?:mot|mvd)\.? (?=to\b)`, '$1 moved '],
  [regex.g`\bM(?:vd|ov'd)\.?:? (?=${name})`, 'Moved by '],
  [regex.g`\b(${name}) (?:sec|2nd)\.(?=\W|$)`, '$1 seconded.'],
  [
    /\b(?:[Ss]ec(?:ond)?(?:ed)?|2nd)(?: by)?\s*: ?(?:none|no one|nobody|-)(?=\W|$)|\bno (?:sec\.|2nd\b)/g,
    'no second',
  ],
  [/^(\W*)(?:MOTION|Motion) #?\d{1,2} ?[-–:] ?([A-Z]\w+) ?[-–:] ?(?=[A-Z])/g, '$1Motion by $2 to '],
  [/^(\W*)Motion #?\d{1,2} ?[-–:.]+ ?To (?=[a-z])/g, '$1Motion: '],
  [/\b[Mm]ot(?:\.|ion)? ?\/ ?(?:2nd|[Ss]ec(?:ond)?)\b/g, 'Motion, second'],
  [/\bMot\. (?:to )?(?=[a-z])/g, 'Motion to '],
  [/\bMain mot\.?(?= )/g, 'The motion'],
  [/\bAmend\.(?= )/g, 'The amendment'],
  [/\bMover:/g, 'Moved by:'],
  [/\bSeconder:/g, 'Second:'],
  [/^\W*Resolution: (?=[A-Z])(?=.*\b(?:Moved|Mover|Status|Vote|For|Result)\b.*:)/g, 'Motion: '],
  [/\bTIE\b\W*/g, 'Motion '],
  [/\bPASS\b/g, 'passed'],
  [/\bFAIL\b/g, 'failed'],
  [/\b[Aa]gst\b\.?/g, 'against'],
  [/^\W*Lost\W*$/g, 'Motion failed'],
  [/(?<=^\W*|[.;,] )MCU?\b(?=\W|$)/g, 'Motion carried'],
  [/(?<=^\W*|[.;,] )MF\b(?=\W|$)/g, 'Motion failed'],
  [/\bAIF\b/g, 'all in favor'],
  [/\b([Aa])pp(?:r|rv|v)?['’]?d\b|\b[Aa]ppr\.?(?=\s*$)|\b[Oo][Kk]['’]?(?:d|ed)\b/g, 'approved'],
  [/\b[Dd]en['’]?d\b/g, 'denied'],
  [/\b[Cc]ont(?:['’]?d|\.)(?= (?:to|until|till)\b)/g, 'continued'],
  [/\b[Uu]nan\.(?=\W|$)/g, 'unanimous'],
  [/\b['’]?til\b/g, 'until'],
];
const anyShort =
  /\b(?:[MmSs]|MS[CPAU]|[Mm]oved|Mot\.?|mot\.?|M[Vv]d|mvd|sec|[Ss]econd|2nd|MC|MF|MCU|AIF|[Aa]pp\w{0,2}['’]?d|[Aa]ppr|[Oo][Kk]['’]?(?:d|ed)|[Dd]en['’]?d|[Cc]ont|[Uu]nan|til|[YyNn]|MOTION|Motion|Main|Amend|Mover|Resolution|PASS|FAIL|[Aa]gst|Lost)\b/;
/** A count that stands alone, or behind all else. */
const onlyCount =
  /(?<!\b(?:Rul|Proc|Ord|Res|Sec|No)\. )(?<=^\W*|[a-z][.;,] |\b[Aa]mend(?:ed|ment):? )\d{1,3} ?[-–] ?\d{1,3}(?=\W*$)/;

/** A sentence of minutes with the words in full that secretaries shorten: 'M/Kim to pay. S/Lee.' */
export function inFull(text: string): string {
  const counted = text.replace(onlyCount, 'vote $&');
  if (!anyShort.test(counted)) return counted;
  return shortened
    .reduce((said, [short, full]) => said.replace(short, full), counted)
    .replace(movedBare, (all, ahead: string, verb: string) => (acts.has(verb) ? `${ahead} to ${verb}` : all))
    .replace(byEach, votes)
    .replace(eachAlone, votes)
    .replace(underYes, 'Ayes: ')
    .replace(underNo, 'Nays: ');
}
