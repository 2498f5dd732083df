import { type FactRule, saying } from '../../find/pattern.ts';
import { useRule } from '../../find/use-rule.ts';

const fences = useRule({
  fact: 'exterior.fences',
  cue: /fenc/,
  subject:
    /(?<!\b(?:behind|by|screened|enclosed|within|with|inside|pool|over|on|like|instead of|(?:lieu|place) of|(?:us|serv|act|function|grow|plant)\w* (?:[a-z]+ )?as)\b[^.;]{0,40})\b(?:fenc(?:es?|ing)|front yard enclosures?)\b(?! line)/,
  part: /\bprivacy|chain[ -]?link|barbed|wire\b|solid|electric|\bwood(?:en)?\b|vinyl|picket|stockade|hog\b|metal|plastic|front yard|side yard|back ?yard|rear|easements?|setback|dog runs?|temporary|perimeter|pool|\b(?:block|obstruct|interfere|imped|hazard)|sight ?-?lines?\b/,
  notUnder: /\bparty (?:walls?|fences?)\b/,
  not: /\bmaterials?,? (?:and|or) fencing\b|\bclimb|\btenement\b|\bfenced?\b[^.;]{0,60}\b(?:damage|injur)|swimming pool[^.;]{0,60}\bfence|\bpart(?:y|ition) fence|\bfence\b[^.;]{0,30} shall (?:be )?(?:repair|maint|kept up)/,
});

const satelliteDishes = useRule({
  fact: 'exterior.satellite_dishes',
  cue: /satellite|antenna|\bdish|\baerials?\b/,
  subject:
    /\b(?:satellite (?:dish(?:es)?|tv|television|receiv\w+|discs?|equipment|antennas?)|antennas?|antennae|dish(?:es)?|aerials?)\b(?! (?:brackets?|cables?|wires?)\b)/,
  part: /\broof(?:top)?|free-?standing|\bham\b|short ?wave|transmi(?:t|ssion)|\bmasts?\b|citizens? band|amateur|towers?|{n\d+}/,
  not: /\b(?:dish ?wash|master (?:television )?antenna|central antenna|cable television (?:system|company|service)|antenna (?:site|lease)|dish network account)/,
});

const solar = useRule({
  fact: 'exterior.solar',
  cue: /solar|photovoltaic/,
  subject:
    /\bsolar[- ](?:and wind )?(?:heat(?:ing)? |electric |energy |power(?:ed)? |hot water )?(?:panels?|collectors?|energy|equipment|devices?|systems?|units?|apparatus|installations?|shingles?|applications?|power|arrays?|water heat\w+|photovoltaic)\b|\bphotovoltaic (?:panels?|systems?|arrays?)\b|\bsolar\b(?=:| (?:is|must|requires?|needs?)\b)/,
  part: /\bground|front|street|{n\d+}/,
  not: /\bsolar (?:lights?|lighting|screens?|access|orientation)\b/,
});

