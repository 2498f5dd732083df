import { type FactRule, type Found, saying } from '../../find/pattern.ts';

const animals = /\b(?:pets?|animals?|dogs?|cats?|leash\w*)\b/;

const pounds = ({ quantities }: Found): number | null => {
  const weight = quantities.findLast((quantity) => quantity.kind === 'count');
  return weight && weight.value >= 5 && weight.value <= 250 ? weight.value : null;
};

const maxWeight: FactRule = {
  fact: 'pets.max_weight_lb',
  inLists: true,
  cue: /\b(?:pounds?|lbs?)\b/,
  patterns: [
    saying(pounds).express`\b(?:pets?|animals?|dogs?|cats?)\b[^;]{0,260}{count} ?-?(?:pounds?|lbs?)\b`,
    saying(pounds, { under: /\b(?:pets?|animals?|dogs?)\b/ })
      .plain`\b(?:exceed\w*|more than|over|under|less than|in excess of|weigh\w*|up to|maximum(?: weight)?(?: of)?)(?: [a-z]+){0,4} {count} ?-?(?:pounds?|lbs?)\b`,
  ],
};

const breedNames =
  '(?:pit ?-?bulls?(?: terriers?)?|pit ?bull ?dogs?|rott?weill?ers?|dobermans?|presa canarios?|wolf[- ]?(?:dog )?hybrids?|akitas?|mastiffs?|chows?(?: chows?)?|staffordshire)';
const banWords =
  '(?:prohibited|not (?:be )?(?:permitted|allowed|kept|tolerated|welcome)|(?:must|shall) (?:be )?removed?|restricted|banned|forbidden|excluded|disallowed)';
const isSo = saying(true);

const breeds: FactRule = {
  fact: 'pets.breed_restrictions',
  inLists: true,
  cue: /\bbreeds?\b|pit ?-?bull|weiler|doberman|wolf|staffordshire|akita|\bchows?\b|presa|mastiff/,
  patterns: [
    saying(false).plain`\bno (?:breed restrictions|restrictions? (?:on|as to) (?:the )?breed)`,
    isSo.express`\b${breedNames}\b[^;]{0,200}\b${banWords}`,
    isSo.express`\b(?:no|nor|not|prohibit\w*|except|excluding|exclude|ban|forbid\w*|banned)\b[^;]{0,200}\b${breedNames}\b`,
    saying(true, {
      unless: /\bmust be (?:kept )?(?:restrained|confined|muzzled|leashed|on a leash|registered|insured)\b/,
    })
      .told`\b(?:aggressive|dangerous|vicious|certain|following|prohibited|restricted|banned|specific|guard|attack|fighting|particular) (?:dog )?breeds?\b|\bbreeds? restrictions?\b|\bbreeds\b[^;]{0,120}\b${banWords}|\b(?:no|prohibit\w*)\b[^;]{0,80}\b(?:breeds of|dog breeds?|dogs? of (?:a|any|the) [a-z ]{0,30}breed|breed of dogs?)\b`,
  ],
};

const leash: FactRule = {
  fact: 'pets.leash_required',
  inLists: true,
  cue: animals,
  patterns: [
    isSo.express`\b(?:must|shall|required|require|has to|have to|are to|will|only|at all times|when|walking)\b[^;]{0,140}\b(?:leash(?:ed|es)?|tether(?:ed)?)\b`,
    isSo.plain`\b(?:please )?leash (?:your|all|the) (?:pets?|dogs?|animals?)\b|\bleash(?:ed)?\b[^;]{0,60}\b(?:required|mandatory|at all times)\b|\bleash (?:laws?|ordinances?|regulations?|rules?)\b`,
    isSo.plain`\b(?:no|not|never|neither|nor)\b[^;]{0,140}\b(?:run(?:ning)? (?:loose|free|at large|unleashed|uncontrolled)|at large|roam(?:ing)?|unleashed|off(?: of)?(?: the| a| their)? leash|without (?:a|being on a) leash|loose)\b`,
    saying(true, { unless: /\bnois|\bbark/ })
      .told`\b(?:pets?|animals?|dogs?)\b[^;]{0,140}\b(?:must|shall|will|required)\b[^;]{0,100}\b(?:on a (?:leash|lead)|(?:under|in) (?:the )?(?:direct |physical |immediate |voice |full |owner's |complete )*(?:control|supervision|restraint)|restrained|confined to|carried|controlled)\b`,
    isSo.implied`\b(?:must|shall|have to|are to|should)\b[^;]{0,100}\bon an? (?:[a-z]+ ){0,2}(?:leash|lead)\b`,
    // What neighbors complain of is no rule of the association.
    saying(true, { unless: /\bcomplain\w*\b[^.;]{0,20}\b(?:about|of|that)\b|\bstrays?\b/ })
      .implied`\b(?:dogs?|pets?|animals?) (?:found |caught |seen )?(?:running|roaming|wandering) (?:at large|loose|free(?:ly)?)\b`,
    // 'Dogs - tied, fenced or on a leash.', 'Pets: two max, leashed'
    saying(true, { unless: /\b(?:no|not|off)\b[^.;]{0,20}\bleash/ })
      .implied`^\W*(?:\S{1,5}[.)] )?(?:dogs?|pets?|cats?)(?:,? (?:and|&) (?:dogs?|cats?))? ?[:–-] [^.;]{0,60}\b(?:leashed|on (?:a )?leash)\b`,
    saying(true, { unless: /\boff-leash areas?\b|\bdog park/ })
      .likely`\b(?:dogs?|pets?)\b[^;]{0,20}\boff[- ]leash\b`,
  ],
};

/** What of the limits on pets makes that they are not freely allowed: their weight and their breeds. */
export const petLimits = [maxWeight, breeds];

export const petControl = [maxWeight, breeds, leash];
