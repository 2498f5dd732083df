import { speaksOf } from '../../find/context.ts';
import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { useRule } from '../../find/use-rule.ts';
import { regex } from '../../regex.ts';

const anyCar =
  /\b(?:automobiles?|cars?|passenger|no vehicles?|any (?:motor )?vehicles?|all (?:motor )?vehicles?|(?<!(?:inoperable|inoperative|commercial|recreational|abandoned|disabled|unlicensed|junk|wrecked|such|similar) (?:motor )?)vehicles? of any|motor vehicles(?!,? (?:(?:which|that) (?:is|are) )?(?:not|inoperable|inoperative|disabled|unlicensed|abandoned|wrecked)\b)|(?<!inoperable |commercial |recreational |abandoned |disabled |unlicensed |junk |wrecked |large |oversized |heavy )vehicles? (?:shall|may|must|are|is|will)|(?:owners?|residents?|tenants?|occupants?)(?:'s?)? (?:shall|may|must|are|vehicles?)|street parking|overnight parking|park(?:ing|ed)? overnight|parking (?:on|in|along|upon))\b/;
const specialVehicle =
  /\b(?:boats?|trailers?|recreation(?:al)?|rvs?|campers?|commercial|trucks?|inoperable|inoperative|abandoned|unlicensed|junk|disabled|repair(?:s|ed|ing)?|motor ?homes?|buses)\b/;

/** Those that the sentence before names, which are seldom all. */
const theSame =
  '^\\W*(?:[a-z\\d]{1,3}[.)] )?(?:no|any|all)? ?(?:such|said|these|those) (?:[a-z]+ )?vehicles?\\b';

const streetParking = useRule({
  fact: 'vehicles.street_parking',
  cue: /park|\bvehicles?\b|\bcars?\b/,
  subject:
    /\b(?:(?:left|kept|remain) (?:standing |parked |unattended )?(?:on|upon|in) (?:the |any |a )?(?:streets?|roads?|roadways?)|on-?street parking|(?<!\boff[- ])street parking|(?<=\b(?:streets?|roads?|roadways?) (?:shall|may|must|will|can|are) (?:not|never) be )used (?:as (?:a place|places) )?(?:to park|for (?:the |any |overnight )?parking)|(?:park(?:ed|ing)?|(?<=\b(?:no|any) (?:motor )?vehicles? (?:shall|may|must) )stand)\b(?:(?!\bpark)[^.;:]){0,100}?\b(?:on|upon|in|along|within)(?: [a-z0-9,(){}/-]+){0,6} (?:streets?|roads?|roadways?|rights?-of-way))\b/,
  part: /\bone side|sidewalks?\b|intersection|hydrant|fire lanes?|block|\bgrass|\blawns?\b|sodded|park strip|mailbox|\bno (?:regular|routine|habitual|permanent) |\b(?:when|whenever|while) (?:there|it|snow|plow)|snow|\bif (?:an?|the|there)\b|\b(?:on|along) the (?!(?:public|private|community|neighbou?rhood|subdivision|association|common|paved|city|county|entire|whole|interior|internal|main|residential|said|open|adjacent|adjoining|front) )(?:[a-z'-]+ ){1,4}(?:road|street|drive|lane|alley)\b(?! (?:and|or)\b)/,
  act: true,
  not: regex`^(?!.*${anyCar}).*${specialVehicle}|${theSame}|\b(?:in the event|if|should|when) (?:that )?(?:any|an?|such) (?:[a-z]+ )?(?:vehicles?|cars?|automobiles?)\b[^;]{0,80}\bparked\b[^;]{0,200}\b(?:remov|tow)|\b(?:machinery|builders?|declarant|contractors?|construction)\b|\b(?:vehicles?|cars?|automobiles?|trailers?)\b[^.;]{0,20}\bparked\b[^.;]{0,60}\b(?:may|shall|must|will|can|is|are|be) (?:not |never )?(?:be )?(?:[a-z]+ly (?:or [a-z]+ly )?)?(?:used|occupied|lived|slept|inhabited|rented|repaired|serviced|washed|worked|offered|advertised|displayed)\b|\bno gravel|\bpaved\b[^.;]{0,30}$`,
});
const isRestricted = saying('restricted');

/** 'Vehicles must be parked in garages, not on lawns or on the street.' */
const notOnStreet: FactRule = {
  fact: 'vehicles.street_parking',
  cue: /\b(?:not|never|prohibited|forbidden|off)\b/,
  patterns: [
    saying('prohibited')
      .likely`\b(?:vehicles?|cars?|automobiles?|park)\b[^.;]{0,30}\b(?:park(?:ed)?|belong|kept|stay)\b[^.;]{0,80}(?:,| and| or|-) ?(?:and )?(?:not|never) (?:parked )?(?:on|in)\b[^.;]{0,60}\b(?:streets?|roads?|roadways?)\b`,
    // 'Automobiles shall be parked off streets and roads'
    isRestricted.plain`\b(?:vehicles?|cars?|automobiles?)\b[^.;]{0,30}\b(?:must|shall|are to|should) be (?:kept|parked) off (?:of )?(?:the |all |any |our )?(?:streets?|roads?|roadways?)\b`,
    // 'Overnight parking anywhere other than a paved driveway is prohibited': the street is elsewhere.
    isRestricted.likely`\bparking (?:anywhere |any place )?(?:other than|except|outside of) (?:on |in )?[^.;]{0,60}\bdriveways?\b[^.;]{0,60}\b(?:is|are) (?:strictly )?(?:prohibited|forbidden|not (?:allowed|permitted))`,
  ],
};

function stay({ quantities }: Found): { days: number } | null {
  const limit = quantities.find((quantity) => quantity.kind === 'duration');
  return limit && limit.days <= 60 ? { days: limit.days } : null;
}

const ofCars = /\bpark|vehicles?\b|\bcars?\b|\b(?:guest|visitor)s? spaces?\b/;
const saysStay = saying(stay);

const guestLimit: FactRule = {
  fact: 'vehicles.guest_parking_limit',
  inLists: true,
  cue: /guest|visitor|\bstays?\b|\{d/,
  patterns: [
    saying(
      (found) =>
        ofCars.test(found.sentence.plain) ||
        (/\bspaces?\b/.test(found.match[0]) && speaksOf(/\bparking\b/, found)) ||
        (/\bpermits?\b/.test(found.sentence.plain) && speaksOf(/\bpark/, found))
          ? stay(found)
          : null,
      {
        unless:
          /\b(?:notice|notify|occup(?:y|ancy|ied)|resid(?:e|ing)|reservation|pool|club ?house|fine|prior to|in advance|advance (?:notice|reservation))\b|\bguests? (?:may|shall|can) (?:stay|remain)/,
      },
    )
      .plain`(?:guests?|visitors?)\b[^;]{0,140}?\b(?:longer than|more than|exceed(?:ing|s)?|in excess of|limited to|(?:a )?maximum (?:of|stay of|time of)?|up to|no longer than|beyond|over|within any|for)(?: [a-z]+){0,5} {duration}`,
    // 'Overnight stays beyond five nights need the manager's leave', under a heading on where guests park
    saying(stay, {
      under:
        /\b(?:guest|visitor)s?'? [^>]{0,20}parking\b[^>]*$|\bparking\b[^>]{0,30}\b(?:guest|visitor)s?\b[^>]*$/,
    })
      .implied`\b(?:stays?|park(?:s|ed|ing)?|vehicles?|cars?)\b[^;]{0,60}?\b(?:longer than|more than|exceed(?:ing|s)?|in excess of|limited to|up to|beyond|over|maximum of) {duration}`,
    // None at all.
    saying({ days: 0 })
      .told`\b(?:there is|we have|the (?:property|community|building|complex) has) no (?:guest|visitor) parking\b(?= (?:(?:lots?|spaces?|areas?|at all|here|(?:on|in|at) (?:the|this|our) (?:property|premises|grounds|community|building|complex|site))\b)*\W*$|\W*$)`,
    saysStay.told`\b(?:guests?|visitors?):? {duration} (?:max(?:imum)?|limit)\b[^;.]{0,40}\b(?:stalls?|spaces?|spots?|parking)\b`,
    saysStay.told`{duration}(?: [a-z-]+){0,4} (?:guest|visitor)s? parking\b|\b(?:guest|visitor)s? parking\b[^;]{0,60}?{duration} (?:limit|maximum|time)`,
  ],
};

/** Guests alone may leave a car at the curb: the owners may not. */
const guestsAtTheCurb: FactRule = {
  fact: 'vehicles.street_parking',
  cue: /\bcurbs?\b|\bstreets?\b/,
  patterns: [
    isRestricted.implied`(?:^|[.:;)] |\bonly )(?:\W*[a-z0-9]{1,3}[.)] )?(?:overnight |short-term )?(?:guests?|visitors?)(?: only)? (?:parking (?:is|will be|shall be) (?:permitted|allowed)|may park|vehicles may (?:be )?park(?:ed)?)\b[^.;]{0,20}\b(?:along|at|on|in) (?:any |the |a |either )?(?:[a-z]+ ){0,2}(?:curbs?|streets?)\b|\b(?:curbs?|street parking|streets?) (?:is|are) (?:reserved )?(?:only )?for (?:the use of )?(?:guests?|visitors?)\b`,
  ],
};

export const parking = [guestsAtTheCurb, streetParking, notOnStreet, guestLimit];
