import type { Candidate, ScanRule } from '../find/pattern.ts';
import type { Doc, Sentence } from '../model.ts';

type Outcome = 'carried' | 'failed' | 'tabled';

const by = '(?: (?:by|from) [^;:]{1,60}?)?';
const seconded = `(?:,? (?:and |was |duly )*(?:seconded|2nd(?:ed)?|second)${by})?`;
const body =
  '(?:[Bb]oard|BOARD|[Mm]embers(?:hip)?|[Oo]wners|[Hh]omeowners|[Dd]irectors|[Tt]rustees|[Aa]ssociation|[Cc]ommittee)';

/** What was moved, in the group `what`, and whether the words themselves tell that it was decided. */
const openings: readonly { readonly form: RegExp; readonly decided: boolean }[] = [
  { form: /\b(?:Motion|MOTION)\s*[:–-]\s*(?:[Tt]o )?(?<what>[^\s].*)/, decided: false },
  {
    form: /\b(?:[Uu]pon|[Oo]n)(?: a)? motion\b[^.;]{0,140}?,? (?:(?:and|was|unanimously|duly) )*(?:carried|passed|approved|adopted|seconded)[^.;,]{0,40},? (?<what>(?:the|all|it was|to) .*)/,
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
  /\s+(?:Vote|Result|Outcome|Action|Second(?:ed)?(?: by)?|Discussion|Moved(?: by)?|Ayes|In favor|Motion)\s*:|\s*(?:[,;(.]\s*)?\b(?:which |it |that )?(?:was|were|and|has been)\s+(?:(?:duly|then|also|unanimously|both|made|moved|properly)\s+)*(?:second(?:ed)?|2nd(?:ed)?|passed|carried|approved|failed|defeated|tabled|adopted|unanimous(?:ly)?)\b|\s*[,;.(]\s*(?:with\s+)?(?:a\s+)?(?:[A-Z]\w+\s+){0,3}(?:[Ss]econd(?:ed)?|2nd(?:ed)?(?!,? ?\d{4})|SECOND(?:ED)?|[Pp]assed|[Cc]arried|[Aa]pproved|[Ff]ailed|[Uu]nanimous(?:ly)?|[Aa]ll (?:in favor|approved|ayes|agreed|voted)|[Mm]otion|MOTION)\b|\s+with\s+(?:[A-Z]\w+\s+){1,3}(?:2nd|second)|\s+(?:was\s+)?(?:made\s+)?by\s+[A-Z]\w+(?=[\s,.;]|$)|\s+(?:2nd(?:ed)?(?!,? ?\d{4})|seconded)\b|[.;]\s|[.;]?$/;

const failed =
  /\b(?:failed|fails|defeated|denied|rejected|not (?:pass|passed|carry|approved|carried)|died|withdrawn|voted down|lack of a second|no second)\b/i;
const tabled = /\b(?:tabled|postponed|deferred)\b/i;
const carried =
  /\b(?:carried|carries|passed|passes|approved|adopted|accepted|ratified|unanimous(?:ly)?|all (?:in favor|were in favor|ayes|agreed|voted)|all in agreement|so ordered|voted)\b|\b\d{1,3}\s?[-–]\s?0\b/i;
const second = /\bsecond(?:ed|s)?\b|\b2nd(?:ed)?\b/i;
const unreal =
  /\b(?:if|whether|would|should|could|may|can|must|will|before|no|last (?:year|meeting|month)|already|for the)\s[^,;.]{0,16}$/i;
const past = /\b(?:previous(?:ly)?|last (?:year|meeting|month)|already|earlier|had been)\b/i;
const goesOn =
  /^[^A-Za-z]*(?:(?:the |this )?(?:motion|vote|proposal|resolution)\b|(?:the )?(?:minutes|budget|report|financials) (?:was |were )?approved|(?:it was |was )?second|2nd|(?:all|unanimous|approved|passed|carried|failed|tabled)\b|(?:[A-Z]\w+ ){1,3}(?:second|2nd))/i;

const ofMotion =
  /^[^A-Za-z]*(?:the |this )?motion\b|\b(?:the|this) motion (?:was |then |is |has )?(?:been )?(?:carried|passed|approved|failed|tabled|postponed|defeated|withdrawn|adopted|died)\b/i;

function outcomeOf(text: string): Outcome | null {
  if (failed.test(text)) return 'failed';
  if (tabled.test(text)) return 'tabled';
  return carried.test(text) ? 'carried' : null;
}

const voted = /\bvoted unanimously|unanimously voted|\bvoted to\b/i;

function openingOf(text: string) {
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

/** The sentences after a motion that tell of its second and its vote, and what they say. */
function aftermath(doc: Doc, sentence: Sentence) {
  const told: Sentence[] = [];
  let seconded = false;
  for (const next of doc.sentences.slice(sentence.index + 1, sentence.index + 9)) {
    const { text } = next;
    if (openingOf(text)) break;
    const near = next.index - sentence.index <= 2 + told.length;
    const speaks = ofMotion.test(text) || (near && (goesOn.test(text) || second.test(text)));
    if (!speaks) continue;
    told.push(next);
    seconded ||= second.test(text);
    const outcome = outcomeOf(text);
    if (outcome) return { outcome, seconded, told };
  }
  return { outcome: null, seconded, told };
}

const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? [])
      .filter(
        (word) =>
          !/^(?:the|to|of|and|be|is|are|as|it|in|on|at|by|for|an|or|that|this|with|from|was|were|have|been|they|so|board|meeting)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 6)),
  );

function same(a: Set<string>, b: Set<string>): boolean {
  const both = [...a].filter((word) => b.has(word)).length;
  return both > 0 && both / (a.size + b.size - both) >= 0.6;
}

/** A motion that names nothing ('motion to approve') is about what was said before it; null where that is not told. */
function complete(what: string, before: string, previous: string): string | null {
  if (!/^(?:to )?(?:approve|accept|adopt|pass)(?:$|,| it\b| them\b| as\b| with\b| both\b)/i.test(what))
    return what;
  const heading = /[.?!]$/.test(previous) ? '' : previous;
  const subject = (before || heading).replace(/[\s.,;:•–-]+$/, '').replace(/^[^A-Za-z]+/, '');
  return subject.length > 8 && subject.length < 160 ? `${subject}: ${what}` : null;
}

function* motionsIn(doc: Doc): Generator<Candidate> {
  const seen: Set<string>[] = [];
  for (const sentence of doc.sentences) {
    if (
      !/\bmo(?:tion|ved)|voted?|resolved|decided|(?:was|were) |approved|adopted|passed/i.test(sentence.text)
    )
      continue;
    const opening = openingOf(sentence.text);
    if (!opening) continue;
    let outcome =
      outcomeOf(opening.rest) ?? (opening.decided ? (outcomeOf(opening.what) ?? 'carried') : null);
    const ranges = [sentence];
    if (!outcome) {
      const after = aftermath(doc, sentence);
      outcome = after.outcome;
      ranges.push(...after.told);
      if (!outcome && !after.seconded && !second.test(opening.rest)) continue;
    }
    const previous = doc.sentences[sentence.index - 1]?.text ?? '';
    const what = complete(opening.what, opening.before, previous);
    if (!what) continue;
    const words = stems(what);
    if (
      words.size === 0 ||
      (words.size < 2 && !words.has('adjour')) ||
      seen.some((other) => same(words, other))
    )
      continue;
    seen.push(words);
    const value = { what: what.charAt(0).toUpperCase() + what.slice(1, 240), ...(outcome && { outcome }) };
    yield { fact: 'minutes.motions', value, weight: 8, ranges };
  }
}

/** What a meeting decided. A motion without a second or a result is talk, and left out. */
export const minutesMotions: ScanRule = { facts: ['minutes.motions'], scan: motionsIn };

export const motions = [minutesMotions];
