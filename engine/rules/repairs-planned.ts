const major =
  '(?:roofs?|shingles|roads?|streets?|roadways?|asphalt|pavement|parking lots?|driveways|siding|stucco|balcon(?:y|ies)|stairways?|foundations?|(?:retaining|perimeter|community|entrance|boundary) walls?|sea ?walls?|bulkheads?|(?:foot)?bridges?|dams?|spillways?|elevators?|boilers?|sewers?|septic|water (?:mains?|lines?|system)|storm drains?|boat ramps?|docks?|piers?|(?:swimming )?pools?|repaving|re-?roofing|re-?piping)';
const workOn =
  '(?:repair(?:s|ing)?|replac(?:ing|ement|e)|resurfac(?:ing|e)|repav(?:ing|e)|pav(?:ing|e)|rebuild(?:ing)?|reconstruct(?:ion)?|renovat(?:ion|e|ing)|re-?roof(?:ing)?|re-?pip(?:ing|e)|dredg(?:ing|e)|refurbish(?:ing|ment)?|rehabilitat(?:e|ing|ion)|reseal(?:ing)?)';
const close = '(?: (?:of |to |on |for |the |our |all |[a-z]+ |\\{n\\d+\\} ){0,5}?)';
const starts =
  '(?:will|(?:is|are)(?: now)? (?:scheduled|planned|set|slated|expected|due) to) (?:[a-z]+ ){0,2}?(?:begin|start|commence|take place|be (?:done|under ?way|completed|performed|carried out))\\b';

/** Ways of telling, in Sentence.plain, that a dear part of the community is going to be mended or made anew. */
const plans: readonly RegExp[] = [
  // 'Sealing the roads needs to be done', 'thought it wise to go ahead and rebuild our dock'
  new RegExp(`\\b${workOn}${close}${major} (?:needs?|has|have) to be done\\b`),
  new RegExp(`\\bgo(?:ing)? ahead (?:and|with)(?: the)? ${workOn}${close}${major}\\b`),
  // 'Road repairs will begin within the next month'
  new RegExp(`\\b${major} (?:[a-z]+ )?${workOn}(?: (?:work|project))? ${starts}`),
  new RegExp(`\\b${workOn}${close}${major} ${starts}`),
  // 'we need to begin replacing our roofs'
  new RegExp(
    `\\b(?:need|needs|have|has|plan|plans|planning|intends?|going|hop(?:e|es|ing)|attempts?|must) to (?:begin |start |fully )?${workOn}${close}${major}\\b`,
  ),
  // 'our upcoming roof replacement'
  new RegExp(
    `\\b(?:upcoming|planned|scheduled|pending|proposed|needed|necessary) (?:[a-z]+ ){0,2}?${major} (?:${workOn}|project)\\b`,
  ),
  // 'to fund the replacement of the pool'
  new RegExp(
    `\\b(?:fund(?:s|ing)?|pay(?:ing)? for|financ(?:e|ing)|assessment for|cost of)(?: of)? (?:the |our )?(?:full |complete |partial )?${workOn}(?: and ${workOn})?${close}${major}\\b`,
  ),
  // 'Bids for paving the roads'
  new RegExp(
    `\\b(?:bids?|quotes?|estimates?|proposals?) (?:for|on|to) (?:the )?(?:${workOn}${close}${major}|${major} (?:[a-z]+ )?${workOn})\\b`,
  ),
];

/** What an owner mends at home is no plan of the association. */
const theirs =
  /\b(?:their|your|his|her) (?:own )?(?:roofs?|driveways?|siding|docks?|pools?|stucco)\b|\b(?:home)?owners? (?:need|have|has|must|wants?|plans?|wish|intends?)\b/;

/** True where a sentence, in Sentence.plain, tells of large work that is planned. */
export const isPlanned = (plain: string) => !theirs.test(plain) && plans.some((plan) => plan.test(plain));
