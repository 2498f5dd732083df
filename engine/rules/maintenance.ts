import type { Candidate, ScanRule } from '../find/pattern.ts';
import { mentions } from '../find/use-rule.ts';
import type { Sentence } from '../model.ts';

type Keeper = 'owner' | 'association';

/** Who keeps what: `things` are the words that name what is kept. */
interface Duty {
  readonly keeper: Keeper;
  readonly things: string;
  /** The association paints what the owner repairs. */
  readonly paintOnly?: boolean;
  readonly sentences: readonly Sentence[];
}

const cue = /maint|repair|upkeep|responsib|\bkeep\b|\bpaint|care for|\bmow/;
/** Duties after damage, powers in place of an owner, easements and money are not the rule of who keeps what. */
const aside =
  /\b(?:excluded|deemed|vote|fail(?:s|ed|ure)?|neglects?|negligen\w+|willful|damaged?|destroyed|casualty|easements?|reserves? (?:fund|account)|assessments? (?:shall|may) be used|records|books|register|insurance|policy|policies|declarant|mortgag\w+|pets?|animals?|vehicles?|signs?|if (?:an|any|the) (?:lot |unit )?owner|in the event|default|\bmean(?:s)?\b|shall have the (?:right|power)|may enter|lien)\b/;

const ownerDoes =
  /\b(?:each|every|the|all|an|any|individual|property|respective|and)? ?(?:[a-z]+ ){0,2}?(?:owners?|homeowners?)(?:,[^,;]{0,70},)?(?: of (?:a|an|each|any|the|such) [a-z ]{0,60})? (?:shall|must|will|is|are|agrees?|has|have)\b(?: also| further)?[^;.]{0,60}?\b(?:maintain|maintaining|maintenance|keep|repair|repairs|responsib(?:le|ility)|care for|upkeep|mow|paint)\b/;
const associationDoes =
  /\b(?:association|board(?: of directors)?|hoa)(?:,[^,;]{0,70},)? (?:shall|must|will|is|agrees?|has)\b(?: also| further)?[^;.]{0,60}?\b(?:maintain|maintaining|maintenance|repair|replace|paint|care for|responsib(?:le|ility)|keep|provide exterior|upkeep|mow)\b/;
const passive =
  /\b(?:shall|will|must|is|are)\b[^;.]{0,50}?\b(?:maintained|repaired|replaced|kept|painted|responsibility|obligation|duty)\b[^;.]{0,60}?\b(?:by|of) (?:the |each |its |his |such |that |individual |respective |applicable |lot |unit |home ){0,3}(owners?|homeowners?|association)\b/;

const common = /\b(?:common|club ?house|recreation|entr(?:y|ance)|perimeter|open space|detention|medians?)\b/;
const onLots = /\b(?:lots?|yards?|lawns?|townhomes?|residences?|dwellings?|units?|homes?)\b/;

/** 'All buildings and fences shall be kept in good repair' binds the owners where it names no other. */
const unassigned =
  /\b(?:shall|must|should)\b[^;.]{0,40}\b(?:maintained|kept)\b[^;.]{0,20}\bin (?:a )?(?:[a-z]+ (?:and )?){0,3}(?:good|repair|condition)\b(?![^.;]{0,80}\b(?:by|of) the (?:association|owner))/;

function dutiesIn(plain: string, sentences: readonly Sentence[]): Duty[] {
  if (aside.test(plain)) return [];
  const found: Duty[] = [];
  for (const [keeper, does] of [
    ['owner', ownerDoes],
    ['association', associationDoes],
  ] as const) {
    const m = does.exec(plain);
    if (!m || /\bnot\b|^(?:no|neither|nor) /.test(m[0])) continue;
    if (/\bexcept (?:that )?(?:the )?$/.test(plain.slice(0, m.index))) continue;
    const end = m.index + m[0].length;
    const things =
      plain.slice(end, end + 1400).split(/;? (?:provided|except|excluding|but not)\b/, 1)[0] ?? '';
    const paintOnly = /\bpaint$/.test(m[0]) && !/\b(?:maintain|repair|replace)/.test(things.slice(0, 60));
    found.push({ keeper, paintOnly, things: `${m[0].split(' ').at(-1)} ${things}`, sentences });
  }
  if (found.length > 0) return found;
  const implied = unassigned.exec(plain);
  if (implied && !common.test(plain) && !/\bassociation\b/.test(plain)) {
    return [
      {
        keeper: 'owner',
        things: `${plain.slice(Math.max(0, implied.index - 200), implied.index)} repair`,
        sentences,
      },
    ];
  }
  const m = passive.exec(plain);
  if (!m || /\bnot\b/.test(m[0])) return [];
  const things = plain.slice(Math.max(0, m.index - 300), m.index);
  return [{ keeper: m[1]?.startsWith('assoc') ? 'association' : 'owner', things, sentences }];
}

interface Thing {
  readonly fact: string;
  readonly named: RegExp;
  /** Among the common areas it is not the home's own. */
  readonly ownOnly: boolean;
}