const signs = useRule({
  fact: 'exterior.signs',
  cue: /\bsigns?\b|signage|billboard/,
  subject:
    /(?<!\b(?:street|traffic|directional|entrance|entry|monument|stop|road|subdivision|neighborhood|community|warning|speed|to|shall|may|must|will|stolen|parking|who|and|execute,|executes,|president|secretary) )(?<![.-])\bsigns?\b(?! (?:the|a|an|any|all|his|her|their|this|such|contracts?|checks?|in\b|up\b|off\b|leases?|documents?|deeds?|on behalf|of (?:wear|damage|age|deterioration|water|leak|life|corrosion|abuse|vandalism|neglect|infestation)|(?:or|and) (?:endorse|execute|date|acknowledge|deliver|return|seal)|,? (?:or|and) (?:endorse|execute))\b)|\bsignage\b|\bbillboards?\b/,
  // A rule on ballots or on one day's sale rules least of all.
  beside: /^(?!.*\b(?:no|all|any) signs?\b).*\b(?:political|campaign|election|garage sale|yard sale)\b/,
  part: /(?:^\W*(?:[a-z0-9]{1,3}[.)] )?|\bno |[:-] )["'“]?for[- ](?:rent|lease|sale)["'”]?(?:(?:,? (?:and|or) |\/)["'“]?(?:for[- ])?(?:rent|lease|sale)["'”]?)* signs?\b|\bpolitical|campaign|business|professional|advertis|realtor|contractor|vulgar|offensive|obscen|light (?:poles?|standards?)|telephone poles?|neon|illuminated|lighted|on any fenc/,
  not: /\b(?:check|obey|see|read|follow|heed|observe) (?:[a-z]+ )?signs?\b|\b(?:identified|marked|posted|designated|indicated|shown) (?:by|with|on) (?:[a-z]+ ){0,2}(?:signs?|signage)\b|\b(?:so|as) long as\b.{0,300}\bno (?:[a-z]+ )?(?:signs?|signage)\b|\b(?:has|have|with|is) no sign|\b(?:home (?:offices?|business(?:es)?|occupations?)|work(?:ing)? from home)\b[^.;]{0,120}\bno (?:[a-z]+ )?signs?\b|\b(?:declarant|developer)'?s? (?:signs?|marketing|sales)|\bsigned\b[^.;]{0,40}\bsigns?\b|\bposted (?:signs?|speed)|\b(?:vehicles?|trucks?|vans?)\b[^.;]{0,80}\b(?:bearing|with|displaying|having)\b[^.;]{0,30}\bsign(?:s|age)\b|\bby posting (?:a )?signs?|\bno (?:trespass|swimm|fish|hunt|skat|ice skat|park|solicit|dump|smok|loiter|boat|wak|entry|outlet|peddl)\w*[^.;]{0,60}\bsigns?\b|easement[^.;]{0,80}\bsigns?\b/,
});

const outbuildings = useRule({
  fact: 'exterior.outbuildings',
  cue: /out-?buil|out buil|\bsheds?\b|storage (?:building|unit|structure)|accessory (?:building|structure)|\bbarns?\b|tool ?house|utility building|detached (?:building|structure)|buildings? other than the main|secondary (?:building|structure)/,
  subject:
    /\b(?:out-? ?buildings?|(?:storage |tool |garden |utility |metal )*sheds?|storage (?:buildings?|structures?)|accessory (?:out-?)?(?:buildings?|structures?)|barns?|tool ?houses?|(?:detached )?utility buildings?|(?:detached|secondary) (?:buildings?|structures?)|buildings? other than the main (?:structure|building|dwelling|house|residence))\b/,
  part: /\bmetal|prefab|aluminum|plastic|corrugated|\b(?:front|side)(?: or side| and side)? yards?\b|{n\d+}/,
  not: /^(?!.*\bno\b[^.;]*\b(?:out-?buildings?|barns?|sheds?)\b[^.;]*\b(?:shall|may|will|can) (?:[a-z]+ ){0,4}be (?:either )?(?:used or )?(?:(?!used|nor)[^.;])*\b(?:stored|located|kept|placed|erected)\b[^.;]*\bor used\b).*\b(?:(?:allowed|permitted) (?=as )|used?|occupied|serve|utilized|inhabited)\b[^.;]{0,60}\b(?:as|for) (?:(?:a|an|any|the|either|human|temporary|permanent|private|or) )*(?:residence|residential|dwelling|living|habitation|sleeping)|\bconstruction (?:sheds?|trailers?|offices?)\b|\b(?:storage|tool|temporary) (?:buildings?|sheds?|structures?)\b[^.;]{0,80}\b(?:materials|supplies|tools)\b[^.;]{0,60}\bconstruction\b|\bstorage sheds?\b[^.;]{0,40}\b(?:for|during) the period of construction\b|\bdog ?houses?\b[^.;]{0,30}$/,
});

