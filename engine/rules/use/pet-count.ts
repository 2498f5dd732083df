import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';

export const animals = /\b(?:pets?|animals?|dogs?|cats?|livestock|poultry)\b/;
/** 'three dogs, three cats, two birds': a limit for each kind, and none for all. */
const limitsOfKinds = /\{n\d+\} (?:[a-z]+ )?[a-z]+(?:, (?:and |or )?| and\/or )\{n\d+\} [a-z]+/;
/** 'Three pets, of which no more than two may be dogs', 'one of them a dog': a count of some of those counted before. */
const ofThose = '\\bof (?:which|whom|them|those|these)\\b';
const partly = new RegExp(
  `${ofThose}[^.;{]{0,30}\\{n(\\d+)\\}|\\{n(\\d+)\\} ${ofThose}|\\{n(\\d+)\\} (?:may|can|shall) be (?:a )?(?:dogs?|cats?)\\b`,
  'g',
);
const partsOf = ({ plain, quantities }: Sentence) =>
  Array.from(plain.matchAll(partly), ([, ...at]) => quantities[Number(at.find((one) => one !== undefined))]);
const countOf = ({ quantities, sentence }: Found): number | null => {
  if (limitsOfKinds.test(sentence.plain)) return null;
  const parts = partsOf(sentence);
  const count = quantities
    .filter((quantity) => quantity.kind === 'count')
    .find((quantity) => !parts.includes(quantity));
  return count && count.value > 0 && count.value <= 20 ? count.value : null;
};
/** Sentences about pets that are not the owner's at home. */
export const notHere = /(?<!\bnot (?:tenants or )?)\bguests?\b|\bvisitors?\b|\boffen[cs]e|\bpool\b/;
/** A sentence on pets and nothing else that can be counted. */
const onlyPets =
  /^(?!.*\b(?:vehicles?|cars?|guests?|visitors?|persons|signs?|(?:dog|pet) (?:parks?|runs?|wash|areas?|stations?))\b).*\b(?:pets?|dogs?|cats?|animals)\b/;
const kinds = '(?:pets|animals|dogs|cats|pet|animal|dog|cat|domestic)\\b';
const atMost =
  '(?:no more than|not more than|no greater than|not (?:be )?greater than|not to exceed|not exceed(?:ing)?|exceed(?:s|ing)?|in excess of|more than|maximum of|up to|limit(?:ed)? (?:of|to)|only|at most|excess of)';
const saysCountOf = saying(countOf);

