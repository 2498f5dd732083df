import type { Setting } from './setting.ts';

/** What is said of it: a wish, a waiver, a mere word of control. */
export const modalities: readonly Setting[] = [
  {
    // 'The budgets assumed 80 paying homes at $60', 'dues are expected to be $80': what is reckoned with sets no dues.
    reads:
      /\bassum(?:e[sd]?|ing|ption of)\b[^.;]{0,80}\bat \{m\d|\b(?:dues|assessments?|fees?)\b(?:[^.;{]|\{[nt]){0,50}\b(?:is|are|be) (?:currently )?(?:estimated|anticipated|expected|projected|believed)\b(?! by)|\b(?:estimated|anticipated|expected|projected) (?:[a-z]+ ){0,2}(?:dues|fees?)\b[^.;]{0,30}\{m|\b(?:estimates?|projects?|expects?|anticipates?) (?:[a-z]+ ){0,2}(?:dues|fees)\b/,
    bars: /^assessment\.(?:regular|frequency)$/,
  },
  {
    // To keep weeds off the part of a yard that nobody sees is not to keep up the yard.
    reads:
      /\bfree (?:of|from)\b[^.;]{0,80}\bportions? of (?:the|his|her|their|such) yards?\b|\bportions? of (?:the|his|her|their|such) yards?\b[^.;]{0,120}\bfree (?:of|from)\b/,
    unless: /\b(?:maintain|mow|landscap)/,
    bars: /^maintenance\.yard$/,
  },
  {
    // What a meeting's minutes report, of which a paper of rules may hold a form.
    reads:
      /\bchair(?:man|woman|person)? (?:stated|announced|reported|declared) that\b|\b(?:were|was) (?:nominated|elected) as (?:an? )?(?:directors?|trustees?|officers?)\b/,
    bars: /^(?:quorum|board|meeting|voting)\./,
  },
  {
    reads: /\brepresentation or (?:guarantee|warranty)\b/,
    bars: /^declaration\.developer_exempt$/,
  },
  {
    // 'Shall maintain control of the spaces' keeps nothing up.
    reads:
      /\b(?:maintain|retain)s?\b[^.;]{0,20}\bcontrol (?:of|over|thereof)\b|\bmaintain control\b|\bmaintain(?:ing)? the (?:grading|slope|drainage)\b/,
    bars: /^maintenance\.(?!right_of_entry|done_at)/,
  },
  {
    // 'Shall have the right to set up a reserve' demands none.
    reads:
      /\b(?:ha(?:s|ve) the (?:right|power|authority|option)|may(?: also)?|is (?:authorized|empowered|permitted)) (?:to )?(?:create|establish|set up|maintain|keep|fund|provide)\b[^.;]{0,80}\breserves?\b/,
    bars: /^reserves\.reserve_fund$/,
  },
  {
    // The rest of a torn sentence, which says nothing by itself.
    reads: /^(?:\S+ ){0,2}\S+$/,
    bars: /^assessment\.(?:lien|foreclosure)$/,
  },
  {
    // What the association may do if it likes is not its duty.
    reads:
      /\bassociation may,? (?:if it (?:so )?(?:desires|elects|chooses|wishes|determines)|(?:at|in) its (?:sole |own )?(?:option|election|discretion))\b/,
    unless: /\bfail\w*\b|\bneglect\w*\b|\bowners? (?:shall|must|is|are)\b/,
    bars: /^maintenance\.(?!right_of_entry|done_at)/,
  },
  {
    // What the board may ask of an owner is no duty until it does.
    reads:
      /\b(?:board|association|committee|trustees)\b[^.;]{0,40}\b(?:may|can|(?:has|have) the (?:right|power|authority) to|(?:is|are) (?:authorized|entitled|empowered) to) (?:also )?require\b/,
    unless: /\b(?:owners?|members?|residents?|tenants?) (?:shall|must)\b/,
    bars: /^(?:maintenance\.|insurance\.owner_must_carry|rental\.(?:approval_required|minimum_term)|pets\.leash_required|use\.trash|architecture\.approval_required|dispute\.arbitration)/,
  },
  {
    // 'All fences that are the owner's responsibility' does not say which those are.
    reads:
      /\b(?:that|which) (?:are|is) (?:the )?(?:owner|association|homeowner|resident|lot owner)'?s?'? (?:maintenance )?responsibility\b/,
    bars: /^maintenance\./,
  },
  {
    // A flagpole, a solar device: upkeep of one thing that stands on a lot.
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?(?:an? |any |all |each )?(?:flagpoles?|flags?|solar (?:energy )?(?:devices?|panels?)|antennas?|signs?|mailbox(?:es)?|dishes|rain barrels?) (?:must|shall|should) be (?:kept|maintained|repaired)\b/,
    bars: /^maintenance\./,
  },
  {
    // 'Nothing herein shall give the right to foreclose': no right at all.
    reads:
      /^(?:\W*\(?[a-z0-9]{1,3}[.)] )?nothing (?:herein|in this|contained|in the)\b[^.;]{0,80}\b(?:shall|is|may|does)\b[^.;]{0,40}\b(?:gives?|grants?|authorizes?|entitles?|permits?)\b/,
    unless:
      /\b(?:construed|deemed|interpreted) (?:as |so as )?(?:to )?(?:limit|prevent|prohibit|restrict|waiv)/,
    bars: /^(?:assessment|fine|dispute|sale)\./,
  },
  {
    // 'Leases need no approval any more.'
    reads:
      /\b(?:needs?|requires?) no\b[^.;]{0,40}\b(?:approval|consent|permission|permit|registration)\b|\b(?:approval|consent|permission|permit|registration)\b[^.;]{0,40}\b(?:is|are) (?:not|no longer) (?:needed|required|necessary)\b|\b(?:needs? not|not required to)\b[^.;]{0,40}\b(?:approv\w+|consent|permission|permit|register\w*)\b/,
    unless: /\b(?:but|except|unless|however|if|where|although)\b/,
    bars: /\.(?:approval_required|approval)$/,
  },
  {
    // 'Dogs need not be leashed.'
    reads:
      /\b(?:needs? not|not (?:be )?(?:required|obligated|obliged)|no (?:need|duty|requirement))\b[^.;]{0,60}\bleash/,
    bars: /^pets\.leash_required$/,
  },
];