const things: readonly Thing[] = [
  { fact: 'maintenance.roof', named: /\broof(?:s|ing)?\b/, ownOnly: false },
  {
    fact: 'maintenance.exterior_walls',
    named:
      /\bexteriors?\b(?! (?:light|door|window))|\b(?:outside|outer|exterior) walls?\b|\bsiding\b|\bstucco\b|\bfacades?\b/,
    ownOnly: false,
  },
  {
    fact: 'maintenance.yard',
    named:
      /\blawns?\b|\blandscap\w+|\b(?:back|front|side|rear)? ?yards?\b|\bbackyards?\b|\bgrass\b|\bshrub\w*|\bflower beds?\b|\bmow(?:ing|ed)?\b|\bweed(?:s|ing)?\b/,
    ownOnly: true,
  },
  { fact: 'maintenance.fences', named: /\bfenc(?:es?|ing)\b/, ownOnly: true },
];

const wholeHome =
  /(?:^|\b(?:his|her|their|its|own|such|each|all|any|the|said|a|owner's|owners'|property)\b)[a-z ,/'()-]{0,40}?\b(?:lots?|residences?|homes?|dwellings?|houses?|townhomes?|property|improvements|structures|premises|buildings?|homesites?)\b/;
const insideOnly =
  /\b(?:interior|inside)\b|\bunits?\b(?! (?:and|or) (?:lot|improvement))|\bappurtenan|\bsidewalks?\b[^,]{0,20}$/;
/** The street before a home and weeds on its lot are not the home. */
const besides = /\bin front of|\badjacent|\bcurb|\bsidewalk|\bfree (?:of|from)\b|\btenants?\b|\bguests?\b/;
const building =
  /\b(?:residences?|homes?|dwellings?|houses?|townhomes?|improvements|structures|buildings?)\b/;
const garden = /landscap|lawn|\byard|\bweed|\bgrass|\bmow|\bwatering|\bprun|\bshrub/;
const land = /\b(?:lots?|property|premises|parcels?|grounds|homesites?|yards?|land)\b/;
const repair = /\b(?:maint\w+|repairs?|upkeep|replace\w*)\b/;

/** 'Each Owner shall maintain his Lot and the improvements': not of the inside alone, not of the garden alone. */
function keepsHome({ keeper, things: text }: Duty): boolean {
  const whole = wholeHome.exec(text);
  if (keeper !== 'owner' || !whole || !repair.test(text.slice(0, 220))) return false;
  const upTo = text.slice(0, whole.index + whole[0].length);
  if (insideOnly.test(upTo) || besides.test(text) || whole.index > 90) return false;
  return building.test(text.slice(0, 220)) || !garden.test(text);
}

const ranges = ({ sentences }: Duty) => sentences.map(({ start, end }) => ({ start, end }));

function answer(thing: Thing, duties: readonly Duty[], general: Duty | undefined): Candidate | null {
  const named = duties.filter(({ keeper, things: text }) => {
    const clause = text.split(';').find((part) => thing.named.test(part));
    if (clause === undefined) return false;
    return !(thing.ownOnly && keeper === 'association') || (!common.test(clause) && onLots.test(clause));
  });
  const owner = named.find(({ keeper }) => keeper === 'owner');
  const association = named.find(({ keeper }) => keeper === 'association');
  if (owner && association) {
    return {
      fact: thing.fact,
      value: 'shared',
      weight: 7,
      ranges: [...ranges(owner), ...ranges(association)],
    };
  }
  const one = owner ?? association;
  if (association?.paintOnly && general && thing.fact === 'maintenance.exterior_walls') {
    const both = [...ranges(association), ...ranges(general)];
    return { fact: thing.fact, value: 'shared', weight: 7, ranges: both };
  }
  if (one) return { fact: thing.fact, value: one.keeper, weight: 8, ranges: ranges(one) };
  const onLand = general !== undefined && land.test(general.things.slice(0, 220));
  return general && (!thing.ownOnly || onLand)
    ? { fact: thing.fact, value: 'owner', weight: 6, ranges: ranges(general) }
    : null;
}

const partyFence =
  /\b(?:party|boundary|common|dividing|partition|shared|adjoining)\b[^.;]{0,30}\bfences?\b[^.;]{0,200}\b(?:shared?|equal(?:ly)?|jointly|both|each of the)\b/;

/** Who keeps the parts of a home: from what is said of each part, else from what is said of the home as a whole. */
const homeParts: ScanRule = {
  facts: things.map(({ fact }) => fact),
  *scan(doc): Generator<Candidate> {
    const duties: Duty[] = [];
    for (const { sentence, read, cited, path } of mentions(doc, cue, true)) {
      if (partyFence.test(sentence.plain)) {
        const { start, end } = sentence;
        yield { fact: 'maintenance.fences', value: 'shared', weight: 9, ranges: [{ start, end }] };
      }
      if (!/\binsurance|\bdefinition|\bassessments?\b|\bpowers?\b/.test(path))
        duties.push(...dutiesIn(read.plain, cited));
    }
    const general = duties.find(keepsHome);
    for (const thing of things) {
      const found = answer(thing, duties, general);
      if (found) yield found;
    }
  },
};

export const maintenance = [homeParts];
