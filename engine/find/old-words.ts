import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';

/** Between such a word and the quotes stands only what names the quoted text. */
const naming =
  '(?: (?:the|this|following|words?|phrases?|terms?|numbers?|figures?|sentences?|paragraphs?|language|text|provisions?|in|its|their|entirety|whole|from|of|first|second|third|last|sections? \\S+|rules?|which|reads?)){0,9}[:,]? ?';
/** Words behind which stands, in quotes, what an amendment takes out: 'which now reads "…"', 'by deleting "…"'. */
const leads = [
  '(?<!\\b(?:shall|will) )\\b(?:now|currently|presently|formerly|previously|at present) (?:reads?|reading|provid\\w+|stat\\w+)(?: as follows)?[:,]? ?',
  `\\b(?:delet(?:e[sd]?|ing)|strik(?:e|es|ing)|stricken|struck|remov(?:e[sd]?|ing)|repeal(?:s|ed|ing)?)\\b${naming}`,
  '\\bsubstitut\\w+[^"]{0,40}"[^"]*" (?:for|in place of)(?: [a-z]+){0,4} ?',
];
/** What a text that gives way ruled is told of it, or of what is taken out: 'removing the last sentence, which barred vans'. */
const ruled =
  '(?:prohibit|limit|restrict|requir|allow|permit|forbad|forbid|bann?|barr|provid|stat|said|says|set|cap|read)';
const part =
  '(?:sentence|paragraph|clause|provision|phrase|limit|limitation|restriction|prohibition|requirement|ban|rule|cap)s?';
const told = [
  `\\b(?:delet(?:e[sd]?|ing)|strik(?:e|es|ing)|stricken|remov(?:e[sd]?|ing)|repeal(?:s|ed|ing)?|eliminat(?:e[sd]?|ing))\\b(?: [a-z{}\\d]+){0,5} ${part}(?: (?:in|of) section \\S+?)?((?:,? (?:which|that) ${ruled}[a-z]*| (?:that|on|of|against|for)\\b)[^.;"]*?)(?=$|[.;"]|,? and (?:by )?(?:replac|insert|add|substitut))`,
  `\\bthe ((?:[a-z]+ ){0,3}${part} (?:that|on|of|against|for|in)\\b[^.;"]{1,200}) (?:is|are) (?:hereby )?(?:deleted|removed|stricken|repealed|eliminated|lifted)\\b`,
];
const taken = new RegExp(
  [
    `(?:${leads.join('|')})("[^"]*(?:"|$))`,
    '\\b(?:replac(?:e[sd]?|ing)|chang(?:e[sd]?|ing))\\b(?: (?!with\\b|by\\b|to\\b)[a-z]+){0,5} ("[^"]*")(?= (?:with|by|to|into)\\b)',
    '("[^"]{1,300}")(?: [a-z]+){0,4} (?:is|are|shall be) (?:hereby )?(?:deleted|stricken|removed|replaced|changed)\\b',
    '("[^"]{1,300}")(?= shall (?:now|hereafter) read\\b)',
    '\\b(?:which|that) (?:reads?|states?|provides?),? ("[^"]{1,300}")(?=[^;]{0,200}\\b(?:is|are) (?:hereby )?(?:amended|deleted|stricken|replaced|changed)\\b)',
    '(~~[^~]+~~)',
  ].join('|'),
  'g',
);
const figure = '\\{[mpdn]\\d+\\}(?: \\(\\{[mpdn]\\d+\\}\\))?';
/** The same of figures without quotes, in a sentence that amends a section: 'by striking $200 and inserting $300'. */
const takenFigure = new RegExp(
  [
    `\\b(?:delet(?:e[sd]?|ing)|strik(?:e|es|ing))(?: (?:the|words?|figures?|numbers?|amount|sum|of)){0,4} (${figure})`,
    `\\bsubstitut\\w+ (?:the [a-z]+ )?${figure} for (?:the [a-z]+ )?(${figure})`,
    `\\b(?:replac(?:e[sd]?|ing)|(?:is|are|be|by|to) (?:hereby )?(?:chang|increas|reduc|decreas|amend|rais|lower)(?:e|ed|ing))(?: (?!with\\b|by\\b|to\\b)[a-z]+){0,6} (${figure})(?= (?:with|by|to) (?:the [a-z]+ )?(?:${figure}|"))`,
    ...told,
    `(${figure})(?: [a-z]+){0,4} (?:is|are|shall be) (?:hereby )?(?:deleted|stricken|replaced)\\b(?=[^.;]{0,40}(?:${figure}|"))`,
  ].join('|'),
  'g',
);
const ofSection = /\b(?:section|article|paragraph)s?\b/;

/** 'The deleted Section read:', 'As it stood until now:': the old text stands in quotes behind it. */
const leadsOn = new RegExp(
  `(?:${leads.slice(0, 2).join('|')}|\\b(?:the|its) (?:deleted|old|former|prior|previous|existing|original|present) (?:sections?|text|language|wording|provisions?|paragraphs?)(?: [\\d.]+)?(?: (?:read|said|was|is|reads|provided|stated)(?: as follows)?)?) ?:\\W*$`,
);

