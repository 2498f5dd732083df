import type { Sentence } from '../../model.ts';

export type Keeper = 'owner' | 'association';

/** Who keeps what: `things` are the words that name what is kept. */
export interface Duty {
  readonly keeper: Keeper;
  readonly things: string;
  /** The association paints what the owner repairs. */
  readonly paintOnly?: boolean;
  /** An order to the reader, which binds to what it names alone. */
  readonly ordered?: boolean;
  /** Nobody is named: it is the owner's where no other keeps it. */
  readonly implied?: boolean;
  readonly sentences: readonly Sentence[];
}

/** A cheap test on Sentence.plain for sentences that may give somebody a duty. */
export const dutyCue =
  /maint|repair|\bcare\b|upkeep|responsib|\bkeep|\bkept\b|\bpaint|care for|\bmow|\bcut (?:his|her|their|the) (?:grass|lawn)|[:|–-] ?(?:the )?(?:association|hoa|owner|homeowner)s?(?:\W*$| \()/;
/** Duties after damage, powers in place of an owner, easements and money are not the rule of who keeps what. */
const aside =
  /\b(?:excluded|deemed(?! to include| necessary)|vote|fail(?:s|ed|ure)?|neglects?|negligen\w+|willful|damaged?|destroyed|casualty|easements?|reserves? (?:fund|account)|assessments? (?:shall|may) be used|records|books|register|insurance|policy|policies|declarant|mortgag\w+|pets?|animals?|vehicles?|(?<!street )signs?|if (?:an|any|the) (?:lot |unit )?owner|in the event|default|\bmean(?:s)?\b|shall have the (?:right|power)|may enter|lien)\b/;

/** 'Responsible for filing a form before any change of the roof': what is kept up is no paper. */
const ofPapers =
  /\bresponsib(?:le|ility|ilities)(?: of [a-z ]{1,40}?| is| are)?:? (?:to|for|of)(?: first| also| always| timely)? (?:fill|complet(?:e|ing) [a-z ]{0,30}?\b(?:forms?|applications?|requests?)\b|submit|fil(?:e|ing)\b|obtain|secur(?:e|ing)\b|seek|get(?:ting)?\b|request|apply|ask|notify|inform|contact|check|follow|register|ensur(?:e|ing) that (?:all )?(?:approvals?|permits?))/;

const ownerDoes =
  /\b(?:owners|residents|(?:each|every|the) (?:[a-z]+ )?owner)\b (?:shall|should) (?:cut|trim) (?:his|her|their|the) (?:grass|lawns?)\b|\b(?:each|every|the|all|an|any|individual|property|respective|and)? ?(?:[a-z]+ ){0,2}?owners?(?:,[^,;]{0,70},)?(?: of (?:a|an|each|any|the|such) [a-z ]{0,60})? (?:shall|is|are|agrees?|covenants?|has|have)\b(?: also| further)?[^;.]{0,60}?\b(?:maintain|maintaining|maintenance|keep|repair|repairs|responsib(?:le|ility)|care for|upkeep|mow|paint)\b|\b(?:obligation|duty|responsibility) of (?:each|every|the|all|any) (?:[a-z]+ )?owners?\b[^;.]{0,60}\bto (?:keep and )?(?:maintain|keep|repair|care for|perform (?:all |any )?(?:the )?(?:maintenance|upkeep))\b|\b(?:each|every) members?(?: of the association)? (?:shall|is)(?: also)? (?:be )?(?:solely )?(?:maintain|keep|repair|responsible for)\b|\b(?:home)?owners? (?:maintains?|repairs?|mows?|paints?|cares? for)\b/;
const associationDoes =
  /\b(?:obligation|duty|responsibility) of the association\b[^;.]{0,40}\bto (?:maintain|keep|repair|paint|care for|replace)\b|\b(?:association|board(?: of directors)?|hoa)(?:,[^,;]{0,70},)? (?:shall|is|agrees?|has)\b(?: also| further)?[^;.]{0,60}?\b(?:maintain|maintaining|maintenance|repair|replace|paint|care for|responsib(?:le|ility)|keep|provide exterior|upkeep|mow)\b|\b(?:association|hoa) (?:also )?(?:maintains|repairs|replaces|paints|mows|cares for|takes care of|handles|keeps)\b/;
const passive =
  /\b(?:is|are) yours to (?:keep|maintain|repair|mow|care)\b|\b(?:is|are) up to (?:the |each )?(owners?|association)\b|\b(?:is|are|shall be) (?:provided|performed|done|carried out|paid for) by (?:the |each |its |his )?(owners?|association)\b|\b(?:shall|should|is|are)\b(?:(?!\b(?:shall|should)\b)[^;.]){0,50}?(?<!\b(?:placed|erected|built|constructed|installed|located|planted|altered),? or )\b(?:maintained|repaired|replaced|kept|painted|responsibility|obligation|duty)\b(?:(?!\b(?:approved|permitted|authorized|required|directed|unless|except|other than)\b)[^;.]){0,60}?\b(?:by|of) (?:the |each |its |his |such |that |individual |respective |applicable |lot |unit |home ){0,3}(owners?|association|hoa)\b|\bat (?:the |each |his |their )?(owner)'?s'? (?:own |sole )?(?:expense|cost)\b|\b(?:is|are|shall be)\b (?:solely )?(?:the |an? )?(?:(?:individual|lot|unit|home) )?(owners?|association|hoa)'?s?'? (?:sole )?(?:responsibility|obligation|duty|expense|job|task)\b/;

/** The fences of homes: the strip between a fence and an alley is none, and the one along a highway is not every lot's. */
export const ofFences =
  /(?<!\b(?:between|behind|beyond|outside|inside|along) (?:the |an? |any |such |their |each |your )?(?:[a-z]+ )?)\bfenc(?:es?|ing)\b(?! (?:installed|built|erected|constructed) by (?:the )?(?:declarant|developer|association)\b|(?: (?:which|that|is|are|located|situated|built|installed))*,? (?:approximately|along|bordering|near|abutting|parallel to|facing) (?!(?:[a-z']+ ){0,3}(?:lots?|property|yards?|boundar(?:y|ies) of (?:[a-z']+ ){1,2}lots?)\b))/;

