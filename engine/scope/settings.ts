/** In what respect a sentence is narrower than a rule for every owner's home, now and without a condition. */
export type Respect = 'subject' | 'modality' | 'condition' | 'time';

/**
 * One way in which a sentence that has the words of an answer speaks of something narrower: another body, one kind of
 * member, a case that need not come, a paper's own adoption.
 */
export interface Setting {
  readonly respect: Respect;
  /** Over Sentence.plain. */
  readonly reads: RegExp;
  /** The sentence must not match. */
  readonly unless?: RegExp;
  /** One of the headings over the sentence must match, instead of `reads`. */
  readonly under?: RegExp;
  /** The facts and clauses, by id, that such a sentence does not answer. */
  readonly bars: RegExp;
}

/** What no sentence reads: the heading alone tells. */
const anything = /^/;

/** Whom it concerns: others than every owner and the association itself, or one thing among many. */
const subjects: readonly Setting[] = [
  {
    // 'City ordinances restrict how close to a driveway …': the city's rule, not the association's.
    respect: 'subject',
    reads:
      /^(?:[^a-z]*[a-z]?[.)] )?(?:the )?(?:city|county|town|municipal|state|local) (?:of [a-z]+ )?(?:ordinances?|codes?|laws?|regulations?) (?:also |further |may )*(?:restricts?|prohibits?|limits?|governs?|regulates?)\b/,
    bars: /^(?:vehicles|exterior|use)\./,
  },
  {
    // The approval of a city is none of the committee's.
    respect: 'subject',
    reads: /\bapproval does not\b[^.;]{0,60}\b(?:city|county|municipal\w*|governmental?|building department)/,
    bars: /^architecture\.no_answer_means$/,
  },
  {
    respect: 'subject',
    reads:
      /\bmeetings? of (?:the|any|each|such|a) (?:[a-z]+ )?committees?\b|\bcommittee chair\w*|\bgovernance of (?:the|any|each) committees?\b/,
    bars: /^meeting\.|^quorum\.|^board\.rules_by_board$/,
  },
  {
    // Rules on who may see the books bind nobody's life.
    respect: 'subject',
    reads:
      /\b(?:rules|regulations)\b[^.;]{0,100}\b(?:inspection|examination|duplication|copying)\b|\binspection rules\b/,
    bars: /^board\.rules_by_board$/,
  },
  {
    // A promissory note among a document's forms is another debt than the dues.
    respect: 'subject',
    reads: /\b(?:this|the|said|such) (?:promissory )?note\b|\bmaker of\b|\bpromissory note\b/,
    bars: /^assessment\./,
  },
  {
    // One facility, which not every owner uses: its fees, waivers and tenants are not those of the home.
    respect: 'subject',
    reads: /\b(?:moorage|marina|(?:boat |assigned )?slips?|storage (?:lot|space|unit)s?)\b/,
    bars: /^assessment\.(?:no_escape_from_dues|late_fee|late_after|frequency|regular)$|^rental\.|^fine\.hearing$/,
  },
  {
    respect: 'subject',
    reads: /\b(?:long-term|slip|moorage|marina) (?:lease|lessee)s?\b/,
    bars: /^fine\.hearing$|^rental\./,
  },
  {
    // What members of one part pay says nothing of the others.
    respect: 'subject',
    reads:
      /^(?:[a-z]+,? )?(?!(?:all|the|class|such|those|each|every|association|voting|our|other|general|new|these)\b)[a-z]{4,12} (?:members|owners) (?:shall|will|must) be billed\b/,
    unless: /^(?:[a-z]+,? )?(?:lot|unit|home|property|parcel|condominium|apartment|townhome) owners\b/,
    bars: /^assessment\./,
  },
  {
    respect: 'subject',
    reads: /\b(?:carpool|car pool|commuter|park-and-ride) parking\b/,
    bars: /^vehicles\.street_parking$/,
  },
  {
    // A rule on signs, or on the tools of a trade, is none on running a business or on vehicles.
    respect: 'subject',
    reads: /^(?:[^a-z]*[a-z]?[.)] )?no (?:[a-z]+,? (?:or )?){0,3}signs?\b/,
    bars: /^use\.home_business$/,
  },
  {
    respect: 'subject',
    reads: /\bspecial commercial equipment\b|\bequipment used in the (?:occupation|business|trade)\b/,
    bars: /^vehicles\./,
  },
  {
    respect: 'subject',
    reads: /\bdog (?:runs?|houses?|kennels?|doors?|parks?|pens?)\b|\bkennels?\b/,
    unless:
      /\b(?:dogs?|cats?|pets?|animals?) (?:or|and|may|shall|must|are|is|of|kept)\b|\bpets\b|\banimals\b/,
    bars: /^pets\.(?:allowed|max_count)$/,
  },
  {
    // Tanks out of view, lamps and hedges on or before a shed: none of them is a rule on sheds.
    respect: 'subject',
    reads: /\b(?:fuel|oil|gas|propane|water) tanks?\b|\blighting\b|\bshrubs?\b/,
    unless:
      /\b(?:sheds?|out-?buildings?|accessory (?:buildings?|structures?))\b[^.;]{0,80}\b(?:shall|must|may|permit|allow|approv|prohibit)/,
    bars: /^exterior\.outbuildings$/,
  },
  {
    respect: 'subject',
    reads: /\btrailer pads?\b/,
    unless: /\b(?:boats?|campers?|recreational|motor ?homes?)\b/,
    bars: /^vehicles\.rv_boat_trailer$/,
  },
  {
    // What guests may use is no right of every owner.
    respect: 'subject',
    reads: /^(?:the )?(?:invitees|guests|tenants)\b/,
    bars: /^declaration\.use_of_common_areas$/,
  },
  {
    respect: 'subject',
    reads: /\bnot be entitled to (?:the )?use (?:of )?(?:the )?common\b/,
    unless: /\bno (?:owner|unit|lot|home)\b[^.;]{0,40}\b(?:leas|rent)/,
    bars: /^rental\.allowed$/,
  },
  {
    // Seeds with noxious insects; a dog that hunts by itself.
    respect: 'subject',
    reads: /\bnoxious (?:insects?|weeds?|plants?|vegetation)\b|\b(?:plants?|seeds?)\b[^.;]{0,40}\bdisease/,
    bars: /^use\.nuisance$/,
  },
  {
    respect: 'subject',
    reads: /\b(?:dogs?|cats?|pets?|animals?)\b/,
    bars: /^use\.guns$/,
  },
];