/** 'Words struck through are shown in [brackets]', 'Bracketed text is deleted.' */
const keyOfBrackets =
  /\b(?:delet\w+|struck(?: through)?|stricken|removed|omitted|old)(?: (?!and\b|new\b|add|insert)[a-z]+){0,5} in (?:square )?\W?brackets\b|\b(?:in \W?brackets\b\W?|bracketed)(?: (?!and\b|new\b|add|insert)[a-z]+){0,4} (?:delet\w+|struck|stricken|removed)\b/;

/** 'It would read: "No unit may be leased …"' */
const wouldRead =
  /\bwould (?:then |instead |now )?(?:be (?:amended|changed) to )?read(?: as follows)?[:,]? ?"/;
/** 'New Section 6.9: "The purchaser shall pay …"', in what comes with a ballot. */
const newSection = /^\W*(?:proposed )?new (?:section|article|paragraph)\b[^":]{0,30}: ?"/;
/** So much of the text, in characters, says what a paper is for. */
const head = 800;
const toProposed = 3;
/** Whether one of the next sentences says how what this one quotes would read. */
const isProposedNext = (sentences: readonly Sentence[], { index }: Sentence) =>
  sentences.slice(index + 1, index + 1 + toProposed).some(({ plain }) => wouldRead.test(plain));

/** A sentence of which nothing is left but its place. */
export const silent = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: '',
  plain: '',
  quantities: [],
});

/** Text in quotes goes on over so many sentences, at the most. */
const most = 12;

/** The sentences without the words that they say are taken out; the same list where they say it of none. */
export const withoutOldWords = oncePerDoc((doc: Doc): readonly Sentence[] => {
  const { sentences } = doc;
  // At a meeting it is moved to strike words, which may fail; what is struck through is out.
  if (doc.type === 'minutes')
    return sentences.map((one) =>
      one.plain.includes('~~') ? { ...one, plain: one.plain.replace(/~~[^~]+~~/g, ' ') } : one,
    );
  const key = sentences.find((one) => keyOfBrackets.test(one.plain));
  const isBallot = /\bballots?\b/i.test(doc.source.text.slice(0, head));
  const left = new Map<number, Sentence>();
  const leave = (sentence: Sentence, plain: string) =>
    left.set(sentence.index, /[a-z]/.test(plain) ? { ...sentence, plain } : silent(sentence));
  for (const sentence of sentences) {
    if (left.has(sentence.index)) continue;
    const amends = ofSection.test(sentence.plain);
    const next = sentences[sentence.index + 1];
    // What a ballot would put in its place is not in force, and what is read now is.
    if (wouldRead.test(sentence.plain) || (isBallot && newSection.test(sentence.plain))) {
      const quoted = sentence.plain.slice(sentence.plain.indexOf('"'));
      leave(sentence, sentence.plain.slice(0, sentence.plain.indexOf('"')));
      const rest = sentences.slice(sentence.index + 1, sentence.index + 1 + most);
      const closing = quoted.indexOf('"', 1) > 0 ? -1 : rest.findIndex(({ plain }) => plain.includes('"'));
      for (const one of rest.slice(0, closing + 1)) leave(one, '');
      continue;
    }
    if (isProposedNext(sentences, sentence)) continue;
    let isOpen = next !== undefined && /^\W{0,2}"/.test(next.plain) && leadsOn.test(sentence.plain);
    const hasKey = key !== undefined && key !== sentence && sentence.plain.includes('[');
    if (!(amends || isOpen || hasKey || /["~]/.test(sentence.plain))) continue;
    const without = (whole: string, ...groups: unknown[]) => {
      const old = String(groups.find((one) => typeof one === 'string') ?? '');
      isOpen = old.startsWith('"') && (old.length === 1 || !old.endsWith('"'));
      return whole.replace(old, ' ');
    };
    const bare = hasKey ? sentence.plain.replace(/\[[^\]]*\]/g, ' ') : sentence.plain;
    const opens = isOpen;
    const quoted = opens ? bare : bare.replace(taken, without);
    const plain = amends && !isOpen ? quoted.replace(takenFigure, without) : quoted;
    if (plain === sentence.plain && !opens) continue;
    const behind = isOpen ? sentences.slice(sentence.index + 1, sentence.index + 1 + most) : [];
    const closing = behind.findIndex(({ plain }, at) =>
      plain.includes('"', opens && at === 0 ? plain.indexOf('"') + 1 : 0),
    );
    if (isOpen && closing < 0) continue;
    leave(sentence, plain);
    for (const one of behind.slice(0, closing + 1))
      leave(one, one === behind[closing] ? one.plain.slice(one.plain.lastIndexOf('"') + 1) : '');
  }
  return left.size === 0 ? sentences : sentences.map((one) => left.get(one.index) ?? one);
});

/** Whether a sentence is all of it text that is taken out. */
export const isTakenOut = (doc: Doc, { index, text }: Sentence): boolean =>
  text !== '' && withoutOldWords(doc)[index]?.text === '';
