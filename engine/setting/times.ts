import type { Setting } from './setting.ts';

/** When it holds: what a term explains, what a paper says of its own adoption, what only the first years knew. */
export const times: readonly Setting[] = [
  {
    // 'Before 2031, dues were billed every month.'
    reads:
      /(?:^|[?:] )\W*(?:prior to|before|until|up to|from (?:\{[nt]\d+\}|(?:19|20)\d\d) (?:to|until|through)) (?:\{[nt]\d+\}|(?:19|20)\d\d)(?!\w)[^.;]{0,60}\b(?:was|were|had|used to)\b/,
    unless: /\b(?:now|currently|today|since then|at present)\b/,
    bars: /^(?!document|association|community|minutes|litigation)/,
  },
  {
    // 'Fines of $1,150 were collected': what came in, not what a wrong costs.
    reads:
      /\b(?:fines?|penalties)\b[^.;]{0,40}\b(?:was|were|has been|have been) (?:collected|received|paid|billed|levied|assessed|imposed|issued|waived|written off)\b|\b(?:collected|received|billed|waived)\b[^.;]{0,20}\bfines?\b|\bfines? (?:income|revenue|collected|received)\b/,
    bars: /^fine\.schedule$/,
  },
  {
    // 'Motion to impose a $50 fine', 'were cited for grills and fined $100 each': what single owners are to pay.
    reads:
      /\b(?:motion(?:ed)?|moved|voted|agreed|decided)\b[^.;]{0,40}\bto (?:impose|levy|assess|uphold|waive|reduce|charge)\b[^.;]{0,40}\bfines?\b|\b(?:was|were) (?:cited|found in violation)\b[^.;]{0,80}\bfined? (?:of )?\{m/,
    unless:
      /\bfines? (?:schedule|policy|structure|of up to)\b|\b(?:per (?:day|offen[sc]e|violation)|for (?:each|every|any)|each (?:time|day|violation)|anyone|all owners|first|second)\b/,
    bars: /^fine\.schedule$/,
  },
  {
    // 'Last year the account stood at $98,000.'
    reads:
      /^(?:last (?:year|month|quarter|spring|summer|fall|winter)|a year ago|previously|in (?:prior|past|previous) years|(?:in|at the end of|as of) (?:the )?(?:last|previous|prior|preceding) (?:fiscal )?(?:year|month|quarter))\b/,
    unless: /\b(?:now|currently|today|this year|at present)\b/,
    bars: /^(?:financial|reserves)\./,
  },
  {
    // '"Residential unit" means a part built for residential use only.'
    reads: /(?:^|: |[.)] )"[^"]{2,60}" (?:shall )?means?\b/,
    bars: /^occupancy\./,
  },
  {
    // How this paper was adopted is not how the next one must be.
    reads:
      /\b(?:do )?hereby (?:amends?|adopts?|approves?|consents?|restates?|ratif(?:y|ies))\b|\b(?:has|have) been (?:duly )?(?:adopted|approved|ratified) by\b|\b(?:was|were) (?:duly )?(?:adopted|approved|ratified) by\b|\bhaving been (?:duly )?(?:adopted|approved) by\b|\bas evidenced by the signatures\b/,
    unless:
      /\b(?:may|shall|can|must)(?: only| not)* be (?:amended|changed|modified|altered|revoked)\b|\bamendments? (?:shall|may|must|requires?)\b|\bshall require\b/,
    bars: /^amendment\.|^voting\.proxy_allowed$|^quorum\./,
  },
  {
    // 'At the first meeting of the Association' asks nothing of the meetings after it; 'the first meeting called' is the first try at any.
    reads:
      /\b(?:first|initial|organizational) (?:[a-z]+ )?meeting of (?:the )?(?:association|members|membership|owners|corporation)\b/,
    bars: /^quorum\./,
  },
  {
    // For so long the developer may mend the text; the covenants run on.
    reads:
      /\b(?:declarants?|developer)\b[^.;]{0,80}\{d\d+\}[^.;]{0,140}\b(?:may|right to|reserves?)\b[^.;]{0,60}\bamend/,
    bars: /^declaration\.term$/,
  },
  {
    // What the first owners paid in when the project began is not asked of a later buyer.
    reads: /\binitial months of (?:the )?(?:project )?operations?\b/,
    bars: /^assessment\.initial_contribution$/,
  },
  {
    // 'May be amended during the first thirty years by …' is how, not how long.
    reads: /\bduring the (?:first|initial) (?:period of )?\{d\d+\}/,
    unless: /\b(?:run|bind|binding|remain|continue)s?\b/,
    bars: /^declaration\.term$/,
  },
  {
    // 'Section 5, which allows two pets, is hereby deleted.'
    reads:
      /\b(?:is|are|be) (?:hereby )?(?:deleted|stricken|struck|removed from the declaration|repealed|rescinded)\b/,
    unless: /\b(?:replac|substitut|following|read|lieu|insert|add(?:ed|ing)|unless)\w*\b/,
    bars: /^(?!document|association)/,
  },
  {
    // What is proposed would be so; what was so is no longer.
    reads:
      /\b(?:proposed|suggested) (?:[a-z]+ ){0,2}(?:amendments?|rules?|changes?|restrictions?|polic(?:y|ies)|covenants?)\b[^.;]{0,40}\bwould\b|(?<!\b(?:which|that|who|it|as|they|what|otherwise) )\bwould (?:then |now )?be (?:changed|prohibited|limited|required|restricted|banned|forbidden|capped)\b|\b(?:old|former|previous|prior|superseded) (?:rules?|sections?|limits?|versions?|by-?laws|declaration|polic(?:y|ies)|covenants)\b[^.;]{0,60}\b(?:was|were|had|provided|stated|limited|required|allowed|permitted|prohibited)\b|^\W*(?:formerly|previously|until now|in the past),/,
    bars: /^(?:pets|rental|occupancy|use|vehicles|architecture|exterior|voting|quorum|meeting|board|amendment|declaration|fine|maintenance)\./,
  },
  {
    // What comes after the developer's time is no right of the developer.
    reads:
      /\b(?:after|following|upon|since) the (?:cessation|termination|expiration|conversion|end|ending|lapse) of (?:the |such )?(?:class "?b|declarant|developer)/,
    unless:
      /\b(?:until|prior to|before|during|ceases?|earlier|sooner|votes? for each)\b|\b(?:declarants?|developers?|grantors?) (?:shall|may|has|will|is|reserves)\b/,
    bars: /^voting\.declarant_control$/,
  },
];
