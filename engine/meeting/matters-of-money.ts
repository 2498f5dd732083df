import type { Sentence } from '../model.ts';

const short =
  /\b(?:embezzl\w+|misappropriat\w+|police report|(?:funds|money|\{m\d+\}) (?:is|are|was|were) (?:still )?missing|irregularities in|accounts? (?:is|are|was|were) frozen|(?:cannot|can not|unable to) pay (?:[a-z]+ ){0,3}(?:vendors|bills|contractors|insurance|loan))\b|\b(?:not|n't) (?:currently |yet )?in a position to (?:[a-z]+ ){0,3}(?:collect|pay|enforce|fund)\w*\b|\b(?:transferr?|mov|us|borrow|draw|dr[ae]w|tak|took|dip|divert)\w*\b[^.;]{0,40}\breserves?\b(?: (?:funds?|money|account))?[^.;]{0,20}\b(?:(?:in)?to|for) (?:the |our )?(?:operating|checking|general|day-to-day)\b|\bshortfalls?\b|\bdeficits?\b|\bshort (?:of|on) (?:funds|money|cash)\b|\black of (?:operating )?(?:funds|money|cash|reserves)\b|\b(?:not enough|insufficient) (?:money|funds|cash|reserves)\b|\b(?:can not|cannot|unable to|not able to|could not) afford\b|\b(?:is|are|was|were|be|came in|ran|running|slightly|substantially|significantly|well|far|\{[mp]\d+\}) over budget\b|\bexpens\w+ (?:will |would )?exceed\w*\b|\bexceed(?:s|ed|ing)? (?:the |our )?(?:revenues?|income|budget)\b|\bnot (?:currently )?have (?:a|any) reserves?\b|\bno reserves? (?:account|fund)?\b|\bunder-?funded\b|\bno (?:currently )?(?:funded|approved)(?: or (?:funded|approved))? plan\b|\bdeferred maintenance (?:continues|remains|is growing|has)\b|\bbudget (?:is|was|will be) (?:very )?(?:thin|tight)\b|\b(?:dues|income|revenue)\b[^.;]{0,30}\b(?:lower|less) than (?:the )?budget\w*|\bcontrol of (?:all )?(?:our )?expenses\b|\bsacrifices in our budget\b|\b(?:reserves?|funds?|savings)\b[^.;]{0,60}\b(?:will |may |would )?(?:run|running|ran) out\b|\b(?:reserves?|funds?)\b[^.;]{0,30}\b(?:deplet(?:ed|ing)|exhausted)\b|\boverdrawn\b|\bfinancial (?:strain|challenges?|difficult\w+|trouble)\b|\bnot have enough (?:[a-z]+ ){0,3}(?:money|funds|cash|reserves)\b|\bshort in (?:the |our )?(?:operating|checking|reserves?)\b|\b(?:reserves?|balance|fund)\b[^.;]{0,40}\b(?:lower than (?:needed|required)|below (?:the |what is )?(?:recommended|required|minimum|needed)|depleted)\b|\bdepleted (?:reserves?|funds?)\b|\bconcern(?:s|ed)? (?:over|about|with) (?:the )?(?:rising|increas\w+|growing|high) costs?\b/;
/** Taxes of the association that are not done, or an exemption that may be lost. */
const taxes =
  /\b(?:los[et]|losing|keep|maintain|risk\w*|jeopard\w+|revok\w+|reinstat\w+)\b[^.;]{0,60}\b(?:tax[- ]?exempt(?:ion)?|exempt status)\b|\birs (?:audit|penalt\w+|notice|letter)\b|\bback taxes\b|\btax (?:penalt\w+|liens?)\b|\btax(?:es| returns?)\b[^.;]{0,20}\b(?:late|overdue|unfiled|not (?:been )?(?:filed|done|prepared|paid))\b|\b(?:needs?|find|late|canvass?|looking for|checked with)\b[^.;]{0,60}\b(?:tax filings?|(?:file|filing|do|prepare) (?:our |the |its |hoa |association )*tax(?:es| returns?)|tax(?:es| returns?) done)\b/;
/** What befell another association. */
const ofAnother =
  /\b(?:another|other) (?:hoas?|associations?)\b|\b(?:hoa|association) (?:that|which|who) (?:had |has )?lost\b/;
/** 'If nothing changes, our reserves will run out in 2034.' */
const asThingsAre =
  /\bif (?:nothing (?:changes|is done)|we do (?:nothing|not act)|(?:the |our )?dues (?:stay|remain|do not (?:change|rise)))\b/;
const notShort =
  /\bover (?:the )?budget (?:for|on|in) (?:the )?(?:income|revenue)\b|\bover (?:income|revenue) budget\b|\b(?:income|revenues?|dues)\b[^.;]{0,20}\bover (?:the )?budget\b|\b(?:no|not|nor|without|avoid\w*|never)\b[^.;]{0,24}\b(?:deficit|shortfall|over (?:the )?budget|exceed\w*|underfunded)\b|\b(?:checks?|nsf|returned)\b|\bnot (?:yet |currently )?(?:short in|below|lower than|depleted)\b/;

/** That money, reserves or taxes of the association are short, late or at risk. */
export const tellsOfShortfall = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  ((short.test(plain) && !notShort.test(plain)) || (taxes.test(plain) && !ofAnother.test(plain))) &&
  !/\b(?:if|but|however|offset)\b/.test(plain.replace(asThingsAre, ' '));

const liable =
  /\b(?:association|hoa|we|board) (?:[a-z]+ ){0,2}(?:have|has|had|be|is|are|bear|face|assume) (?:an? |any |some |the )?(?:(?:financial|legal|potential|possible) )*(?:liab(?:ility|le)|(?:(?:financially|legally) )responsib(?:ility|le))\b|\b(?:association|hoa|board)'s (?:financial |legal )?(?:liability|exposure)\b/;
const notLiable = /\b(?:shall|insurance|insured|polic(?:y|ies)|no|not|never|if|dues|coverage)\b/;
/** 'We might have some financial liability': what the association may have to pay for. */
export const tellsOfLiability = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  liable.test(plain) && !notLiable.test(plain);

const behind =
  /\bdelinquen(?:t|cy|cies)\b|\bpast[- ]due\b(?! (?:for|dates?|notices?)\b)|\b(?:unpaid|overdue|outstanding) (?:dues|assessments?|accounts)\b|\{n\d+\} unpaid\b|\{n\d+\} (?:dues|assessments|accounts) (?:(?:are|is|were) )?(?:still )?(?:outstanding|unpaid|overdue)\b|\bnon-?payment of (?:the |their )?(?:dues|assessments?)\b|\b(?:not|still (?:need|have|owe)|yet to)\b[^.;]{0,24}\b(?:pay|paid)\b[^.;]{0,30}\b(?:dues|assessments?)\b|\b(?:people|owners|homeowners|members|neighbou?rs|homes|households|lots|units) (?:have|had|has) (?:still )?not (?:yet )?paid\b|\bbehind (?:on|in|with) (?:their |the )?(?:dues|assessments?|payments?)\b|\barrears\b|\ba\/r\b[^.;]{0,20}\(\{n\d+\} (?:homes|lots|units|owners)\b|\bbad debts?\b|\bwr(?:ite|itten|iting|ote)[- ]?off\w*\b[^.;]{0,40}\b(?:dues|accounts?|balances?|assessments?)\b|\{n\d+\} liens?\b|\bliens? (?:were|was|have been|has been|are|is) (?:filed|placed|recorded)\b/;
const settledDebt =
  /\bdelinquen\w+ (?:letters?|notices?|polic\w+)\b|\bnot (?:be |currently )?delinquent\b|\bc[ao]me in\b|\bor more past[- ]due\b|\b(?:collected|received|paying|paid (?:off|in full|up|their)|caught up|recovered|current|(?:no|none|zero|not any)\b[^.;]{0,24}\b(?:delinquen\w+|past[- ]due|unpaid|outstanding|liens?|arrears))\b/;
const ofDebtRule =
  /\b(?:can(?:not)?|may|must|no one|anyone|any (?:owner|member|homeowner)|addresses the issue|late fee of|interest of|considered|is (?:deemed|subject)|are subject|names? of|disclos\w+|will (?:be sent|have)|letter sent|(?:over|more than) \{d\d+\} past due)\b/;
/** Dues that are not paid, or a lien for them, and no rule of what is done then. */
export const tellsOfArrears = ({ plain }: Pick<Sentence, 'plain'>): boolean =>
  behind.test(plain) && !settledDebt.test(plain) && !ofDebtRule.test(plain);
