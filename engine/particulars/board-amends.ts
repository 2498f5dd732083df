import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import type { Share } from './share-of.ts';

const board = '(?:board|directors|trustees)\\b';
/** 'A majority of the votes of the board', 'two-thirds vote of the entire board', right behind the share. */
const behind = regex`^(?: \(\{p\d+\}\))?(?: (?:affirmative|favorable|vote|votes|approval|consent|or|more|quorum|entire|whole|full|total|members|membership|number|voting|then|current|serving|elected|of|by|the|all|a|its))* ${board}(?<who>[^.;]{0,80})`;
/** 'Of the board or of the members': a share of either. */
const orOwners =
  /^(?: of (?:directors|trustees|managers))?,? (?:or|and) (?:by |of )?(?:an? |the )?(?:[a-z]+ )?(?:(?:vote|approval) of )?(?:the )?(?:\{p\d+\} of )?(?:the )?(?:members|membership|owners)\b/;
/** 'The board may amend these bylaws by a majority vote', 'at any meeting of the directors by a majority', before it. */
const ahead = regex`\b${board}(?: of (?:directors|trustees|managers))? (?:may|can|shall have (?:the )?power to)\b[^.;{]*$|\bmeetings? of (?:the |its )?${board}(?: of (?:directors|trustees))?[^.;{]{0,40}\bby (?:an? |the )?(?:affirmative )?$`;
const owners = /\b(?:members?|membership|(?:home|co-?)?owners?)\b/;
const ownersAhead = /\b(?:members?|membership|(?:home|co-?)?owners?)\b(?! of the (?:board|directors))/;

/** Of what a share is taken that is one of the board's votes; null where it is not known to be the board's. */
export function boardsShare({ plain }: Sentence, { start, end }: Share): string | null {
  const after = plain.slice(end);
  const found = behind.exec(after);
  const who = found?.groups?.who ?? '';
  if (found && orOwners.test(who)) return null;
  if (found) {
    if (/^[^.;]{0,40}\bquorum\b[^.;]{0,20}$/.test(found[0].slice(0, found[0].search(board))))
      return 'a quorum of the board';
    return /^(?: of (?:directors|trustees))?,? (?:who are |then )?present\b/.test(who)
      ? 'the directors present at a meeting'
      : 'the board';
  }
  const before = ahead.exec(plain.slice(0, start));
  if (!before || ownersAhead.test(before[0])) return null;
  const whose = /^[^.;{]{0,70}/.exec(after)?.[0] ?? '';
  if (owners.test(whose.replace(/\bmembers of (?:the )?(?:board|directors)\b/g, ' '))) return null;
  return /^(?: vote)? of (?:a|the) quorum\b/.test(after) ? 'a quorum of the board' : 'the board';
}

const bylaws = 'by-? ?laws';
const amended = '(?:amended|altered|changed|modified|repealed)';
const amend = '(?:amend|alter|change|modify|repeal)';
/** The power that the board has beside the owners, however it votes. */
const power = regex`\b${bylaws}\b[^.;]{0,80}\bvested (?:[a-z]+ly )?in (?:both )?(?:the )?${board}(?: of (?:directors|trustees))?,? (?:and|or|as well as) (?:in )?(?:the )?(?:members|owners|membership)\b|\b${bylaws} (?:may|can) (?:also )?be (?:[a-z]+,? (?:or )?){0,3}${amended}[^.;]{0,60}\b(?<!\b(?:called|set|fixed) )(?:by|of) (?:an? |the )?(?:\{p\d+\} )?(?:affirmative )?(?:vote )?(?:of )?(?:an? )?(?:\{p\d+\} of )?(?:a quorum of )?(?:the )?${board}|\b${board}(?: of (?:directors|trustees|managers))?(?: of the (?:association|corporation))? (?:may|can|(?:shall have|has) (?:the )?(?:power|right|authority)),? (?:without [^.;,]{0,60},? )?(?:to )?(?:also )?(?:[a-z]+,? (?:or )?){0,4}${amend},? (?:or [a-z]+ )?(?:these |the |said )?${bylaws}\b`;
/** A power for one end, a mere proposal, and what the owners must agree to. */
const notOwn =
  /\bpropos\w+|\brecommend\w*|\bsolely\b|\bnot\b|\b(?:to|that) (?:comply|correct|conform|clarify|cure|satisfy|meet)\b|\bratif\w+|\b(?:with|upon|after|by) (?:the |an? )?(?:[a-z]+ )?(?:approval|consent|assent|vote) of (?:[a-z{}\d]+ ){0,4}(?:members|owners)\b/;

/** Whether a sentence lets the board change the bylaws beside the owners. */
function givesPower({ plain }: Sentence): boolean {
  const found = power.exec(plain);
  if (!found) return false;
  const after = /^[^.;,]{0,100}/.exec(plain.slice(found.index + found[0].length))?.[0] ?? '';
  const before = /[^.;]{0,60}$/.exec(plain.slice(0, found.index))?.[0] ?? '';
  return !notOwn.test(`${before}${found[0]}${after}`);
}

/** The sentence beside an answer, of its section, that lets the board change the bylaws too. */
export const boardsPower = ({ sentences }: Doc, { index, section }: Sentence): Sentence | undefined =>
  sentences
    .slice(Math.max(0, index - 2), index + 3)
    .find((one) => one.section === section && givesPower(one));
