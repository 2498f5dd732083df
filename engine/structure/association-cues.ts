/** Words by which a text is told to be an association's, or another kind of paper. `weight` counts once for each cue. */
export interface PaperCue {
  readonly weight: number;
  readonly pattern: RegExp;
}

const cue = (weight: number, pattern: RegExp): PaperCue => ({ weight, pattern });

/** What associations' papers speak of; lower case, spaces folded. Two points make an association's paper. */
export const associationCues: readonly PaperCue[] = [
  cue(
    3,
    /\bh\.?o\.?a\.?s?\b|\bhome ?-?owners?(?:'s|s')? (?:association|assn|assoc)\b|\bp\.?o\.?a\.?\b|\bcoa\b/g,
  ),
  cue(
    3,
    /\b(?:property|lot|unit|parcel|townho(?:me|use)|condo(?:minium)?|master|estates?|neighborhood|residential|subdivision) (?:owners?'?s? )?(?:association|assn)\b|\bowners'? assoc(?:iation)?\b/g,
  ),
  cue(3, /\bcondominiums?\b|\bmetro(?:politan)? district\b|\bplanned (?:unit )?(?:community|development)\b/g),
  cue(
    3,
    /\brestrictive covenants?\b|\bcovenants?,? (?:conditions|and restrictions)|\bcc ?& ?rs?\b|\bc\.c\. ?& ?r|\bdeed restrictions?\b|\bprotective covenants?\b|\bdeclaration of (?:covenants|restrictions|condominium)/g,
  ),
  cue(
    3,
    /\bapartment co-?op(?:erative)?s?\b|\bco-?op (?:board|apartments?|shareholders?|owners?|building|corporation|community)\b|\b(?:owners|tenants|apartments?),? corp(?:oration|\b)|\b(?:shareholders?|shareowners?)\b.{0,500}\bmaintenance (?:charges?|fees?|increases?|costs?|by)\b/g,
  ),
  cue(2, /\bunderlying mortgage\b|\bcooperators\b/g),
  cue(2, /\bdeclarant\b|\bthis declaration\b|\bmaster deed\b|\bcovenants?\b/g),
  cue(2, /\b(?:lot|unit|parcel|townhome|property) ?owners?\b|\bclass [ab] (?:members?|membership)\b/g),
  cue(
    2,
    /\b(?:special|annual|regular|monthly|quarterly|delinquent|unpaid|homeowners?'?|owners?'?) assessments?\b|\bassessments? (?:income|fees?|revenue|liens?|rate|payments?|bills?|statements?|notices?)\b|\bassessments are (?:due|payable|billed|considered|collected)\b/g,
  ),
  cue(
    2,
    /\barchitectural (?:control|review|committee|standards|guidelines|requests?|changes?|approval)|\b(?:acc|arc|arb|drc) (?:committee|requests?|approval|forms?|chair)/g,
  ),
  cue(2, /\bcommon (?:areas?|elements?|property|properties|grounds?|open space)\b/g),
  cue(
    2,
    /\breserve (?:study|components?|analysis)\b|\b(?:percent|fully) funded\b|\b(?:useful|remaining) life\b/g,
  ),
  cue(2, /\bcommercial general liability\b|\bdirectors (?:and|&) officers liability\b|\bfidelity bond\b/g),
  cue(2, /\bschedule of (?:fines|penalties)\b|\bfines? (?:schedule|policy)\b/g),
  cue(2, /\bcondo (?:fees?|dues|association|board|docs?|owners?|documents)\b/g),
  // A co-operative: its rules speak of apartments and subletting, as a landlord's do
  cue(
    5,
    /\bco-?operative (?:apartments?|housing|corporation|association)\b|\bhousing co-?op(?:erative)?s?\b|\bproprietary leases?\b|\bshareholders? (?:shall|may|must) (?:not )?sublet\b/g,
  ),
  cue(2, /\b(?:acc|arc|arb|drc)(?:'s)? (?:or|and) (?:the )?board\b/g),
  cue(
    2,
    /\b(?:civic|community|neighborhood|improvement|residents'?) (?:association|league)\b|\bannual community meeting\b/g,
  ),
  cue(1, /\b(?:officers|president)\b.{0,40}\bboard members?\b|\bboard members?\b.{0,40}\bofficers\b/g),
  cue(2, /\breserve funds?\b/g),
  cue(2, /\bmembers'? (?:property|properties|lots)\b|\blake club\b/g),
  cue(1, /\b(?:each|every|any|no|an) owner\b|\bowners? (?:shall|must|may)\b/g),
  cue(1, /\bby-?laws\b/g),
  cue(1, /\bbod\b|\bbldgs?\b/g),
  cue(1, /\bquorum\b/g),
  cue(1, /\bfines?\b.{0,60}\bviolations?\b|\bviolations?\b.{0,60}\bfines?\b/g),
  cue(1, /\bhomeowners?\b/g),
  cue(1, /\breserves?\b/g),
  cue(1, /\bsubdivision\b|\bplat\b|\blots?\b/g),
  cue(1, /\bdues\b|\bassessments?\b/g),
  cue(1, /\bassociation\b/g),
  cue(
    1,
    /\bdelinquent (?:accounts|dues|members|owners)\b|\bliens? (?:have been |were |was |will be )filed\b/g,
  ),
  cue(1, /\bdeeds? (?:for|of|to) your (?:property|lot|home)\b/g),
  cue(1, /\bneighbou?rs?\b|\bneighbou?rhood\b|\bclub ?house\b|\bresidents\b/g),
  cue(
    1,
    /\blandscap\w+|\bsnow (?:removal|plow\w*)|\bmowing\b|\birrigation\b|\bmanagement (?:fees?|company)\b/g,
  ),
];

/** 'FRVHOA': the initials of a community with those of its association, as a budget's title has them. */
export const initials = /\b(?!OCHOA\b|WHOA\b)[A-Z]{1,6}(?:HOA|POA)\b/;

const facilities = cue(
  1,
  /\bcommons\b|\bentrances?\b|\bfront entry\b|\bponds?\b|\bgates?\b|\bgate ?house\b|\bcabana\b|\bplaygrounds?\b|\btennis courts?\b|\bswimming pool\b|\bpool (?:maintenance|service|supplies|repairs?)\b|\bstreet ?lights?\b/g,
);

/** What budgets and statements of communities speak of that say nothing of an association, its covenants or its owners. */
export const moneyCues: readonly PaperCue[] = [
  cue(1, /\btown ?(?:homes?|houses?)\b|\bcondos?\b|\bvillas\b|\bhomes\b/g),
  facilities,
  cue(1, /\b(?:resale|disclosure) (?:packets?|packages?|certificates?)\b|\bestoppels?\b|\btransfer fees?\b/g),
  cue(1, /\b(?:the|our) community\b/g),
];

/** What minutes of a community speak of where nothing else names one. */
export const meetingCues: readonly PaperCue[] = [
  facilities,
  cue(1, /\b(?:our|the|private) (?:roads|streets)\b|\b(?:drainage|street|road) (?:project|repairs?|work)\b/g),
];

/** What a page on a community's places speaks of: who keeps them up, and the places. */
export const placeCues: readonly PaperCue[] = [
  cue(
    2,
    /\b(?:roads?|gates?|grounds|lakes?|docks?|ponds?|pool|clubhouse|architectural|beautification|landscap\w+) committees?\b|\bcommittee\b[^.;]{0,60}\b(?:maintain|manage|oversee|care)\w*\b[^.;]{0,40}\b(?:roads|grounds|lakes?|ponds?|pool|gates?|trails|entrances?|landscap\w+)\b/g,
  ),
  facilities,
];

/** What restrictions of a subdivision speak of that has a developer and no association yet. */
export const landCues: readonly PaperCue[] = [
  cue(1, /\bsingle[- ]family (?:dwellings?|residences?|homes?)\b/g),
  cue(1, /\bdevelopers?\b/g),
  cue(1, /\bthese restrictions\b|\brestrictions? (?:committee|run with)\b/g),
];

/** What other papers speak of, by their kind. Each list of words is one cue for each of its different words. */
export const otherPapers: readonly RegExp[] = [
  // A church and a charity
  /\b(?:church|parish|pastor|tithes?|worship|sunday school|offerings|congregation\w*|ministr(?:y|ies)|diocese|sermon|missions?|pledges)\b/g,
  // A landlord's lease and a deed or mortgage of one home
  /\b(?:landlord|lessor|lessee|tenant|security deposit|monthly rent|rent|sublet|apartment|premises|renters)\b/g,
  // A city and its authorities
  /\b(?:city council|town council|council ?members?|mayor|ordinance|planning commission|city (?:manager|attorney|clerk)|zoning|alderman|county commission\w*|police department|fire department|public works)\b/g,
  // A school
  /\b(?:schools?|students?|teachers?|principal(?! (?:roof|dwelling|residence|structure|building|amount|balance|sum|use|place|office))|classrooms?|pta|parents|(?<!\b(?:above|below|at|finished|existing|natural) )grades?|superintendent|tuition|campus)\b/g,
  // Work and what is paid for it
  /\b(?:employee|employer|salary|base pay|probationary|job title|résumé|resume|work experience|references|skills|curriculum vitae|bachelor|university|gpa|paid time off|non-?compete)\b/g,
  // Shopping, cooking, bills
  /\b(?:tablespoons?|tbsp|teaspoons?|tsp|preheat|oven|cups?|flour|butter|eggs|milk|bread|cheese|chicken|onions?|garlic|bananas?|apples|coffee|subtotal|cashier|thank you for shopping|invoice|account number|amount due|bill to|data plan|sales tax|qty|wireless|previous balance|autopay|checkout|groceries|daycare|streaming|car payment)\b/g,
  // A bank, an insurer, a company
  /\b(?:member fdic|apr|apy|checking account|savings account|credit score|refinanc\w+|mortgage rates?|policyholder|insured|coverage|shareholders?|stockholders?|common stock|dividends?|earnings per share|fiscal quarter)\b/g,
  // A form to be filled in
  /\b(?:name|address|city|state|zip|phone|email|date of birth|signature|date): ?_{3,}/g,
  // Medicine
  /\b(?:patients?|diagnosis|prescription|dosage|physician|symptoms|clinic|hospital)\b/g,
  // Law and letters
  /\b(?:plaintiff|defendant|appellant|court of appeals|supreme court|u\.s\.c|statutes?|legislature|law review|amendment rights|f\.[23]d|jurisdiction)\b/g,
  // Code
  /\b(?:function|const|return|import|export|class|def|void|null|undefined|async|await|println|stdout)\b|[{};]\s*$/gm,
];
