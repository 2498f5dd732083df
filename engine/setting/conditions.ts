import { regex } from '../regex.ts';
import type { Setting } from './setting.ts';

/** What no sentence reads: the heading alone tells. */
const anything = /^/;

/** Fencing put up for one end: against burglars, or while a house is built. */
const ofOneEnd =
  'security(?: measures?)?|perimeter security|construction|silt|erosion|safety|pool|invisible|electronic|pet|dog';

/** What must come first: a case that need not come, an owner's own choice, a request for something else. */
export const conditions: readonly Setting[] = [
  {
    // A rule on such fencing alone leaves a fence around the yard where it is.
    reads: regex`\b(?:${ofOneEnd}) fenc(?:es?|ing)\b`,
    unless: regex`(?<!\b(?:${ofOneEnd}) )\bfenc(?:es?|ing)\b`,
    bars: /^exterior\.(?:fences|chain_link)$/,
  },
  {
    // 'If an owner wishes to pay quarterly': how often dues are due is said elsewhere.
    reads:
      /\b(?:if|when|where|should) (?:an?|any|the) (?:[a-z]+ ){0,2}(?:owner|member|homeowner)s? (?:wish|want|elect|choose|opt|prefer|desire|request)\w*\b/,
    bars: /^assessment\.(?:frequency|late_fee|regular)$/,
  },
  {
    reads: /\bextension\b|\bextended (?:due|payment) date\b/,
    unless: /\bno extension\b/,
    bars: /^assessment\.late_fee$/,
  },
  {
    // 'If the Association ceases to water, the owner must': not so while it does.
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:if|should|in the event(?: that)?) the association (?:does not|fails|ceases|elects not|no longer|should cease|cease)\b/,
    bars: /^maintenance\.(?!right_of_entry|done_at)/,
  },
  {
    // 'Sign, date and mail the form': to sign it, not a sign.
    reads: /\bsign(?:ed|ing)?,? (?:and |or )?(?:date|print|return|mail|your|the|this)\b/,
    unless: /\bsigns\b|\b(?:no|any|for[- ]sale|for[- ]rent|yard|political) sign\b/,
    bars: /^exterior\.signs$/,
  },
  {
    // What hangs on a sign is not the sign.
    reads:
      /\b(?:attached|affixed|fastened|nailed|tied|posted|hung)(?: (?:to|on|upon|from|or|and|an?|the|any))+ (?:[a-z]+,? ){0,10}signs?\b/,
    unless: /\bno\b[^.;]{0,60}\bsigns?\b|\bsigns? (?:shall|may|must|is|are|that|which)\b|\bsignage\b/,
    bars: /^exterior\.signs$/,
  },
  {
    // How a pole must look says nothing of the flag.
    reads: /\bflag ?poles?(?:'s)? (?:finish|colou?r|height|base|material|light)/,
    unless: /\bflags?\b(?! ?pole)/,
    bars: /^exterior\.flags$/,
  },
  {
    // A grace period within a plan for paying arrears.
    reads: anything,
    under: /\bpayment (?:plan|agreement)s?\b|\binstallment (?:plan|agreement)s?\b/,
    bars: /^assessment\.(?:late_after|late_fee|frequency|regular)$/,
  },
  {
    reads: /\bgrace\b/,
    after: /\b(?:payment|installment) (?:plan|agreement)s?\b/,
    bars: /^assessment\.(?:late_after|late_fee)$/,
  },
  {
    reads: /\b(?:payment|installment) plans?\b|\bplan payments?\b/,
    bars: /^assessment\.(?:late_after|late_fee|frequency)$/,
  },
  {
    // A statement of accounts is asked for at a special meeting; the meeting itself is not.
    reads:
      /\bspecial meetings?\b[^.;]{0,30}\b(?:when|if|where|as) (?:such|a|the|said|it|that)?(?: statement| is| report)?\b[^.;]{0,20}\b(?:is |are )?(?:so )?requested\b/,
    unless: /\bspecial meetings?\b[^.;]{0,60}\b(?:may|shall|can|must) be (?:called|held)\b/,
    bars: /^meeting\.special_meetings$/,
  },
  {
    // Enough to go home, not enough to decide.
    reads: /\bvote to adjourn\b|\bmay adjourn\b|\badjourn the meeting\b/,
    unless:
      /\b(?:shall|will) constitute (?:a |the )?quorum\b|\bquorum (?:shall|will) be\b|\brequired quorum\b/,
    bars: /^quorum\.members$/,
  },
  {
    // An appeal, or so long after the meeting that decided, whenever that was.
    reads:
      /\b(?:challenge|appeal)s?\b[^.;]{0,60}\b(?:to|of|from) (?:an?|any|the|such) (?:final )?(?:decision|determination|ruling)\b|\bdecisions?\b[^.;]{0,20}\bmay be appealed\b|\b(?:after|following) the (?:[a-z]+ ){0,3}meeting (?:at which|in which|where)\b/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    // What is asked of the other side of a dispute asks for no approval of plans.
    reads:
      /\brequest for (?:dispute |internal |alternative )*(?:resolution|dispute|mediation|arbitration)\b|\b(?:mediation|arbitration|adr|alternative dispute)\b/,
    unless: /\b(?:plans|architect\w*|alterations?|improvements?|modifications?)\b/,
    bars: /^architecture\.(?:review_days|no_answer_means)$/,
  },
  {
    // What a debtor may choose is no way that must be gone first.
    reads:
      /\b(?:offer|give|provide)\w*\b[^.;]{0,60}\b(?:option|opportunity|choice) (?:of|to|for)\b|\b(?:has|have) the (?:option|choice) (?:of|to)\b/,
    unless: /\b(?:must|shall)(?: first)? (?:mediate|arbitrate|submit|attempt|participate|be submitted)\b/,
    bars: /^dispute\.arbitration$/,
  },
  {
    // Left out of a sum, it is not granted.
    reads:
      /\b(?:exclud\w+|exclusive of|except(?:ing)?|other than|not (?:counting|including))(?: (?:any|all|the|of))* accelerat/,
    unless: /\b(?:may|shall|can|will|to) (?:be )?accelerate|\bdue at once\b|\bimmediately due\b/,
    bars: /^assessment\.all_due_at_once$/,
  },
  {
    // A vote to have one more thing paid for is not needed for any other raise.
    reads:
      /\b(?:increas|rais)\w*\b[^.;]{0,80}\b(?:to|so as to) (?:include|add)\b|\b(?:increas|rais)\w*\b[^.;]{0,80}\b(?:cover|pay for|fund|provide(?: for)?)\b[^.;]{0,40}\bservices? (?:for|to)\b/,
    unless: /\b(?:any|larger|greater|further) (?:other )?(?:increase|raise)/,
    bars: /^assessment\.increase_(?:vote|cap)$/,
  },
  {
    // The approval of a city is none of the committee's.
    reads:
      /\bapproval does not\b[^.;]{0,60}\b(?:city|county|municipal\w*|governmental?|building department)|\bviolation\b[^.;]{0,60}\bdeemed (?:to (?:be|have been) )?waived\b|\b(?:set-?back|encroach\w*)\b[^.;]{0,160}\bdeemed (?:to (?:be|have been) )?waived\b/,
    bars: /^architecture\.no_answer_means$/,
  },
  {
    // Work that stands unchallenged for so long needs no approval any more: that is no answer by silence.
    reads:
      /\b(?:no|any) (?:[a-z]+ )?(?:suit|lawsuit|action|proceedings?)\b[^.;]{0,80}\b(?:commenced|brought|filed|instituted|begun|started)\b|\b(?:nobody|no (?:one|owner)) (?:has |have )?(?:sued?|filed|brought)\b/,
    unless:
      /\b(?:fail\w*|neglect\w*|do(?:es)? not|silence|not (?:be(?:en)? )?(?:approv|disapprov|act|answer|respon|giv|receiv|reject)\w*|(?:no|without) (?:answer|response|decision|reply|approval|notice))\b/,
    bars: /^architecture\.no_answer_means$/,
  },
  {
    // 'May approve a tenant as a temporary member': who is let in or votes, not what may be let, and for how long.
    reads:
      /\bassign (?:the |his |her |their |such |said )?(?:owner'?s )?(?:voting rights?|right to vote|vote)\b|\bapprov\w+ (?:of )?(?:an?|the|any|such|each) (?:tenants?|lessees?|renters?)\b[^;]{0,120}\bas an? (?:[a-z]+ ){0,2}(?:members?|users?|guests?|designees?)\b/,
    bars: /^rental\./,
  },
  {
    reads: /\bsecret (?:written )?ballots?,? or (?:by )?(?:a )?voice vote\b|\bvoice vote\b/,
    bars: /^voting\.ballots$/,
  },
  {
    reads: /^(?:if|in the event)\b|\bpecuniary (?:profit|gain)\b|\bsalary may be paid\b/,
    bars: /^board\.manager$/,
  },
  {
    // The notice of the next try, where too few came to the first.
    reads: /\bquorum\b[^.;]{0,60}\bnot\b[^.;]{0,60}\banother meeting\b[^.;]{0,80}\bnotice\b/,
    bars: /^meeting\.notice$/,
  },
  {
    // So many days after a second request is not the time for the first.
    reads: /\{d\d+\}[^.;{]{0,40}\bsecond (?:written )?(?:request|notice|submission|submittal)\b/,
    bars: /^architecture\.review_days$/,
  },
  {
    // Whose dues are so long overdue may not vote or serve: when a payment is late is said elsewhere.
    reads:
      /\{d\d(?=.*\b(?:vot(?:e|es|ing)|serve|eligib\w+|entitled|qualif\w+|quorum|candidates?|nominat\w+|good standing|hold (?:any |an )?office|prox(?:y|ies)|cease to be|resign\w*)\b)|\b(?:vot(?:e|es|ing)|serve|eligib\w+|entitled|qualif\w+|quorum|candidates?|nominat\w+|good standing|office|prox(?:y|ies)|directors?)\b.*\{d\d/,
    unless:
      /\b(?:deemed|considered|becomes?|shall be) (?:delinquent|late|past due|overdue|in default|in arrears)\b(?! (?:for|by|more|in|\{))|\b(?:delinquent|late|past due|overdue|in default) (?:if|when|unless|after)\b|\blate (?:payment )?(?:fee|charge|penalt)|\b(?:bear|accrue|draw|with|plus|rate of|and|charge) interest\b|\bgrace period\b|\binterest (?:at|from|shall)\b/,
    bars: /^assessment\.late_after$/,
  },
  {
    // So many days before a meeting the list of members is closed: nobody is told of the meeting by that.
    reads:
      /\b(?:record date|books?\b[^.;]{0,60}\bclos\w+|clos\w+[^.;]{0,30}\bbooks?|fix\w*[^.;]{0,20}\ba date)\b(?:(?!\bnotice\b[^.;]{0,60}\b(?:given|sent|mailed|delivered|served)\b)[^.;]){0,160}\{d\d|\{d\d+\}[^.;]{0,80}\b(?:as|for|be) (?:the|a|such) (?:record date|date for (?:such|the|any) determination)\b/,
    bars: /^meeting\.notice$/,
  },
  {
    // Taxes are collected as taxes are, and what the association itself must pay is no lien for dues.
    reads:
      /\bad valorem\b|\b(?:pay|discharge|payment of)\b[^.;]{0,40}\btaxes\b[^.;]{0,80}\b(?:which|that) (?:are|is|may (?:be|become)|could become)(?: or may become)?(?: a)? liens?\b/,
    bars: /^assessment\.lien$/,
  },
  {
    // Whom the covenants need to go on: without that vote they end.
    reads:
      /\b(?:may|can) (?:then |thereafter |only )?be (?:[a-z]+ )?(?:extended|renewed|continued)\b|\b(?:extend|renew|continu)\w*\b(?:(?!\bunless\b)[^.;]){0,120}\b(?:(?:if|only|provided)\b(?:(?!\bunless\b|\bno[nt]?\b)[^.;]){0,60}\b(?:approv|vot|agree|consent|elect|ratif)|by (?:the |an? )?(?:affirmative )?(?:vote|approval|consent|agreement|election) of)/,
    unless: /\bautomatic/,
    bars: /^declaration\.renewal$/,
  },
  {
    // Where the board may do it as well, the owners need not be asked.
    reads:
      /\b(?:by|of|with|from) (?:an? |the |its )?(?:[a-z]+ ){0,2}(?:board|directors|trustees)\b[^.;,{]{0,80},? or (?:by |with |of |upon )?(?:an? |the )?(?:[a-z]+ ){0,4}\{p\d+\}|\{p\d+\}[^.;{]{0,60}\b(?:owners|members|lots|homes|votes),? or (?:by |with |of |upon )?(?:an? |the )?(?:[a-z]+ |\{p\d+\} ){0,4}(?:board|directors|trustees)\b/,
    bars: /^assessment\.increase_vote$/,
  },
  {
    // What an owner's own policy covers is no assessment.
    reads:
      /\bloss assessments?\b[^.;]{0,160}\b(?:coverage|endorsements?|riders?|limits?|insur\w+|polic(?:y|ies)|ho-?6)\b|\b(?:coverage|endorsements?|riders?|insur\w+|polic(?:y|ies)|ho-?6|dec(?:laration)?s? pages?)\b[^.;]{0,160}\bloss assessments?\b/,
    unless: /\bspecial (?:[a-z]+ )?assess|\b(?:levied|levy|will be assessed|each (?:owner|unit|home))\b/,
    bars: /^special_assessment$/,
  },
];