/** What is said of it: a wish, a waiver, a mere word of control. */
const modalities: readonly Setting[] = [
  {
    respect: 'modality',
    reads: /\brepresentation or (?:guarantee|warranty)\b/,
    bars: /^declaration\.developer_exempt$/,
  },
  {
    // 'Shall maintain control of the spaces' keeps nothing up.
    respect: 'modality',
    reads:
      /\b(?:maintain|retain)s?\b[^.;]{0,20}\bcontrol (?:of|over|thereof)\b|\bmaintain control\b|\bmaintain(?:ing)? the (?:grading|slope|drainage)\b/,
    bars: /^maintenance\.(?!right_of_entry|done_at)/,
  },
  {
    // 'All fences that are the owner's responsibility' does not say which those are.
    respect: 'modality',
    reads:
      /\b(?:that|which) (?:are|is) (?:the )?(?:owner|association|homeowner|resident|lot owner)'?s?'? (?:maintenance )?responsibility\b/,
    bars: /^maintenance\./,
  },
  {
    // A flagpole, a solar device: upkeep of one thing that stands on a lot.
    respect: 'modality',
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:an? |any |all |each )?(?:flagpoles?|flags?|solar (?:energy )?(?:devices?|panels?)|antennas?|signs?|mailbox(?:es)?|dishes|rain barrels?) (?:must|shall|should) be (?:kept|maintained|repaired)\b/,
    bars: /^maintenance\./,
  },
];

