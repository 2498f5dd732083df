import type { FactRule, Found } from '../../find/pattern.ts';
import { saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';
import { leasing, rented } from './leasing.ts';

const homes =
  '(?:lots?|units?|homes?|townho(?:me|use)s?|dwellings?|residences?|condominiums?|apartments?|houses?|properties|owners?)';
const most =
  '(?:no more than|not more than|more than|maximum of|not (?:to )?exceed|exceed(?:s|ing)?|limited to|in excess of|up to|limit of|cap of|equal to or (?:greater|more) than|equals?|reache[sd]|at least)';

/** The count caught first, of two homes or more. */
const severalHomes = ({ quantities: [count] }: Found) =>
  count?.kind === 'count' && count.value >= 2 ? { value: count.value, unit: 'homes' } : null;

/** The share caught first, where it is a percentage and not 'a majority'. */
const shareInFigures = ({ quantities: [share] }: Found) =>
  share?.kind === 'percent' && share.form === 'percent' ? { value: share.percent, unit: 'percent' } : null;
const saysSeveralHomes = saying(severalHomes);
const saysShareInFigures = saying(shareInFigures);

/** How many homes may be let at once. */
export const leasingCap: FactRule = {
  fact: 'rental.cap',
  inLists: true,
  cue: regex`${leasing}|non-?owner|by (?:tenants|renters)`,
  patterns: [
    // 'The maximum number of Units that may be leased shall be ten percent of the Units.'
    saying((found) => shareInFigures(found) ?? severalHomes(found))
      .plain`\b(?:maximum|total|greatest) (?:number|share|percentage) of (?:the )?${homes}\b[^;{]{0,60}\b${rented}\b[^;{]{0,60}\b(?:is|be|exceed)\b[^;{]{0,20}(?:{percent}|{count})`,
    saysSeveralHomes.told`^\W*(?:leas(?:es|ing)|rent(?:als?|ing))\W{1,3}max(?:imum)?\.? (?:of )?{count} ${homes}\b`,
    saysSeveralHomes.told`\b(?:maximum of|up to|at most) {count} (?:of the )?(?:[a-z]+ ){0,2}${homes} (?:may|can|shall) be ${rented}\b`,
    // '12 of 48 units may be rented'
    saysSeveralHomes.told`(?<!\bmore than ){count} (?:of|out of) (?:the |our )?\{n\d+\} (?:[a-z]+ ){0,2}${homes} (?:may|can) be ${rented}\b`,
    saysSeveralHomes.told`\bonly {count} (?:of the )?(?:[a-z]+ ){0,2}${homes}\b[^;]{0,40}\b(?:may|shall|can)\b[^;]{0,20}\b(?:under lease|${rented})\b`,
    saying(
      ({ quantities }) => {
        const share = quantities.find((quantity) => quantity.kind === 'percent');
        return share?.kind === 'percent' && share.form === 'percent' && share.percent < 100
          ? { value: share.percent, unit: 'percent' }
          : null;
      },
      {
        unless:
          /\b(?:votes?|voting|insur\w+|mortgagees?|fha|va\b|hud|income|increase|assessments?|purchase|sold|price|quorum)\b|\bcommercial\b/,
      },
    )
      .express`\b${most}(?: or exceed(?:s|ing)?)?(?: [a-z]+){0,3} {percent} of (?:[a-z',]+ ){0,8}${homes}\b[^;]{0,160}\b${rented}\b|\b${rented}\b[^;]{0,240}\b${most}(?: or exceed(?:s|ing)?)?(?: [a-z]+){0,3} {percent}`,
    saying(({ quantities }) => {
      const count = quantities.find((quantity) => quantity.kind === 'count');
      return count && count.value >= 2 ? { value: count.value, unit: 'homes' } : null;
    })
      .plain`\b${most}(?: a total of)? {count} (?:of (?:the|all|our) )?(?:\{n\d+\} )?(?:[a-z]+ ){0,3}${homes}\b[^;]{0,120}\b${rented}\b[^;]{0,60}\b(?:at (?:any|one|the same|a)|time|simultaneous\w*|concurrently)|\b(?:number|total) of (?:[a-z]+ ){0,4}${rented}[^;]{0,80}\b${most} {count}(?! (?:days?|months?|years?))`,
    saysShareInFigures.plain`\b(?:once|when|if|where|after|as long as|while) (?:at least )?{percent} of (?:[a-z,]+ ){0,8}${homes}\b[^;]{0,60}\b(?:${rented}|tenants?|renters?|non-?owners?)\b[^;]{0,80}\b(?:(?:no|not|may not|prohibited)\b[^;]{0,60}\b${rented}\b|wait(?:ing)? ?list)`,
    saysSeveralHomes.plain`\bat (?:no|any(?: one)?) time (?:shall |may |will )?(?:there be )?more than {count} (?:of the )?(?:[a-z]+ ){0,3}${homes}\b[^;]{0,60}\b${rented}\b`,
    saysSeveralHomes.plain`\b(?:rentals?|leasing|leases|renting|leased (?:homes|units|lots))\b (?:are|is|shall be) (?:capped|limited|restricted) (?:at|to) {count} (?:of the )?${homes}|\bnumber of (?:rental|rented|leased) ${homes}\b[^;{]{0,40}\b(?:capped|limited|restricted) (?:at|to) {count}`,
    // 'No more than 15 Lots may include a Dwelling Unit that is rented to a non-owner.'
    saysSeveralHomes.told`\b(?:no|not) more than {count} (?:of the )?(?:[a-z]+ ){0,2}${homes}\b[^;]{0,40}\b(?:may|shall|can|will) (?:be|include|contain|have)\b[^;]{0,60}\b${rented}\b`,
    saysShareInFigures.plain`\b(?:rentals|leasing|leases|renting|leased (?:homes|units|lots))\b (?:are|is|shall be) (?:capped|limited|restricted) (?:at|to) {percent}|\b(?:no more than|not more than|maximum of|up to) {percent} of (?:[a-z,]+ ){0,6}(?:may|shall|can) be (?:non-?owner[- ]occupied|(?:occupied|used) by (?:tenants|non-?owners|renters))`,
    saysShareInFigures.plain`\bat no time (?:shall|may|will|can) more than {percent} of (?:[a-z,]+ ){0,6}be (?:non-?owner[- ]occupied|(?:occupied|used) by (?:tenants|non-?owners|renters))`,
    saysShareInFigures.plain`\b(?:refuse|deny|reject|withhold|not (?:issue|grant|approve))\b[^;]{0,60}\b${rented}\b[^;{]{0,60}\b(?:if|when|where|once)\b[^;{]{0,30}{percent} or more of (?:[a-z,]+ ){0,4}${homes}\b[^;]{0,40}\b${rented}\b`,
    saysSeveralHomes.told`\b(?:once|when|if|where|while) {count} (?:[a-z]+ )?${homes} (?:are|have been) (?:already |then |currently )?${rented}\b[^;]{0,60}\b(?:no|not|may not|prohibited)\b`,
  ],
};
