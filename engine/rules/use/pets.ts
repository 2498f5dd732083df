import { verbAfter } from '../../find/ban.ts';
import { isFlat } from '../../find/flat-ban.ts';
import type { ScanRule } from '../../find/pattern.ts';
import { isTorn, mentions } from '../../find/use-rule.ts';
import type { Sentence } from '../../model.ts';
import { runRules } from '../run-rules.ts';
import { petLimits } from './pet-control.ts';
import { animals, notHere, petCount } from './pet-count.ts';

const keep =
  /\b(?:kept|keep(?:ing)?|rais(?:ed|e|ing)|maintain(?:ed)?|harbou?r(?:ed)?|allow(?:ed)?|permit(?:ted)?|hous(?:ed|e)|quarter(?:ed)?|own|have|brought|stabled)\b/;
const notKeeping =
  /\b(?:run(?:ning)? (?:loose|free|at large)|at large|roam|unattended|unleashed|off (?:the )?leash|without a leash|leash|tether|tied|chained|nois|bark|nuisance|annoy|relieve|defecat|waste|feces|droppings|litter|feed|wild(?:life)?|trap|pool|club ?house|playground|common (?:areas?|elements?|propert)|guests?|visitors?|tenants?|renters?|lessees?|control (?:authorit|officer))\b/;
const household =
  /\b(?:household|house|house-hold|domestic(?:ated)?|customary|common|usual|ordinary|traditional|generally (?:recognized|accepted)|yard|indoor|conventional)\b[a-z, ]{0,30}\b(?:pets?|animals?)\b|\bdogs?\b[^.;]{0,40}\bcats?\b|\bcats?\b[^.;]{0,40}\bdogs?\b/;
const none =
  /\b(?:keeping of (?:any )?(?:pets|animals)[^.;]{0,60}(?:prohibited|forbidden)|(?:prohibited|forbidden) to (?:keep|have|raise)|no|nor any|neither|not (?:be )?(?:kept|permitted|allowed|keep|raise|maintain))\b/;
const save =
  /\b(?:except|other than|excluding|unless|with the exception|but|provided|save|more than|exceed|however|in excess)\b/;
const serviceOnly =
  /\b(?:except|other than|excluding|unless|with the exceptions?|but not|provided)[^.;]{0,60}\b(?:service|assistance|guide|seeing[- ]eye|support|companion|disab|handicap)/;
const someKinds =
  /\b(?:no|any) (?:other|exotic|farm|wild|dangerous|vicious|swine|pigs?|hogs?|goats?|horses?|cows?|cattle|chickens?|livestock|poultry|reptiles?|snakes?|potbellied|pot-bellied|such|fowl|insects|bees)\b/;
/** 'Pets that are considered vicious will not be allowed' forbids those alone. */
const suchAnimals =
  /\b(?:dangerous|vicious|exotic|aggressive|wild|farm|unlicensed|unvaccinated)\b[^.;]{0,20}\b(?:pets?|animals?|dogs?)\b|\b(?:pets?|animals?|dogs?) (?:considered|deemed|found|known|weighing|over|which are|that are)\b/;
const limited =
  /\breasonable number|\bnumber\b|\bbreeds?\b|\bweigh|\bpounds\b|\bsubject to\b|\bapprov|\bconsent|\bpermission\b|\bregister|\{n\d+\}|\bsmall\b|\bonly\b/;
const permits =
  /\b(?:pets?|animals?|dogs?|cats?)\b[^.;]{0,80}\b(?:(?:may|can) (?:also )?be (?:kept|permitted|allowed|maintained|harbored)|(?:is|are|shall be|will be) (?:permitted|allowed|welcome|acceptable))\b|\b(?:may|can|(?:is|are|be) (?:permitted|allowed|entitled) to) (?:keep|have|maintain|own)\b[^.;]{0,60}\b(?:pets?|dogs?|cats?|animals?)\b|\b(?:permit|allow)s? (?:owners to keep |the keeping of )?[^.;]{0,30}\bpets\b/;

