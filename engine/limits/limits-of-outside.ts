import { words } from '../find/pattern.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { counted } from '../say/display.ts';
import {
  approval,
  approvalWords,
  behindHouse,
  comparing,
  freeOfApproval,
  number,
  outOfSight,
  upTo,
} from './approval-and-place.ts';
import type { Limit } from './limit.ts';

const approvedMaterial = '\\bmaterials? (?:(?:which|that) (?:is|are|has been|have been) )?approved\\b';
const approvalOfFence: Limit = {
  match: approvalWords,
  unless: words`${freeOfApproval}|${approvedMaterial}|${comparing}(?! (?:a (?:maximum )?height of )?{count} ?(?:feet|foot|ft|'))[^.;]{0,100}\b(?:without|unless)\b|\b(?:nearer|near|closer)\b(?:(?!\bnor\b)[^.;]){0,120}\bunless (?:similarly )?approved\b`,
  text: 'with approval',
};

/** Where neither the front nor the side yard may be used, or the line is that of the rear, the back is left. */
const leavesTheBack =
  /\bfront (?:and|or) side\b|\bside (?:and|or) front\b|\b(?:nearer|closer) (?:to )?(?:the |any )?(?:street|front)[^.;]{0,40}\bthan the rear (?:(?:house|building|home) line|(?:wall|line|corner) of (?:the|any|such|said) (?:house|home|dwelling|residence))\b/;
/** The line that a plat sets, wherever the house stands behind it. */
const setbackLine =
  /\b(?:nearer|closer|forward|beyond|past)\b[^.;]{0,60}\b(?:set-?back|building) (?:restriction )?lines?\b/;
const behindFront: Limit = {
  match:
    /\b(?:nearer|closer|forward|beyond|past)\b[^.;]{0,60}\b(?:street|front|setback|building line)\b|\b(?:in|of) (?:the |any |a )?front (?:or side |and side )?(?:yards?|of)\b|\bfront (?:or side |and side )?yards?\b/,
  unless: /^(?!.*\bfront\b).*\b(?:beyond|past)\b[^.;]{0,40}\brear\b/,
  text: (_, { plain }) =>
    leavesTheBack.test(plain)
      ? 'behind the house'
      : `behind the ${setbackLine.test(plain) ? 'setback line' : 'front of the house'}`,
};

