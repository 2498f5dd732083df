/** What a sentence is worth quoting for, the gravest first. */
export const reasons: readonly RegExp[] = [
  // Money, and what is done to owners and homes.
  /\{[mp]\d|\b(?:loans?|grants?|lawsuits?|litigation|attorneys?|counsel|liens?|foreclos\w+|delinquen\w+|past due|unpaid|overdue|tow(?:ed|ing)?|fine[sd]?|penalt\w+|suspend\w*|deductibles?|special assessments?|installments?|insur\w+|(?<=\b(?:be|made) )liable (?:to|for)|charges (?:[a-z]+ )?(?:home)?owners|there (?:are|is|will be) no (?:[a-z]+ ){0,3}(?:assessments?|dues)|pro ?-?rata|(?:dues|assessments?) (?:have|has|did|do|are|were|will) (?:not |never |also |be |been |being )*(?:chang|increas|rais|lower|reduc)[a-z]+|refund\w*|reimburs\w+|fail(?:ing|s|ure) to (?:abide|comply|enter|pay|remit|submit)|free of charge|at no (?:charge|cost)|(?:are|get in|go|is|play|swim)s? free(?! (?:and|from|of|or|to)\b))\b/,
  // What must, must not and need not be done.
  /\b(?:must|shall|may not|can ?not|should not|(?:is|are|be) (?:not )?(?:required|prohibited|permitted|allowed|responsible|obligated|restricted|limited|forbidden|encouraged|subject)|(?:is|are) not (?:an? )?(?:[a-z]+ )?(?:to be|obligation|responsib\w+)|requir(?:es?|ed|ing)|need(?:s|ed)? to|responsib\w+|obligat\w+|no (?:longer )?[a-z]+(?: (?:or )?[a-z]+)? (?:is|are|may|will|shall|allowed|permitted)|do not|does not|only|approv(?:al|ed?|es)|permission|mandatory|automatically|mph|no more than|(?:age|height|size|speed|time|weight) limits?|prior to|before)\b|(?:\{n\d\}|\bone) [a-z]+ (?:per|for each) (?:address|home|household|lot|unit)\b|^\W*no (?!building|hearing|meeting)[a-z]+ing\b(?!.*\bsigns?\b)|^\W*please (?:also |always )?(?:keep|park|leave|pick up|clean up|store|put|bring|remove|drive|observe|obey|refrain|confine|leash|turn (?:off|down))\b|^\W*avoid parking\b/,
  // Work, damage, and what is to come.
  /\b(?:repair\w*|replac\w+|resurfac\w+|repav\w+|pav(?:ed|ing)|seal ?coat\w*|leak\w*|flood\w*|drain\w*|erosion|crack\w*|damage\w*|fail(?:ed|s|ing|ures?)|break(?:s|age)?|broken|mold|rot(?:ted|ting)?|roofs?|dam|sewer|septic|(?<=\b(?:an?|the|our|their|each|every|water|new|old|main|second|shared|private|community|deep) )well(?! as\b)|wells|water main|construction|phases?|acres of|amenities|(?:garbage|recycling|snow|trash) (?:collection|is|pick-?up|removal)|vot(?:e[ds]?|ing)|ballots?|elect(?:ed|ion|ions)?|resign\w*|amend\w*|annex\w*|turnover|developer|manag(?:er|ed|ement)|maintain\w*|maintenance|upkeep|leas(?:e[ds]?|ing)|rent(?:al|als|ed|ing)?|need not be (?:an?|members?|owners?|present)|repainted|asphalt\w*|completed by|reserve (?:stud(?:y|ies)|funds?)|owned by the (?:hoa|association|community|developer|city|county|town|(?:[a-z]+ ){0,3}district))\b/,
];

/** Of a meeting only what concerns money, and what owners must do. */
export const ofOwners =
  /\b(?:home ?owners|(?:all|each|every|any) (?:home ?)?owner|owners|residents|members|tenants|renters|everyone|households|you(?:r)?)\b|^\W*please\b|\b(?:covenants|cc&rs|by-?laws)\b|\b(?:arc|arb|acc|architectural) (?:[a-z]+ )?(?:approval|requests?|applications?|forms?)\b|\bonly [a-z]+ [a-z]+ (?:is|are) (?:allowed|permitted)\b|\b(?:is|are) (?:not|no longer) (?:allowed|permitted)\b/;

/** What minutes tell of the rules, and ask of owners. */
export const toldOfRules =
  /\b(?:requested to|(?:meets?|complies with|violates?) (?:the |our )?(?:[a-z]+ )?(?:covenants|cc&rs|by-?laws))\b|\b(?:covenants|cc&rs|by-?laws)\b[^.;]{0,60}\b(?:unclear|ambiguous|silent)\b|^\W*under (?:the|our) (?:covenants|cc&rs|by-?laws)\b/;

/** When owners get the bill. */
export const billed =
  /\b(?:dues|assessments?|invoices|bills)(?: (?:notices?|statements?))? will be (?:sent|mailed|billed)\b/;

/** What was only talked of at a meeting. */
export const talk =
  /\b(?:suggest\w*|question(?:s|ed)?|ask(?:ed|s|ing)?|discuss\w*|concern(?:s|ed)?|wonder\w*|hop(?:e[ds]?|ing|eful)|ideas?|thought|felt|feels?|complain\w*|introduced|reviewed|presented|mentioned|maybe|perhaps|looking into|look into)\b/;

/** Forms of deeds and signatures. */
export const formal =
  /\b(?:whereas|witness\w*|notary|personally appeared|executed|hereinafter|hereby(?! (?:made|limited|restricted|prohibited|forbidden|required)\b)|counterparts?|know all men|recorded (?:in|at|on)|principal (?:office|place of business)|chief manager|its manager|secretary|president)\b|^\W*(?:by:|(?:state|county) of\b)|^\W*(?:total|subtotal)\b/;

/** A clause that says something has a verb, asks for something or bans it. */
export const says =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|must|shall|may|can(?:not)?|do(?:es)?|did|should|need(?:s|ed)?(?! (?:for|of)\b)|requires?|costs?|pays?|paid|owes?|(?<!\b(?:[a-z]+ly|or|any|an|the) )(?:approv|provid(?!ed that\b)|vot|hir|rais|agre|decid|receiv|replac|sign|install|fil|collect|transferr|award|increas|offer|pass|fail|resign|ask|annex|elect|start|stopp|donat|charg)ed|paid|spent|sold|bought|includes?|covers|provides|handles|maintains|performs|owns|keeps|allows|prohibits|depends|remains|reserves the right|begins|starts|ends|expires|applies|runs|(?<=, )owned by|(?<=^\W*we )(?:carry|contract|hire|maintain|own|pay|provide|rent|share)|(?:go|play|swim)s?(?= free)|renders|results in|contains|consists|came in(?= (?:at|for|on|with)\b)|goes|becomes?|comes|gets|asks? that|serves|elects|approves|charges|(?<!\breserve )funds|reimburses|insures|means)\b|^\W*to [^,;]{3,80}, (?:apply|complete|fill|obtain|review|send|submit)\b|^\W*(?:please (?:also |always )?)?(?:no|avoid|maintain|park|keep|leave|use|place|clean|store|pick|put|turn|lock|close|drive|observe|obey|refrain|remove|expect)\b|\{m\d+\} (?:[a-z-]+ ){0,2}fees?\b|^\W*(?:one|\{n\d+\}) votes? (?:per|for each)\b/;

