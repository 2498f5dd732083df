import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { charter } from '../../governing.ts';
import { daysOf } from '../../language/values.ts';
import { regex } from '../../regex.ts';
import { director } from './director-words.ts';

const elected = '(?:elected?|appointed|chosen|serve|hold office|hold their office|hold)';
const other =
  /committee|\bofficers? (?:shall|will|are|of the)|\bofficers?,|manage(?:r|ment) (?:agreement|contract)|lease|declarant|developer|unexpired|vacanc|rest of the term|remain(?:der|ing)|\bextend(?!s? for)|\brenew|covenants/;

/** What a sentence excepts in brackets, and the places that ordinary successors take, which are called vacant. */
const excepted =
  / \((?:except|unless|provided|other than|but)\b[^()]*\)|\bto fill (?:(?:the|any|such|a) )?vacanc(?:y|ies)(?: or vacanc(?:y|ies))? (?:created|caused|left|resulting)\b[^.;{]{0,80}\bexpir\w+/g;

/** Of staggered terms the longest is what a later director serves. */
function lastTerm(found: Found) {
  const { quantities, sentence } = found;
  const terms = sentence.quantities.flatMap((one) =>
    one.kind === 'duration' && one.days >= 300 ? one.days : [],
  );
  if (new Set(terms).size > 2) return longestTerm(found);
  const last = quantities.filter((quantity) => quantity.kind === 'duration').at(-1);
  return last && last.days >= 300 && last.days <= 3650 ? daysOf(last) : null;
}

function longestTerm({ sentence, doc }: Found) {
  // 'Terms of one, two and three years', which those elected at one meeting share out among them.
  if (!charter.includes(doc.type) && /\{n\d+\},? (?:and|or) \{d/.test(sentence.plain)) return null;
  const terms = sentence.quantities.filter((quantity) => quantity.kind === 'duration');
  const longest = terms.toSorted((a, b) => b.days - a.days)[0];
  return longest && longest.days >= 300 && longest.days <= 3650 ? daysOf(longest) : null;
}

const saysTermAfterFirst = saying(lastTerm, { unless: regex`${other}|\binitial|\bfirst\b` });
const saysLastTerm = saying(lastTerm);
const isOneYear = saying({ days: 365 });

/** How long a director serves once the first, staggered terms are over. */
export const boardTerm: FactRule = {
  fact: 'board.term',
  cue: /\{d\d|ensuing|annual|each year|every year|yearly/,
  readAs: (plain) => plain.replace(excepted, ' '),
  patterns: [
    // 'at the first meeting they elect one for one year ...; and at each annual meeting thereafter ... for three'
    saying(lastTerm, { unless: other })
      .express`\b(?:thereafter|at (?:each|every) annual (?:membership )?meetings?|at (?:each|every) (?:subsequent|succeeding) annual meeting|subsequent(?:ly)?|successors?)\b[^.;]{0,160}?(?:\bterms? of (?:office of )?{duration}|\belected[^.;{]{0,40} (?:for|to) (?:staggered )?{duration} terms?\b)`,
    saying(lastTerm, { unless: regex`${other}|initial|first` })
      .express`\b(?:terms?(?: of office)? (?:of|for) (?:office (?:of|for) )?(?:each |the |all |a |any )?(?:elected )?${director}(?: (?:of|on) the (?:board|association))?|${director}(?:'s?)? terms?(?: of office)?|terms? of (?:each |a |every )?(?:director|trustee|board member)'?s?'?(?: service| office)|terms of office) (?:shall|will|is|are|must)(?: each)?(?: be)?(?: fixed| extend| run| last)?(?: at)?(?: for)?(?: a term of| a period of)? {duration}`,
    saysTermAfterFirst.plain`\b${director}\b[^.;]{0,120}?\b${elected} (?:[a-z,]+ ){0,6}(?:a |an )?(?:staggered,? )?(?:overlapping )?{duration} (?:staggered |overlapping )?terms?\b`,
    saysTermAfterFirst.plain`\b${director} (?:\(\{n\d+\}\) )?(?:(?:shall|will|may|are|is) )?(?:each )?(?:be )?(?:elected|serve|hold office)(?: for)? (?:a (?:term|period) of )?{duration}(?! (?:or more|after|before|of))`,
    saying(lastTerm, { unless: regex`${other}|\binitial|\bfirst\b|vacanc` })
      .told`\b${director}\b[^.;]{0,160}?\b(?:hold(?:s|ing)? office|serv(?:e|es|ing))(?: on the board| in office| as (?:a )?directors?)?,? (?:for )(?:an? )?(?:terms? (?:of|for) |periods? of )?{duration}`,
    saying(({ quantities }) => daysOf(quantities.at(-1)), { unless: /committee/ })
      .told`\bhow long (?:is|are) (?:the |an? )?terms?\b[^?{]{0,30}\b(?:board|bod|${director})\b[^?{]{0,20}\? (?:a: ?)?{duration}|\bhow long (?:do|does|is|are) (?:the |an? |our )?(?:board members?|${director})\b[^?{]{0,20}\b(?:serve|elected|term)\b[^?{]{0,12}\? (?:a: ?)?{duration}`,
    // 'There shall be five directors. Each serves three years.'
    saying((found) => {
      const before = found.doc.sentences[found.sentence.index - 1];
      const ofBoard =
        before?.section === found.sentence.section && /\b(?:directors|trustees)\b/.test(before.plain);
      return ofBoard && !/committee|officers/.test(before.plain) ? lastTerm(found) : null;
    })
      .implied`^\W*each (?:one |director )?(?:serves|is elected|holds office) (?:for )?(?:a term of )?{duration}`,
    // 'The directors to be chosen shall be chosen at the annual meeting …, and they shall serve for a term of one year'
    saysTermAfterFirst.told`\b${director} to be (?:chosen|elected)\b[^.;]{0,240}?\bthey (?:shall|will) serve (?:for )?(?:an? )?(?:terms? of )?{duration}`,
    saysLastTerm.implied`\b(?:directors|trustees|board)\b[^.;]{0,60}?\bclasses\b[^.;]{0,60}?\beach\b[^.;]{0,40}?\b(?:serve|hold office|terms?)\b[^.;]{0,20}?{duration}`,
    saying(
      (found) => {
        const before = found.doc.sentences[found.sentence.index - 1];
        const near = `${before?.section === found.sentence.section ? before.plain : ''} ${found.sentence.plain}`;
        return /stagger|director|trustee|board/.test(near) && !other.test(near) ? lastTerm(found) : null;
      },
      { unless: /contract|agreement|lease|loan|policy|warranty/ },
    )
      .implied`^(?:\S{1,4} )?(?:length of )?terms?(?: of office)? ?[:-] ?{duration}|\b(?:term length|length of (?:the |each |a )?terms?|terms?) (?:is|are|will be|runs?|lasts?)(?: for)? {duration}`,
    saying(
      { days: 365 },
      { unless: regex`${other}|initial|\bfirst\b|vacanc|appoint|\bfill|remain|stagger|third|half|{d\d` },
    )
      .hint`\b(?:each|every|all) board seats? (?:is|are) (?:up for election|filled|elected) (?:every|each) year\b|\b${director} (?:shall |will )?(?:be |are |is )?(?:elected|chosen) (?:(?:by the members|by ballot|by the owners|at the annual meeting) )?(?:annually|yearly|each year|every year|at each annual meeting(?! for| to))\b|\b${director}\b[^.;]{0,60}?\b(?:hold office|serve)(?:s|d)? until the (?:next|following|next succeeding|next following) (?:regular )?annual (?:members' |membership )?(?:meeting|election)`,
    // 'shall elect directors to serve until their successors are elected at the next annual meeting'
    isOneYear.hint`\bterms? of (?:[a-z]{1,5} )?${director}'?s?'? (?:service |office )?(?:shall |will )?(?:extend|run|be|continue|last)s? (?:only )?until the (?:next )?(?:following |succeeding )?annual (?:members' |membership )?(?:meeting|election)|\belect\b[^.;]{0,60}\b${director} (?:to serve )?until (?:a |their |his |the )?successors? (?:is|are|(?:has|have) been|shall be) (?:duly )?elected[^.;]{0,20} at the next annual meeting|\b${director} (?:shall |will )?(?:hold office|serve) until the (?:next )?annual (?:members' |membership )?meeting (?:following|after|next following) (?:his|her|their|the|such)\b[^.;]{0,12} election`,
    isOneYear.likely`\belect(?:ed|s)? (?:[a-z]+ ){0,6}?${director}\b[^.;]{0,40}? for the (?:ensuing|coming|following) year\b`,
    // 'The officers shall be elected for one year; the directors for three years'
    saysLastTerm.told`\belected\b[^.]{0,120}?[;,] (?:and )?(?:the )?(?:other )?${director} for (?:a term of |terms of )?{duration}`,
    // Staggered terms with nothing said of later ones: the full term is the longest.
    saying(longestTerm, { unless: other }).likely`\b${director}\b[^.]{0,60}\bterms?\b[^.]{0,60}{duration}`,
  ],
};
