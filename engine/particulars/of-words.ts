import { regex } from '../regex.ts';
import { classDues } from '../rules/dues/dues-by-class.ts';
import { display, dollars } from '../say/display.ts';
import { numberIn } from '../say/saying.ts';
import { isOfFirstTimes, later } from '../scope/first-times.ts';
import { whileOf } from './of-beginning.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

const firstOnes = /\b(?:first|initial)\b/;

/** Staggered terms of the first directors, of which the text does not say what comes after. */
export const ofBoardTerm: ReadParticulars = ({ cited }) =>
  cited.length > 0 &&
  cited.every(
    ({ plain, quantities }) =>
      firstOnes.test(plain) &&
      !later.test(plain) &&
      quantities.filter(({ kind }) => kind === 'duration').length > 1,
  )
    ? { particulars: { firstTerms: true } }
    : null;

/** 'No more than thirteen' says nothing of the fewest. */
const noFewest =
  /\b(?:(?:not|no) more than|not (?:to )?exceed(?:ing)?|at most|up to|a maximum of) \{n(\d+)\}/;
const fewest =
  /\b(?:(?:not|no) (?:less|fewer) than|at least|minimum|between)\b|\{n\d+\},? (?:to|or|and|nor|but)\b/;

const laterNumber =
  /\{n\d+\}[^.;]*\{n\d+\}[^.;{]{0,40}\b(?:after(?:wards?)?|from then on|following)\b|\b(?:after(?:wards?)?|following|upon)\b[^.;{]{0,60}\{n\d+\}/;

/** 'The initial Board shall consist of three': later ones may be larger. */
export const ofBoardSize: ReadParticulars = ({ one: { value }, cited }) => {
  if (cited.length === 0) return null;
  const most = cited.every(({ plain, quantities }) => {
    const token = noFewest.exec(plain);
    const count = token ? quantities[Number(token[1])] : undefined;
    return count?.kind === 'count' && count.value === numberIn(value, 'max') && !fewest.test(plain);
  });
  const laterTold = cited.some(({ plain }) => laterNumber.test(plain));
  return toldOf({ most, firstTerms: cited.every(isOfFirstTimes), laterTold });
};

const over = /\b(?:ran|were (?:binding|effective|in (?:full )?(?:force|effect))) (?:with the land )?for\b/;
/** A term that is told as past, of covenants that were extended since. */
export const ofTerm: ReadParticulars = ({ cited }) =>
  cited.length > 0 && cited.every(({ plain }) => over.test(plain)) ? { particulars: { ended: true } } : null;

/** A dispute over one provision, such as a wall between two homes. */
const ofOneMatter =
  /\bdisputes?\b[^.;]{0,30}\b(?:concerning|regarding|about|over|as to|arising (?:from|out of|under))\b[^.;]{0,40}\bthis (?:provision|section|paragraph|article|subsection)\b|\bparty (?:walls?|fences?)\b|\bdisputes?\b[^.;]{0,60}\b(?:such maintenance|(?:the|said|such) (?:wall|fence|roof|driveway)s?)\b/;

/** Mediation, arbitration or both, as the cited sentences name them, and whether a court comes after. */
export const ofDispute: ReadParticulars = ({ cited }) => {
  const text = cited.map(({ plain }) => plain).join(' ');
  const mediation = /\bmediat(?:ion|ed|e|or|ing)\b/.test(text);
  const arbitration = /\barbitrat(?:ion|ed|e|or|ing)\b/.test(text);
  const means = mediation
    ? arbitration
      ? 'mediation or arbitration'
      : 'mediation'
    : arbitration
      ? 'arbitration'
      : 'alternative dispute resolution';
  const some = cited.every(({ plain }) => ofOneMatter.test(plain));
  const before =
    /\b(?:before|prior to|until|unless|first|precedent|prerequisite)\b/.test(text) &&
    /\b(?:su(?:e|es|ing|it)|law ?suits?|court|litigation|actions?|proceedings?)\b/.test(text);
  return {
    particulars: { means, ...(before ? { beforeCourt: true } : {}), ...(some ? { some: true } : {}) },
  };
};

/** What an association keeps, by any name that does not single out some of it. */
const ofBooks =
  /\b(?:(?<!\b(?:in a|in the|minute) )books?|accounts?|accounting|financial|papers|(?<!\b(?:which|such|these|those|ownership|payment) )records)\b/;

/** 'Specified association records': which ones, another text says. */
export const ofRecords: ReadParticulars = ({ cited }) =>
  cited.length > 0 &&
  cited.every(({ plain }) =>
    /\b(?:specified|designated|selected|limited|(?:inspect|examine|review|copy|see|access to) (?:certain|some)) (?:[a-z]+ ){0,2}(?:records|books|documents)\b/.test(
      plain,
    ),
  )
    ? { particulars: { someRecords: true } }
    : cited.length > 0 && !cited.some(({ plain }) => ofBooks.test(plain))
      ? { particulars: { namedRecords: true } }
      : null;

const grownUp = [10, 30] as const;
/** 'Residents sixteen years of age or older': no community for people of 55 and more. */
export const ofAge: ReadParticulars = ({ cited }) => {
  const ages = cited.flatMap(({ quantities }) =>
    quantities.flatMap((one) =>
      one.kind === 'count' ? one.value : one.kind === 'duration' && one.unit === 'year' ? one.count : [],
    ),
  );
  const [age] = ages;
  return age !== undefined && ages.every((one) => one === age) && age >= grownUp[0] && age <= grownUp[1]
    ? { particulars: { youngest: age } }
    : null;
};

/** A weight that is said of dogs alone. */
export const ofPetWeight: ReadParticulars = ({ cited: [sentence] }) => {
  if (!sentence) return null;
  const ofDogs =
    /\bdogs?\b/.test(sentence.plain) &&
    !/\b(?:pets?|animals?|cats?)\b[^.;]{0,60}\b(?:weigh|exceed|pounds|lbs?)/.test(sentence.plain);
  const together =
    /\b(?:combined|total|aggregate|together)\b[^.;{]{0,30}\bweigh|\bweigh\w*\b[^.;{]{0,20}\b(?:combined|together|in (?:the )?aggregate|in total)\b/;
  return toldOf({ animal: ofDogs ? 'dog' : undefined, total: together.test(sentence.plain) });
};

const leash = /\b(?:leash\w*|tether\w*|on a lead)\b/;
const leashLaws = /\bleash (?:and [a-z]+ )?(?:laws?|ordinances?|regulations)\b/g;
const control =
  /\b(?:(?:under|in)\b[^.;]{0,30}\b(?:control|supervision|restraint)|controlled|restrained|confined|carried|at large|roam\w*|loose)\b/;
/** The words for another way to hold a pet than a leash, which a sentence lets one choose, and how they are told. */
const otherWays: readonly (readonly [words: string, told: string])[] = [
  [
    '(?:(?:under|in|voice)\\b[^.;]{0,30}\\b(?:control|command|supervision|restraint)|controlled|voice)',
    'under control',
  ],
  ['(?:confined|enclos\\w+|fenced|(?:kept|restrained|penned)[^.;]{0,12} (?:with)?in\\b|shut in)', 'confined'],
  ['carried', 'carried'],
];
const aLeash = '\\b(?:leash\\w*|tether\\w*|on a lead)\\b';
const choices = otherWays.map(([words, told]) => ({
  told,
  found: regex`${aLeash}[^.;]{0,50}\bor\b[^.;]{0,50}\b${words}|\b${words}\b[^.;]{0,50}\bor\b[^.;]{0,30}${aLeash}`,
}));
/** 'Leashed and under the control of the owner': both are asked for. */
const andControl = regex`${aLeash}(?![^.;]{0,40}\b(?:or|except|unless)\b)[^.;]{0,40}\band\b[^.;]{0,30}\b(?:control\w*|supervis\w+|restrain\w*)`;

const ownLot =
  "(?:their|its|the|his|her|your|an?|any)\\b(?:(?!\\b(?:dwelling|house|residence|apartment)\\b)[^.;]){0,20}\\b(?:(?<!common )property|lot(?! owners?\\b)|yard|parcel)(?:s|'s|s')?\\b";
const offLot = regex`\b(?:off|outside|beyond)(?: of)? ${ownLot}|\bnot (?:[a-z]+ ){0,2}(?:on|in|within) ${ownLot}|\b(?:the lot of another|neighboring (?:lots|property|properties))\b`;
const outOfHome =
  /\b(?:outside|outdoors|out of doors|out of (?:the|its|their|your|his|her|an?) (?:home|house|unit|dwelling|residence)|leaves? the (?:home|house|unit))\b/;
const onStreets = /\b(?:streets?|roads?|sidewalks?)\b/;
const inCommon =
  /\bcommon (?:areas?|elements?|property|grounds)\b|\b(?:community|association) (?:property|grounds)\b/;

const whenInCommon = regex`\b(?:when|while) (?:in|on|upon) (?:any |the )?(?:${inCommon})`;

/** So far from what they ask of a pet, the words of a place may belong to another matter. */
const beside = 120;

/** Where a pet must be held, as the sentences say it around the words for how; everywhere where they do not. */
function whereHeld(whole: string): string {
  const at = Math.max(whole.search(leash), 0) || Math.max(whole.search(control), 0);
  const text = whole.slice(Math.max(0, at - beside), at + beside);
  if (offLot.test(text)) return 'off your lot';
  if (outOfHome.test(text) && !whenInCommon.test(text)) return 'outside your home';
  if (inCommon.test(text)) return `in the common areas${onStreets.test(text) ? ' and on the streets' : ''}`;
  if (/\bwalk(?:ed|ing|s)?\b/.test(text)) return 'on walks';
  return onStreets.test(text) ? 'on the streets' : '';
}

const whichArePets = /\b(?:which|that) are (?:[a-z]+ )?(?:pets|animals)\b/g;

/** Whom a rule of leashes is about, and what it asks of them where. */
export const ofLeash: ReadParticulars = ({ cited }) => {
  const text = cited.map(({ plain }) => plain).join(' ');
  const own = text.replace(leashLaws, ' ');
  // 'Shall abide by leash laws' asks what these ask.
  const byLaw = own !== text && !leash.test(own) && !control.test(own);
  const leashed = cited.filter(({ plain }) => leash.test(plain.replace(leashLaws, ' ')));
  const asking = leashed.length > 0 ? leashed.map(({ plain }) => plain).join(' ') : text;
  const whose = asking.replace(whichArePets, ' ');
  const dogs = /\bdogs?\b/.test(whose) && !/\b(?:pets?|animals?|cats?)\b/.test(whose);
  const other = choices.find(({ found }) => found.test(asking))?.told;
  const held = byLaw
    ? 'kept as leash laws require'
    : leashed.length > 0
      ? other
        ? `on a leash or ${other}`
        : andControl.test(asking)
          ? 'on a leash and under control'
          : 'on a leash'
      : control.test(text)
        ? 'under control'
        : null;
  return {
    particulars: {
      ...(dogs ? { animal: 'dog' } : {}),
      ...(held ? { held } : {}),
      ...(byLaw ? {} : { where: whereHeld(asking) }),
    },
  };
};

const atMost =
  /\bmaximum (?:total )?number of\b|\b(?:lots|units|homes|dwellings|parcels)\b[^.;{]{0,60}\b(?:shall|will|may|to) (?:not |never )(?:to )?exceed\b|\bnot to exceed \{n/;

const moreThan = /\b(?:over|more than) \{n\d+\} (?:[a-z-]+ ){0,3}(?:lots|units|homes|houses)\b/;
const toCome =
  /\b(?:intends?|intended|plans? to|planned(?! (?:unit |residential )?(?:communit|development))|proposes?(?! an?\b)|proposed(?! an?\b)|will (?:be|consist|contain)|to be (?:built|constructed|developed)|desires? to)\b/;

/** 'PROPOSED BUDGET', over '48 UNITS'. */
const titleOfPlan = /\bproposed (?:[a-z]+ )?budget\b/g;

/** '143 lots', which need not have houses on them. */
const ofLots =
  /\{n\d+\}(?: [a-z-]+){0,3} (?:lots|parcels)\b|^\W*(?:(?:number|total) (?:of )?)+lots(?: is| are|:)? \{n/;
const ofHomes =
  /\{n\d+\}(?: [a-z-]+){0,3} (?:homes?|units?|houses?|dwellings?|residences?|townhomes?|condominiums?|apartments?|families|households|members|owners|homeowners)\b/;

/** Homes that are still to be built when the text is written, or that there may be at most, or lots. */
export const ofUnits: ReadParticulars = ({ cited: [{ plain } = { plain: '' }] }) => {
  const most = atMost.test(plain);
  const least = !most && moreThan.test(plain);
  const inLots = ofLots.test(plain) && !ofHomes.test(plain);
  return toldOf({
    inLots,
    most,
    least,
    planned: !most && !least && toCome.test(plain.replace(titleOfPlan, '')),
  });
};

const ceiling = /\bmaximum (?:(?:annual|monthly|quarterly|yearly|regular) )*(?:assessments?|dues|charges?)\b/;

/** Nobody must be a member or pay. */
const voluntary =
  /\b(?:dues|membership|assessments?|payment|association|hoa)\b[^.;]{0,30}\b(?:is|are) (?:strictly |entirely |completely |purely )?voluntary\b|\bvoluntary (?:dues|membership|association|hoa|home ?owners)\b/;

/** Whoever likes joins by paying: 'are eligible for membership and become members upon payment of dues'. */
const joins =
  /\b(?:eligible|qualif(?:y|ies|ied)|invited|welcome|may|wish\w*|choos\w*|elect|open to)\b[^.;]{0,120}\b(?:becom\w+|be|join\w*|membership|members?)\b[^.;]{0,80}\b(?:upon|by|on|when|after|who|and) (?:the |their |his |an? )?(?:[a-z]+ ){0,2}(?:pay(?:ment|ing|s)?|paid)\b/;
/** Where the home itself makes its owner a member. */
const bound =
  /\b(?:(?:every|each|all|any) (?:[a-z]+ ){0,3}(?:owners?|persons?)\b[^.;]{0,120}\b(?:shall|is|are|will)(?: automatically)? (?:be )?(?:an? )?(?:mandatory )?members?|appurtenant|acceptance of (?:a|the) deed|automatic(?:ally)?|liens?)\b/;
/** Another club's, or the contrary. */
const notVoluntary = /\b(?:not|no|nor|mandatory|club|committees?|social)\b/;

/** What homes pay on the average, each by its share. */
const averaged = /\baverag(?:ed?|es|ing)\b[^.;{]{0,20}\{m|\{m\d+\}[^.;{]{0,12}\bon (?:the )?average\b/;

/** '2 - Paid in nine installments': of the dues, where nothing else is named. */
const inInstallments = /\binstall?ments?\b/;
const ofOther = /\b(?:special|fines?|reserve|loan|premiums?|taxes)\b/;

/** Dues, and whether they may be paid in parts that no division by twelve tells. */
export const ofDues: ReadParticulars = (asked) => {
  const told = ofDuesAlone(asked);
  const inParts = asked.doc.sentences.some(({ plain }) => inInstallments.test(plain) && !ofOther.test(plain));
  return inParts ? { ...told, particulars: { ...told?.particulars, inParts } } : told;
};

/** Dues that covenants set are those of the day on which they were made. */
const ofDuesAlone: ReadParticulars = ({ doc, one: { value }, cited: [sentence] }) => {
  const beginning = sentence ? whileOf(doc, sentence) : {};
  if (doc.type === 'cc_and_r') {
    const most = sentence !== undefined && ceiling.test(sentence.plain);
    return { particulars: { firstSet: true, ...(most ? { most } : {}), ...beginning } };
  }
  if (beginning.ofBeginning) return { particulars: { firstSet: true, ...beginning } };
  const { amount, period } = typeof value === 'object' ? value : {};
  const every = classDues(doc);
  const all = every.filter((kind) => kind.period === period);
  // Some types pay by another period: each of those sums is told besides.
  const others = every.filter((kind) => kind.period !== period);
  const [lowest, highest] = [
    all.toSorted((a, b) => a.amount - b.amount)[0],
    all.toSorted((a, b) => b.amount - a.amount)[0],
  ];
  if (
    !lowest ||
    !highest ||
    lowest.amount === highest.amount ||
    !all.some((kind) => kind.amount === amount)
  ) {
    if (sentence && averaged.test(sentence.plain)) return { particulars: { average: true } };
    const free =
      doc.sentences.find(({ plain }) => voluntary.test(plain) && !notVoluntary.test(plain)) ??
      (doc.sentences.some(({ plain }) => bound.test(plain))
        ? undefined
        : doc.sentences.find(({ plain }) => joins.test(plain) && !notVoluntary.test(plain)));
    return free ? { particulars: { voluntary: true }, further: [free] } : null;
  }
  const most = display('money', { amount: highest.amount, period: highest.period });
  return {
    particulars: {
      byHome: {
        sums: [
          `from ${dollars(lowest.amount)} to ${most}`,
          ...others.map((kind) => display('money', { amount: kind.amount, period: kind.period })),
        ].join(', or '),
        by: every.every(({ numbered }) => numbered) ? 'unit' : 'type of home',
      },
    },
    further: [...lowest.ranges, ...highest.ranges, ...others.flatMap(({ ranges }) => ranges)],
  };
};
