import { blocksOf } from '../blocks-of.ts';
import { ofItsLand } from '../language/words-of-land.ts';
import { hangs } from '../meeting/one-item.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';

/** What can't be read without the words before it. */
export const goesOn =
  /^\W*(?:a[:.] )?(?:generally )?(?:yes|no)(?=[,.;:-]| -)|^\W*(?:however|but|also|and|or|otherwise|in addition|doing so|therefore|thus|consequently|accordingly|hence|as a result|for this reason|so|then|we would|both|some|most|all of (?:this|these|them)|none|neither|once received|(?:after|before) (?:that|this)|by then|if (?:so|not|they|it)|(?:iv|v?i{1,3})\.|(?:action|result|outcome|decision|vote):|(?:al)?though not|while not|(?:for|in) all other [a-z]+(?=,)|if successful|given (?:this|that)|to (?:do|accomplish|achieve|address|avoid|ensure|meet|prevent) (?:so|this|that))(?=[ ,])/;

/** What speaks of something that the sentence before it names. */
const leans = regex`^\W*the answer (?:is|was)\b|^\W*(?:the |an? |any )?(?:only )?exceptions? to (?:this|these|the (?:above|foregoing))\b|\b(?:(?:such(?! (?:[a-z]+ ){0,6}as\b)|said|aforesaid|foregoing|aforementioned|(?:these|those)(?= [a-z])(?! [a-z]+ (?:commonly|generally|set forth|shown|that|which|who|whose)\b))${ofItsLand}|(?<!\bnothing )herein(?! as\b)|thereof|therein|(?<!\bas )the same(?! time\b)|any of (?:these|those))\b|\bthis (?:bill|charge|fee|notice|space|statement)\b|^\W*the (?:re-?submitted|revised|new|updated|final) (?:bill|bid|estimate|invoice|quote)\b|\b(?:about|against|by|for|from|in|like|of|on|to|with) (?:this|these|those)(?=[,.;:]|$| (?:is|was|are|were|will)\b)|\b(?:for|in|of) doing so\b|\b(?:enter into|sign|in) an? similar (?:agreement|contract|form|manner|way)\b|\blet (?:them|him|her) know\b|^\W*(?:an?|the) total of \{m\d+\} (?:was|were|has|have)\b|^\W*(?:more|fewer|less) [a-z]+ (?:were|was|are|is)\b|^\W*the (?:better|best|other|lower|lowest|higher|low|latter|former) (?:bid|offer|one|price|proposal|quote)s?\b|\b(?:change|cover|do|fix|handle|leave|mean|pay|want) (?:that|this|these|those)(?=[,.;]|$| (?:any|at|by|for|in|to|until)\b)|^[^,;]*\b(?:all|half|part|rest|whole) of it\b|^\W*if [a-z]+ (?:are|can|could|did|do|does|has|have|is|will|would) not,|^\W*(?:(?:at present|for (?:now|the (?:moment|time being))|meanwhile|right now|so far|to date|until then),? (?:it|they|this|that|these|those)|(?:\{n\d+\}|others?|several|some)(?: of (?:them|these|those))? (?:are|did|had|has|have|is|was|were))\b`;

/** 'These items are in the budget, including the plowing at {m0}.' */
const namesItself = /^\W*(?:these|those)(?= [a-z]+ [^.;]*, (?:including|namely) [^.;]*\{m)/;

/** 'The owners are liable for work on such owners' lots': the sentence names them itself. */
const withoutOwn = (plain: string) =>
  plain
    .replace(namesItself, 'all')
    .replace(/\b(?:such|said|these|those|this) ([a-z]{3,})/g, (words, noun: string, at: number) =>
      plain.slice(0, at).includes(noun.replace(/s$/, '')) ? noun : words,
    );

/** What can't be read alone. */
export const isLeaning = ({ plain }: Sentence) =>
  [hangs, goesOn, leans].some((words) => words.test(withoutOwn(plain)));

/** So many sentences that lean on each other can be quoted with what they lean on. */
const mostLed = 3;
/** 'Item 3 needed the same 64 votes and got 67', right behind its title, by which it is told. */
const isUnderTitle = (doc: Doc, { index, start, section }: Sentence) =>
  section >= 0 &&
  blocksOf(doc).get(index)?.start === start &&
  blocksOf(doc).get(index - 1)?.kind === 'heading';

/** The sentences before one that leans on them, in the order of the text; none where they lean too. */
export function ledBy(doc: Doc, { index, end }: Sentence, longest: number): Sentence[] {
  for (let from = index - 1; from >= Math.max(0, index - mostLed); from -= 1) {
    const first = doc.sentences[from];
    if (first && (!isLeaning(first) || isUnderTitle(doc, first)))
      return end - first.start > longest && from < index - 1 ? [] : doc.sentences.slice(from, index);
  }
  return [];
}