export const common =
  /\b(?:common|club ?house|recreation|entr(?:y|ance)|perimeter|open space|detention|medians?)\b/;
export const onLots = /\b(?:lots?|yards?|lawns?|townhomes?|residences?|dwellings?|units?|homes?)\b/;

/** 'Maintain the exterior of your home.', 'Keep your yard free of weeds.' */
const order =
  /(?:^|[.:)}] )(?:please |you (?:are (?:expected|required|asked) to|should|shall|need to) )?(?:maintain|keep|mow|repair|paint|water|weed|trim)\b[^.;]{0,40}\byour (?:homes?|houses?|lots?|yards?|lawns?|property|landscap\w+|units?|roofs?|fences?|townhomes?)\b/;

/** The association keeps the common areas. */
export const keepsCommon =
  /^(?!.*\bmaintain (?:[a-z]+ ){0,2}(?:coverage|insurance)\b).*(?:\bcause (?:all |the )*common (?:areas?|elements?|facilit\w+|propert\w+)\b[^.;]{0,80}\bto be (?:[a-z]+ )?maintained\b|\bassociation\b[^.;]{0,80}\b(?:shall|is|responsib\w+|duty)\b[^.;]{0,100}\b(?:maint\w+|repair|upkeep)\b(?:[^.;]{0,100}|[^.;(]{0,60}\([^)]{0,200}\)[^.;]{0,60})\bcommon (?:areas?|elements?|facilit\w+|propert\w+|responsibility)|\b(?:maintenance|repair|upkeep)\b[^.;]{0,100}\bcommon (?:areas?|elements?|propert\w+)\b[^.;]{0,80}\b(?:responsibility|duty|obligation) of the (?:association|board)\b)/;

/** 'All buildings and fences shall be kept in good repair' binds the owners where it names no other. */
const unassigned =
  /(?<!\b(?:the (?:principle|policy|standard|goal|aim)|see to it|ensures?) that (?:all |the |each |every )?)\b(?:yards?|lawns?|grass)\b(?! (?:drainage|grad(?:es?|ing)|lights?|lamps?)\b)[^;.,]{0,30}\b(?:shall|should) be (?:[a-z]+ly )?(?:maintained|mowed|groomed|cut|kept (?:mowed|trimmed|neat|cut))\b|\bmaintenance of (?:all |the )?(?:yards?|lawns?|structures|buildings|houses|homes|dwellings)\b[^;.,]{0,20}\b(?:shall) include\b|\blots?\b[^;.]{0,30}\b(?:shall|should) be kept\b[^;.]{0,30}\bmowed\b(?![^;.]{0,80}\bassociation)|\b(?:shall|should)\b[^;.]{0,40}\b(?:maintained|kept)\b[^;.]{0,20}\bin (?:a )?(?:[a-z]+,? (?:and )?){0,3}(?:repair|good)\b(?![^.;]{0,80}\b(?:by|of) the (?:association|owner))/;