const ofApprovedMaterial: Limit = { match: new RegExp(approvedMaterial), text: 'of approved material' };
const feetHigh: Limit = {
  match: words`(?:higher than|taller than|height of|above) (?:\w+ )?{count} ?(?:feet|foot|ft|')|(?:over|exceed\w*|than|above|of|maximum|up to|in excess of) (?:a (?:maximum )?height of )?{count}[ -]?(?:feet|foot|ft\.?|'|inches|") ?(?:in height|high|tall)`,
  text: (caught, { plain }) =>
    /\{n\d+\} ?(?:inches|") ?(?:in height|high|tall)/.test(plain)
      ? upTo('inch', 'inches', 120, ' high')(caught)
      : upTo('foot', 'feet', 12, ' high')(caught),
};

const oneMaterial =
  /\b(?:made|built|constructed|be) (?:only |solely |entirely )?(?:of|from|out of) (cedar|redwood|wood|vinyl|wrought iron|brick|stone|masonry)\b(?![^.;]{0,40}\b(?:or|and (?:stone|brick|wood|iron))\b)/;
const ofMaterial: Limit = {
  match: oneMaterial,
  text: (_, { plain }) => `of ${oneMaterial.exec(plain)?.[1]}`,
};

const squareFeet: Limit = {
  match: words`{count} (?:square (?:feet|foot)|sq\.? ?ft)`,
  text: upTo('square foot', 'square feet', 1000),
};

const forSale =
  '\\b(?:for[- ]sale|for[- ]rent|for[- ]lease|(?:advertis\\w+|offer\\w*) (?:the|such|that|said|a|his)(?: \\w+)? (?:property|lot|home|house|unit|premises|residence)|(?:property|lot|home|house|unit) (?:for )?sale)\\b';
const squareSize = '{count} square[- ](?:feet|foot|inches)\\b';
const apart = '(?:(?!\\{n)[^.;]){0,100}?';
/** ' and political signs for 45 days before an election', where the same sentence allows them too. */
function politicalIn({ plain, quantities }: Pick<Sentence, 'plain' | 'quantities'>): string {
  const at = plain.search(/\b(?:political|campaign|election)(?: campaign)? signs?\b/);
  const allowed = /\b(?:except|other than|only|may|permitted|allowed)\b/.test(plain.slice(0, at));
  if (at < 0 || !allowed || /\b(?:no|not|prohibit\w*)\b[^.;]{0,30}$/.test(plain.slice(0, at))) return '';
  const days =
    /\{d(\d+)\}(?: period)? (?:before|prior to|preceding) (?:an?|any|the) (?:[a-z]+ )?election/.exec(plain);
  const time = days && quantities[Number(days[1])];
  return time?.kind === 'duration'
    ? ` and political signs for ${counted(time.count, time.unit)} before an election`
    : ' and political signs';
}

/** 'For-rent signs are prohibited.' */
const noSaleSign =
  /\bno ["'“]?(?:for[- ])?(?:sale|rent|lease)\b|\b(?:sale|rent|lease)["'”]? (?:signs?|signage)\b[^.;]{0,40}\b(?:prohibited|forbidden|not (?:be )?(?:allowed|permitted|displayed|posted))\b|\b(?:prohibited|forbidden|not (?:allowed|permitted))\b(?![^.;]*\b(?:except|other than|unless)\b)[^.;]{0,3}: [^.;]*\b(?:sale|rent|lease)\b/;

const saleSign: Limit = {
  unless: noSaleSign,
  match: words`${squareSize}${apart}${forSale}|${forSale}${apart}${squareSize}|${forSale}`,
  text: (caught, sentence) => {
    const { plain } = sentence;
    const kind = /\brent|\blease/.test(plain) ? 'a for-sale or for-rent sign' : 'a for-sale sign';
    const size = /\{n\d+\} square inch/.test(plain)
      ? upTo('square inch', 'square inches', 2000)(caught)
      : upTo('square foot', 'square feet', 40)(caught);
    return `within limits, such as ${kind}${size ? ` of ${size}` : ''}${politicalIn(sentence)}`;
  },
};

const approvalOfSign: Limit = {
  ...approval,
  unless: regex`${approval.unless}|${forSale}`,
};

const acrossInches: Limit = {
  match: words`(?:larger|greater|bigger|more|over|exceed\w*|excess of)(?: than)? {count} ?(?:inches|inch|"|meters?)|{count} (?:inches|inch|"|meters?) (?:\([^)]{0,20}\) )?or (?:less|smaller)|(?:diameter|diagonal)[^.;]{0,60}{count} ?(?:inches|inch|"|meters?)|{count} ?(?:inches|inch|"|meters?) (?:or less )?in (?:diameter|width)`,
  unless: /\bover \{n\d+\} ?(?:inches|inch|")[^;]{0,60}\b(?:shall|must) be\b/,
  text: (caught, { plain }) =>
    /\{n\d+\} meter/.test(plain)
      ? upTo('meter', 'meters', 3, ' across')(caught)
      : upTo('inch', 'inches', 120, ' across')(caught),
};

const likeHouse: Limit = {
  match:
    /\b(?:compatible with|consistent (?:in|with)|conform\w*|match\w*|similar|same)\b[^.;]{0,60}\b(?:dwelling|residence|house|home|residential structure|design|style|materials?)\b/,
  text: 'in the style of the house',
};

const flagSize: Limit = {
  match: words`{count} ?(?:feet|foot|ft\.?|')?(?: tall| high| long| wide)? ?(?:by|x) ?{count} ?(?:feet|foot|ft|')`,
  text: ([first, second]) =>
    number(first) > 0 && number(second) > 0 && number(second) <= 20
      ? `up to ${number(first)} by ${number(second)} feet`
      : null,
};

/** What makes 'restricted' plain of fences, dishes, signs and whatever else stands outside, by fact. */
export const limitsOfOutside: Readonly<Record<string, readonly Limit[]>> = {
  'exterior.fences': [approvalOfFence, ofApprovedMaterial, feetHigh, ofMaterial, behindFront, behindHouse],
  'exterior.satellite_dishes': [approval, outOfSight, acrossInches],
  'exterior.solar': [approval, outOfSight],
  'exterior.signs': [saleSign, approvalOfSign],
  'exterior.outbuildings': [approval, outOfSight, behindHouse, behindFront, squareFeet, feetHigh, likeHouse],
  'exterior.clotheslines': [approval, outOfSight, behindHouse, behindFront],
  'exterior.flags': [approval, { ...squareFeet, unless: /\bsigns? of (?:up to )?\{n/ }, flagSize],
};
