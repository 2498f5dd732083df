import { firstWhere } from '../first-where.ts';
import { governing } from '../governing.ts';
import type { Doc } from '../model.ts';
import { opens } from './opening.ts';

const rule =
  '(?:rules?|polic(?:y|ies)|provisions?|proposals?|ideas?|amendments?|sections?|paragraphs?|restrictions?|changes?|text|wording|language|requirements?)';
const older = '(?:old|older|former|prior|previous|earlier|original|repealed|superseded|draft|proposed)';
const thought =
  '(?:proposed|suggested|recommended|considered|discussed|requested|asked for|drafted|debated|put forward)';
const thinking = '(?:considering|discussing|proposing|weighing|drafting|exploring|debating)';
const gone =
  '(?:repealed|deleted|superseded|replaced|rescinded|withdrawn|defeated|rejected|refused|voted down)';
const others =
  '(?:neighbors|next door|across the (?:street|road)|(?:another|other|nearby|neighboring|sister) (?:communit(?:y|ies)|associations?|subdivisions?|villages?))';
const is = '(?:is|are|was|were|has been|have been|had been)(?: (?:only|since|now|merely|once|also))?';
const onward = '(?:the (?:following|next)|this|these|what follows)(?: [a-z]+){0,3}?';

/** A short sentence that lays down nothing and hands what follows it to another time, to somebody else or to a case that need not come. */
const frames = [
  `${onward} (?:${is} )?(?:${thought}|${gone})`,
  'the following [a-z ]{0,30}failed',
  `(?:[a-z.]+ ){1,4}${is} ${thinking} (?:an?|some|the following|new)(?: [a-z]+){0,3} ${rule}`,
  `(?:[a-z.]+ ){1,4}${thought} (?:an?(?: [a-z]+){0,3} ${rule}|the following(?: [a-z]+){0,3}|this)`,
  `(?:this|here|the following) is (?:what|how) [a-z ]{0,30}\\b(?:used to|would)\\b[a-z ]{0,20}`,
  `(?:this|here|the following) (?:is|are|was|were) (?:the |an? )?${older} ${rule}`,
  `(?:the |our |an? )?${older} ${rule} (?:was|were|read|reads|said|says|provided|stated|follows?)[a-z ]{0,20}`,
  '(?:here (?:is|are)|this is|these are|take|consider)(?: an?| some)? (?:[a-z]+ )?(?:example|illustration)s?',
  '(?:let us )?(?:suppose|imagine|assume) (?:the following|this)(?: [a-z]+)?',
  `[a-z ]{0,40}\\b${others}\\b[a-z ]{0,40}\\b(?:have|has|follows?|differs?|otherwise)\\b[a-z ]{0,30}`,
  'in [a-z ]{3,40},? (?:it|this|things) (?:is|are) (?:otherwise|different|not so)',
  '(?:[a-z]+ ){0,3}(?:laws?|statutes?|codes?|county|city) (?:provides?|says?|reads?|states?) (?:as follows|the following|this)',
];
const isFrame = new RegExp(`${opens}(?:${frames.join('|')})[.:]$`);
const ordains = /\b(?:shall|must|may not|will be|is required)\b|\{[mp]\d/;
const longest = 120;

/** What such a sentence hands away: the rest of its paragraph, or the next where it ends one. */
export function handedAway({ type, sentences, blocks }: Doc): { start: number; end: number }[] {
  if (!governing.includes(type)) return [];
  return sentences.flatMap(({ plain, index }) => {
    const next = sentences[index + 1];
    if (!next || plain.length > longest || ordains.test(plain) || !isFrame.test(plain)) return [];
    const block = blocks[firstWhere(blocks, ({ end }) => end > next.start)];
    return { start: next.start, end: block?.end ?? next.end };
  });
}