const numbered =
  /\b(?:pets?|animals?|dogs?|cats?)\b[^.;{]{0,80}\blimited to (?:a (?:total|maximum) of )?\{n\d+\}|\b(?:limited to|maximum of|more than|up to) (?:a total of )?\{n\d+\} (?:[a-z-]+ ){0,3}(?:pets|animals|dogs|cats)\b|\b(?:maximum|number) of (?:[a-z]+ ){0,3}(?:pets|animals|dogs)\b[^.;{]{0,40}\{n\d+\}/;

const householdOnly =
  /\b(?:except|other than|save|apart from|excluding)(?: for)? [^.;]{0,40}\b(?:household|domestic) pets?\b[^.;]{0,60}\banimals?\b[^.;]{0,40}\b(?:prohibited|forbidden|not (?:be )?(?:permitted|allowed|kept))\b/;

/** 'Animals are limited to the usual household pets.' */
const toHousehold =
  /\b(?:animals|pets) (?:are|shall be|must be) (?:limited|restricted|confined) to (?:[a-z]+ ){0,3}(?:household|domestic|house) (?:pets|animals)\b/;

/** 'Types/numbers of pets restricted.' */
const kindsBound =
  /\b(?:types?|numbers?|sizes?|kinds?|breeds?|weights?)\b[^.;]{0,24} of pets?[^.;]{0,20}\b(?:restricted|limited|regulated)\b|\bpet restrictions (?:apply|exist)\b/;

/** 'All pets must be contained on the owner's lot', 'you may keep whatever pets you wish': they are kept. */
const keptHere =
  /^\W*(?:[a-z0-9]{1,3}[.)] )?(?:all |any )?(?:small |household |domestic )?(?:pets|dogs(?: and cats)?|cats(?: and dogs)?)(?:, (?:cats|dogs)(?:,? and (?:cats|dogs))?)? (?:must|shall|should|are to|need to) (?:always )?be (?:contained|confined|fenced|kept (?:inside|within|in|on (?:the|their|your|its|an?) (?:owner|lot|own|yard|property|premises))|restrained)\b/;
const keptFreely =
  /\bno (?:[a-z]+ )?(?:rules?|restrictions?|limits?|limitations?|polic(?:y|ies)) (?:about|on|of|for|regarding|concerning|against) (?:[a-z]+ )?pets\b|\b(?:you|owners?|residents?) may (?:keep|have|own) (?:whatever|any|as many)\b[^.;]{0,40}\b(?:pets|animals)\b/;

/** 'No pets allowed: animals are prohibited inside the fence.': what the label is short for stands behind it. */
const inShort =
  /^[^.;:]{0,40}\b(?:pets|animals|dogs)\b[^.;:]{0,20}: (?=(?:all |any )?(?:pets|animals|dogs)\b)/;

/** 'no' | 'restricted' | 'yes' from one sentence; null where it does not say whether pets may be kept. */
function petsIn(sentence: string): 'no' | 'restricted' | 'yes' | null {
  const plain = sentence.replace(inShort, '');
  if (householdOnly.test(plain) || toHousehold.test(plain) || keptHere.test(plain)) return 'restricted';
  if (kindsBound.test(plain)) return 'restricted';
  if (keptFreely.test(plain)) return 'yes';
  if (numbered.test(plain) && !notHere.test(plain)) return 'restricted';
  if (/\.{6}/.test(plain)) return null;
  if (
    /^\W*(?:absolutely |sorry,? |there are )?no (?:pets|animals|dogs,? (?:or|and|nor) cats|cats,? (?:or|and|nor) dogs)(?: of any kind)?(?: (?:are )?(?:allowed|permitted))?\W*$/.test(
      plain,
    )
  )
    return 'no';
  // 'No dogs, no glass, no fires.'
  const listed =
    /^\W*(?:[a-z0-9{}]{1,5}[.)] )?no (pets|animals|dogs|cats)(?:, (?:or |and )?no [a-z -]{3,20})+ are allowed\W*$/.exec(
      plain,
    );
  if (listed) return /^(?:pets|animals)$/.test(listed[1] ?? '') ? 'no' : 'restricted';
  if (/^\W*(?:[a-z0-9{}]{1,5}[.)] )?no (?:dogs|cats)(?: (?:are )?(?:allowed|permitted))?\W*$/.test(plain))
    return 'restricted';
  if (
    /^\W*(?:pets|animals)(?: allowed)?: ?(?:none|no|not)\b(?: (?:are )?(?:permitted|allowed))?\W*$/.test(
      plain,
    )
  )
    return 'no';
  if (
    /\b(?:this is|is|are) an? no[- ]pets? (?:building|community|property|complex|condominium)\b/.test(plain)
  )
    return 'no';
  const banned =
    none.test(plain) && keep.test(plain) && /\b(?:animals?|pets?|livestock|poultry|dogs?)\b/.test(plain);
  if (
    /^(?:\W*(?:all )?(?:pets|animals)) (?:are|shall be) (?:strictly |absolutely |hereby )?(?:forbidden|prohibited|not (?:allowed|permitted))\W*$/.test(
      plain,
    )
  )
    return 'no';
  const kindNamed = household.test(plain);
  if (
    banned &&
    save.test(plain) &&
    (kindNamed || /\bpets?\b|\bpermission\b|\bconsent\b|\bapprov/.test(plain)) &&
    !serviceOnly.test(plain)
  ) {
    const commercialOnly =
      /\bno (?:pets?|animals?|dogs?)\b[^.;]{0,60}\b(?:breed|commercial|sale)\b/.test(plain) && !kindNamed;
    if (!commercialOnly && !(notKeeping.test(plain) && !kindNamed)) return 'restricted';
  }
  if (permits.test(plain) && !(notKeeping.test(plain) && !/\bnot\b/.test(plain) && !kindNamed)) {
    const denied =
      /\bno (?:[a-z-]+ ){0,3}(?:pets?|animals?|dogs?|cats?)\b|\bnot (?:be )?(?:permitted|allowed|kept)\b/.test(
        plain,
      );
    if (!denied || kindNamed || limited.test(plain))
      return kindNamed || limited.test(plain) || save.test(plain) ? 'restricted' : 'yes';
  }
  if (!banned || notKeeping.test(plain) || /\b(?:commercial|sale|breed(?:ing)? purposes)\b/.test(plain))
    return null;
  if (someKinds.test(plain) || suchAnimals.test(plain)) return 'restricted';
  // A ban in rented homes, or on some days or places, leaves the others free.
  if (
    /\b(?:in|of|at|by) (?:any |all |the )?(?:rental|rented|leased) (?:units?|homes?)\b|\b(?:tenants?|renters?|lessees?|guests?)\b[^.;]{0,40}\b(?:pets?|animals?)\b/.test(
      plain,
    )
  )
    return 'restricted';
  const whole =
    /\bno (?:[a-z-]+,? (?:or |and )?){0,4}?(?:animals?|pets?)\b(?![^.;]{0,60}\b(?:allowed|permitted) to\b)|\b(?:pets?|animals?)\b[^.;]{0,40}\b(?:not (?:be )?(?:permitted|allowed|kept)|prohibited|forbidden)|\bnot (?:be permitted to )?(?:keep|have|maintain) (?:any )?(?:pets?|animals?)|\b(?:prohibited|forbidden) to (?:keep|have|raise) (?:any )?(?:pets|animals)\b|\b(?:keeping|raising) of (?:any )?(?:pets|animals)\b[^.;]{0,60}\b(?:prohibited|forbidden|not (?:permitted|allowed))/;
  if (!whole.test(plain) || save.test(plain.replace(serviceOnly, ''))) return null;
  const rest = plain.slice(plain.search(/\b(?:animals?|pets?)\b/)).replace(serviceOnly, '');
  return isFlat(rest, verbAfter(rest)?.tail ?? null) ? 'no' : 'restricted';
}