/** 'No structure other than one single-family dwelling with a garage shall be erected': nothing else may stand there. */
const nothingElse: FactRule = {
  fact: 'exterior.outbuildings',
  cue: /\bno (?:[a-z]+ ){0,2}(?:structures?|buildings?)\b/,
  patterns: [
    saying('prohibited', {
      unless:
        /\bout-?buildings?|\baccessory|\bsheds?\b|\bsuch other|\bother (?:structures|buildings|improvements)|\bincidental|\bapprov|\bconsent|\bunless\b|\bbarns?\b|\bservants?|\bguest|\bappurtenan/,
    })
      .likely`\bno (?:other )?(?:structures?|buildings?)(?: or (?:structures?|buildings?))?(?: whatever| whatsoever| of any kind)?,? (?:other than|except)(?: for)? (?:{count} |an? |the )?(?:[a-z-]+,? ){0,4}?(?:dwellings?|residences?|homes?|houses?)\b[^.;]{0,60}\bgarages?\b[^.;]{0,80}\b(?:erected|placed|constructed|built|permitted|maintained)\b`,
  ],
};

/** What the sentence before asks approval for 'includes … solar panels … or other improvements'. */
const included = (fact: FactRule['fact'], cue: RegExp, thing: string): FactRule => ({
  fact,
  cue,
  patterns: [
    saying(({ sentence, doc }) =>
      /\b(?:unless|until|without|prior|must|shall|will need)\b.*\bapprov/.test(
        doc.sentences[sentence.index - 1]?.plain ?? '',
      )
        ? 'restricted'
        : null,
    ).likely`^(?:this|these|such \w+)(?: [a-z]+)? includes?\b[^;]{0,160}\b${thing}\b`,
  ],
});
const solarIncluded = included('exterior.solar', /\bsolar/, 'solar (?:panels?|collectors?|systems?)');
const shedsIncluded = included('exterior.outbuildings', /\bsheds?\b|outbuil/, '(?:sheds?|outbuildings?)');

const clotheslines = useRule({
  fact: 'exterior.clotheslines',
  cue: /cloth|laundry|drying|linens|\bwash\b|towels|garments/,
  subject:
    /\b(?:clothes?|clothing|laundry|wash)[ -]?(?:drying )?(?:lines?|poles?|racks?|facilities|hangers?|hanging devices?)\b|\b(?:outdoor|outside|exterior) (?:clothes|laundry|drying)(?: drying)?(?: lines?| activities)?|\bdrying (?:yards?|racks?|facilities|areas?|lines?|apparatus)\b|\bdrying (?:or airing )?(?:of )?(?:any )?(?:clothes|laundry|clothing|linens)|\bclothes[- ]drying(?: activities)?\b|\bairing (?:of )?(?:clothes|clothing)|\b(?:laundry|clothes|clothing|garments|wash|towels|linens?)\b(?=[^.;]{0,100}\b(?:hung|dried|aired|exposed|hang)\b)|(?<=\b(?:hang|hung|hanging|dry)\b[^.;]{0,60})\b(?:laundry|clothes|clothing|garments|linens?)\b/,
  part: /^(?!.*\b(?:outdoors|outside lines?|lines? (?:outside|outdoors)|(?:elsewhere|anywhere) (?:outside|outdoors))\b).*(?:\bbalcon|\bterraces?\b|\bfire escapes?\b|railing|window(?! (?:air|a\/c|units?|fans?)\b)|\bfence)|\b(?:front|side) (?:or side |and side )?yards?\b/,
  not: /\blaundry (?:rooms?|facilit|machines?|equipment)|\bclothes (?:dryers?|washers?)\b/,
});

const flags = useRule({
  fact: 'exterior.flags',
  cue: /\bflag/,
  subject: /\bflags?\b(?! (?:lots?|stones?))|\bflag ?poles?\b/,
  part: /\badvertis|vulgar|offensive|{n\d+}|sports|decorative|seasonal|other than|free-?standing/,
  not: /\bred flags?\b|\bflag(?:ged|ging)\b|\badvertis\w+[^.;]{0,40}\bflags?\b|\bflags?\b[^.;]{0,30}\badvertising\b/,
});

/** What may stand on or hang from the outside of a home. */
export const exterior = [
  fences,
  satelliteDishes,
  solar,
  signs,
  outbuildings,
  clotheslines,
  flags,
  nothingElse,
  solarIncluded,
  shedsIncluded,
];
