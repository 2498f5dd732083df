import { ofNeighbor } from '../language/neighbors.ts';
import { agendaForms } from './agenda-forms.ts';
import { isOnMain } from './amendments.ts';
import { isHowVoted, isOfMovers } from './bare-votes.ts';
import { coordinated } from './coordinated.ts';
import { asElection, electionForms } from './election-forms.ts';
import { openingForms } from './opening-forms.ts';
import { isOfOpinions } from './outcome.ts';
import { inFull } from './shorthand.ts';
import { terseForms } from './terse-forms.ts';
import { voteForms } from './vote-forms.ts';

/** Where the words of the motion end and those about its second and its vote begin. */
const tail =
  /,? upon (?:a )?motion\b|,? and (?:[A-Z][\w.’'-]+ ){1,3}(?:was|were) (?:re-?)?(?:elected|appointed)\b|(?<!\b[A-Z][a-z]{2,8}),? (?:with )?(?!(?:19|20)\d\d\b)\d{1,4} (?:for|in favor|yes|yeas?|ayes?)\b|,? with (?:the|a|that) (?:motion|second)|:\s+[A-Z]\w+ (?:made|makes) (?:a|the) motion\b|:\s+(?:[A-Z][\w.’'-]+ ?){1,2}[;,]? (?=(?:no )?(?:[Ss]econd|2nd))|\s+(?:Vote|Result|Outcome|Action|Second(?:ed)?(?: by)?|Discussion|Moved(?: by)?|Ayes|In favor|Motion)\s*:|\s*(?:[,;(.]\s*)?\b(?:which |it |that )?(?:was|were|and|has been)\s+(?:(?:duly|then|also|unanimously|both|made|moved|properly|reported|as)\s+)*(?:second(?:ed)?|2nd(?:ed)?|passed|carried|approved|failed|defeated|tabled|adopted|withdrawn|unanimous(?:ly)?)\b|\s*[,;.(]\s*(?:with\s+)?(?:a\s+)?(?:[A-Z][\w.’'-]+\s+){0,3}(?:[Ss]econd(?:ed|s)?|2nd(?:ed)?(?!,? ?\d{4})|SECOND(?:ED)?|[Pp]assed|[Cc]arried|[Aa]pproved|[Ff]ailed|[Uu]nanimous(?:ly)?|[Aa]ll (?:in favor|approved|ayes|agreed|voted)|[Mm]otion|MOTION)\b|\s+(?:passe[ds]|carrie[ds]|fail(?:s|ed)|died|dies|withdrawn)(?: unanimously)?(?=[.;,]|\s*$|\s\d|\s[-–—(]|\s(?:for|due|with|by)\b)|\s+with\s+(?:[A-Z]\w+\s+){1,3}(?:2nd|second)|\s+(?:was\s+)?made\s+by\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)[A-Z]\w+(?=[\s,.;․]|$)|\s+(?:was\s+)?by\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?<=\b(?:bids?|proposals?|quotes?|contracts?|offers?|estimates?|submitted|prepared|provided) by\s+)(?:[A-Z][\w&’'-]*,? ){0,4}?(?:LLC|Inc|Co|Company|Corp|Services?|Contractors?|Contracting|Construction|Paving|Roofing|Landscaping|Management|Group|Bros|Brothers|Sons|(?:at|for|in the amount of) \$?(?:a |the )?))[A-Z]\w+(?=[\s,.;․]|$)|,? and (?:(?:the|that|this) motion|it (?:passed|carried|failed|lost))\b|[,;] (?:the|this|that) (?:motion|vote) (?:was|is|has|passed|carried|failed)\b|,?\s+and\s+(?:[A-Z][\w.’'-]+\s+){1,3}(?:[Ss]econd(?:ed|s)?|2nd(?:ed)?)\b|\s+(?:2nd(?:ed)?(?=\s*(?:by\b|[:.,;)–-]|$|[A-Z]))(?!,? ?\d{4})|seconded)\b|(?<!\b(?:Mrs?|Ms|Dr|St|No|Inc|Co|approx))[.;]\s|[.;]?$/;

export const second = /\bsecond(?:ed|s)?\b|\b2nd(?:ed)?\b/i;
const unreal =
  /\b(?:if|when|once|until|unless|why|how|whether|would|should|could|may|can|must|will|before|no|last (?:year|meeting|month)|the (?:previous|prior|preceding) (?:year|month)|already|for the)\s[^,;.]{0,16}$/i;
/** 'At the March 4 meeting, the Board …', 'In March the Board …': another meeting's decision, told again. */
const elsewhere =
  /\b(?:[Ii]n|[Dd]uring|[Ll]ast|[Ee]arlier (?:in|this)) (?:early |late |mid-)?(?:the past|(?:prior|earlier|past) years|January|February|March|April|May|June|July|August|September|October|November|December|(?:the )?(?:spring|summer|fall|winter|month|quarter|week)|(?:19|20)\d\d)\b,?(?: of (?:19|20)\d\d| (?:19|20)\d\d)?,? (?:[^.;,]{0,30})?$|\b[Aa]t (?:the|our|its|a|an|their) (?=[^.;]{0,60}(?:\d|\b(?:last|previous|prior|earlier|past|recent|January|February|March|April|May|June|July|August|September|October|November|December)\b))[^.;]{0,60}\b[Mm]eeting\b[^.;]{0,12}$/;
/** Whether the words before a decision say that another meeting made it. */
export const isElsewhere = (ahead: string) =>
  [elsewhere, underYear, recorded].some((words) => words.test(ahead));
/** 'The minutes of May record that the members …' */
const recorded =
  /\b[Mm]inutes (?:of [^.;]{3,40} )?(?:recorded|records?|shows?|showed|reflect(?:s|ed)?|stated?s?|sa(?:y|id)|indicated?s?) (?:that )?[^.;,]{0,30}$/;
/** What somebody says or feels that a body did, and what only some of it do. */
const remark =
  /\b(?:felt|feels|thought|thinks|believe[sd]?|claim(?:s|ed)|complain(?:s|ed)|argu(?:es|ed)|heard|understood|ask(?:s|ed)|wonder(?:s|ed)|question(?:s|ed)|(?:owners?|homeowners?|residents?|neighbors?|guests?|tenants?) (?:[a-z]+ )?(?:said|stated|noted|mentioned|commented|expressed|voiced|reported))\b(?:(?!\b(?:and|but|so)\b)[^.;,]){0,40}$|\b(?:[Ss]ome|[Ss]everal|[Mm]any|[Ff]ew)(?: of the)?(?: [a-z]+)? ?$/;
const toldBy =
  /, (?:(?:[a-z]+ ){1,4}(?:recalled|complained|felt|claimed|argued|thought)|(?:an|one|some|several) (?:owners?|residents?|members?) (?:said|noted|stated))\W*$/;
const byOther =
  /\b(?:agreed|decided|determined|approved) by (?:the )?(?:city|county|state|town(?:ship)?|court|judge|bank|lender|developer|builder|insurer)\b/i;
/** '2028 = the Board voted …' in a list of years. */
const underYear = /^\W*(?:19|20)\d\d\s*[=:–—-]+\s*(?:[Tt]he )?$/;
/** 'denied at the 3/20 meeting', 'approved at our last meeting' */
const thenAt =
  /\b(?:approved|adopted|accepted|denied|rejected|tabled|decided|voted|agreed|passed|elected|appointed)\b[^.;]{0,30} (?:at|during) (?:the|our|a|their|its) (?:[^.;]{0,14}\d[^.;]{0,14}|(?:last|previous|prior|earlier|January|February|March|April|May|June|July|August|September|October|November|December)\b[^.;]{0,20}) ?meeting\b/;
const past =
  /\b(?:previous(?:ly)?|last (?:year|meeting|month|week|spring|summer|fall|winter|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)|already|earlier|had been)\b|^(?:adopted|imposed|levied|enacted|assessed)\b[^.;]{3,60}\b(?:on|in) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
/** Minutes are of a meeting gone by, and approved at this one. */
const minutesOf =
  /\b(?:minutes|notes) (?:of|from|for) (?:the |our |its )?(?:previous|prior|last|earlier)\b|\b(?:previous|prior|last|earlier) (?:[a-z]+ ){0,4}(?:minutes|notes)\b/i;
export const goesOn =
  /^[^A-Za-z]*(?:(?:the |this )?(?:motion|vote|proposal|resolution)\b|(?:the )?(?:minutes|budget|report|financials) (?:was |were )?approved|(?:(?:it|this) (?:(?:was|has) (?:also )?)?(?:passed|carried|failed|approved|second)|was second|second)|2nd|(?:all|adjourned|unanimous(?:ly)?|approved|accepted|adopted|ratified|agreed|passed|passes|carried|carries|failed|defeated|denied|rejected|tabled|ayes?|yeas?|nays?|noes|in favor|none opposed|no (?:opposition|nays?|noes|dissent|objections?)|so moved)\b|(?:[A-Z]\w+ ){1,3}(?:second|2nd|voted in (?:approval|favor)))/i;

export const ofMotion =
  /\b(?:the|this) (?:matter|item|issue|topic|proposal|question|request|vote) (?:was |were |has been )?(?:then )?(?:tabled|postponed|deferred|passed|withdrawn|defeated|failed)\b|^[^A-Za-z]*(?:the |this )?(?:amended |original |main )?motion\b|^\W*(?:the|this) (?:resolution|question|proposal),? as amended\b|\bwithdr(?:ew|aws?) (?:the|that|his|her|their) motion\b|\b(?:the|this) (?:amended |original |main )?motion (?:was |then |is |has )?(?:been )?(?:carried|passed|approved|failed|lost|tabled|postponed|defeated|withdrawn|adopted|died|dies)\b/i;

/** Names, and what they were elected to. */
const wasElected = /^[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){1,2} was (?:re-?)?elected\b/;

/** 'A new fence was voted on': how, it does not say. */
const onlyPut = /\b(?:was|were) (?:then |also )?voted (?:up)?on\W*$/i;
const voted = /\bvoted unanimously|unanimously voted|\bvoted to\b/i;

/** 'Upon motion duly made, seconded and carried, it was RESOLVED …' */
const ofResolved = /\bmotion\b[^.;]{0,80}\b(?:carried|passed|approved|adopted)\b[^.;]{0,40}\bresolved\b/i;

const speaksOf =
  / \.{4} |\b(?:hold|wait|continued|table) (?:until|for|to)\b|\b(?:postpone|defer|held over|carried over|on hold|no action|no decision|failed|defeated|enough votes|majority)|\bmo(?:tion|ve[ds]\b)|\bapproves|vote|ballot|resolved|decided|agreed|elected|chose|appointed|named|nominat|nominee|candidates|\bnew [a-z]+|(?:continue|remains?|stays?|stands?|serve again)\b|determined|decides|be (?:considered|voted|decided|acted|taken up)|agrees|authorized|picked|directed|instructed|tasked|asked (?:by [a-z ]+ )?to|\b(?:could|can|did|would) not (?:authorize|approve|grant|accept|adopt|support)\b|turned down|\bnot (?:approved|pass(?:ed)?|adopted|ratified|accepted)\b|\bto (?:wait|hold off)\b|\bfilled\b|declined|declared|\bwon\b|unopposed|\b(?:made up|composed|comprised|consists?) of\b|\bdecision\s*[:–-]|opted|in agreement|\bconsensus\b|\bchose\b|gave [a-z ]{0,20}approval|signed off|\bset\b|put on hold|\bwill (?:[a-z]+ )?(?:become|serve|act|be (?:the|our|its|an?|interim|acting)|take over|step in)\b|approved\b|(?:was|were) |approved|adopted|passed|accepted|ratified|denied|rejected|tabled|deferred|passed|upheld|waived|awarded|engaged|retained|hired|renewed|granted|selected|levied|imposed|terminated|decision|\bvotes? (?:in favor of|against)|\bm[/-]?s[/-]?[cpau]\b|\bm\/s\b|\bconsent\b|\bconsensus\b|\b(?:yes|aye|for|in favor)\s?[:=-]?\s?\d|^\W*(?:proposal|question|ballot) /i;

/** Points that end no sentence ('Dec. 5', '$4.50') put as a mark of their own while the forms are tried. */
const dotless = (text: string) =>
  text.replace(
    /(?<=\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mrs?|Ms|Dr|St|No|approx|Rev|Rul|Ord|Res|Sec|Art|Proc))\.(?=\s)|(?<=\b(?:i\.e|e\.g|spec|assmt|incr|eff|contr|insp|[b-df-hj-np-tv-xz]{2,6}))\.(?=\s[a-z$\d])|(?<=[\d$])\.(?=\d)|(?<=\b[A-Z][a-z]+ [A-Z])\.(?= (?!Second|Motion|All\b|Passed|Carried|Vote|Approved|Unanimous)[A-Z][a-z])/g,
    '․',
  );
/** Words that say how or when somebody decided, and not what: no form hangs on them. */
const manner =
  /\b(?:also|then|therefore|thus|again|subsequently|ultimately|eventually|finally|formally|officially|informally|collectively|jointly|further) (?=(?:unanimously )?(?:made|moved|motioned|seconded|decided|agreed|approved|voted|resolved|determined|accepted|adopted|ratified|rejected|denied|tabled|elected|appointed)\b)/g;
const unanimousFirst = /\bunanimously (agreed|decided|determined|concluded|resolved)\b/g;
/** 'The board decided, after much talk, to …' */
const between = /\b(agreed|decided|voted), [^,.;:]{3,80}, (?=(?:to|that|not)\b)/;
/** 'The board read three bids and agreed to …' */
const first =
  /\b((?:[Bb]oard|[Dd]irectors|[Tt]rustees|[Cc]ommittee|[Gg]roup)(?: members)?) (?:(?!\b(?:not|no|if|who|that|which|and|or)\b)[^.;,:]){3,80} and (?=(?:unanimously )?(?:decided|agreed|voted)(?: unanimously)? to\b)/;
/** '20 owners were present and voted by ballot to …' */
const presentAndVoted =
  /\b((?:home)?owners|members|residents)\b(?: \([^()]{1,30}\))? (?:were|was) present,? and (?=(?:unanimously )?voted\b[^.;]{0,40} to\b)/i;
const inAgreement = /\b(?:is|are|was|were) in agreement (?=(?:to|that)\b)/;
/** '2™', '2"': a scan's '2nd' before 'to', 'by' or a stop. */
const raised = /\b2\s?[™"”°*]+(?=\s(?:to|by|and|from)\b|[\s,.;)]*$|[,.;)])/g;
const unraised = (text: string) => text.replace(raised, '2nd');
/** 'MOTION 24-31: Accept the bid', 'Motion (Roe): raise the dues': what stands between is no part of it. */
const motionOf =
  /^(\W*)[Mm](?:otion|OTION)(?: (?:[Nn]o\. ?|#)?\d[\d.-]{0,6}[A-Z]?| ?\([A-Z][\w.’' -]{1,30}\))\s*[:–-]\s*(?=[A-Za-z\d])/;
/** 'Tree pruning, $9,400 ........ approved 4-0' */
const dotLeader = /\s*(?:\.{4,}|(?:\. ){3,}\.)\s*/;
/** A sentence as its motion and its vote are read: what is shortened or misread, in full. */
export const asRead = (text: string) =>
  inFull(unraised(text)).replace(motionOf, '$1Motion: ').replace(dotLeader, ' .... ');
/** What was tried with such marks, as it was printed. */
export const dotted = (text: string) => text.replaceAll('․', '.');

/** 'With minor corrections, …' */
const withChanges =
  /^\W*With (?:[a-z]+ ){0,2}(?:corrections?|changes?|amendments?|revisions?|edits?),? (?=\S)/;
/** 'Minutes of May - approved as corrected (the fence was denied, not tabled)': what became of something else. */
const asideOf =
  /\s*\((?![^()]*\b(?:motion|vote[sd]?|second\w*|passed|carried)\b)[^()]*\b(?:was|were) (?:not )?(?:denied|approved|tabled|rejected|postponed|deferred)\b[^()]*\)/;
/** 'Elected were Kim Ray (79) and Lee Day (77).' */
const votesOfEach = /(?<=\b[A-Z][\w.’'-]{1,20}) \(\d{1,4}(?: votes?)?\)(?=,| and\b| &|[.;]|$)/g;
/** 'The motion to hire Allied received five votes and carried.' */
const votesReceived =
  / (?:received|got|drew) (?:only )?(?:\d+|[a-z]+) (?:yes\b|(?:yes )?votes\b)[^.;]*?,? (?:and|but) (?=(?:passed|carried|failed|was (?:adopted|approved|defeated)|did not)\b)/;
/** No motion is longer, in characters; what stands behind is not read. */
const longest = 600;

/** 'Vote #2 regarding …', 'Proposal 1: …' */
const numbered =
  /^(?:vote|proposal|question|(?:ballot )?(?:item|question|measure)) (?:no\.? ?|#)?\d{1,2}\s?(?:[.:–-]|(?=\())?\s*(?:(?:regarding|concerning|on|to) )?/i;

/** 'Motion by: Ann Hill - Second by: Bo Lund To approve …' */
const bySecond =
  /\bMotion by:? ((?:[A-Z][\w.'’-]* ?){1,3})(?:\([A-Z]{1,4}\) ?)?[-–—,;] ?Second(?:ed)? by:? (?:[A-Z][\w.'’-]+ ?){1,3}(?:\([A-Z]{1,4}\) ?)?:? ?To (?=[a-z])/;
/** 'the plan the Board agreed to and …': what was agreed to stands before it. */
const strands = /^(?:and|or|but)\b/i;

export interface Opening {
  /** What was moved or decided, the words about its second and its vote left out. */
  readonly what: string;
  readonly before: string;
  /** The words about the second and the vote. */
  readonly rest: string;
  /** The opening's own words say that it was decided. */
  readonly decided: boolean;
  /** Another decision that the same sentence tells. */
  readonly other?: Opening;
}

const forms = [...voteForms, ...openingForms, ...electionForms, ...terseForms, ...agendaForms];

/** The name of an agenda's item before what became of it: 'Pool: approved the bid of …'. */
const itemName = /^\W*(?:(?:\d{1,2}|[A-Za-z])[.)]\s*)?[A-Z][\w ’'&/,-]{2,50}:\s+(?=\S)/;

/** The motion or the decision that a sentence tells of; null where it tells of none. */
export function openingOf(printed: string): Opening | null {
  const sentence = asRead(printed.slice(0, longest));
  if (!speaksOf.test(sentence)) return null;
  const two = coordinated(sentence);
  const first = two && oneOpening(two.first);
  const other = two && openingOf(two.other);
  return first?.decided && other?.decided ? { ...first, other } : oneOpening(sentence);
}

function oneOpening(sentence: string): Opening | null {
  const text = dotless(
    sentence
      .replace(manner, '')
      .replace(unanimousFirst, '$1 unanimously')
      .replace(between, '$1 ')
      .replace(first, '$1 ')
      .replace(presentAndVoted, '$1 ')
      .replace(inAgreement, 'agreed ')
      .replace(withChanges, '')
      .replace(asideOf, '')
      .replace(votesOfEach, '')
      .replace(votesReceived, ' ')
      .replace(bySecond, 'Motion by $1to '),
  )
    .replace(/(?<=\bby [A-Z][\w.․ ]{1,30}); (?=second)/, ', ')
    .replace(/\b(made|moved)\/(second(?:ed)?)\/(carried|passed|approved)\b/i, '$1, $2 and $3');
  const name = itemName.exec(text)?.[0];
  const whole = openingWithin(text) ?? (name ? openingWithin(text.slice(name.length)) : null);
  if (whole) return whole;
  const clause = text.split(/; (?:and )?(?=[a-z])/).slice(1);
  return clause.map((part) => openingWithin(part)).find((own) => own?.decided) ?? null;
}

/** 'No new directors were elected': that nobody was is no election. */
const nobody = /^\W*(?:no|none|nobody|neither)\b/i;

/** 'Kim will remain on the board, but we will need a new president': nobody was elected yet. */
const stillSought = /,? but (?:we|they|the board) (?:will |still )*needs? /i;

/** 'Asked whether, once the levy was approved, …', 'assuming the levy was approved': nobody approved it there. */
const asksOrAssumes =
  /^[^.;]{0,120}\b(?:asked|asks|inquir\w+|wonder\w+|(?:want|wish|like)(?:ed|s)? to know|quer(?:y|ied))\b[^.;]{0,30}\b(?:whether|if|when|how|what|why|who|where)\b(?![^.;]*\b(?:moved|motion\w*|second(?:ed)?)\b)|\b(?:assuming|supposing|presuming)\b[^.;,]*$/i;

/** 'It is anticipated that the proposal to raise the dues will be approved': nobody approved it yet. */
const foretold = /\b(?:will|would|may|might|could) (?:not |probably |likely )?be$/;
/** 'Discussion continued about why the proposal failed' tells of another vote. */
const discussed = /^\W*discussion\b[^.;]{0,30}\b(?:why|how|whether)\b/i;

function openingWithin(text: string): Opening | null {
  for (const { form, decided, whole, election, open, later } of forms) {
    const match = form.exec(text);
    const said = match?.groups?.what;
    if (!match || !said || strands.test(said.trim()) || unreal.test(text.slice(0, match.index + 1))) continue;
    if (election && (nobody.test(said) || stillSought.test(text))) continue;
    const ahead = text.slice(0, match.index);
    const opens = text.slice(0, match.index + match[0].indexOf(said));
    if (
      decided &&
      (remark.test(ahead) ||
        toldBy.test(match[0]) ||
        byOther.test(opens) ||
        ofNeighbor.test(opens) ||
        /\?\W*$/.test(match[0]))
    )
      continue;
    if (!later && isElsewhere(ahead)) continue;
    if (decided && thenAt.test(match[0])) continue;
    if (decided && past.test(said.replace(minutesOf, ''))) continue;
    const cut = whole ? said : said.slice(0, tail.exec(said)?.index);
    if (
      foretold.test(said.trim()) ||
      discussed.test(`${ahead}${cut}`) ||
      asksOrAssumes.test(`${ahead}${cut}`) ||
      isOfOpinions(cut) ||
      isOfMovers(cut) ||
      isHowVoted(cut) ||
      isOnMain(cut)
    )
      continue;
    const what = dotted(election || wasElected.test(cut) ? asElection(cut) : cut)
      .replace(/\s*\([^)]*$/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(numbered, '');
    const aside = match[0].replace(said, '').replace(/\bmoved (?:to be|for) \w+/, 'moved');
    const rest = later ? 'deferred' : open ? '' : `${aside} ${said.slice(cut.length)}`;
    return {
      what,
      before: dotted(text.slice(0, match.index)),
      rest,
      decided: (decided && !onlyPut.test(what)) || voted.test(text) || ofResolved.test(text),
    };
  }
  return null;
}
