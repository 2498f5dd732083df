import { monthNames } from '../language/month-names.ts';
import { regex } from '../regex.ts';

/**
 * Phrases in which a name means another thing, by the subject of the facts that look for it. A passage that has its names only
 * in them speaks of something else. A pattern that takes the whole line says that such a line never speaks of the subject.
 */

const persons =
  '(?:owners?|homeowners?|residents?|famil(?:y|ies)|guests?|invitees?|members?|agents?|servants?|employees?|occupants?|licensees?|contractors?|visitors?|purchasers?|children|lessees?|tenants?|heirs)';

/** What the members share and may take for a day. */
const shared =
  '(?:community|recreation|social|civic) (?:center|room|house)|club ?(?:house|room)|hall|lodge|pavilion|party room|ballroom|picnic (?:area|shelter)|gazebo';

/** Tenants among others who come and go, what is owned or leased, all that may be done with land, and the stamp against limits by race. */
export const notOfRenting = new RegExp(
  [
    String.raw`^(?!.*\b(?:tenants?|lessees?|leased|rented)\b).*\bsigns?\b.*\b(?:sale|sell(?:ing)?|rent(?:ing)?|lease|leasing|rental)\b.*$`,
    String.raw`\b(?:sale|sell|selling|sold)"?,? (?:or|and|\/) "?(?:for )?(?:rent(?:al|ing)?|lease|leasing)\b|"for (?:rent|lease)"`,
    String.raw`^.*\b(?:sell,? (?:or )?lease\b[^.;]*\bon behalf of the association|mortgage arrangements|liability insurance|termination fee|receiver(?:ship)?)\b.*$`,
    String.raw`\b(?:sale|rent|lease)(?:al)? signs?\b|\btenants in common\b|\bjoint tenan\w*|\b(?:mineral|lands?|surface|equipment|cattle) leas\w*|\b(?:hydrants?|equipment|box|slip|${shared}) rentals?\b|\brent\w*(?: (?:or|and|of|an?|the|use|reserve|sponsor(?:ing|ship)?|rentals?)){0,5} (?:the|our|a|an) (?:[a-z]+ )?(?:${shared})\b(?! (?:home|unit|lot)s?)|\blands? leased\b|\bleas\w* of (?:mineral|oil|gas)`,
    String.raw`^.*\b(?:sale|rental)\b.*\b(?:because|regardless|account|basis) of (?:[a-z]+,? ){0,6}(?:race|color)\b.*$`,
    String.raw`\bdelegate\b[^.;]{0,200}\b(?:tenants?|lessees?)\b`,
    String.raw`\b${persons}(?:,|,? and|,? or|,? and\/or|\/)? ?(?:(?:his|her|their|its|the|any) )?(?:tenants?|lessees?|renters?)\b`,
    String.raw`\b(?:tenants?|lessees?|renters?)(?:,|,? and|,? or|,? and\/or|\/) ?(?:(?:his|her|their|its|the|contract|any) )*${persons}\b`,
    String.raw`\bleaseholds?\b|\bleasing (?:office|center|agent)\b|\b(?:sales?|model)[^.;]{0,30}\bleasing\b`,
    String.raw`\bown(?:ed|ing|s)?,? or leas(?:ed?|ing|es)\b`,
    String.raw`\b(?:held|conveyed|transferred|occupied|encumbered|hypothecated|sold),? (?:[a-z]+,? (?:or |and )?){0,4}(?:leased|rented)\b`,
    String.raw`\b(?:hold|bid in|acquire|encumber|convey|mortgage),? (?:[a-z]+,? (?:or |and )?){0,4}lease\b`,
    String.raw`\b(?:collects?|collection of|receives?|assign\w*) (?:of )?(?:the |all |any )?rents?\b|\bnet rents\b|\brents,? (?:issues|and profits)\b|\brent or other consideration\b`,
  ].join('|'),
);

/** Only the name of a place: a box that hangs in the parking lot. */
export const lotsAsPlaces =
  /^(?!.*\bpark(?:ed|ing)?\b(?! (?:lots?|areas?|pads?)\b)).*\bparking (?:lots?|areas?|pads?)\b.*$|\bguest moorage\b/;