/** What must come first: a case that need not come, an owner's own choice, a request for something else. */
const conditions: readonly Setting[] = [
  {
    // 'If an owner wishes to pay quarterly': how often dues are due is said elsewhere.
    respect: 'condition',
    reads:
      /\b(?:if|when|where|should) (?:an?|any|the) (?:[a-z]+ ){0,2}(?:owner|member|homeowner)s? (?:wish|want|elect|choose|opt|prefer|desire|request)\w*\b/,
    bars: /^assessment\.(?:frequency|late_fee|regular)$/,
  },
  {
    respect: 'condition',
    reads: /\bextension\b|\bextended (?:due|payment) date\b/,
    unless: /\bno extension\b/,
    bars: /^assessment\.late_fee$/,
  },
  {
    // 'If the Association ceases to water, the owner must': not so while it does.
    respect: 'condition',
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:if|should|in the event(?: that)?) the association (?:does not|fails|ceases|elects not|no longer|should cease|cease)\b/,
    bars: /^maintenance\.(?!right_of_entry|done_at)/,
  },
  {
    // A grace period within a plan for paying arrears.
    respect: 'condition',
    reads: anything,
    under: /\bpayment (?:plan|agreement)s?\b|\binstallment (?:plan|agreement)s?\b/,
    bars: /^assessment\.(?:late_after|late_fee|frequency|regular)$/,
  },
  {
    respect: 'condition',
    reads: /\b(?:payment|installment) plans?\b|\bplan payments?\b/,
    bars: /^assessment\.(?:late_after|late_fee|frequency)$/,
  },
  {
    // A statement of accounts is asked for at a special meeting; the meeting itself is not.
    respect: 'condition',
    reads:
      /\bspecial meetings?\b[^.;]{0,30}\b(?:when|if|where|as) (?:such|a|the|said|it|that)?(?: statement| is| report)?\b[^.;]{0,20}\b(?:is |are )?(?:so )?requested\b/,
    unless: /\bspecial meetings?\b[^.;]{0,60}\b(?:may|shall|can|must) be (?:called|held)\b/,
    bars: /^meeting\.special_meetings$/,
  },
  {
    // Enough to go home, not enough to decide.
    respect: 'condition',
    reads: /\bvote to adjourn\b|\bmay adjourn\b|\badjourn the meeting\b/,
    unless:
      /\b(?:shall|will) constitute (?:a |the )?quorum\b|\bquorum (?:shall|will) be\b|\brequired quorum\b/,
    bars: /^quorum\.members$/,
  },
  {
    respect: 'condition',
    reads:
      /\b(?:challenge|appeal)s?\b[^.;]{0,60}\b(?:to|of|from) (?:an?|any|the|such) (?:final )?(?:decision|determination|ruling)\b|\bdecisions?\b[^.;]{0,20}\bmay be appealed\b/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    // So long after the meeting that decided, whenever that was.
    respect: 'condition',
    reads: /\b(?:after|following) the (?:[a-z]+ ){0,3}meeting (?:at which|in which|where)\b/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    respect: 'condition',
    reads:
      /\bviolation\b[^.;]{0,60}\bdeemed (?:to (?:be|have been) )?waived\b|\b(?:set-?back|encroach\w*)\b[^.;]{0,160}\bdeemed (?:to (?:be|have been) )?waived\b/,
    bars: /^architecture\.no_answer_means$/,
  },
  {
    respect: 'condition',
    reads: /\bsecret (?:written )?ballots?,? or (?:by )?(?:a )?voice vote\b|\bvoice vote\b/,
    bars: /^voting\.ballots$/,
  },
  {
    respect: 'condition',
    reads: /^(?:if|in the event)\b|\bpecuniary (?:profit|gain)\b|\bsalary may be paid\b/,
    bars: /^board\.manager$/,
  },
];

/** When it holds: what a term explains, what a paper says of its own adoption, what only the first years knew. */
const times: readonly Setting[] = [
  {
    // '"Residential unit" means a part built for residential use only.'
    respect: 'time',
    reads: /(?:^|: |[.)] )"[^"]{2,60}" (?:shall )?means?\b/,
    bars: /^occupancy\./,
  },
  {
    // How this paper was adopted is not how the next one must be.
    respect: 'time',
    reads:
      /\b(?:do )?hereby (?:amends?|adopts?|approves?|consents?|restates?|ratif(?:y|ies))\b|\b(?:has|have) been (?:duly )?(?:adopted|approved|ratified) by\b|\b(?:was|were) (?:duly )?(?:adopted|approved|ratified) by\b|\bhaving been (?:duly )?(?:adopted|approved) by\b|\bas evidenced by the signatures\b/,
    unless:
      /\b(?:may|shall|can|must)(?: only| not)* be (?:amended|changed|modified|altered|revoked)\b|\bamendments? (?:shall|may|must|requires?)\b|\bshall require\b/,
    bars: /^amendment\.|^voting\.proxy_allowed$|^quorum\./,
  },
  {
    // For so long the developer may mend the text; the covenants run on.
    respect: 'time',
    reads:
      /\b(?:declarants?|developer)\b[^.;]{0,80}\{d\d+\}[^.;]{0,140}\b(?:may|right to|reserves?)\b[^.;]{0,60}\bamend/,
    bars: /^declaration\.term$/,
  },
];

/** All that is known to narrow a sentence. */
export const settings: readonly Setting[] = [...subjects, ...modalities, ...conditions, ...times];
