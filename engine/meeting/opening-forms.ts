import { regex } from '../regex.ts';

const by = '(?: (?:by|from) [^;:]{1,60}?)?';
const seconded = `(?:,? (?:and |was |duly |[A-Z][\\w.]+ ){0,3}(?:seconded|2nd(?:ed)?|second)${by})?`;
const voted = '(?:,?(?: and)? (?<voted>voted|carried|passed|approved|unanimously [a-z]+)(?: unanimously)?)?';
/** Who decides at a meeting. */
export const body =
  '(?<!\\b(?:[Cc]ounty|[Cc]ity|[Tt]own|[Ss]chool|[Ss]tate|[Dd]istrict|[Pp]lanning|[Zz]oning|[Hh]ealth|[Ww]ater) )(?:[Bb]oard|BOARD|[Mm]ajority|[Mm]embers(?:hip)?|[Oo]wners|[Hh]omeowners|[Dd]irectors|[Tt]rustees|[Aa]ssociation|[Cc]ommittee|[Nn]eighbors|[Rr]esidents|(?<=[Tt]he )[Gg]roup|[Ee]veryone|[Tt]hose (?:present|in attendance))';
/** What meetings decide on, as the last noun before 'approved'. */
export const paper =
  '(?:[Mm]inutes|[Bb]udget|[Rr]eport|[Ff]inancials|[Bb]ids?|[Pp]roposal|[Cc]ontract|[Pp]olicy|[Rr]esolution|[Aa]mendments?|[Aa]ssessment|[Ii]ncrease|[Aa]genda|[Rr]equest|[Aa]pplication|[Nn]otes|[Ss]tatements?)';
const settled = '(?:approved|adopted|ratified|accepted|rejected|denied|tabled|deferred)';
/** What is only put off by words: to talk, to ask, to look into. */
export const vague =
  '(?:discuss|talk|look|wait|research|ask|get|obtain|seek|review|consider|revisit|continue (?:discuss|to (?:look|discuss|research|review))|meet|think|see|keep (?:looking|an eye)|check|investigate|explore|gather|find|work|reach|contact|bring|take (?:action|(?:this|it) under)|be\\b|have (?:a|another) (?:discussion|meeting)|hold (?:a|another|the|this) (?:discussion|meeting)|inquire|follow|try|invite|send out details|(?:set up|schedule) (?:(?:a|an|another|future|more) )?meetings?|disagree|table|(?:the (?:board|committee|association)|we|they|more) (?:needs?|requires?)\\b)';

/** What those who agree to it only promise to do. */
const helpful =
  '(?:help|serve|assist|volunteer|attend|come|stay(?! with)|share|provide|update|prepare|e-?mail|call|write|notify|speak|ask|put together|post|coordinate|run|work|act|be\\b|do\\b|take (?:care|the lead|over|on)|monitor|watch|let|support|listen|reconvene|adjourn|continue|have (?:an?|another|more|further|some|it|fun)\\b|go|make (?:calls|contact|inquiries|phone)|start the)';

/** What a body that agrees to it has decided. */
const firm =
  '(?:raise|increase|lower|reduce|hire|engage|retain|award|renew|approve|accept|adopt|replace|contract|purchase|buy|install|repave|resurface|levy|impose|waive|terminate|borrow|transfer|fund|keep(?! looking| an eye| working| (?:the|this) (?:item|matter|topic)| in mind)|maintain|stay with|proceed with|hold(?= (?:[a-z]+ ){0,2}hearings)|continue with|draft|send(?= (?:an? |the )?(?:[a-z]+ )?(?:letters?|notices?|invoices?))|issue|allow|prohibit|charge|appoint|reimburse|close|remove|ban)\\b';

/** 'to use Elm Yards and signed a contract': what is done already was decided before. */
const andDid = '[^.;]{3,120}? and (?:has |have |then )?(?:signed|paid|bought|purchased|hired|installed)\\b';

