import type { FactId } from '../../catalogue.ts';
import { namesAsMatter } from '../../find/as-place.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { questionOver } from '../../find/question-over.ts';
import { isUnderIdleWords, mentions } from '../../find/use-rule.ts';
import type { Doc, Sentence } from '../../model.ts';
import { toldAside } from '../../setting/told-aside.ts';
import {
  common,
  type Duty,
  dutiesIn,
  dutyCue,
  keepsCommon,
  ofFences,
  onLots,
  titledDuties,
} from './duties.ts';
import { inRoles } from './in-roles.ts';

interface Thing {
  readonly fact: FactId;
  readonly named: RegExp;
  /** Among the common areas it is not the home's own. */
  readonly ownOnly: boolean;
}

const things: readonly Thing[] = [
  { fact: 'maintenance.roof', named: /\broof(?:s|ing)?\b(?! vents?\b)/, ownOnly: false },
  {
    fact: 'maintenance.exterior_walls',
    named:
      /\b(?:chipped|chipping|peeling|faded|fading)\b[^.;]{0,20}\bpaint\b|\bexteriors?\b(?! +(?:clean(?: and (?:neat|tidy))?\W*$|surfaces? of (?:the |such |any )?(?:equipment|dish|antenna)|light|door|window|alteration|appearance|improvements?\b|maintenance\b[^;]{0,160}\b(?:including|as follows)\b(?![^;]*\b(?:walls?|siding|stucco|paint\w*|surfaces?)\b)))|\b(?:outside|outer|exterior) walls?\b|\boutside of (?:an?|the|their|his|your|each|all) (?:[a-z]+ )?(?:homes?|houses?|units?|buildings?|residences?|dwellings?)\b|\bsiding\b|\bstucco\b|\bfacades?\b/,
    ownOnly: false,
  },
  {
    fact: 'maintenance.yard',
    named:
      /\blawns?\b|\blandscap\w+|\b(?:back|front|side|rear)? ?yards?\b|\bbackyards?\b|\bgrass\b|\bshrub\w*|\bflower beds?\b|\bmow(?:ing|ed)?\b|\bweed(?:s|ing)?\b(?![^;.]{0,40}\b(?:curbs?|gutters?|sidewalks?)\b)/,
    ownOnly: true,
  },
  {
    fact: 'maintenance.fences',
    named: ofFences,
    ownOnly: true,
  },
];

/** A roof or wall that is no home's. */
const sharedBuilding =
  /\b(?:club ?house|cabana|pool house|bath ?house|gate ?house|recreation\w* (?:building|cent(?:er|re)|facilit\w+)|mail (?:kiosk|shelter))\b/;

/** What lies by no home: 'the lawns of vacant lots', 'the area which borders the lots', 'the roofs of their docks'. */
const byNoHome =
  /(?<!\b(?:whether|or|and) )\b(?:vacant|undeveloped|unimproved|unbuilt|unsold) lots?\b(?! (?:or|and)\b)|\b(?:which|that) borders?\b|\broofs? (?:of|on|over) (?:[a-z]+ ){0,2}(?:docks?|boat ?houses?|gazebos?|sheds?|pump ?houses?)\b/;

