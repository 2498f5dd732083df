export type Outcome = 'carried' | 'failed' | 'tabled';

const by = '(?: (?:by|from) [^;:]{1,60}?)?';
const seconded = `(?:,? (?:and |was |duly |[A-Z][\\w.]+ ){0,3}(?:seconded|2nd(?:ed)?|second)${by})?`;
const body =
  '(?:[Bb]oard|BOARD|[Mm]embers(?:hip)?|[Oo]wners|[Hh]omeowners|[Dd]irectors|[Tt]rustees|[Aa]ssociation|[Cc]ommittee)';

/** What was moved, in the group `what`, and whether the words themselves tell that it was decided. */
const openings: readonly { readonly form: RegExp; readonly decided: boolean }[] = [
  { form: /\b(?:RESOLVED|Resolved),? (?:FURTHER,? )?(?:(?:that|THAT) )?(?<what>.*)/, decided: false },
  {
    form: /\b(?:Motion|MOTION)\s*[:–-]\s*(?!(?:[A-Z][\w.]+ ){1,3}(?:moved|made|motioned|seconded))(?:[Tt]o )?(?<what>[^\s].*)/,
    decided: false,
  },
  {
    form: /\b(?:[Uu]pon|[Oo]n)(?: a)? motion\b[^.;]{0,140}?,? (?:(?:and|was|unanimously|duly) )*(?:carried|passed|approved|adopted|seconded)[^.;,]{0,40},? (?<what>(?:the|all|it was|to|reading) .*)/,
    decided: true,
  },
  {
    form: new RegExp(
      `\\b(?:[Mm]otions?|MOTION)(?: was| is)?(?: duly)?(?: made| presented)?${by}${seconded}(?:,? and (?<voted>voted|carried|passed|approved|unanimously [a-z]+))?,? (?:to|that|for (?=approval|acceptance|[a-z]+ to be )) (?<what>.*)`,
    ),
    decided: false,
  },
  {
    form: new RegExp(
      `\\b(?:moved|motioned)${by}${seconded}(?:,? (?:to|that)|(?= (?:the|for|approval|acceptance)\\b)) (?<what>.*)`,
    ),
    decided: false,
  },
  {
    form: new RegExp(
      `\\b${body}(?: of [A-Z]\\w+)?(?: present)? (?:then |also )?(?:unanimously )?(?:voted|resolved)\\b(?: unanimously)?[^.;]{0,50}? (?:to|that|(?=against )|(?=in favor )) ?(?<what>.*)`,
    ),
    decided: true,
  },
  {
    form: /\b[Ii]t was (?:then |also )?(?:unanimously )?(?:decided|resolved|voted)(?: unanimously)?(?: by [^.;]{1,40}?)? (?:to|that|(?=against )) ?(?<what>.*)/,
    decided: true,
  },
  {
    form: new RegExp(
      `\\b${body}(?: then| also)?(?: unanimously)? (?<what>(?:approved|ratified|adopted|rejected|denied|tabled) (?:the|a|an|all|\\$|its|this|that|to)\\b.*)`,
    ),
    decided: true,
  },
  {
    form: /\b[Bb]y (?:a )?(?:unanimous|majority) (?:vote|consent)(?: of [^,;]{1,60})?,? (?<what>.*)/,
    decided: true,
  },
  {
    form: /\b(?:[Pp]roposal|[Rr]esolution|[Aa]mendment|[Mm]easure) (?:to|that) (?<what>[^.;]{8,160}?)(?= (?:was |were |has |have )?(?:passed|failed|carried|approved|defeated|rejected)\b).*/,
    decided: false,
  },
  {
    form: /^[^A-Za-z]*(?<what>(?:[Tt]he |[Aa]ll )?[^.;]{0,80}\b(?:minutes|[Bb]udget|[Rr]eport|financials|[Bb]id|[Pp]roposal|[Cc]ontract|[Pp]olicy|[Rr]esolution|[Aa]mendments?|[Aa]ssessment|[Ii]ncrease)\b[^.;]{0,60}?\b(?:was|were) (?:then )?(?:unanimously )?(?:approved|adopted|ratified|accepted|rejected|tabled)\b.*)/,
    decided: true,
  },
];

