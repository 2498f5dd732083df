/** 'without a special assessment', 'to avoid a loan', 'not planning to sue' */
const leadsIn =
  /(?:\b(?:no|not|without|never|nor|avoid\w*|prevent\w*|instead of|rather than|in lieu of|forgo\w*)|n't)\b(?: (?!(?:only|sure|clear|known|whether|if|what|when|how|why)\b)[a-z]+){0,5} $/;
/** '… is not needed', '… was ruled out' */
const follows =
  /^[^.;,]{0,24}\b(?:is|are|was|were|will|would|be|been|seems?) (?:[a-z]+ )?(?:not|unlikely|unnecessary|avoided)\b|^[^.;]*\b(?:(?:decided|voted|opted) against|rejected|voted down|ruled out|withdrawn)\b/;

/** Whether each mention of a thing, in Sentence.plain, says that it is not to be, or names it as what another spares. */
export const isDenied = (plain: string, mention: RegExp): boolean =>
  [...plain.matchAll(new RegExp(mention, 'g'))].every(({ 0: words, index }) => {
    const after = plain.slice(index + words.length, index + 200);
    return leadsIn.test(plain.slice(Math.max(0, index - 80), index)) || follows.test(after);
  });