const wholeHome =
  /(?:^|\b(?:his|her|their|its|own|such|each|all|any|the|said|a|owner's|owners'|property)\b)[a-z ,/'()-]{0,40}?\b(?:lots?|residences?|homes?|dwellings?|houses?|townhomes?|property|improvements|structures?|premises|buildings?)\b/;
const insideOnly =
  /\b(?:interior|inside)\b|\bunits?\b(?! (?:and|or) (?:lot|improvement))|\bappurtenan|\bsidewalks?\b[^,]{0,20}$/;
/** The street before a home and weeds on its lot are not the home. */
/** A drive that leads to the home is not the home. */
const besides =
  /\b(?:driveways?|drives?|culverts?|walks?)\b[^,;]*\b(?:to|serving|from)\b[^,;]*$|\bidentification\b|\bmarkers?\b|\butilities\b|\bconduits?\b|\bin front of|\badjacent|\bcurb|\bsidewalk/;
/** The fence on a lot is not the lot. */
const partOnly =
  /\b(?:fences?|walls?|windows?|doors?|decks?|patios?|driveways?|walkways?|mailbox(?:es)?|trees?|shrubs|lines|pipes?|utilities|systems?)\b(?: or [a-z]+)? (?:located |situated |installed |placed )?(?:on|upon|within|serving|along|between)\b[^,;]{0,40}$/;
/** A railing in the building or a door that leads out of it is not the building. */
const smallPart =
  /\b(?:(?:hand)?rail(?:ing)?s?|hardware|locks?|doors?|lamps?|lights?|bulbs?|fixtures?|screens?|stair(?:s|well|way)s?)\b(?: (?:or|and) [a-z]+)? (?:[a-z]+ ){0,3}(?:to|of|in|on)\b[^,;]{0,50}$/;
const cleanOnly = /\bfree (?:of|from)\b|\btenants?\b|\bguests?\b/;
/** 'For the maintenance of their home and for keeping the grass free of weeds': two duties. */
const andKeeping = /\band for (?:keeping|the (?:care|upkeep|maintenance))\b/;
const insideAndOut = /\b(?:interior|inside)s? (?:and|&) (?:the )?(?:exterior|outside)s?\b/;
const sound = /\bin good (?:order|condition|state)[^;]{0,20}\brepair\b/;
const building =
  /\b(?:residences?|homes?|dwellings?|houses?|townhomes?|improvements|structures?|buildings?)\b/;
const garden = /landscap|lawn|\byard|\bweed|\bgrass|\bmow|\bwatering|\bprun|\bshrub/;
const land =
  /(?<!\b(?:in front of|adjacent to|adjoining|abutting|next to|along|between) (?:the |his |such |each |any |said |their )?)(?<!\blocated (?:up)?on (?:the |his |said |such |that )(?:[a-z]+ )?)\b(?:lots?|property|premises|grounds|yards?|land)\b/;
const repair = /\b(?:maint\w+|repairs?|upkeep|replace\w*|in (?:a )?good (?:order|condition))\b/;

/** 'Each Owner shall maintain his Lot and the improvements': not of the inside alone, not of the garden alone. */
function keepsHome({ keeper, things: text, ordered }: Duty): boolean {
  const whole = wholeHome.exec(text);
  if (keeper !== 'owner' || ordered || !whole || !repair.test(text.slice(0, 220))) return false;
  const upTo = text.slice(0, whole.index + whole[0].length).replace(insideAndOut, '');
  const clean = cleanOnly.test(text.split(andKeeping, 1)[0] ?? '') && !sound.test(text.slice(0, 320));
  if (
    partOnly.test(upTo) ||
    smallPart.test(upTo) ||
    insideOnly.test(upTo) ||
    besides.test(upTo) ||
    clean ||
    whole.index > 90
  )
    return false;
  return building.test(text.slice(0, 220)) || !garden.test(text);
}

/** The tier of an answer for a part that no sentence names. */
const asPartOfWhole = 'implied';
const ranges = ({ sentences }: Duty) => sentences;
/** 'Responsible for repair of roofs only when required due to normal aging', 'caused by normal aging only'. */
const inSomeCases =
  /\bonly (?:when|if|where|after|to the extent|(?:as )?(?:needed|required|due))\b|\b(?:aging|wear(?: and tear)?) only\b/;

function answer(thing: Thing, duties: readonly Duty[], general: Duty | undefined): Candidate | null {
  const named = duties.filter(({ keeper, things: text }) => {
    const clause = text.split(';').find((part) => namesAsMatter(part, thing.named));
    if (clause === undefined || byNoHome.test(clause)) return false;
    if (keeper !== 'association') return true;
    return thing.ownOnly
      ? !common.test(clause) && onLots.test(clause)
      : !sharedBuilding.test(clause) || onLots.test(clause);
  });
  const association = named.find(({ keeper }) => keeper === 'association');
  const owner =
    named.find(({ keeper, implied }) => keeper === 'owner' && !implied) ??
    (association ? undefined : named.find(({ keeper }) => keeper === 'owner'));
  if (owner && association) {
    return {
      fact: thing.fact,
      value: 'shared',
      tier: 'told',
      ranges: [...ranges(owner), ...ranges(association)],
    };
  }
  const one = owner ?? association;
  if (association?.paintOnly && thing.fact === 'maintenance.exterior_walls') {
    // Who repairs them is not told.
    if (!general) return null;
    const both = [...ranges(association), ...ranges(general)];
    return { fact: thing.fact, value: 'shared', tier: 'told', ranges: both };
  }
  const onLand = general !== undefined && land.test(general.things.slice(0, 220));
  // Of a lot that must be tidy, who keeps the home and its lot is told elsewhere.
  const also = one?.implied && general && onLand ? ranges(general) : [];
  const narrower = named.find((duty) => duty.keeper === one?.keeper && inSomeCases.test(duty.things));
  const cases = narrower && narrower !== one ? ranges(narrower) : [];
  if (one)
    return {
      fact: thing.fact,
      value: one.keeper,
      tier: 'plain',
      ranges: [...ranges(one), ...also, ...cases],
    };
  return general && (!thing.ownOnly || onLand)
    ? { fact: thing.fact, value: 'owner', tier: asPartOfWhole, ranges: ranges(general) }
    : null;
}

const partyFence =
  /\b(?:neighbors|owners)\b[^.;]{0,20}\bshare\b[^.;]{0,60}\bfences? between\b|\b(?:adjoining|adjacent|neighboring|abutting|both)\b[^.;]{0,20}\bowners\b[^.;]{0,40}\bshare\b[^.;]{0,60}\bfences?\b|\b(?:party|boundary|common|dividing|partition|shared|adjoining)\b[^.;]{0,30}\bfences?\b[^.;]{0,260}\b(?:shared?|equal(?:ly)?|joint(?:ly)?|both|each of the)\b|\bfences?\b[^.;]{0,40}\b(?:on|along|between|separating|dividing)\b[^.;]{0,40}\b(?:lines?|boundar(?:y|ies)|lots)\b[^.;]{0,120}\b(?:shared?|equally|jointly)\b/;

const commonNamed = /\bcommon (?:elements?|areas?|propert(?:y|ies)|responsibility)\b/;
/** 'Common Elements means … the roofs and the exterior walls of the buildings'. */
const commonHolds =
  /^"?(?:general )?common (?:elements?|areas?)"?: |\bcommon (?:elements?|areas?|propert(?:y|ies)|responsibility)\b["” ]{0,3}(?:(?!\b(?:shall be|subject|easements?|rights?)\b)[^.]){0,160}?\b(?:means?|includ\w+|consists?|constitut\w+|refers?)\b|\b(?:are|constitut\w+|shall be) (?:part of the )?(?:general )?common elements?\b/;
const notHeld =
  /\b(?:limited common|except(?! (?:for )?the (?:units|apartments|portions))|not includ|exclud|unless)/;

/** In a condominium the association keeps what counts among the common elements: their definition, and who keeps them. */
function* keptInCommon(doc: Doc): Generator<Candidate> {
  const found = [...mentions(doc, /common (?:element|area|propert|responsibility)/, true)];
  const keeper = found.find(
    ({ sentence: { plain }, path }) => keepsCommon.test(inRoles(plain)) && !/assessment/.test(path),
  );
  if (!keeper) return;
  for (const thing of things) {
    if (thing.ownOnly) continue;
    const held = found.find(
      ({ sentence, read: { plain } }) =>
        thing.named.test(sentence.plain) &&
        !notHeld.test(sentence.plain) &&
        commonHolds.test(plain) &&
        plain.slice(0, plain.search(thing.named)).search(commonNamed) >= 0,
    );
    if (!held) continue;
    const ranges = [...held.cited, keeper.sentence];
    yield { fact: thing.fact, value: 'association', tier: 'likely', ranges };
  }
}

/** A heading that names both does not say that a duty under it is one of insuring. */
const upkeepAndInsurance =
  /\b(?:maintenance|repairs?|upkeep),? (?:and|&) insurance\b|\binsurance,? (?:and|&) (?:maintenance|repairs?|upkeep)\b/g;

/** What the association may do where an owner does not is the owner's to do. */
const leftUndone =
  /\bowners? (?:shall )?(?:fails?|neglects?) to (?:keep|maintain) (?:such owner's|his(?: or her)?|their|the|said|any) (?:lot|unit|parcel|dwelling|residence|home)\b[^;]{0,160}\b(?:in (?:as )?(?:a )?good (?:order|repair|condition)|repair and condition)\b|\bowners?\b (?:shall |should )?(?:fails?|neglects?)(?: or neglects?| or refuses?)? to (?:properly )?maintain (?:the )?exterior of (?:his|her|their|its|the|such|said|that)(?: or her)? (?:owner's )?(?:unit|home|dwelling|residence|house|townho(?:me|use))\b/;

const ofShell = /\.(?:roof|exterior_walls)$/;

/** The duties of a sentence with the words that open its list, or of an item by itself where these say nothing. */
function dutiesUnder(doc: Doc, sentence: Sentence, read: Sentence, cited: readonly Sentence[]): Duty[] {
  const found = dutiesIn(inRoles(read.plain), cited);
  const duties =
    found.length === 0 && isUnderIdleWords(doc, sentence)
      ? dutiesIn(inRoles(sentence.plain), [sentence])
      : found;
  const asked = questionOver(doc, sentence);
  if (asked === '' || wholeHome.test(asked)) return duties;
  const ofYard = ({ keeper, things: kept }: Duty) =>
    keeper === 'owner' && garden.test(asked) && land.test(kept);
  return duties.map((duty) => ({
    ...duty,
    ordered: true,
    things: ofYard(duty) ? `maintain the yard: ${duty.things}` : duty.things,
  }));
}

/** Who keeps the parts of a home: from what is said of each part, else from what is said of the home as a whole. */
export const maintenance: ScanRule = {
  facts: things.map(({ fact }) => fact),
  *scan(doc): Generator<Candidate> {
    const duties = titledDuties(doc.sentences);
    for (const { sentence, read, cited, path } of mentions(doc, dutyCue, true)) {
      if (toldAside('maintenance.home', sentence.plain, path)) continue;
      if (partyFence.test(sentence.plain)) {
        const { start, end } = sentence;
        yield { fact: 'maintenance.fences', value: 'shared', tier: 'express', ranges: [{ start, end }] };
      }
      if (!/\binsurance|\bdefinition|\bassessments?\b|\bpowers?\b/.test(path.replace(upkeepAndInsurance, '')))
        // Under 'Landscaping' a lot is its garden.
        for (const duty of dutiesUnder(doc, sentence, read, cited))
          duties.push(garden.test(path) && !building.test(path) ? { ...duty, ordered: true } : duty);
    }
    const left = doc.sentences.find(({ plain }) => leftUndone.test(inRoles(plain)));
    if (left) {
      const ranges = [left];
      yield { fact: 'maintenance.exterior_walls', value: 'owner', tier: 'likely', ranges };
      if (/\blots?\b/.test(left.plain))
        yield { fact: 'maintenance.yard', value: 'owner', tier: 'likely', ranges };
    }
    const general = duties.find(keepsHome);
    const found = things.flatMap((thing) => answer(thing, duties, general) ?? []);
    // Who keeps the home as a whole keeps no roof of it where its outside is the association's, by name, nor the other way.
    const isSplit = found.some(({ fact, value }) => ofShell.test(fact) && value === 'association');
    const unsure = found.filter(({ fact, tier }) => isSplit && ofShell.test(fact) && tier === asPartOfWhole);
    yield* found.filter((one) => !unsure.includes(one));
    for (const one of keptInCommon(doc)) if (!unsure.some(({ fact }) => fact === one.fact)) yield one;
  },
};
