import { regex } from '../../regex.ts';

const major =
  '(?:roofs?|shingles|roads?|streets?|roadways?|asphalt|pavement|parking lots?|driveways|siding|stucco|balcon(?:y|ies)|stairways?|foundations?|(?:retaining|perimeter|community|entrance|boundary) walls?|sea ?walls?|bulkheads?|(?:foot)?bridges?|dams?|spillways?|elevators?|boilers?|sewers?|septic|water (?:mains?|lines?|system)|storm drains?|(?:boat )?ramps?|docks?|piers?|(?:swimming )?pools?|repaving|re-?roofing|re-?piping|construction defects?|building envelopes?)';
/** What is dear to make anew and cheap to mend: only its bids tell. */
const outdoor = '(?:playgrounds?|tennis courts?|fenc(?:es?|ing))';
const workOn =
  '(?:repair(?:s|ing)?|replac(?:ing|ement|e)|resurfac(?:ing|e)|repav(?:ing|e)|pav(?:ing|e)|rebuild(?:ing)?|reconstruct(?:ion)?|renovat(?:ion|e|ing)|re-?roof(?:ing)?|re-?pip(?:ing|e)|dredg(?:ing|e)|refurbish(?:ing|ment)?|rehabilitat(?:e|ing|ion)|reseal(?:ing)?)';
const close = '(?: (?:of |to |on |for |the |our |all |[a-z]+ |\\{n\\d+\\} ){0,5}?)';
const starts =
  '(?:will|(?:is|are)(?: now)? (?:scheduled|planned|set|slated|expected|due) to) (?:[a-z]+ ){0,2}?(?:begin|start|commence|take place|be (?:done|under ?way|completed|performed|carried out))\\b';
const goesOn =
  '(?:(?:has|have) (?:started|begun)|(?:started|began) (?:on|last|this)\\b(?![^.;]*\\b(?:took|completed|finished|done)\\b)|(?:is|are) (?:now |still )?(?:under ?way|in progress|ongoing)|will (?:last|continue(?! to)|take)|(?:continues?|starts|begins) (?:in|on|through|until|this|next))\\b';
const redone =
  '(?:done|replaced|repaired|re-?roofed|rebuilt|repaved|paved|resurfaced|completed|finished|restored|redone)';
/** What an association tends that is worn in the open, besides what is dear. */
const tended = `(?:${major}|fenc(?:es|ing)|buildings?|common (?:areas?|elements?)|propert(?:y|ies)|clubhouse|sidewalks?|walls)`;
const roofing = '(?:roofing|re-?roofing|paving|repaving|siding|re-?piping|dredging)';

/** Work that is still to do, by words that no wish and no general advice uses. */
const outstanding: readonly RegExp[] = [
  // 'Twenty roofs remain to be done'
  regex`\b${major} (?:still |that )?(?:remains?|(?:is|are) (?:still )?left|(?:has|have) yet) to be ${redone}\b`,
  // 'There are nine roofs left to replace', 'five roofs to do'
  regex`\{n\d+\} (?:more |other )?(?:[a-z]+ )?${major} (?:left |still |remaining )?to (?:do|go|replace|repair|re-?roof|repave|resurface|rebuild)\b`,
  // 'The roofs of two buildings are to be replaced next spring'
  regex`\b${major}\b[^.;]{0,40}\b(?:is|are) to be ${redone} (?:next|this|in|by|before|during|starting)\b`,
  // 'catching up on the deferred maintenance of the fences'
  regex`\b(?:catch(?:ing)?|caught) up (?:on|with) (?:the |our |years of )?(?:deferred|overdue|postponed|neglected) (?:maintenance|repairs?|upkeep)(?: work)? (?:of|on|to|for)${close}${tended}\b`,
  regex`\bbehind (?:on|in|with) (?:the |our )?(?:deferred )?(?:maintenance|repairs?|upkeep)(?: work)? (?:of|on|to|for)${close}${tended}\b`,
  regex`\bdeferred maintenance (?:items? |list |work )?(?:includes?|consists of)(?: [a-z]+,?){0,8}? ${tended}\b`,
  // 'the sum needed to complete the roofing'
  regex`\b(?:amount|money|funds?|sum|cash|assessment|loan|rest)\b[^.;]{0,24} to (?:complete|finish) (?:the |our |this )?(?:[a-z]+ ){0,2}?(?:${roofing}|${major} (?:${workOn}|project|work))\b`,
  // 'Buildings 4 and 6 will need roofs in 2032'
  regex`\b(?:buildings?|units?|villas|townhomes|clubhouse)(?: (?:\{n\d+\}|and|or|[a-z]|,)){0,8} (?:will |still |also ){1,2}needs? (?:(?:an?|new|their|complete|full) ){0,2}${major}(?: (?:in|by|before|within|next|this)\b)`,
  // 'Reroofing must be done in about nine years'
  regex`\b(?:${roofing}|${workOn}${close}${major}|${major} ${workOn})(?:,? (?:which|that|this|it))? (?:must|will (?:have|need) to|has to|have to|is going to) be (?:done|completed|performed|undertaken|carried out)\b(?! (?:by|with|according|using|between|only)\b)`,
];