/** 'Lot shall mean …': words that every paper defines alike. */
export const defines =
  /^\W*(?:the (?:term|word)s? )?\W{0,2}(?:association|lots?|units?|owners?|propert(?:y|ies)|common (?:areas?|elements?)|members?|mortgag\w+|persons?|plat|board|by-?laws|articles)\W{1,3}(?:(?:shall|will) )?(?:means?|refers?)\b/;

/** What tells a buyer nothing: courtesies, ways to reach somebody, links, entertainment, the weather of a site. */
export const idle =
  /\b(?:thank(?:s| you)|your (?:[a-z-]+ ){0,2}(?:cooperation|help|input|involvement|participation|patience|support|understanding) (?:is|are) (?:[a-z]+ )?(?:appreciated|essential|important|needed|valued|vital)|enclosed (?:please find|you will find)|i hope (?:that )?(?:all|every\w*|you)|please (?:be (?:honest|kind|patient)|come|do not (?:forget|hesitate|throw)|join|stop by)|welcome|congratulat\w+|happy|enjoy|please (?:call|contact|email|e-mail|visit|see|click|feel free)|click|(?<!\bchain[- ])link|download\w*|website|web site|e-?mail|facebook|newsletter|copyright|all rights reserved|log ?in|password|phone|call us|contact us|volunteer\w*|raffle|(?:50|prize) drawing|gift cards?|prizes?|rsvp|potluck|picnic|barbecue|cookout|parade|halloween|christmas|easter|(?<!\b(?:rent|reserv)\w*\b[^.]{0,60}\b|\b(?:each|either|losing|other|prevailing|responsible|third) )part(?:y|ies)|santa|yard sale|garage sale|adjourn\w*|called to order|call to order|second(?:ed)? by|motion (?:carried|passed)|minutes|(?:committee|regular|alternate) members?|chair(?:person|man)|adobe|browser|this (?:page|site)|indemnif\w*|if required|valuables|unlocked|encouraged to (?:attend|participate|join)|(?:duties|powers|procedures?|responsibilities|terms) [^.;]{0,40}(?:is|are) (?:contained|defined|described|explained|found|set (?:forth|out)|spelled out) in|(?:aim|focus|goal|mission|purpose) of (?:the|our) [^.;]{0,30}committee is|here (?:is|are) (?:the|a|an|our)\b[^.]{0,40})\b|@|https?:|=\{|_{3,}|^\W*(?:how|why) [^,;]{3,40}\.?\W*$|\[ ?\]|^\W*\((?!(?:\{n\d+\}|\d{1,2})\))/;
