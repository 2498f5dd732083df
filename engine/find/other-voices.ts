import { charter } from '../governing.ts';
import { fold } from '../language/plain.ts';
import type { Doc, Sentence } from '../model.ts';
import { oncePerDoc } from '../once-per-doc.ts';
import { regex } from '../regex.ts';
import { opens } from '../setting/opening.ts';
import { leadIn } from './lead-in.ts';
import { sectionPaths } from './section-paths.ts';

/** 'Myth: …' up to 'Fact: …' */
const rumor = regex`${opens}(?:myth|rumou?r|fiction|misconception|false)(?: #?\d{1,2})? ?[:–—-]`;
const fact = regex`${opens}(?:facts?|truth|true|reality|answer|correct|a) ?[:–—-]`;

const papers =
  '(?:declaration|covenants|cc&?rs|by-?laws|restrictions|rules|regulations|documents?|polic(?:y|ies))';
const ruled =
  '(?:required|allowed|permitted|prohibited|forbade|banned|barred|capped|limited|restricted|did not|had (?:no|an?)|contained)\\b';
const year = '(?:\\{n\\d+\\}|(?:19|20)\\d\\d)';
/** 'The original 2008 declaration required', 'The 2014 covenants capped': by the paper before the one that holds. */
const byOlder = `(?:the )?(?:(?:original|initial|first|former|old|earlier|previous|prior)(?: ${year})?|${year}) ${papers} (?:[a-z]+ )?${ruled}`;

/** What opens a sentence that says what somebody else holds, what is not so, or what a court said in another's case. */
const handsOver = new RegExp(
  [
    `${opens}(?:it (?:is|was) (?:simply |just |also )?(?:not (?:the case|true|so|correct)|false|untrue|incorrect|wrong|a (?:rumor|myth|lie)) that`,
    '(?:we|i|the board|nobody|no one) (?:have |has )?never (?:said|told|stated|announced|promised|claimed)',
    'i (?:(?:have|had|was|am|also) ){0,2}(?:been )?(?:told|heard|informed|hear|understand|read|assume|believe|think|feel) ',
    'it (?:(?:also|wrongly|incorrectly) )?(?:said|stated|read|claimed) ',
    'the (?:[a-z]+ ){0,3}(?:wrongly|incorrectly|mistakenly|erroneously) (?:said|stated|listed|showed|gave)',
    'you (?:have |had |also ){0,2}(?:asked|inquired)(?: us)? (?:whether|if|about)',
    'if (?:the )?(?:board|association|owners|members|we|you) were to ',
    '(?:former|previous|prior|old|repealed|superseded) (?:text|rule|language|version|wording|provision)s? ?:',
    byOlder,
    'in [a-z][^,;]{2,60} v\\. [^,;]{2,60}, the (?:[a-z]+ ){0,2}court )',
  ].join('|'),
);
/** What a seller or an agent says of a home, and what somebody only guesses. */
const ofSeller =
  /\b(?:per|according to) (?:the )?(?:sellers?|listing|realtors?|(?:listing |sales )?agent|mls)\b|\b(?:sellers?|realtors?|(?:listing|sales) agents?) (?:says?|states?|stated|believes?|thinks?|estimates?)\b|\bbuyers? (?:to|should|must) verify\b|,? i (?:think|guess|believe)\W*$/;
/** Words of a paper that offers homes, of which two make it one. */
const sells =
  /\b(?:for sale by owner|mls|(?:listing|asking|list) price|(?:listing|sales) agent|listed by|new homes? (?:from|starting)|(?:starting|priced|homes) from (?:the )?\$|new home ?buyers|sales (?:office|center|gallery)|buyer to verify|move-?in ready|square feet of luxury)\b/g;
/** What opens a list of what others say or ask for, or of what was refused. */
const opensOthers =
  /\b(?:it (?:has been|is|was|is being) (?:said|claimed|alleged|rumou?red)|rumou?rs?|myths|(?:i|we|owners|members|residents)\b[^.;:]{0,60} (?:demand|urge|petition|call (?:on|upon))|if (?:re-?)?elected|my (?:commitments?|promises?|pledges?|platform|priorities)|turned down|voted down|rejected|defeated|(?:were|was|are|is) not (?:adopted|approved|passed))\b[^.;:]{0,80}:\s*$/;
