import { asElection, electionForms } from './motion-elections.ts';
import { openingForms } from './motion-openings.ts';
import { terseForms } from './motion-terse.ts';

export type Outcome = 'carried' | 'failed' | 'tabled';

/** Where the words of the motion end and those about its second and its vote begin. */
const tail =
  /(?<!\b[A-Z][a-z]{2,8}),? (?:with )?(?!(?:19|20)\d\d\b)\d{1,4} (?:for|in favor|yes|yeas?|ayes?)\b|,? with (?:the|a|that) (?:motion|second)|:\s+[A-Z]\w+ (?:made|makes) (?:a|the) motion\b|\s+M\s?:\s(?=[A-Z])|\s+(?:Vote|Result|Outcome|Action|Second(?:ed)?(?: by)?|Discussion|Moved(?: by)?|Ayes|In favor|Motion)\s*:|\s*(?:[,;(.]\s*)?\b(?:which |it |that )?(?:was|were|and|has been)\s+(?:(?:duly|then|also|unanimously|both|made|moved|properly|reported|as)\s+)*(?:second(?:ed)?|2nd(?:ed)?|passed|carried|approved|failed|defeated|tabled|adopted|withdrawn|unanimous(?:ly)?)\b|\s*[,;.(]\s*(?:with\s+)?(?:a\s+)?(?:[A-Z]\w+\s+){0,3}(?:[Ss]econd(?:ed)?|2nd(?:ed)?(?!,? ?\d{4})|SECOND(?:ED)?|[Pp]assed|[Cc]arried|[Aa]pproved|[Ff]ailed|[Uu]nanimous(?:ly)?|[Aa]ll (?:in favor|approved|ayes|agreed|voted)|[Mm]otion|MOTION)\b|\s+(?:passe[ds]|carrie[ds]|fail(?:s|ed)|died|dies|withdrawn)(?: unanimously)?(?=[.;,]|\s*$|\s\d|\s[-–—(]|\s(?:for|due|with|by)\b)|\s+with\s+(?:[A-Z]\w+\s+){1,3}(?:2nd|second)|\s+(?:was\s+)?(?:made\s+)?by\s+[A-Z]\w+(?=[\s,.;]|$)|,? and (?:the|that|this) motion\b|,?\s+and\s+(?:[A-Z][\w.’'-]+\s+){1,3}(?:[Ss]econd(?:ed|s)?|2nd(?:ed)?)\b|\s+(?:2nd(?:ed)?(?=\s*(?:by\b|[:.,;)–-]|$|[A-Z]))(?!,? ?\d{4})|seconded)\b|(?<!\b(?:Mrs?|Ms|Dr|St|No|Inc|Co|approx))[.;]\s|[.;]?$/;

const failed =
  /\b(?:failed|fails|defeated|denied|rejected|not (?:pass|passed|carry|approved|carried|obtain|get|receive|reach|garner)|died|dies|withdrawn|voted down|lack of a second|no second)\b/i;
const tabled = /\b(?:tabled|postponed|deferred|put on hold|held over)\b/i;
const carried =
  /^\W*adjourned\b|\b(?:carried|carries|passed|passes|approved|adopted|accepted|ratified|unanimous(?:ly)?|all (?:in favor|were in favor|ayes|agreed?|approved?|voted)|all in agreement|so ordered|meeting (?:was )?adjourned|voted|no(?:ne|t one)? opposed|without (?:objection|opposition|dissent)|all aye)\b|\b\d{1,3}\s?[-–]\s?0\b/i;
export const second = /\bsecond(?:ed|s)?\b|\b2nd(?:ed)?\b/i;
const unreal =
  /\b(?:if|whether|would|should|could|may|can|must|will|before|no|last (?:year|meeting|month)|already|for the)\s[^,;.]{0,16}$/i;
/** 'At the March 4 meeting, the Board …': another meeting's decision, told again. */
const elsewhere =
  /\b[Aa]t (?:the|our|its|a|an|their) (?=[^.;]{0,60}(?:\d|\b(?:last|previous|prior|earlier|past|recent|January|February|March|April|May|June|July|August|September|October|November|December)\b))[^.;]{0,60}\b[Mm]eeting\b[^.;]{0,12}$/;
const past = /\b(?:previous(?:ly)?|last (?:year|meeting|month)|already|earlier|had been)\b/i;
/** Minutes are of a meeting gone by, and approved at this one. */
const minutesOf =
  /\b(?:minutes|notes) (?:of|from|for) (?:the |our |its )?(?:previous|prior|last|earlier)\b|\b(?:previous|prior|last|earlier) (?:[a-z]+ ){0,4}(?:minutes|notes)\b/i;
export const goesOn =
  /^[^A-Za-z]*(?:(?:the |this )?(?:motion|vote|proposal|resolution)\b|(?:the )?(?:minutes|budget|report|financials) (?:was |were )?approved|(?:(?:it|this) (?:(?:was|has) (?:also )?)?(?:passed|carried|failed|approved|second)|was second|second)|2nd|(?:all|adjourned|unanimous(?:ly)?|approved|passed|passes|carried|carries|failed|tabled|ayes?|yeas?|in favor|none opposed|no opposition|so moved)\b|(?:[A-Z]\w+ ){1,3}(?:second|2nd))/i;

export const ofMotion =
  /\b(?:the|this) (?:matter|item|issue|topic|proposal|question|request|vote) (?:was |were |has been )?(?:then )?(?:tabled|postponed|deferred|passed|withdrawn|defeated|failed)\b|^[^A-Za-z]*(?:the |this )?(?:amended |original )?motion\b|\b(?:the|this) (?:amended |original )?motion (?:was |then |is |has )?(?:been )?(?:carried|passed|approved|failed|tabled|postponed|defeated|withdrawn|adopted|died|dies)\b/i;

const tally =
  /\b(\d{1,4}) (?:votes? )?(?:for|in favor|yes|yeas?|ayes?)\b[^.]{0,40}?\b(\d{1,4}) (?:votes? )?(?:against|opposed|no|nays?|noes)\b/i;

/** 'Vote: 3-2', 'by a vote of 5 to 0'. */
const counts = /\bvote[sd]?\b[^.\d]{0,20}\b(\d{1,3})\s?(?:-|–|to)\s?(\d{1,3})\b(?![/\d])/i;
const ayes =
  /\b(?:ayes?|yes|yeas?|for|in favor)\s?[:=-]?\s?(\d{1,4})\b[^.]{0,30}?\b(?:n(?:ays?|oes|o)|against|opposed)\s?[:=-]?\s?(\d{1,4}|none)\b/i;

/** What the words about a vote come to; null where they do not tell. */
export function outcomeOf(text: string): Outcome | null {
  const counted = tally.exec(text);
  if (counted && Number(counted[1]) < Number(counted[2])) return 'failed';
  if (counted && !failed.test(text)) return 'carried';
  if (failed.test(text)) return 'failed';
  const votes = counts.exec(text) ?? ayes.exec(text);
  if (votes) return Number(votes[1]) > (Number(votes[2]) || 0) ? 'carried' : 'failed';
  if (tabled.test(text)) return 'tabled';
  return carried.test(text) ? 'carried' : null;
}

/** Names, and what they were elected to. */
const wasElected = /^[A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){1,2} was (?:re-?)?elected\b/;

const voted = /\bvoted unanimously|unanimously voted|\bvoted to\b/i;

/** 'Upon motion duly made, seconded and carried, it was RESOLVED …' */
const ofResolved = /\bmotion\b[^.;]{0,80}\b(?:carried|passed|approved|adopted)\b[^.;]{0,40}\bresolved\b/i;

const speaksOf =
  /\bmo(?:tion|ve[ds]\b)|\bapproves|vote|ballot|resolved|decided|agreed|elected|chose|appointed|named|nominat|nominee|candidates|\bnew [a-z]+|(?:continue|remain|stay on|serve again)\b|determined|(?:was|were) |approved|adopted|passed|accepted|ratified|denied|rejected|tabled|deferred|passed|upheld|waived|awarded|engaged|retained|hired|renewed|granted|selected|levied|imposed|terminated|decision|\bvotes? (?:in favor of|against)|\bm[/-]?s[/-]?[cpau]\b|\bconsent\b|\bconsensus\b|\b(?:yes|aye|for|in favor)\s?[:=-]?\s?\d|^\W*(?:proposal|question|ballot) /i;

/** Points that end no sentence ('Dec. 5', '$4.50') put as a mark of their own while the forms are tried. */
const dotless = (text: string) =>
  text.replace(
    /(?<=\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mrs?|Ms|Dr|St|No|approx))\.(?=\s)|(?<=\d)\.(?=\d)/g,
    '․',
  );
const dotted = (text: string) => text.replaceAll('․', '.');

/** No motion is longer, in characters; what stands behind is not read. */
const longest = 600;

/** 'Vote #2 regarding …', 'Proposal 1: …' */
const numbered =
  /^(?:vote|proposal|question|(?:ballot )?(?:item|question|measure)) (?:no\.? ?|#)?\d{1,2}\s?(?:[.:–-]|(?=\())?\s*(?:(?:regarding|concerning|on|to) )?/i;

export interface Opening {
  /** What was moved or decided, the words about its second and its vote left out. */
  readonly what: string;
  readonly before: string;
  /** The words about the second and the vote. */
  readonly rest: string;
  /** The opening's own words say that it was decided. */
  readonly decided: boolean;
}

const forms = [...openingForms, ...electionForms, ...terseForms];

/** The motion or the decision that a sentence tells of; null where it tells of none. */
export function openingOf(sentence: string): Opening | null {
  if (!speaksOf.test(sentence)) return null;
  const text = dotless(sentence.slice(0, longest)).replace(
    /\b(made|moved)\/(second(?:ed)?)\/(carried|passed|approved)\b/i,
    '$1, $2 and $3',
  );
  for (const { form, decided, whole, election } of forms) {
    const match = form.exec(text);
    const said = match?.groups?.what;
    if (!match || !said || unreal.test(text.slice(0, match.index + 1))) continue;
    if (elsewhere.test(text.slice(0, match.index))) continue;
    if (decided && past.test(said.replace(minutesOf, ''))) continue;
    const cut = whole ? said : said.slice(0, tail.exec(said)?.index);
    const what = dotted(election || wasElected.test(cut) ? asElection(cut) : cut)
      .replace(/\s*\([^)]*$/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(numbered, '');
    const aside = match[0].replace(said, '').replace(/\bmoved (?:to be|for) \w+/, 'moved');
    const rest = `${aside} ${said.slice(cut.length)}`;
    return {
      what,
      before: dotted(text.slice(0, match.index)),
      rest,
      decided: decided || voted.test(text) || ofResolved.test(text),
    };
  }
  return null;
}
