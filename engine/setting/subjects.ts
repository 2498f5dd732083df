import { regex } from '../regex.ts';
import { rulesOfBodies } from './public-bodies.ts';
import type { Setting } from './setting.ts';

/** The number of an item before its words. */
const mark = '(?:\\W*\\(?[a-z0-9]{1,3}[.)] )?';
const ofLiving = /^(?:pets|vehicles|use)\.|^exterior\.(?:fences|chain_link|signs)$/;

/** Whom it concerns: others than every owner and the association itself, or one thing among many. */
export const subjects: readonly Setting[] = [
  rulesOfBodies,
  {
    // How those who build must behave is no rule for those who live there.
    reads: /^/,
    under: regex`(?:^|> )(?![^>]*\b(?:owners?|homeowners?|residents?|architect\w*|design)\b)[^>]*\b(?:(?:sub-?)?contractors?|job ?sites?|construction (?:sites?|rules|regulations|constraints|activit(?:y|ies)|conduct|hours|crews?|personnel))\b`,
    bars: ofLiving,
  },
  {
    reads: regex`^${mark}(?:all |any |each |every |the )?(?:general )?(?:(?:sub-?)?contractors?|workers|workmen|construction (?:workers|personnel|crews?|vehicles?))(?:'s?)?(?: (?:and|or|and/or) (?:their )?[a-z-]+)?(?: (?:vehicles?|dogs?|pets?|signs?|employees))? (?:shall|must|may|can|cannot|will|are|is)\b|^[^.;]{0,80}\b(?:on|at|in|around) (?:the |any |all |each )?(?:job|construction|work|building) ?sites?\b[^.;]{0,40}\b(?:shall|must|may|can|cannot|will|are|is)\b`,
    unless: /\b(?:owners?|homeowners?|residents?|tenants?|except|other than)\b/,
    bars: ofLiving,
  },
  {
    // A fine for not paying a bill is none for breaking the rules.
    reads: /\bfails? to pay\b[^.;]{0,200}\bfines?\b/,
    unless: /\bviolat\w+|\binfraction|\bbreach/,
    bars: /^fine\.power_to_fine$/,
  },
  {
    reads:
      /\bmeetings? of (?:the|any|each|such|a) (?:[a-z]+ )?committees?\b|\bcommittee chair\w*|\bgovernance of (?:the|any|each) committees?\b/,
    bars: /^meeting\.|^quorum\.|^board\.rules_by_board$/,
  },
  {
    // Whom a home may be let to says nothing of who lives there otherwise.
    reads:
      /\b(?:rentals?|leases?|leasing)\b[^.;]{0,60}\b(?:made )?to (?:a |any )?tenants?\b|^(?:[^a-z]*[a-z]{0,3}[.)] )?tenants? (?:shall|may|must|will)\b/,
    bars: /^occupancy\.residential_only$/,
  },
  {
    // How an appeal is heard is no promise of a hearing before a fine.
    reads:
      /\bappeal hearing\b|\bhearing\b[^.;]{0,60}\bof (?:the|an|any) appeal\b|\bunless\b[^.;]{0,40}\bappeal|\bexcept if the appeal\b/,
    bars: /^fine\.hearing$/,
  },
  {
    // Rules on one thing, on who sees the books or on how a section is carried out are no power over everything else.
    reads:
      /\b(?:rules|regulations)\b[^.;]{0,100}\b(?:inspection|examination|duplication|copying)\b|\binspection rules\b|\brules\b[^.;]{0,160}\b(?:implement|effectuat|carry out)\w*\b[^.;]{0,60}\b(?:this|said|such) (?:section|provisions|paragraph)\b|\b(?:rules|regulations)\b[^.;]{0,20}\b(?:regarding|concerning|relating to|respecting|as to|governing) (?:the )?(?:use of )?(?:fires?|parking|pets?|animals?|vehicles?|signs?|the pool|pools?|docks?|guests?|trash|antennas?|landscaping|elections?|inspections?)\b/,
    bars: /^board\.rules_by_board$/,
  },
  {
    // A promissory note is another debt than the dues; what members of one part pay says nothing of the others.
    reads:
      /^(?:[a-z]+,? )?(?!(?:all|the|class|such|those|each|every|association|voting|our|other|general|new|these)\b)[a-z]{4,12} (?:members|owners) (?:shall|will|must) be billed\b|\b(?:this|the|said|such) (?:promissory )?note\b|\bmaker of\b|\bpromissory note\b/,
    bars: /^assessment\./,
  },
  {
    // One facility, which not every owner uses: its fees, waivers and tenants are not those of the home.
    reads:
      /\b(?:moorage|marina|(?:boat |assigned )?slips?|storage (?:lot|space|unit)s?|long-term (?:lease|lessee)s?)\b/,
    bars: /^assessment\.(?:no_escape_from_dues|late_fee|late_after|frequency|regular)$|^rental\.|^fine\.hearing$/,
  },
  {
    // 'Before an approved house stands', and what is put to the board in a quarrel, ask no approval of work on a home.
    reads:
      /\b(?:erection|completion|construction) of (?:an|the) approved (?:[a-z]+ ){0,2}(?:dwelling|house|residence|home)\b|\b(?:disputes|complaints)\b[^.;]{0,120}\bsubmitted\b/,
    unless: /\bplans\b|\bapproval\b|\bapproved (?:in writing|by)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Owners of lots of one kind: what they keep or pay for is not everyone's.
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:the )?owners? of (?:an? |any |the |such )?(?:lots?|units?|homes?|property|properties) (?:with|having|that have|adjoining|adjacent|abutting|bordering|along)\b/,
    bars: /^(?:fine\.cost_you_cause|maintenance\.|assessment\.(?:regular|frequency|late_fee))/,
  },
  {
    // Leave for one door or one flagpole, or to live in a garage, is none for all that changes the outside.
    reads:
      /\bconver(?:t|ts|ted|ting|sions?)\b[^.;]{0,60}\bgarages?\b|\bgarages?\b[^.;]{0,60}\bconver(?:t|ts|ted|ting|sions?)\b|\b(?:entry doors?|door frames?|religious (?:items?|displays?|symbols?)|security measures?|flag ?poles?|rain barrels?)\b|\bfollowing displays\b/,
    unless: /\b(?:exterior|improvements?|structures?|buildings?|fences?|additions?)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // A statute printed as an appendix is no rule of the association.
    reads: /^/,
    under:
      /\b(?:appendix|exhibit|attachment)\b[^>]{0,40}\b(?:rcw|(?:revised|state|civil|property|general|annotated) (?:code|statutes?)|statutes?|code of|u\.?s\.?c)\b/,
    bars: /^(?!document|association|community)/,
  },
  {
    // 'No plumbing in a shed' forbids no shed.
    reads:
      /\bno (?!sheds?\b|out-?buildings?\b|storage\b|accessory\b|playhouses?\b|(?:[a-z]+,? (?:or )?){0,4}(?:sheds?|out-?buildings?)\b)[a-z]+\b[^;]{0,60}\b(?:in|inside|within) (?:an?|any|the|such) (?:[a-z]+ )?(?:sheds?|out-?buildings?)\b/,
    bars: /^exterior\.outbuildings$/,
  },
  {
    // How long an owner's own car may stand where guests park is no limit for guests.
    reads:
      /\b(?:(?:home)?owner|resident|member|tenant)s?'?s?'? (?:own |personal )?(?:motor )?(?:vehicles?|cars?)\b[^;]{0,60}\bparked\b/,
    bars: /^vehicles\.guest_parking_limit$/,
  },
  {
    // A vessel held for what is owed on it; a dock where dogs are led.
    reads: /\bimpound|\bvessels?\b/,
    bars: /^dispute\.loser_pays$/,
  },
  {
    reads: /\b(?:when|while) (?:using|on|at|in) (?:the |any )?(?:marina|docks?|beach|pool|trails?|park)\b/,
    unless: /\b(?:common (?:areas?|propert\w+|elements?)|outside|off (?:the |their )?(?:lot|owner))\b/,
    bars: /^pets\.leash_required$/,
  },
  {
    // 'They have been paying $25 to use the pool': some others, named before it.
    reads: /^\W*(?:they|these|those) (?:have |had |has |are |were )?(?:been )?pay(?:ing|s)?\b/,
    bars: /^assessment\.(?:regular|frequency)$/,
  },
  {
    // 'A lien will be filed and the owner will pay not only the $35 fee but …': with what being late costs.
    reads: /\bliens?\b[^.;]{0,120}\bpay(?:ing)? not only\b/,
    bars: /^assessment\.(?:regular|frequency)$/,
  },
  {
    // 'Do not send in your $25 fee for this year.'
    reads: /\b(?:do not|don't) (?:send|pay|mail|remit)\b[^.;]{0,40}\b(?:dues|assessments?|fees?)\b/,
    bars: /^assessment\.(?:regular|frequency)$/,
  },
  {
    // What one owner owes is not what every owner pays.
    reads:
      /\b(?:your|the owner's) (?:account|records?|balance|ledger)(?: with [a-z ]{1,30})? (?:shows?|reflects?|has|is|indicates?|remains?)\b|\bour records (?:show|indicate|reflect) (?:that )?(?:you|your)\b/,
    bars: /^assessment\.|^special_assessment$/,
  },
  {
    reads: /\b(?:carpool|car pool|commuter|park-and-ride) parking\b/,
    bars: /^vehicles\.street_parking$/,
  },
  {
    // A rule on signs, or on the tools of a trade, is none on running a business or on vehicles.
    reads: /^(?:[^a-z]*[a-z]?[.)] )?no (?:[a-z]+,? (?:or )?){0,3}signs?\b/,
    bars: /^use\.home_business$/,
  },
  {
    // What a sign on a trailer may say is no rule on keeping the trailer.
    reads:
      /^(?:[^a-z]*[a-z]?[.)] )?no signs? (?:shall|may|will|is|are)\b|\bspecial commercial equipment\b|\bequipment used in the (?:occupation|business|trade)\b/,
    bars: /^vehicles\./,
  },
  {
    reads: /\bdog (?:runs?|houses?|kennels?|doors?|parks?|pens?)\b|\bkennels?\b/,
    unless:
      /\b(?:dogs?|cats?|pets?|animals?) (?:or|and|may|shall|must|are|is|of|kept)\b|\bpets\b|\banimals\b/,
    bars: /^pets\.(?:allowed|max_count)$/,
  },
  {
    // Tanks out of view, lamps and hedges on or before a shed: none of them is a rule on sheds.
    reads: /\b(?:fuel|oil|gas|propane|water) tanks?\b|\blighting\b|\bshrubs?\b/,
    unless:
      /\bsheds?\b|\bout-?buildings?\b|\baccessory (?:buildings?|structures?) (?:shall|must|may|are|is)\b/,
    bars: /^exterior\.outbuildings$/,
  },
  {
    reads: /\btrailer pads?\b|\b(?:plumbing|septic|toilets?|lavator(?:y|ies)|sewage|defensible space)\b/,
    unless: /\b(?:boats?|campers?|recreational|motor ?homes?|rvs?|park\w*|stor(?:e[ds]?|ing|age))\b/,
    bars: /^vehicles\.rv_boat_trailer$/,
  },
  {
    // What guests and tenants may bring says nothing of the owners' own pets.
    reads: regex`^${mark}(?:all |any |the )?(?:guests|invitees|visitors|lessees|tenants|renters)(?:,? (?:and |or )?(?:guests|invitees|visitors|lessees|tenants|renters))*(?: of (?:an |the |any )?owners?)? (?:shall|may|must|can|cannot|will|are)\b`,
    bars: /^pets\.(?:allowed|max_count)$/,
  },
  {
    // What guests may use is no right of every owner.
    reads: /^(?:the )?(?:invitees|guests|tenants)\b/,
    bars: /^declaration\.use_of_common_areas$/,
  },
  {
    reads: /\bnot be entitled to (?:the )?use (?:of )?(?:the )?common\b/,
    bars: /^rental\.allowed$/,
  },
  {
    // Seeds with noxious insects; a dog that hunts by itself.
    reads: /\bnoxious (?:insects?|weeds?|plants?|vegetation)\b|\b(?:plants?|seeds?)\b[^.;]{0,40}\bdisease/,
    bars: /^use\.nuisance$/,
  },
  {
    reads: /\b(?:dogs?|cats?|pets?|animals?)\b/,
    bars: /^use\.guns$/,
  },
  {
    // 'Directors other than those appointed by the declarant': the exception, not the right.
    reads:
      /\b(?:other than|except(?: for)?|excluding)\b[^.;,]{0,60}\b(?:appointed|selected|designated|elected)\b[^.;,]{0,20}\bby (?:the )?(?:declarant|developer|grantor)\b/,
    bars: /^voting\.declarant_control$/,
  },
  {
    // A tree to be felled is asked for by itself.
    reads: /\bremoval of (?:any )?trees?\b|\btrees?\b[^.;]{0,40}\bremov/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    // The members of one phase or village decide for themselves.
    reads:
      /\bmeetings? of (?:the )?(?:owners|members) (?:in|of|within) (?:phase|village|building|section) |\bmeetings? of (?:the )?(?:phase|village|building) [a-z{}\d]+ (?:owners|members)\b/,
    bars: /^quorum\.|^meeting\./,
  },
  {
    // Insurance of what all own is none of one's own home.
    reads:
      /\binsur\w*\b[^.;]{0,200}\bcommon (?:areas?|elements?|propert\w+|facilities)\b|\bat the association's (?:cost|expense)\b|\binsurance\b[^;]{0,200}\bname the association\b/,
    unless:
      /\b(?:his|her|their|its|own|each|such) (?:[a-z]+ ){0,2}(?:homes?|dwellings?|residences?|units?|lots?|houses?|contents)\b/,
    bars: /^insurance\.owner_must_carry$/,
  },
  {
    // A permit of the county is no approval of the association.
    reads: /\bcondition of (?:the|a|any|such) permit\b|\b(?:health|building) department\b/,
    unless: /\b(?:committee|board|association|declarant|developer)\b/,
    bars: /^architecture\.approval_required$/,
  },
  {
    // Proxies of directors are none of owners.
    reads: /\bof (?:all |the |each )*(?:board|directors)\b[^.;]{0,120}\bprox(?:y|ies)\b/,
    unless: /\b(?:members?(?! of the board)|membership|(?:lot |unit |home)owners?)\b/,
    bars: /^voting\.proxy_allowed$/,
  },
  {
    // For how long the developer may add land is not how long the covenants run.
    reads: /\b(?:right|option|privilege)\b[^.;]{0,120}\b(?:annex|subject|add)\b[^.;]{0,60}\bproperty\b/,
    bars: /^declaration\.(?:term|renewal)$/,
  },
];
