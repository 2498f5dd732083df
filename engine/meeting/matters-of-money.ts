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