/** A way of saying what was moved (group `what`), and whether its words themselves tell that it was decided. */
export interface OpeningForm {
  readonly form: RegExp;
  readonly decided: boolean;
  /** The words are no motion with a second and a vote behind it: none of them is cut off. */
  readonly whole?: true;
  /** They tell who was chosen, and are told as 'Elect …'. */
  readonly election?: true;
  /** They tell that there was a vote, and not what came of it. */
  readonly open?: true;
  /** They leave it to a meeting to come. */
  readonly later?: true;
}

/** The ways in which minutes begin to tell of a motion or a decision, the surest first. */
export const openingForms: readonly OpeningForm[] = [
  {
    form: regex`\b(?:[Aa]pproval was given|${body} gave (?:its |their |full |final )*approval) (?:for|to|of) (?<what>.*)`,
    decided: true,
  },
  {
    // 'On motion of Ann Ray: VOTED: To spend $900'
    form: /(?<!\b[Ii]t was )\bVOTED(?: unanimously)?(?:\s?:|,)? (?:[Tt]o|[Tt]hat|TO|THAT) (?<what>.*)/,
    decided: true,
  },
  {
    form: /(?<!\b[Ii]t was )\b(?:RESOLVED|Resolved),? (?:FURTHER,? )?(?:(?:that|THAT|to) )?(?<what>.*)/,
    decided: false,
  },
  {
    form: /(?:\b(?:Motion|MOTION|(?:Board |BOARD )?(?:Action|ACTION))\s*[:–-](?!\s*[Tt]he [Bb]oard)|\b(?:made|makes) (?:a|the|another) (?:[a-z]+ )?motion(?: ?:|,? stating(?: that)?,?))\s*(?!(?:[A-Z][\w.]+ ){1,3}(?:moved|made|motioned|seconded))(?:[Tt]o )?(?<what>[^\s].*)/,
    decided: false,
  },
  {
    form: /\b(?:[Uu]pon|[Oo]n)(?: a)? motion\b[^.;]{0,140}?,? (?:(?:and|was|unanimously|duly) )*(?:carried|passed|approved|adopted|seconded)[^.;,]{0,40},? (?<what>(?:the|all|it was|to|reading) .*)/,
    decided: true,
  },
  {
    form: regex`\b(?:[Mm]otions?|MOTION),?(?: \([^()]{1,40}\))?(?: was| is)?(?: duly)?(?: made| presented| amended)?${by}${seconded}${voted}[,:]? (?:to|that|for(?= (?:approval|acceptance|[a-z]+ to be ))|for the (?:board|association) to) (?<what>.*)`,
    decided: false,
  },
  {
    form: regex`\b[Mm]otion${by},? (?:and )?second(?:ed)?${by},? (?<what>(?:approve|accept|adopt|adjourn|authorize|ratify|pay|hire)\b.*)`,
    decided: false,
  },
  {
    form: /^[^A-Za-z]*(?<what>[^.;]{3,100}?)(?: (?:was|were) read and)?(?: was| were)? (?:moved|motioned) (?:to be|for) (?:accepted|approved|adopted|acceptance|approval|adoption)\b.*/,
    decided: false,
  },
  {
    form: regex`\b(?:[Mm]oved|[Mm]otioned)${by}${seconded}${voted}(?:[,:]? (?:to|that)|(?= (?:the|for|approval|acceptance)\b)) (?<what>.*)`,
    decided: false,
  },
  {
    form: /\b(?:moved|motioned),? (?:and )?[A-Z][\w. ]{1,40}? second(?:ed|s),? (?<what>[a-z]+ing\b.*)/,
    decided: false,
  },
  {
    form: regex`\b${body}(?: of [A-Z]\w+)?(?: present)? (?:then |also |has |have )?(?:unanimously )?(?:voted|resolved)\b(?! for\b)(?: unanimously)?[^.;:]{0,50}? (?:to(?! \d)|that|(?=against )|(?=in favor )) ?(?<what>.*)`,
    decided: true,
  },
  {
    // '69% voted to raise the dues'
    form: /\b\d{1,3} ?(?:%|percent)(?: of [^.;]{3,40}?)? voted (?:in favor of |to )(?<what>.*)/,
    decided: true,
  },
  {
    form: /\b[Ii]t (?:was|has been) (?:unanimously )?(?:decided|resolved|RESOLVED|voted)(?: unanimously)?(?: (?:up)?on)?(?: by (?:a vote of \d{1,3} (?:to|-) \d{1,3}|[^.;]{1,40}?))? (?:to|that|(?=against |not to )) ?(?<what>.*)/,
    decided: true,
  },
  {
    form: regex`\b(?:${body}|[Ww]e|[Aa]ll(?= (?:present )?(?:unanimously )?agreed\b)) (?:present )?(?:then |also |has |have )?(?:unanimously )?(?:decided (?:unanimously )?(?:to (?!${vague}|${andDid})|(?=not to (?!${vague})|against ))|(?:elected|chose|opted|determined) (?:unanimously )?(?:to (?=${firm})|(?=not to (?!${vague})))|(?=declined to ${firm})|agreed (?:unanimously )?to (?=${firm}|(?!${vague}|${helpful}))|(?:agreed|decided|settled) (?:unanimously )?(?:up)?on (?=(?:an?|the) (?!(?:[a-z]+ )?(?:need|importance|fact|idea|following|date|time|day|point|matter|same)\b)))(?<what>.*)`,
    decided: true,
  },
  {
    form: regex`(?<!\b[Nn]o )\b(?:${body}|[Ww]e)(?:, [^,;.]{3,60},)?(?: present)?(?: then| also)?(?:(?: read| reviewed| discussed| approved| received| considered| examined),? and)?(?: unanimously| tentatively| conditionally)? (?<what>(?:(?<=(?:unanimously|tentatively|conditionally) )approves|approved|accepted|appointed|authorized|ratified|adopted|rejected|denied|tabled|(?:voted|turned) down) (?!(?:in|on|at|by|as|for|of|it|them|and|or|until|before|after|earlier|previously)\b)(?:[a-z$\d]|[A-Z]{2,}).*)`,
    decided: true,
  },
  {
    form: /\b(?:[Bb]oard|BOARD|[Dd]irectors|[Tt]rustees)(?: of [A-Z]\w+)?(?: then| also)?(?: unanimously)? (?<what>(?:upheld|waived|awarded|engaged|retained|hired|renewed|granted|selected|levied|imposed|terminated|chose(?= [A-Z])|signed off on|set(?= the [^.;]{0,40}\b(?:dues|assessments?|fees?|fines?|budget)\b(?: for [^.;]{3,20})? (?:at|to) (?![^.;]*\bin (?:19|20)\d))) (?!(?:in|on|at|by|as|for|it|them|and|or|until|before|after|earlier|previously)\b)[a-zA-Z$\d].*)/,
    decided: true,
  },
  {
    // 'explained that we could not grant his request'
    form: regex`\b(?:${body}|[Ww]e) (?:could|can|did|would) not (?:authorize|approve|grant|accept|adopt|support) (?<what>(?:the|an?|any|his|her|their|this|that|[A-Z]\S+) [^.;]{0,60}\b(?:requests?|exemptions?|applications?|variances?|appeals?|waivers?|proposals?|plans?|increase|rais(?:e|ing)|bids?|offers?|changes?|amendments?|budget)\b(?: (?:for|to|of) [^.;]{3,160}?(?=[.;]|$| (?:because|since|due to|until|unless|without|if)\b))?)(?! (?:until|unless|without|if)\b).*`,
    decided: true,
  },
  {
    // 'and the decision was made not to renew it'
    form: regex`(?<!\b[Nn]o )\b(?:[Dd]ecision (?:was|has been)|(?<=\band (?:the |a )?)decision(?= made (?:(?!\b(?:was|is|were|has)\b)[^.;])*\W*$)) made (?:by [^.;]{1,40}? )?(?:to (?!${vague})|(?=not to (?!${vague})))(?<what>.*)`,
    decided: true,
  },
  {
    form: regex`\b(?:briefed|informed|announced|explained|reported|told)\b[^.;]{0,60}\b(?:the|our|their|its) decision to (?=${firm})(?<what>(?:(?!\b(?:postponed|deferred|tabled|pending)\b)[^.;])*?)(?=[.;]|$| (?:based on|because|due to|since)\b).*`,
    decided: true,
  },
  {
    form: /\b[Tt]he vote (?<what>(?:in favor of|against) [^.;]{5,160}?)(?= was unanimous\b).*/,
    decided: true,
  },
  {
    form: /\b[Mm]otion(?:ed)?(?: was)? made,? (?:(?:and )?second(?:ed)?,? )?and (?:unanimously )?(?:carried|passed|approved|accepted) (?:to|that) (?<what>.*)/,
    decided: true,
  },
  {
    form: /\b[Ii]t was the (?:unanimous |majority )?(?:decision|consensus|vote|will) of (?:the )?[A-Za-z ]{3,40}? (?:to|that) (?<what>.*)/,
    decided: true,
  },
  {
    // 'Decision: replace the pump'
    form: regex`^[^A-Za-z]*(?:Board |BOARD )?(?:[Dd]ecision|DECISION|Decided|DECIDED|Agreed|AGREED)\s*[:–-]\s*(?:that |to )?(?!${vague}|(?:[Nn]o(?:ne|t)?|[Mm]ore|[Ff]urther)\b|[Pp]ending|[Tt][Bb][Dd])(?<what>[A-Za-z][^;]{5,200})`,
    decided: true,
  },
  {
    // 'Budget for 2032 - Approved with …'
    form: regex`^[^A-Za-z\d]*(?<what>[^.;:]{0,80}?\b${paper})\s*[-–—:]\s*(?:[Uu]nanimously )?(?:[Aa]pproved|[Aa]dopted|[Aa]ccepted|[Rr]atified|[Dd]enied|[Tt]abled|[Dd]eferred|[Pp]assed)\b.*`,
    decided: true,
  },
  {
    form: /\b[Bb]y (?:a )?(?:unanimous|majority) (?:written )?(?:vote|consent)(?: (?:of|dated|on) (?:[A-Z][a-z]+ \d{1,2}, \d{4}|[^,;]{1,60}(?=,)))?,? (?!(?:of|at|on|in|by|for|with)\b)(?<what>[^\s.;].*)/,
    decided: true,
  },
  {
    // 'Two accounts were sent to the attorney by unanimous vote.'
    form: /^[^A-Za-z]*(?:Executive [Ss]ession: )?(?<what>[^.;]{3,160}?\b(?:was|were) [a-z]+(?:ed|t|n)\b[^.;]{0,80}?)(?=,? (?:by|with) (?:a )?(?:unanimous|majority) (?:written )?(?:vote|consent)\b).*/,
    decided: true,
  },
  {
    form: regex`\b(?:[Cc]onsensus (?:(?:of|among) [^.;]{3,40} )?(?:was|is)|[Tt]here was (?!(?:no|some|little)\b)(?:[a-z]+ ){0,2}(?:consensus|agreement)(?: (?:of|among) [^.;]{3,40})?) (?:(?=not to (?!${vague}))|to (?=${firm}|(?!${vague}|${helpful})))(?<what>.*)`,
    decided: true,
  },
  {
    form: /\b[Mm]otion for (?<what>[^.;]{5,160}?)(?=,? (?:was |were |is )?(?:unanimously )?(?:approved|passed|passes|carried|carries|failed|fails|defeated|denied|rejected|tabled|died|withdrawn)\b).*/,
    decided: false,
  },
  {
    // 'Vote was passed 3-0 to raise the dues'
    form: /\b(?:[Vv]ote|[Rr]esolution) (?:was |is )?(?:passed|carried|unanimous)\b(?! by the (?:city|county|state|town|council)\b)[^.;]{0,20}? to (?<what>.*)/,
    decided: true,
  },
  {
    form: /\b(?:[Pp]roposal|[Rr]esolution|[Aa]mendment|[Mm]easure) (?:to|that) (?<what>[^.;]{8,160}?)(?= (?:was |were |has |have )?(?:passed|failed|carried|approved|defeated|rejected)\b).*/,
    decided: false,
  },
  {
    form: /\b[Vv]otes? (?:to|for) (?<what>[^.;]{8,200}?)(?= (?:did not (?:obtain|get|receive|have|reach|garner|pass|carry)|failed|fails|(?:was |is )?(?:passed|carried|approved|defeated|tabled))\b).*/,
    decided: false,
  },
  {
    form: regex`^[^A-Za-z]*(?<what>(?:[Tt]he |[Aa]ll )?[^.;]{0,80}\b${paper}\b[^.;]{0,110}?\b(?<!\b(?:that|which) )(?:was|were) (?:then )?(?:read and |reported (?:as )?)?(?:unanimously )?${settled}\b(?! in (?:19|20)).*)`,
    decided: true,
  },
  {
    // 'Minutes of the spring meeting approved 3-0', as lists of items tell it, without a verb before it.
    form: regex`^[^A-Za-z]*(?:[a-z]{1,4}[.)] )?(?<what>(?:(?!\b(?:is|are|be|been|was|were|has|have|had|having|will|would|must|should|shall|can|may|needs?|not|no|if|when|until|once|get|getting|who|which|that|before|after|to)\b)[^.;:]){0,90}?\b${paper}\b(?:(?!\b(?:is|are|be|been|was|were|has|have|had|will|must|should|not|to|when|until|once|who|which|that)\b)[^.;:]){0,60}?) (?:unanimously )?${settled}\b(?! (?:in (?:19|20)|prior|before|until)).*`,
    decided: true,
  },
  {
    // What was voted on before who moved it: 'Hire the painter - moved by …, second …, all in favor'
    form: /^[^A-Za-z]*(?<what>[^.;:]{8,160}?)\s*[-–—,;:(]\s*(?:(?:[Mm]oved|[Mm]otion(?:ed)?|[Mm]otion made)(?: by)?:? [A-Z][\w.]+|[A-Z]\w+(?: [A-Z]\w+)? (?:moved|motion(?:ed)?|made (?:a|the) motion))\b[^.;]{0,40}?\b(?:[Ss]econd|2nd).*/,
    decided: false,
  },
  {
    // 'Dock repair and assessment: Yes 73, No 13'
    form: /^[^A-Za-z]*(?<what>[^.;:=]{5,160}?)(?:\s*[:–—-]\s*|\s+)\(?(?:Yes|YES|For|FOR|In favor|Ayes?)\s?[=:–-]?\s?\d{1,4}\b[,;/ ]{1,3}(?:and )?(?:No|NO|Nays?|Against|AGAINST|Opposed)\b.*/,
    decided: false,
  },
  {
    form: /^\W*(?:Proposal|PROPOSAL|Question|Ballot (?:[Ii]tem|[Qq]uestion|[Mm]easure)|Vote) (?:[Nn]o\. ?|#)?\d{1,2}\s?[.:–-]? (?:regarding )?(?<what>[A-Za-z].{8,})/,
    decided: false,
  },
  {
    // 'The check register and the invoices were reviewed and approved'
    form: /^[^A-Za-z]*(?<what>[^.;:]{5,120}?)(?= (?:was|were) (?:read|reviewed|presented|discussed|examined),? and (?:unanimously )?(?:approved|accepted|adopted|ratified)\b(?! (?:in (?:19|20)|last|prior|before))).*/,
    decided: true,
  },
];
