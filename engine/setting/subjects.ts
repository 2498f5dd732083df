import type { Setting } from './setting.ts';

/** Whom it concerns: others than every owner and the association itself, or one thing among many. */
export const subjects: readonly Setting[] = [
  {
    // 'City ordinances restrict how close to a driveway …': the city's rule, not the association's.
    respect: 'subject',
    reads:
      /^(?:[^a-z]*[a-z]?[.)] )?(?:the )?(?:city|county|town|municipal|state|local) (?:of [a-z]+ )?(?:ordinances?|codes?|laws?|regulations?) (?:also |further |may )*(?:restricts?|prohibits?|limits?|governs?|regulates?)\b/,
    bars: /^(?:vehicles|exterior|use)\./,
  },
  {
    // What a town takes, no association does.
    respect: 'subject',
    reads: /\b(?:city|county|town|state)(?: may| will)? (?:fines?|issues? fines)\b(?!.*\bboard\b)/,
    bars: /^fine\./,
  },
  {
    // A fine for not paying a bill is none for breaking the rules.
    respect: 'subject',
    reads: /\bfails? to pay\b[^.;]{0,200}\bfines?\b/,
    unless: /\bviolat\w+|\binfraction|\bbreach/,
    bars: /^fine\.power_to_fine$/,
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
    // Whom a home may be let to says nothing of who lives there otherwise.
    respect: 'subject',
    reads:
      /\b(?:rentals?|leases?|leasing)\b[^.;]{0,60}\b(?:made )?to (?:a |any )?tenants?\b|^(?:[^a-z]*[a-z]{0,3}[.)] )?tenants? (?:shall|may|must|will)\b/,
    bars: /^occupancy\.residential_only$/,
  },
  {
    // How an appeal is heard is no promise of a hearing before a fine.
    respect: 'subject',
    reads:
      /\bappeal hearing\b|\bhearing\b[^.;]{0,60}\bof (?:the|an|any) appeal\b|\bunless\b[^.;]{0,40}\bappeal|\bexcept if the appeal\b/,
    bars: /^fine\.hearing$/,
  },
  {
    // Rules on one thing are no power over everything else.
    respect: 'subject',
    reads:
      /\b(?:rules|regulations)\b[^.;]{0,20}\b(?:regarding|concerning|relating to|respecting|as to|governing) (?:the )?(?:use of )?(?:fires?|parking|pets?|animals?|vehicles?|signs?|the pool|pools?|docks?|guests?|trash|antennas?|landscaping|elections?|inspections?)\b/,
    bars: /^board\.rules_by_board$/,
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
    // 'Before an approved house stands', and what is put to the board in a quarrel, ask no approval of work on a home.
    respect: 'subject',
    reads:
      /\b(?:erection|completion|construction) of (?:an|the) approved (?:[a-z]+ ){0,2}(?:dwelling|house|residence|home)\b|\b(?:disputes|complaints)\b[^.;]{0,120}\bsubmitted\b/,
    unless: /\bplans\b|\bapproval\b|\bapproved (?:in writing|by)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Owners of lots of one kind: what they keep or pay for is not everyone's.
    respect: 'subject',
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:the )?owners? of (?:an? |any |the |such )?(?:lots?|units?|homes?|property|properties) (?:with|having|that have|adjoining|adjacent|abutting|bordering|along)\b/,
    bars: /^(?:fine\.cost_you_cause|maintenance\.|assessment\.(?:regular|frequency|late_fee))/,
  },
  {
    // Leave for one door or one flagpole is none for all that changes the outside.
    respect: 'subject',
    reads:
      /\b(?:entry doors?|door frames?|religious (?:items?|displays?|symbols?)|security measures?|flag ?poles?|rain barrels?)\b|\bfollowing displays\b/,
    unless: /\b(?:exterior|improvements?|structures?|buildings?|fences?|additions?)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Nor is leave to live in a garage.
    respect: 'subject',
    reads:
      /\bconver(?:t|ts|ted|ting|sions?)\b[^.;]{0,60}\bgarages?\b|\bgarages?\b[^.;]{0,60}\bconver(?:t|ts|ted|ting|sions?)\b/,
    unless: /\b(?:exterior|improvements?|structures?|buildings?|fences?|additions?|alter\w*|outside)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Rules on how one section is carried out, such as the sale of homes, are not rules on living there.
    respect: 'subject',
    reads:
      /\brules\b[^.;]{0,160}\b(?:implement|effectuat|carry out)\w*\b[^.;]{0,60}\b(?:this|said|such) (?:section|provisions|paragraph)\b/,
    bars: /^board\.rules_by_board$/,
  },
  {
    // A statute printed as an appendix is no rule of the association.
    respect: 'subject',
    reads: /^/,
    under:
      /\b(?:appendix|exhibit|attachment)\b[^>]{0,40}\b(?:rcw|(?:revised|state|civil|property|general|annotated) (?:code|statutes?)|statutes?|code of|u\.?s\.?c)\b/,
    bars: /^(?!document|association|community)/,
  },
  {
    // 'No plumbing in a shed' forbids no shed.
    respect: 'subject',
    reads:
      /\bno (?!sheds?\b|out-?buildings?\b|storage\b|accessory\b|playhouses?\b|(?:[a-z]+,? (?:or )?){0,4}(?:sheds?|out-?buildings?)\b)[a-z]+\b[^;]{0,60}\b(?:in|inside|within) (?:an?|any|the|such) (?:[a-z]+ )?(?:sheds?|out-?buildings?)\b/,
    bars: /^exterior\.outbuildings$/,
  },
  {
    // How long an owner's own car may stand where guests park is no limit for guests.
    respect: 'subject',
    reads:
      /\b(?:(?:home)?owner|resident|member|tenant)s?'?s?'? (?:own |personal )?(?:motor )?(?:vehicles?|cars?)\b[^;]{0,60}\bparked\b/,
    bars: /^vehicles\.guest_parking_limit$/,
  },
  {
    // A vessel held for what is owed on it; a dock where dogs are led.
    respect: 'subject',
    reads: /\bimpound|\bvessels?\b/,
    unless: /\b(?:declaration|by-?laws|covenants?|restrictions)\b/,
    bars: /^dispute\.loser_pays$/,
  },
  {
    respect: 'subject',
    reads: /\b(?:when|while) (?:using|on|at|in) (?:the |any )?(?:marina|docks?|beach|pool|trails?|park)\b/,
    unless: /\b(?:common (?:areas?|propert\w+|elements?)|outside|off (?:the |their )?(?:lot|owner))\b/,
    bars: /^pets\.leash_required$/,
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
    // What one owner owes is not what every owner pays.
    respect: 'subject',
    reads:
      /\b(?:your|the owner's) (?:account|records?|balance|ledger)(?: with [a-z ]{1,30})? (?:shows?|reflects?|has|is|indicates?|remains?)\b|\bour records (?:show|indicate|reflect) (?:that )?(?:you|your)\b/,
    bars: /^assessment\.|^special_assessment$/,
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
      /\bsheds?\b|\bout-?buildings?\b|\baccessory (?:buildings?|structures?) (?:shall|must|may|are|is)\b/,
    bars: /^exterior\.outbuildings$/,
  },
  {
    respect: 'subject',
    reads: /\btrailer pads?\b|\b(?:plumbing|septic|toilets?|lavator(?:y|ies)|sewage|defensible space)\b/,
    unless: /\b(?:boats?|campers?|recreational|motor ?homes?|rvs?|park\w*|stor(?:e[ds]?|ing|age))\b/,
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
  {
    // 'Directors other than those appointed by the declarant': the exception, not the right.
    respect: 'subject',
    reads:
      /\b(?:other than|except(?: for)?|excluding)\b[^.;,]{0,60}\b(?:appointed|selected|designated|elected)\b[^.;,]{0,20}\bby (?:the )?(?:declarant|developer|grantor)\b/,
    unless: /\b(?:declarant|developer|grantor) (?:shall|may|has|will|is|reserves)\b/,
    bars: /^voting\.declarant_control$/,
  },
  {
    // A tree to be felled is asked for by itself.
    respect: 'subject',
    reads: /\bremoval of (?:any )?trees?\b|\btrees?\b[^.;]{0,40}\bremov/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    // The members of one phase or village decide for themselves.
    respect: 'subject',
    reads:
      /\bmeetings? of (?:the )?(?:owners|members) (?:in|of|within) (?:phase|village|building|section) |\bmeetings? of (?:the )?(?:phase|village|building) [a-z{}\d]+ (?:owners|members)\b/,
    bars: /^quorum\.|^meeting\./,
  },
  {
    // Insurance of what all own is none of one's own home.
    respect: 'subject',
    reads:
      /\binsur\w*\b[^.;]{0,200}\bcommon (?:areas?|elements?|propert\w+|facilities)\b|\bat the association's (?:cost|expense)\b|\binsurance\b[^;]{0,200}\bname the association\b/,
    unless:
      /\b(?:his|her|their|its|own|each|such) (?:[a-z]+ ){0,2}(?:homes?|dwellings?|residences?|units?|lots?|houses?|contents)\b/,
    bars: /^insurance\.owner_must_carry$/,
  },
  {
    // A permit of the county is no approval of the association.
    respect: 'subject',
    reads: /\bcondition of (?:the|a|any|such) permit\b|\b(?:health|building) department\b/,
    unless: /\b(?:committee|board|association|declarant|developer)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Taxes on the common areas are collected as taxes are.
    respect: 'subject',
    reads: /\bad valorem\b/,
    bars: /^assessment\.lien$/,
  },
  {
    // What a sign on a trailer may say is no rule on keeping the trailer.
    respect: 'subject',
    reads: /^(?:[^a-z]*[a-z]?[.)] )?no signs? (?:shall|may|will|is|are)\b/,
    bars: /^vehicles\./,
  },
  {
    // A lease that hands the vote on is taken for granted there, not allowed.
    respect: 'subject',
    reads:
      /\bassign (?:the |his |her |their |such |said )?(?:owner'?s )?(?:voting rights?|right to vote|vote)\b/,
    bars: /^rental\./,
  },
  {
    // Proxies of directors are none of owners.
    respect: 'subject',
    reads: /\bof (?:all |the |each )*(?:board|directors)\b[^.;]{0,120}\bprox(?:y|ies)\b/,
    unless: /\b(?:members?(?! of the board)|membership|(?:lot |unit |home)owners?)\b/,
    bars: /^voting\.proxy_allowed$/,
  },
  {
    // For how long the developer may add land is not how long the covenants run.
    respect: 'subject',
    reads: /\b(?:right|option|privilege)\b[^.;]{0,120}\b(?:annex|subject|add)\b[^.;]{0,60}\bproperty\b/,
    unless: /\bcovenants\b[^.;]{0,60}\b(?:run|bind|effect|force)\b/,
    bars: /^declaration\.(?:term|renewal)$/,
  },
];
