import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const office =
  '(?:(?:[Ff]irst |[Ss]econd |1st |2nd )?[Vv]ice[- ][Pp]resident|[Pp]resident|[Ss]ecretary(?: ?[/&-] ?[Tt]reasurer| [Tt]reasurer)?|[Tt]reasurer|[Mm]ember[- ][Aa]t[- ][Ll]arge|[Dd]irector|[Tt]rustee|[Cc]hair(?:man|woman|person)?)';
const word = "(?!(?:Vice|President|Secretary|Treasurer|Director|Trustee|Member)\\b)[A-Z][\\w.'’-]*";
const name = `(?:(?:Mr|Mrs|Ms|Dr)\\. )?${word}(?: ${word}){1,2}`;
const pairs = regex.g`(?:${name}(?:\s*[-–—:,]\s*| (?:to serve )?as (?:the |our )?(?:new )?)(${office})|(${office})\s*[-–—:,]\s*${name})(?![^.;]{0,40}\b(?:nominee|nominated|candidate|declined|vacant)\b)`;
/** An item of the agenda at which officers were chosen. */
const election =
  /^\W*(?:\w{1,3}[.)]\s*|[a-z]\s+)?(?:(?:annual|board|the) )?(?:(?:re-?)?election|appointment|selection)s? of (?:the )?(?:new )?(?:\d{4}(?:-\d{2,4})? )?(?:board )?(?:officers|board of directors and officers|(?:officers|directors) and (?:officers|directors)|board (?:positions|officers))\W*$|^\W*(?:\w{1,3}[.)]\s*)?officers? elections?\W*$|^\W*(?:the )?(?:following |new )?officers (?:were |was )?(?:elected|appointed|voted in)\b[^.;]{0,60}:\W*$|\b(?:elected|appointed) (?:(?:the|its|new|following) ){0,3}officers\b[^.;]{0,40}:\W*$|\b(?:agreed|decided) (?:unanimously )?(?:that|on) (?:the |its |our |new |following ){0,3}officers\b[^.;]{0,60}:\W*$|\bvoted (?:unanimously )?(?:on|for) (?:the |its |new |following |\d{4} ){0,3}officers\b[^.;]{0,40}:\W*$|^\W*\d{1,2}[.)]\s*(?:the )?(?:board )?officers for (?:the year )?(?:19|20)\d\d(?:[-–]\d{2,4})? (?:are|will be)\s*:\W*$|^\W*(?:unanimously )?(?:approved|accepted|elected|voted in) by (?:all|acclamation|everyone|unanimous vote)\s*:\W*$/i;
/** Who fills the offices, told without a vote. */
const filled = /\bofficers for [^:]*\b(?:are|will be)\s*:\W*$/i;
/** '2032 officers: President – Kim Ray; Secretary – Lee Day', in one line. */
const ofYear =
  /^\W*(?:\w{1,3}[.)]\s*)?(?:(?:the )?(?:new|20\d\d(?:[-–]\d{2,4})?) (?:board )?officers|officers for (?:the )?(?:20\d\d|coming|new|next|upcoming)\b[^:]{0,20})(?: (?:are|will be|were))?:/i;
/** 'Elected to the board for the new year:' over a list of names. */
const seated =
  /^\W*(?:\w{1,3}[.)]\s*)?(?:the following (?:\w+ ){0,2}(?:were|was) )?(?:re-?)?elected to (?:the |our )?board\b[^.;:]{0,40}:\W*$/i;
const named = regex`^\W*(?:(?:\d{1,2}[.)]|[a-z])\s+)?${name}\W*(?:$|\(|,)`;
const elected = /\b(?:elected|voted in|approved by all|appointed|all approved|acclamation)\b/i;
const onlyNamed =
  /\b(?:nomin\w+|candidates?|running|ballots?|will be|to be|present|absent|attend\w+|last|previous|outgoing)\b/i;
const label = /^\W*(?:agenda|notice of)\b|\bagenda\W*$/im;
/** So much of a text is its head. */
const head = 300;
/** No board has more. */
const mostLines = 12;

const officesIn = (text: string) => [...text.matchAll(pairs)].map((m) => m[1] ?? m[2] ?? '');

/**
 * Officers that were chosen, where a sentence gives them as a list ('President: Kim Ray') under the item of the agenda, or
 * in one line with the vote. Null where it does not. Who holds an office, or is put forward for one, is no decision.
 */
export function officersIn(doc: Doc, sentence: Sentence): { what: string; sentences: Sentence[] } | null {
  const { text, index } = sentence;
  if (election.test(text)) {
    if (label.test(doc.source.text.slice(0, head))) return null;
    const { offices, lines } = officeList(doc.sentences.slice(index + 1, index + 1 + mostLines));
    const what =
      filled.test(text) && !elected.test(text) ? chosen(offices, 'Officers named') : chosen(offices);
    return offices.length < 2 ? null : { what, sentences: [sentence, ...lines] };
  }
  if (seated.test(text)) {
    const lines = doc.sentences.slice(index + 1, index + 1 + mostLines);
    const end = lines.findIndex((line) => !named.test(line.text));
    const listed = end < 0 ? lines : lines.slice(0, end);
    const what = `Elect ${listed.length} ${listed.length === 1 ? 'director' : 'directors'} to the board`;
    return listed.length === 0 ? null : { what, sentences: [sentence, ...listed] };
  }
  const inYear = ofYear.test(text);
  if (!(inYear || elected.test(text)) || onlyNamed.test(text)) return null;
  const offices = officesIn(text);
  const what = elected.test(text) ? chosen(offices) : chosen(offices, 'Officers named');
  return offices.length < 2 ? null : { what, sentences: [sentence] };
}

/** A line that ends before the name: 'a. President -'. */
const unfinished = /[-–—:,]\s*$/;

/** The offices of a list, and its lines up to the first that gives none. */
function officeList(sentences: readonly Sentence[]) {
  const offices: string[] = [];
  const lines: Sentence[] = [];
  for (let i = 0; i < sentences.length; ) {
    const [line, next] = sentences.slice(i, i + 2);
    const own = line && next && unfinished.test(line.text) ? [line, next] : line ? [line] : [];
    const text = own.map((one) => one.text).join(' ');
    const found = officesIn(text);
    if (found.length === 0 || onlyNamed.test(text)) break;
    offices.push(...found);
    lines.push(...own);
    i += own.length;
  }
  return { offices, lines };
}

const chosen = (offices: readonly string[], how = 'Elect the officers') =>
  `${how}: ${[...new Set(offices)].join(', ')}`;