const namesPets = ({ plain }: Sentence) => /\b(?:pets?|animals?|dogs?|cats?)\b/.test(plain);

/** Whether pets may be kept: every limit of number, kind, size or breed makes it 'restricted'. */
export const pets: ScanRule = {
  facts: ['pets.allowed'],
  *scan(doc) {
    const first = new Map<string, readonly Sentence[]>();
    for (const { sentence, read, cited, path } of mentions(doc, animals)) {
      if (/\bpool|\bdefinition|\bfine|\bpenalt/.test(path)) continue;
      const said = petsIn(read.plain);
      if (!said || (said === 'no' && isTorn(sentence))) continue;
      const before = first.get(said);
      // 'No livestock or poultry' tells less of pets than a sentence that names them.
      if (!before || (!before.some(namesPets) && cited.some(namesPets))) first.set(said, cited);
    }
    const counted = runRules(petCount, doc)[0];
    if (counted && first.size === 0) {
      yield { ...counted, fact: 'pets.allowed', value: 'restricted', tier: 'told' };
      return;
    }
    const bounded = first.size === 0 ? runRules(petLimits, doc).find(({ value }) => value !== false) : null;
    if (bounded) {
      yield { ...bounded, fact: 'pets.allowed', value: 'restricted', tier: 'implied' };
      return;
    }
    const both = first.has('no') && first.has('yes');
    const value = first.has('restricted') || both ? 'restricted' : first.has('no') ? 'no' : 'yes';
    const from = first.get('restricted') ?? first.get('no') ?? first.get('yes');
    if (!from) return;
    yield {
      fact: 'pets.allowed',
      value,
      tier: 'plain',
      ranges: from,
    };
  },
};