/** Cars in a garage stand on no street. */
export const notOnStreets = regex`^(?!.*\b(?:streets?|roads?|roadways?|curbs?|driveways?)\b).*\bgarages?\b.*$|${lotsAsPlaces.source}`;

/** What is loud is an animal, a machine or a bather, what is heard at the pool, and who is disturbed complains. */
export const notOfNoise =
  /^(?!.*(?:\bquiet hours?\b|\{c|\bradios?\b|\btelevisions?\b|\bstereos?\b|\bmusic\b|\bsound levels?\b)).*\b(?:pets?|dogs?|animals?|bark\w*|pool|insect|complain\w*|equipment)\b.*$|^(?!.*(?:\bquiet hours?\b|\{c|\b(?:homes?|units?|lots?|houses?|residences?|apartments?|community)\b)).*\b(?:pool|headphones?|ear ?(?:buds|phones))\b.*$/;

/** What is levied, the lines and arcs of a surveyor, and changes of plats and of the papers themselves. */
export const notOfBuilding =
  /^(?!.*\b(?:architect\w*|plans|exterior)\b).*\bassess(?:ments?|ed)?\b.*$|^.*\b(?:modify|alter|re-?subdivide)\b[^.;]{0,40}\bplats?\b.*$|^.*\b(?:thence|central angle|chord (?:length|bearing|distance)|arc (?:length|distance)|point of (?:beginning|curvature))\b.*$|\b(?:modification|alteration)s?\b,?(?: (?:or|and) [a-z]+,?)? (?:of|to) (?:(?:this|these|the|any|such|said) )?(?:[a-z]+ ){0,3}(?:covenants?|declaration|restrictions|agreement|by-?laws|instrument|resolution|lease|contract|rules)\b|\b(?:waiver|waived|modification|termination)s?\b,? (?:(?:or|and) )?(?:modification|modified|terminat\w+)\b/;

/** What is begun or finished in time, who arbitrates, what a lender may see, what is made part of the paper. */
export const notOfReview =
  /^(?!.*\bsubmi).*\b(?:appeal|challenge)s?\b[^.;]{0,60}\bdecisions?\b.*$|^(?!.*\b(?:receipt|submi\w+|disapprov\w+)\b).*\b(?:commenc|complet)\w*\b.*$|^.*\b(?:mortgagees?|arbitrators?)\b.*$|\bincorporated? (?:herein )?by reference\b.*$/;

/** From where a thing is seen and where it stands, what is parked, who pays no dues, what is insured. */
export const notOfRoads =
  /\b(?:visible|seen|views?|viewed|sight|screened|hidden|concealed|set ?back|facing|faces?|fronting|near(?:er)?|close[rd]?)\b[^.;]{0,30}\b(?:streets?|roads?|roadways?|alleys?)\b|\b(?:streets?|roads?) (?:corners?|view|side|frontage|lines?|number|lights?|signs?|trees?|address(?:es)?|names?|parking)\b|\b(?:corners?|intersections?) of (?:the |any |two )?(?:streets?|roads?)\b|\b(?:obtain|carry|procure)\w*,? and maintain\w*\b.*\binsur.*$|^(?!.*\b(?:snow|plow\w*|resurfac\w*|paving|pavement)\b).*\b(?:motor ?homes?|mobile homes?|vehicles?|trailers?|boats?|campers?|antennas?)\b.*$|^(?!.*\b(?:maint\w+|repair\w*)\b).*\binsur.*$|\bdedicated to and accepted\b.*$|\bstreet cleaning\b/;

/** What the association insures, the name of a company, the insurance of a title, a loan or a bank, 'to insure that', and what a policy waives. */
export const notOfInsuring =
  /^(?!.*\b(?:each|every|unit|lot|any|an) owners? (?:shall|should|must|may|is|in)\b).*\b(?:association|board)\b[^.;]{0,90}\bshall (?:obtain|maintain|carry|procure|purchase)\b.*$|\b(?:increases?|cancellation of)\b[^.;]{0,40}\binsur\w*|\b(?:mortgage|title) insurance\b|\binsurance proceeds\b|\bproceeds (?:of|from) (?:any |the |such )?insurance\b|\binsur(?:e|es|ing) (?:that|compliance|conformity|proper|adequate|harmony|an? (?:uniform|harmonious|adequate)|the (?:proper|orderly|continued|original|best|highest|most|enforcement|quality|payment|collection|successful))\b|\b(?:(?:title|life|mutual|fire) )*insurance (?:company|companies|corporation|corp|agency|commissioner)\b|\bdeposit insurance\b|^.*\b(?:waivers? of subrogation|act or omission|amended unilaterally|eligible holder)\b.*$/;

/** The terms on which something is done, a term that is a word, and how long something else goes on. */
export const notOfDuration =
  /\bterms?,? (?:(?:and|or) )?(?:conditions?|provisions?|covenants?|limitations?|easements?)\b|\bterms of\b|\b(?:upon|on|under|such|following|these|its|their|said|by the|by its) terms\b|\bterms? "|\b(?:delinquen|default|arrears|rented|leased)[^.;]{0,120}\bperiod of\b|\bperiod of time\b|\bterms? thereof\b/;

/** A paper's own name, 'as amended', and what else is changed. */
export const notOfAmending =
  /\b(?:this|first|second|third|fourth|fifth|sixth|adopted|certificate of|following|proposed) amendments?\b|\bmodifications? of (?:the )?assessments?\b|\bamended and restated\b|\bas (?:[a-z]+ ){0,4}amended\b|\bparent: amendments?\b/;

/** More than something else than last year's dues, and what is reckoned for a part of a year. */
export const notOfIncreases =
  /\badjust\w* according to\b|\badjust(?:ments?|ers?)\b|\bincreas\w* (?:in |of )?(?:the |such |any )?initiation fees?\b|\bin excess of (?:those|the dollar amount|\{m|such|any)|\brequired to be raised\b/;

/** What may be bought besides a home. */
export const notOfRefusal =
  /\b(?:failure|neglect) or refusal\b|\brefusal (?:of (?:an|any|the|such) [a-z]+ )?to\b|\bright to purchase (?:and maintain )?(?:[a-z]+ ){0,5}(?:insurance|polic(?:y|ies)|coverage|supplies)\b|^.*\bsigns?\b.*$/;

/** What owners owe each other, what a seller pays at a closing, and papers named after one. */
export const notOfContributions =
  /\bwaivers?\b[^.;]{0,60}\bcontribution\b|^.*\breserve stud(?:y|ies)\b.*$|\bguarantees? to (?:the )?initial purchasers\b|\bclosing (?:costs?|agents?|dates?|documents?|statements?|attorneys?|doc[a-z]*)\b|\bright (?:of|to) contributions?\b|\bcontributions? (?:from any other owner|towards? (?:the )?common expenses)\b|\bliability for contribution\b/;

/** A promissory note of a buyer, penalties for what is no payment, a lender that comes by a home, land that may be sold. */
export const notOfLatePayment =
  /^.*\bmortgagees?\b[^.;]*\bacquire[sd]?\b[^.;]*\bforeclos.*$|\bheld,? (?:[a-z]+,? (?:and |or )?){0,5}sold\b|\bsold on (?:a )?(?:land )?contract\b|\bsold,? (?:[a-z]+,? (?:and |or )?){0,5}(?:conveyed|occupied)\b|^.*\bthis note\b.*$|^(?!.*\b(?:late|delinquen\w*|overdue|past due|unpaid|not paid|dues|assess\w*|payments?)\b).*\bpenalt.*$/;

/** An annual meeting that was, and what was got ready for it. */
export const notOfNextMeeting = /\bfor the annual meeting (?:held|was|were|in \{t|on \{t|of \{t)/;

/** The day of a sale, what fits, who settles in, what all would share, what is tried out, what one thinks best, what directors are held harmless for, and what a policy covers. */
export const notOfSuits =
  /\b(?:at|post-?|after|until|date of) ?settlement\b(?! (?:conference|talks|negotiations))|\bsettlement (?:agents?|statements?|dates?)\b|\bcracks?\b[^.;]{0,60}\bsettl\w*|\bsettl\w* (?:due to|(?:in|into|down)\b(?! court)|of the (?:foundation|slab|soil|ground))|\btrial (?:balances?|periods?|basis|runs?)\b|\b(?:free|month) trial\b|\btests?(?: and|,| or) trials?\b|\btrials? and tests?\b|\bsuites?\b|\b(?:swim|wet|follow|jump|dress)(?: |-)?suits?\b|\bsuits? (?:the|our|your|their|every|all) \b|\b(?:own|best|sole|good|sound|business|independent) judgment\b|\bin (?:the|its|their|his) (?:[a-z]+ )?judgment\b|^.*(?:\bindemnif|\bnolo contendere\b|\bagainst all costs\b|\bin (?:his|her|their) (?:or her )?capacity (?:as|of) |\bby reason of (?:his|her|their) (?:or her )?being\b|\blegal liability of the insureds?\b|\bcommon expenses?\b[^.;]{0,160}\bjudgments?\b|\bjudgments?\b[^.;]{0,160}\b(?:common expenses?|shared by|allocated (?:to|among|between))\b).*$/;

/** What collecting costs, what is owing to a cause, what is carted off, and what comes late but money. */
export const notOfArrears = regex`\boverdue (?:makeovers?|maintenance|repairs?|projects?|work|items?|books?)\b|\b(?:costs?|expenses?|fees?) of collection\b|\bcollection (?:costs?|expenses?|fees?)\b|\bowing to\b|\b(?:trash|garbage|refuse|waste|recycling) collections?\b|\b(?:too|of|as) late\b|\blate (?:spring|summer|fall|autumn|winter|${monthNames}|in|to|arrival|evening|night)\b|\b(?:received|arrived?|arriving|came|starting|started) late\b|\boutstanding (?:job|work|service|effort|volunteer|issues?|items?|questions?|violations?)\b`;

/** What running things costs, hours, another body's account, another balance, and the verb. */
export const notOfCash =
  /\bchecking (?!accounts?\b|accts?\b|balances?\b|funds?\b|and (?:savings|reserves?)\b|was\b|is\b|has\b|at\b|as of\b|[-:=({$])[a-z]+|\b(?:swim|team|club|committee|social|pta)(?:'s)? (?:[a-z]+ ){0,2}(?:checking|bank) accounts?\b|\b(?:total |net )*operating (?:expenses?|expenditures?|spending|costs?|budgets?|income|revenues?|assess\w*|dues|hours?|loss|plans?|procedures?|rules?|excess|surplus|deficit)\b|\b(?:bank|cash) (?:service )?(?:charges?|flows?|in-?flows?|income|basis|receipts|disbursements)\b|\bbalance sheets?\b|\bbalance of (?:over |more than )?\{m|\b(?:past due|unpaid|outstanding|loan|large|dues) balances?\b|\bbalances? (?:for|on|of|due on) (?:the|a|an|any|his|her|their) (?:[a-z]+ )?(?:loan|note|mortgage|park|lawn|year|season|term|property)\b/;

/** Income that is a part or a rest, and what is named after it. */
export const notOfIncome =
  /\bnet (?:ordinary |other |operating )?income\b|\bincome (?:tax(?:es)?|statements?)\b|\b(?:interest and other|interest|other|misc(?:ellaneous)?|late fee) income\b|\bnet cash inflows?\b/;

/** Votes that fail, what an expense is booked as, other emergencies, keys and people that are replaced. */
export const notOfRepairs =
  /^.*\b(?:line items?|classif(?:y|ied|ying))\b.*$|\b(?:motions?|proposals?|changes?|amendments?|votes?)\b[^.;]{0,40}\bfail\w*\b|\bfail\w* to\b|\b(?:negotiat|plan|policy|program)\w* to replace\b|\b(?:not|no) (?:an? |longer an )?emergenc\w*|\b(?:medical |non-?)emergency\b|\bemergency (?:preparedness|meetings?|contacts?|contingency|funds?|phone|numbers?|access|vehicles?|sessions?)\b|\bkeys?\b[^.;]{0,30}\breplace\w*|\breplace\w* (?:the )?(?:directors?|members?|president|treasurer|secretary|officers?|keys?|lost)\b/;