/** Ways of telling, in Sentence.plain, that a dear part of the community is going to be mended or made anew. */
const plans: readonly RegExp[] = [
  ...outstanding,
  // 'Sealing the roads needs to be done', 'thought it wise to go ahead and rebuild our dock'
  regex`\b${workOn}${close}${major} (?:needs?|has|have) to be done\b`,
  regex`\bgo(?:ing)? ahead (?:and|with)(?: the)? ${workOn}${close}${major}\b`,
  // 'Road repairs will begin within the next month', 'Repairs of the balconies are under way'
  regex`\b${major} (?:[a-z]+ )?${workOn}(?: (?:work|project))? (?:${starts}|${goesOn})`,
  regex`\b${workOn}${close}${major} (?:${starts}|${goesOn})`,
  // 'Roof replacement is scheduled for 2032'
  regex`\b(?:${major} (?:[a-z]+ )?${workOn}|${workOn}${close}${major})(?: (?:work|project))? (?:is|are) (?:now |currently )?(?:scheduled|planned|slated|set|due) (?:for|in)\b`,
  // 'the importance of mending the ramp', where members vote on 'Ramp Repair and a $150 Assessment'
  regex`(?<!\bno )\b(?:importance|need|necessity|urgency) (?:of|for|to)(?: the)? ${workOn}${close}${major}\b`,
  regex`\b${major} ${workOn} (?:and|with) (?:an? |the )?(?:\{m\d+\} )?(?:special |one-time )?assessment\b`,
  // 'Six buildings need new roofs', 'The balconies will need $70,000 of work'
  regex`\b(?:buildings?|clubhouse) (?:still |also |all )?(?:will )?needs? (?:an? )?(?:new|complete|full) ${major}\b`,
  regex`\b${major} (?:will )?needs? (?:about |around |approximately |over |up to )?\{m\d+\} (?:of|in|worth of) (?:work|repairs?)\b`,
  // 'The next big project is repaving our roads'
  regex`\b(?:next|largest|biggest|main) (?:[a-z]+ ){0,2}(?:project|expense|expenditure|item|undertaking)\b[^.;]{0,20}\b(?:is|will be) (?:the )?${workOn}${close}${major}\b`,
  // 'we need to begin replacing our roofs'
  regex`\b(?:need|needs|have|has|plan|plans|planning|intends?|going|hop(?:e|es|ing)|attempts?|must) to (?:begin |start |fully )?${workOn}${close}${major}\b`,
  // 'our upcoming roof replacement'
  regex`\b(?:upcoming|planned|scheduled|pending|proposed|needed|necessary) (?:[a-z]+ ){0,2}?${major} (?:${workOn}|project)\b`,
  // 'to fund the replacement of the pool'
  regex`\b(?:fund(?:s|ing)?|pay(?:ing)? for|financ(?:e|ing)|assessment for|cost of)(?: of)? (?:the |our )?(?:full |complete |partial )?${workOn}(?: and ${workOn})?${close}${major}\b`,
  // 'Bids for paving the roads'
  regex`\b(?:bids?|quotes?|estimates?|proposals?) (?:(?:was|were|has been|have been) (?:obtained|received|sought|requested|solicited|reviewed|presented) )?(?:from [a-z{}\d ]{2,40} )?(?:for|on|to)(?: (?:do|perform))? (?:the )?(?:${workOn}${close}(?:${major}|${outdoor})|(?:${major}|${outdoor}) (?:[a-z]+ )?${workOn})\b`,
];

/** What an owner mends at home is no plan of the association. */
const theirs =
  /\b(?:their|your|his|her) (?:own )?(?:roofs?|driveways?|siding|docks?|pools?|stucco)\b|\b(?:home)?owners? (?:need|have|has|must|wants?|plans?|wish|intends?)\b|\bno need\b/;

/** True where a sentence, in Sentence.plain, tells of large work that is planned. */
export const isPlanned = (plain: string) => !theirs.test(plain) && plans.some((plan) => plan.test(plain));

/** True where it tells of such work that is left to do, in words that stand in the letter of a budget or a report too. */
export const isOutstanding = (plain: string) =>
  !theirs.test(plain) && outstanding.some((plan) => plan.test(plain));