/** 'Each lot shall be kept in a clean and sightly condition': its land, not the house upon it. */
const cleanLots =
  /\b(?:lots?|tracts?|premises|property|grounds)\b(?: and [a-z]+)?(?: at all times)? (?:shall|should) be (?:kept|maintained)\b(?: at all times)?[^;.]{0,20}\b(?:clean|neat|sightly|attractive|presentable|orderly|tidy|mowed|mowing|weeds?)\b|\b(?:lot |property )?owners?(?:'s?)? (?:shall|should|agrees? to) (?:endeavor to )?(?:keep|maintain) (?:(?:his|her|their|the|all|such|each|or) ){0,3}(?:lots?|tracts?|property|premises)[^;.]{0,30}\b(?:clean|neat|sightly|attractive|presentable|orderly|tidy)\b/;

/** 'Keep your yard clear of toys': it tells who picks them up, not who mends or pays. */
const keepsClear =
  /\bkeep(?:ing|s)?\b[^.;]{0,60}\b(?:clean|clear|free) (?:of|from)\b(?!.*\b(?:weeds?|brush|growth|overgrowth|pests|rodents|maint\w+|repair\w*|mow\w*|trim\w*|water\w*)\b)/;
const ofLand = /\b(?:lots?|yards?|lawns?|property|premises|grounds)\b/;

/** Whether a sentence asks no more than that lots be tidy: it tells who mends or pays for nothing. */
export const asksTidiness = (plain: string): boolean =>
  (cleanLots.test(plain) || keepsClear.test(plain)) &&
  !/\brepair|\breplac|\bupkeep\b|\bexpense\b|\bgood (?:order|condition)/.test(plain);
/** Whether it asks no more than that the land be kept clear of what lies about. */
export const asksClearing = (plain: string): boolean => keepsClear.test(plain) && asksTidiness(plain);

/** 'Association responsibilities: roofs, gutters, siding.' */
const labelled =
  /^\W*(?:the )?(association|owner|homeowner|unit owner|lot owner)'?s?'? (?:maintenance )?(?:responsibilit(?:y|ies)|maintenance|maintains|duties): /;

/** A row of a chart: 'Roofs - Association: shingles, flashing', 'Siding: painting and repair by the HOA', 'Decks - owner'. */
const charted =
  /^\W*([a-z][a-z ,&/()'-]{2,80}?) ?[:|–-] ?(?:the )?(association|hoa|owner|homeowner)s?(?:\W*$|:| \([^)]{1,60}\)\W*$)|^[^;.]{3,90}\b(?:maintenance|repairs?|replacement|painting|upkeep|care) by (?:the )?(association|hoa|owner|homeowner)s?\W*$/;

/** 'Association responsibilities' on a line of its own, over a list of things. */
const overList =
  /^\W*(?:the )?(association|hoa|owner|homeowner|unit owner|lot owner)(?:'s|s'|s)? (?:maintenance )?(?:responsibilit(?:y|ies)|duties|maintains|is responsible for)\W*$/;
/** 'Here is a list of items whose maintenance falls to the homeowners association (HOA):' */
const leadOver =
  /^\W*(?:(?:here|this|below|following) (?:is|are) )?(?:(?:a|the) list of )?(?:the )?(?:following )?(?:items?|things|parts|areas)\b[^.;]{0,40}\b(?:maintenance|upkeep|repairs?|care|responsib\w+|maintained|kept)\b[^.;]{0,30}\b(?:falls? to|belongs? to|of|by|on)\b (?:the )?(?:(?:home ?owners'? )?(association|hoa)\b|(?:individual |each )?((?:home ?|unit |lot )?owners?)(?! association))[^.;:]{0,20}:?$/;
const keeperOver = (plain: string): string | undefined =>
  overList.exec(plain)?.[1] ?? leadOver.exec(plain)?.slice(1).find(Boolean);
const longestList = 40;

/** The duties of the lists whose title names a keeper. */
export function titledDuties(sentences: readonly Sentence[]): Duty[] {
  return sentences.flatMap((title) => {
    const who = keeperOver(title.plain);
    if (!who) return [];
    const duties: Duty[] = [];
    for (const item of sentences.slice(title.index + 1, title.index + longestList)) {
      if (keeperOver(item.plain) || item.section !== title.section) break;
      if (
        /^\W{0,3}[-•*▪] ?[a-z]/.test(item.plain) &&
        !/\b(?:shall|must|not)\b/.test(item.plain.replace(/\([^)]{0,80}\)/g, ''))
      )
        duties.push({ keeper: keeperOf(who), things: `maintain ${item.plain}`, sentences: [title, item] });
    }
    return duties;
  });
}

const keeperOf = (...named: readonly (string | undefined)[]): Keeper =>
  named.some((who) => /^(?:assoc|hoa)/.test(who ?? '')) ? 'association' : 'owner';

/** What a further clause leaves to the other: 'the Association mows the front yards; rear yards are kept by the owners'. */
function elsewhereIn(plain: string, known: Keeper | undefined, sentences: readonly Sentence[]): Duty[] {
  const [, ...further] = plain.split(/;|, (?=(?:and|but|while|whereas)\b)/);
  return further.flatMap((clause) => {
    const m = passive.exec(clause);
    if (!m || /\b(?:not|except|provided)\b/.test(clause)) return [];
    const keeper = keeperOf(...m.slice(1));
    return keeper === known ? [] : [{ keeper, things: clause, sentences }];
  });
}

/** A lot that must be kept clean is its owner's to keep, where no other is named. */
function landIn(plain: string, sentences: readonly Sentence[]): Duty[] {
  if (
    !cleanLots.test(plain) ||
    common.test(plain) ||
    /\b(?:association|club|construction|sanitary|parts? of)\b/.test(plain)
  )
    return [];
  return [
    { keeper: 'owner', things: `maintain the yard: ${plain}`, ordered: true, implied: true, sentences },
  ];
}

/** 'Owners shall be responsible for windows, and the Association for roofs.' */
const forTheOther = /,? (?:and|while|but|with) (?:the |each )?(association|(?:home)?owners?) for\b/;

/** The duties of upkeep that a sentence lays on somebody; none for what follows damage, default or a sale. */
export function dutiesIn(plain: string, sentences: readonly Sentence[]): Duty[] {
  // 'Approved by the declarant' lays no duty on the declarant, and a proviso none on anybody.
  const duty = plain.replace(
    /,? and (?:for )?any [^,;.]{0,80}\b(?:due to|caused by|resulting from|by reason of)\b[^,;.]{0,80}|\b(?:approved|installed|constructed|erected|built|planted) (?:in writing )?by (?:the )?declarant\b|[;,] provided\b.*/g,
    '',
  );
  if (aside.test(duty) || ofPapers.test(duty) || (asksClearing(plain) && !ofLand.test(plain))) return [];
  const found: Duty[] = [];
  for (const [keeper, does] of [
    ['owner', ownerDoes],
    ['association', associationDoes],
  ] as const) {
    const m = does.exec(plain);
    if (!m || /\bnot\b|^(?:no|neither|nor) /.test(m[0])) continue;
    if (
      /\bexcept (?:that )?(?:the )?$|\b(?:nor shall|nor may|no)(?: any| an)? ?$/.test(plain.slice(0, m.index))
    )
      continue;
    const end = m.index + m[0].length;
    const things =
      plain
        .slice(end, end + 1400)
        .split(/;? (?:provided|except|excluding|but not(?! (?:necessarily )?limited))\b/, 1)[0]
        ?.split(forTheOther, 1)[0] ?? '';
    const paintOnly = /\bpaints?$/.test(m[0]) && !/\b(?:maintain|repair|replace)/.test(things.slice(0, 60));
    found.push({
      keeper,
      paintOnly,
      things: `${/^(?:obligation|duty)/.test(m[0]) ? m[0] : m[0].split(' ').at(-1)} ${things}`,
      sentences,
    });
  }
  const rest = found.length > 0 ? forTheOther.exec(plain) : null;
  if (rest && keeperOf(rest[1]) !== found[0]?.keeper)
    found.push({
      keeper: keeperOf(rest[1]),
      things: `maintain ${plain.slice(rest.index + rest[0].length)}`,
      sentences,
    });
  const told = order.exec(plain);
  if (told)
    found.push({ keeper: 'owner', things: `maintain ${plain.slice(told.index)}`, ordered: true, sentences });
  const land = landIn(plain, sentences);
  if (found.length > 0) return [...found, ...land, ...elsewhereIn(plain, found[0]?.keeper, sentences)];
  const label = labelled.exec(plain);
  if (label)
    return [{ keeper: keeperOf(label[1]), things: `maintain ${plain.slice(label[0].length)}`, sentences }];
  const row = charted.exec(plain);
  if (row) return [{ keeper: keeperOf(row[2] ?? row[3]), things: `maintain ${row[1] ?? plain}`, sentences }];
  const implied = unassigned.exec(plain);
  if (implied && !common.test(plain) && !/\bassociation\b/.test(plain)) {
    return [
      {
        keeper: 'owner',
        things: `${plain.slice(Math.max(0, implied.index - 200), implied.index).replace(/.*[:;]/, '')}${implied[0]} repair`,
        implied: true,
        sentences,
      },
    ];
  }
  const m = passive.exec(plain);
  if (!m || /\bnot\b/.test(m[0]) || /(?:^|[.;:] )\W*no [^.;:]*$/.test(plain.slice(0, m.index))) return land;
  const things = `${plain.slice(Math.max(0, m.index - 300), m.index)}${m[0]}`;
  return [{ keeper: keeperOf(...m.slice(1)), things, sentences }, ...land];
}
