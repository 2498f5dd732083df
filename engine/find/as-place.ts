import { regex } from '../regex.ts';

/** 'Work on the fence', 'rules on fences': what is done to a thing, or said of it, is its matter. */
const ofIt =
  '\\b(?:works?|construction|erection|building|repairs?|maintenance|upkeep|painting|restrictions?|limit(?:s|ations?)|rules?|bans?|moratorium|decisions?|changes?|alterations?|additions?|modifications?|improvements?|begin|began|begun|start(?:ed)?|commenced?) ';
const by =
  '\\b(?:on(?:to)?|top of|upon|atop|over|under(?:neath)?|beneath|against|behind|within|in(?:side|to)?|(?:leading|leads?|open(?:ing|s)?|access|egress|entrance|(?:attach|affix|fasten|mount|nail|secur)(?:e?d|ing)?|tied) (?:(?!and|or)[a-z]+ ){0,3}(?:to|from)|(?:hung|hang(?:ing)?|suspended|draped) from)';
const its = '(?:any|the|an?|such|each|every|all|his|her|their|its|your|our|said|existing|outer)';
const asPlace = regex`(?<!${ofIt})${by} (?:${its} )+(?:(?:[a-z]+,? (?:or|and) |[a-z]+, )(?:${its} )*)?$`;

/**
 * Whether a thing stands behind these words only as the place of another one: 'plants on top of any wall or …', 'a door
 * leading to the …'. What is ruled on is the other one.
 */
export const standsAsPlace = (before: string): boolean => asPlace.test(before);