/** Where the words of the motion end and those about its second and its vote begin. */
const tail =
  /,? (?:with )?\d{1,4} (?:for|in favor|yes|yeas?|ayes?)\b|,? with (?:the|a|that) (?:motion|second)|\s+(?:Vote|Result|Outcome|Action|Second(?:ed)?(?: by)?|Discussion|Moved(?: by)?|Ayes|In favor|Motion)\s*:|\s*(?:[,;(.]\s*)?\b(?:which |it |that )?(?:was|were|and|has been)\s+(?:(?:duly|then|also|unanimously|both|made|moved|properly)\s+)*(?:second(?:ed)?|2nd(?:ed)?|passed|carried|approved|failed|defeated|tabled|adopted|unanimous(?:ly)?)\b|\s*[,;.(]\s*(?:with\s+)?(?:a\s+)?(?:[A-Z]\w+\s+){0,3}(?:[Ss]econd(?:ed)?|2nd(?:ed)?(?!,? ?\d{4})|SECOND(?:ED)?|[Pp]assed|[Cc]arried|[Aa]pproved|[Ff]ailed|[Uu]nanimous(?:ly)?|[Aa]ll (?:in favor|approved|ayes|agreed|voted)|[Mm]otion|MOTION)\b|\s+(?:passed|carried|failed)(?: unanimously)?(?=[.;,]|\s*$|\s\d)|\s+with\s+(?:[A-Z]\w+\s+){1,3}(?:2nd|second)|\s+(?:was\s+)?(?:made\s+)?by\s+[A-Z]\w+(?=[\s,.;]|$)|\s+(?:2nd(?:ed)?(?!,? ?\d{4})|seconded)\b|[.;]\s|[.;]?$/;

const failed =
  /\b(?:failed|fails|defeated|denied|rejected|not (?:pass|passed|carry|approved|carried)|died|withdrawn|voted down|lack of a second|no second)\b/i;
const tabled = /\b(?:tabled|postponed|deferred)\b/i;
const carried =
  /\b(?:carried|carries|passed|passes|approved|adopted|accepted|ratified|unanimous(?:ly)?|all (?:in favor|were in favor|ayes|agreed|voted)|all in agreement|so ordered|voted)\b|\b\d{1,3}\s?[-–]\s?0\b/i;
export const second = /\bsecond(?:ed|s)?\b|\b2nd(?:ed)?\b/i;
const unreal =
  /\b(?:if|whether|would|should|could|may|can|must|will|before|no|last (?:year|meeting|month)|already|for the)\s[^,;.]{0,16}$/i;
const past = /\b(?:previous(?:ly)?|last (?:year|meeting|month)|already|earlier|had been)\b/i;
export const goesOn =
  /^[^A-Za-z]*(?:(?:the |this )?(?:motion|vote|proposal|resolution)\b|(?:the )?(?:minutes|budget|report|financials) (?:was |were )?approved|(?:it was |was )?second|2nd|(?:all|unanimous|approved|passed|carried|failed|tabled)\b|(?:[A-Z]\w+ ){1,3}(?:second|2nd))/i;

export const ofMotion =
  /^[^A-Za-z]*(?:the |this )?motion\b|\b(?:the|this) motion (?:was |then |is |has )?(?:been )?(?:carried|passed|approved|failed|tabled|postponed|defeated|withdrawn|adopted|died)\b/i;

const tally =
  /\b(\d{1,4}) (?:votes? )?(?:for|in favor|yes|yeas?|ayes?)\b[^.]{0,40}?\b(\d{1,4}) (?:votes? )?(?:against|opposed|no|nays?|noes)\b/i;

/** What the words about a vote come to; null where they do not tell. */
export function outcomeOf(text: string): Outcome | null {
  const counted = tally.exec(text);
  if (counted && Number(counted[1]) < Number(counted[2])) return 'failed';
  if (counted && !failed.test(text)) return 'carried';
  if (failed.test(text)) return 'failed';
  if (tabled.test(text)) return 'tabled';
  return carried.test(text) ? 'carried' : null;
}

const voted = /\bvoted unanimously|unanimously voted|\bvoted to\b/i;

const speaksOf = /\bmo(?:tion|ved)|voted?|resolved|decided|(?:was|were) |approved|adopted|passed/i;

/** No motion is longer, in characters; what stands behind is not read. */
const longest = 600;

export interface Opening {
  /** What was moved or decided, the words about its second and its vote left out. */
  readonly what: string;
  readonly before: string;
  /** The words about the second and the vote. */
  readonly rest: string;
  /** The opening's own words say that it was decided. */
  readonly decided: boolean;
}

/** The motion or the decision that a sentence tells of; null where it tells of none. */
export function openingOf(sentence: string): Opening | null {
  if (!speaksOf.test(sentence)) return null;
  const text = sentence.slice(0, longest);
  for (const { form, decided } of openings) {
    const match = form.exec(text);
    const said = match?.groups?.what;
    if (!match || !said || unreal.test(text.slice(0, match.index + 1))) continue;
    if (decided && past.test(said)) continue;
    const cut = said.slice(0, tail.exec(said)?.index);
    const what = cut
      .replace(/\s*\([^)]*$/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const rest = `${match[0].replace(said, '')} ${said.slice(cut.length)}`;
    return { what, before: text.slice(0, match.index), rest, decided: decided || voted.test(text) };
  }
  return null;
}