const ofRefused =
  /(?:^|[\n>/] ?)\W*(?:what (?:was|is|were) |items? |proposals? |motions? |rules? |amendments? )?(?:not (?:adopted|approved|passed)|rejected|defeated|voted down|turned down)\W*$|(?:^|> ?)\W*(?:candidates?'?(?: statements?)?|statements? of (?:the )?candidates|for (?:sale|rent)|classifieds?(?: ads?)?|want ads|letters? to the editor|letters? from (?:owners|readers|residents))\W*$/;

/** '… read a letter from an owner: "'; the words up to the closing quotes are the writer's. */
const quotes =
  /\b(?:letters?|e-?mails?|notes?|messages?|posts?|complaints?|minutes|petitions?)\b[^".;]{0,80}: ?"|\b(?:owners?|residents?|m(?:r|rs|s)\.? [a-z]+) (?:wrote|said|asked|complained|posted)(?: [a-z]+){0,4}[:,]? ?"/;
/** Text in quotes goes on over so many sentences, at the most. */
const most = 12;

/** So much of the text is its head. */
const head = 500;
const lineOfOthers =
  /^(?:owners?'? |homeowners?'? )?petition(?: (?:to|for|of|by)\b.*)?$|^(?:re-?elect|elect|vote (?:for )?)\b(?!.*\b(?:ballot|proxy|notice|directors)\b).{3,60}\bfor (?:the )?(?:hoa )?board\b|^(?:sample|specimen|template)\b(?! ballot)|^(?:city|town|township|village|county|borough) of (?!.*\b(?:associations?|(?:home)?owners?|hoa|poa|condominiums?|condos?|townhom\w+|villas|estates|community)\b)[a-z]/;
const toBoard =
  /(?:^|\n)\W*(?:dear|to:?|to the) (?:members of the |the )?(?:hoa |condo )?(?:board|directors|manager|management)\b/;
const asOwner =
  /\bas an? (?:[a-z]+ )?(?:owner|homeowner|resident|member)\b|\bi (?:own|live|bought)\b|\bmy (?:home|unit|lot|house|dues|opinion)\b/;

/** '[NAME OF ASSOCIATION]': nobody's yet. */
const blank = /\[(?:insert )?name of (?:the )?(?:association|community|condominium)\]/;

/** Whether the whole paper is an owner's, a candidate's, a city's or a form to be filled in, and not the association's. */
function isOfOthers({ type, source, blocks }: Doc): boolean {
  if (type !== 'other') return false;
  const [first] = blocks;
  const title = first ? fold(source.text.slice(first.start, first.end)).split('\n')[0] : '';
  if (lineOfOthers.test(title?.trim() ?? '')) return true;
  const opening = source.text.slice(0, head).toLowerCase();
  if (blank.test(opening)) return true;
  const text = fold(source.text);
  if (new Set(text.match(sells)).size > 1 && !/\bboard of directors\b|\bdear\b/.test(text)) return true;
  return toBoard.test(opening) && asOwner.test(text);
}

/** The sentences that say what others than the association say, or what it says is not so. Empty where all are its own. */
export const othersWords = oncePerDoc((doc): ReadonlySet<Sentence> => {
  if (isOfOthers(doc)) return new Set(doc.sentences);
  const found = new Set<Sentence>();
  const paths = sectionPaths(doc);
  // Rules forbid by such lists and headings, and define in quotes.
  const tells = !charter.includes(doc.type) && doc.type !== 'rules';
  let isRumor = false;
  let section = -1;
  let quoted = 0;
  for (const sentence of doc.sentences) {
    const { plain } = sentence;
    if (sentence.section !== section || fact.test(plain)) isRumor = false;
    section = sentence.section;
    isRumor ||= rumor.test(plain);
    const opening = tells && quoted === 0 ? quotes.exec(plain) : null;
    if (opening) quoted = most;
    if (
      isRumor ||
      quoted > 0 ||
      handsOver.test(plain) ||
      ofSeller.test(plain) ||
      (tells && ofRefused.test(paths[section] ?? '')) ||
      (tells && leadIn(doc, sentence).some((one) => opensOthers.test(one.plain)))
    )
      found.add(sentence);
    if (quoted > 0) {
      const rest = opening ? plain.slice(opening.index + opening[0].length) : plain;
      quoted = rest.includes('"') ? 0 : quoted - 1;
    }
  }
  return found;
});
