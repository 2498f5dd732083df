import { regex } from '../regex.ts';
import { placing } from './ban.ts';

/** 'Work on the fence', 'rules on fences': what is done to a thing, or said of it, is its matter. */
const ofIt =
  '\\b(?:works?|construction|erection|building|repairs?|maintenance|upkeep|painting|restrictions?|limit(?:s|ations?)|rules?|bans?|moratorium|decisions?|changes?|alterations?|additions?|modifications?|improvements?|begin|began|begun|start(?:ed)?|commenced?) ';
const by =
  '\\b(?:on(?:to)?|top of|upon|over|under|against|within|in(?:side|to)?|along|around|(?:leading|leads?|open(?:ing|s)?|access|egress|entrance|(?:attach|affix|fasten|mount|nail|secur)(?:e?d|ing)?|tied) (?:(?!and|or)[a-z]+ ){0,3}(?:to|from)|(?:hung|hang(?:ing)?|suspended|draped) from)';
const its = '(?:any|the|an?|such|each|every|all|his|her|their|its|your|our|said|existing|outer|private)';
const places = `(?<!${ofIt})${by} (?:${its} )+(?:(?:[a-z]+,? (?:or|and) |[a-z]+, )(?:${its} )*)?`;
/** What only tells where, how high or behind what another thing is, whatever stands before its noun. */
const near = `\\b(?:near|beside|behind|beneath|underneath|atop|(?:next|adjacent) to|within \\{[nd]\\d+\\} (?:feet|yards) (?:of|from)|(?:louder|taller|higher) than|(?:screened|hidden|marked|identified|designated) (?:[a-z]+ ){0,3}(?:by|with)) (?:${its} )*(?:(?:appropriate|proper|solid) )?`;

/** What those do who have a thing, or mean to. */
const having = `${placing.source}|\\b(?:is|are|ha[sd]|wish|want|plan|intend|own|includ|violat|walk)`;
/** 'Workers who repair …', 'the firm that sold …', 'anybody whose …': the thing is of those, and the rule for them. */
const relative = `\\b(?:(?<!\\b(?:owners?|residents?) )who|which|(?<=\\b(?:an?|the|any|no) [a-z]+ )that) (?!${having}|${its}\\b|no\\b)[a-z]+s?(?: [a-z]+)? (?:${its} )*|\\bwhose (?:${its} )*`;
/** 'A truck for plowing …', 'used only for cleaning …'; what needs approval for painting it is another matter. */
const purpose = `(?<!\\b(?:approv|permi|consent|requir|appl[iy]|request|fee|charge|cost|pay|rules|standard|guideline|responsib|assess|dues|contract|provid|dut|oblig)[^.;]{0,80})\\bfor (?:the purpose of )?(?:clean|repair|maintain|paint|mov|plow|clear)ing(?:/[a-z]+ing)? (?:${its} )*(?:[a-z]+ )?`;
/** 'Trailers may stand in the garage if its …': a case in which something else may be. */
const inACase = regex`\b(?:may|can(?:not)?|(?:shall|must) not)\b[^;]*\b(?:if|unless|while|when|provided,?(?: that)?|with) (?:${its} )*$`;
const soAndSo =
  /^ (?:(?:is|are|does|do|has|have)(?: not)? (?:kept )?(?!(?:to|be|been|kept|placed|erected|built|installed|put|parked|stored|displayed|used|approved)\b)[a-z]|(?:closed|shut|locked)\b)/;
const aside = regex`(?:${places}|${near}|${relative}|${purpose})$`;

/** 'Blue Fence Lane', 'Red Barn Construction, LLC', the 'sign committee': a name that holds the word. */
const inName =
  /^ (?:[a-z]+ )?(?:lane|road|street|avenue|creek|trail|committee|estates|(?:[a-z]+, )?(?:llc|inc))\b(?! parking)/;

/**
 * Whether a thing stands between these words only as the place of another one: 'plants on top of any wall or …', 'a door
 * leading to the …'; as what it is for or whose it is; or in a name. What is ruled on is the other one.
 */
export const standsAsPlace = (before: string, after = ''): boolean =>
  aside.test(before) || inName.test(after) || (soAndSo.test(after) && inACase.test(before));

/** So far around a thing it is read how it stands. */
const reach = 160;

/** Whether words name a thing, once at least, as what they speak of: null where they do not name it at all. */
export function namesAsMatter(plain: string, thing: RegExp): boolean | null {
  const all = [...plain.matchAll(new RegExp(thing.source, 'g'))];
  const stands = ({ index, 0: { length } }: RegExpExecArray) =>
    !standsAsPlace(
      plain.slice(Math.max(0, index - reach), index),
      plain.slice(index + length, index + length + reach),
    );
  return all.length > 0 ? all.some(stands) : null;
}