/** How many pets a home may keep. */
const petsMaxCount: FactRule = {
  fact: 'pets.max_count',
  inLists: true,
  cue: /\b(?:pets?|animals?|dogs?|cats?|livestock|poultry)\b|^\W*(?:(?:no|not) more than|(?:a )?max|limit)/,
  patterns: [
    saysCountOf.decisive`^\W*(?:an? )?(?:total|maximum) of {count} (?:[a-z-]+ ){0,2}${kinds} (?:may|can|are|is)\b|\b(?:dogs?|cats?|pets?)\b[^.;{]{0,20}, (?:not (?:more than|over) )?{count} in number\b`,
    saying((found) => (found.match.groups?.single ? 1 : countOf(found)), {
      unless: regex`${notHere}|\bor (?:up to )?\{n`,
    })
      .plain`\b(?:entitled to|restricted to|limited to|more than) (?:an? )?(?:{count}|(?<single>single)) (?:[a-z-]+ ){0,2}(?:pets|animals|dogs?|cats?)\b`,

    // 'one dog not over twenty pounds or two cats': the larger of the two.
    saying(({ quantities }) => {
      const [first, last] = [quantities.at(0), quantities.at(-1)];
      return first?.kind === 'count' && last?.kind === 'count' ? Math.max(first.value, last.value) : null;
    })
      .express`{count} (?:[a-z-]+ ){0,2}(?:dogs?|cats?)\b[^.;{]{0,40}(?:\{n\d+\} ?(?:pounds|lbs?)\.?)?[^.;{]{0,20}(?<!and\/)\bor (?:up to )?{count} (?:[a-z-]+ ){0,2}(?:dogs?|cats?)\b`,
    // 'two dogs and one cat' may be kept together.
    saying(({ quantities: [a, b] }) =>
      a?.kind === 'count' && b?.kind === 'count' ? a.value + b.value : null,
    )
      .decisive`${atMost} (?:a total of )?{count} (?:[a-z-]+ ){0,2}(?:dogs?|cats?) and(?:\/or)? {count} (?:[a-z-]+ ){0,2}(?:cats?|dogs?)`,
    saying(countOf, { unless: notHere })
      .express`${atMost} (?:an? )?(?:total of |aggregate of |combined total of |aggregate total of |maximum of )?(?:any )?{count}(?: \([a-z0-9]+\))? ?(?:[a-z,-]+ |\{n\d+\}-legged ){0,6}${kinds}`,
    saysCountOf.plain`\b(?:pets?|animals?|dogs?(?:,)? (?:and|or|and/or) cats?|dogs?|cats?)\b[^.;{]{0,120}\b(?:limited (?:in number )?to|limit of|limit(?:ed)?:?|greater than|not (?:to )?exceed|exceeding|no more than|not more than|more than|maximum of|maximum number (?:of [a-z ]+ )?(?:is|shall be)|limit is)(?: an?)?(?: total of| maximum of| aggregate of)? {count}(?! (?:feet|foot|inch|pound|lb|year|square|day|hour|night|minute|week|month|time|occasion|complaint|violation|dollar))`,
    // 'Pets - two max, leashed'
    saysCountOf.told`^\W*(?:pets|dogs(?: and cats)?|cats(?: and dogs)?|animals) ?[:–-] ?(?:max(?:imum)?\.?(?: of)? )?{count}(?: max(?:imum)?\b| per (?:home|unit|lot|household)\b)`,
    // 'One small pet, not over 20 lbs., per home'
    saysCountOf.told`^\W*(?:(?:\{n\d+\}|[a-z0-9]{1,2})[.)] )?(?:only )?{count} (?:adult |domestic |household |small |house |indoor )*(?:pets?|dogs?|cats?)(?: or cats?)?,? [^;{]{0,30}(?:\{n\d+\} ?(?:pounds|lbs?)\b)[^;{]{0,40}\b(?:per|in|for each) (?:each |any |a )?(?:unit|household|home|lot|site|space|residence|apartment)\b`,
    // 'Dogs must be on a leash. Not more than two.', 'Dogs and cats only. Max. three per household.'
    saying((found) => {
      const { doc, sentence } = found;
      const before = doc.sentences[sentence.index - 1];
      const ofPets = before?.section === sentence.section && onlyPets.test(before.plain);
      return ofPets ? countOf(found) : null;
    })
      .implied`^\W*(?:(?:no|not) more than|(?:a )?max(?:imum)?\.?(?: of)?|limit(?: of)?:?) {count}(?: (?:total|in all))?(?: (?:per|in|for) (?:each |any |a |your )?(?:unit|household|home|lot|residence|family))?[.!]?$`,
    saysCountOf.express`\bmaximum number of (?:[a-z]+ ){0,3}${kinds}[^.;{]{0,60}{count}`,
    saysCountOf.plain`\b(?:pets?|animals?|dogs?|cats?)\b[^.;{]{0,40}{count},? or (?:less|fewer)\b|{count} or (?:less|fewer) (?:[a-z-]+ ){0,3}${kinds}`,
    saysCountOf.told`{count} (?:adult |domestic |household |small |common )*(?:pets|animals|dogs|cats|dog|cat|pet)\b[^.;{]{0,80}\b(?:per|in|for each) (?:each |any |a |one )?(?:unit|household|home|lot|residence|dwelling|owner|apartment|townhome)\b`,
    saysCountOf.told`^\W*(?:\w{1,3}[.)] )?(?:only )?{count} (?:dogs?|cats?|pets?)(?:,? or (?:one |a )?(?:dogs?|cats?))?\b[^.;]{0,80}\b(?:is|are|may be|shall be) (?:permitted|allowed|kept)\b`,
    saysCountOf.implied`\b(?:may|is|are|shall be) (?:have|keep|maintain|own|permitted|allowed)(?: (?:and|or) (?:have|keep|maintain|own))?(?: to (?:have|keep))? {count} (?:[a-z-]+ ){0,3}${kinds}`,
  ],
};

/** 'Two per household.' under the heading 'Pets'. */
const underPets: FactRule = {
  fact: 'pets.max_count',
  cue: /^\W*(?:only |limit(?: of)? |maximum(?: of)? |no more than |up to )?\{n\d+\}/,
  patterns: [
    saying(countOf, { under: /(?:^|> ?|[\d.] ?)(?:household |domestic )?(?:pets|animals|dogs)\b[^>]{0,20}$/ })
      .told`^\W*(?:only |limit(?: of)?:? |maximum(?: of)?:? |no more than |up to )?{count}(?: [a-z]+){0,2} (?:per|for each|in any) (?:household|home|unit|lot|dwelling|residence|apartment)\b`,
  ],
};

export const petCount = [petsMaxCount, underPets];
