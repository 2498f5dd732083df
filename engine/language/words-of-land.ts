import { regex } from '../regex.ts';

/** What covenants call the lots that they bind, where they do not call them so. */
const called = ['tracts?', 'home ?-?sites?', 'building sites?', 'plots?'];
/** 'A tract of land', 'Tract A', 'Tract No. 4021' are land, and nobody's lot. */
const named = '(?! (?:of land|maps?|nos?\\b|number|plans?|[a-h]\\b))';
const lot = /\b(?:lots?|units?)\b/gi;

/** So many times a paper speaks of an owner's or of any such piece of land. */
const leastTimes = 4;

/**
 * Reads what a paper calls its lots as lots: 'no tract may be divided', 'the owners of ten tracts'. The words are as long as
 * those they stand for, so that places in them stay.
 */
export function inLots(paper: string): (words: string) => string {
  const own = called.find((word) => {
    const spoken = regex.gi`\b(?:any|each|every|no|per|said|such|owners? of (?:an? |any |each |the |all )?|(?:\d+|two|three|five|eight|ten)(?: \(\d+\))? (?:of the )?) ?${word}\b${named}|\b${word} owners?\b`;
    const times = paper.match(spoken)?.length ?? 0;
    return times >= leastTimes && times > (paper.match(lot)?.length ?? 0);
  });
  if (!own) return (words) => words;
  const each = regex.gi`\b${own}\b${named}`;
  return (words) => words.replace(each, (word) => (/s$/i.test(word) ? 'lots' : 'lot').padStart(word.length));
}

/** Behind 'said' or 'the foregoing': the land of the paper, which points back to no sentence. */
export const ofItsLand =
  '(?! (?:described |real |above |mentioned ){0,3}(?:lands?|propert(?:y|ies)|premises|lots?|tracts?|parcels?|subdivision|plat|addition)\\b)';
