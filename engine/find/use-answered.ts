import type { Doc, Sentence } from '../model.ts';
import type { Said, UseRule } from './use-said.ts';

/** Whether a sentence asks. */
export const isQuestion = ({ plain }: Sentence) => /\?\W*$/.test(plain);

/** 'They are not allowed', 'Structures are not allowed on any lot.' */
const speaksOfIt = /^(?!.*\bnot prohibited\b)(?:a[:.] ?)?(?:they|these|those|this|it|that|structures?)\b/;

/** What makes a yes or a no conditional. */
export const bound =
  /\b(?:with|if|but|as long as|so long as|provided|only|must|need|up to|except|unless|subject|approv|after|within|limited|without)/;

/** 'Only behind the house.', 'Up to one meter wide.' */
const setsBounds =
  /^(?:a[:.] ?)?(?:only|just one|one|no (?:longer|more|larger|higher|taller|bigger|closer|less|fewer) than|up to (?:\{|an?\b|one\b|half\b)|beside|behind|in the|inside)\b/;
/** 'Only the office can tell you.', 'In the next letter we will tell.': who knows, or when, and no rule. */
const pointsElsewhere =
  /^(?:a[:.] ?)?(?:only|one|in the)\b(?![^.;,]{0,60}\b(?:if|after|once|unless|with)\b)[^.;,:(-]{0,60}\b(?:tell|tells|told|knows?|says?|said|ask|talk|discuss\w*|decides?|decided|find out|see|read|look|call|contact|announc\w+|explains?|explained|answers?|depends?|help)\b|^(?:a[:.] ?)?in the (?:next|last|coming|upcoming|near|newsletter|minutes|handbook|rules|covenants|bylaws|declaration|meantime|past|future|office|spring|summer|fall|winter)\b/;

/** What a question and its answer say of a use together: 'Can I put up a fence?' 'Yes, with approval.' */
export function* answered(rule: UseRule, doc: Doc): Generator<Said> {
  for (const question of doc.sentences) {
    if (!isQuestion(question) || !rule.cue.test(question.plain)) continue;
    if (!/\b(?:can|may|are|is|do) (?:i|we|you|owners?|residents?|there|[a-z ]{0,30})\b/.test(question.plain))
      continue;
    if (!rule.subject.test(question.plain) || rule.not?.test(question.plain)) continue;
    const answer = doc.sentences[question.index + 1];
    const within = answer && setsBounds.test(answer.plain) && !pointsElsewhere.test(answer.plain);
    if (within && /\b(?:where )?(?:can|may) (?:i|we|you|owners?|residents?)\b/.test(question.plain)) {
      yield {
        stance: 'restricted',
        specific: true,
        tells: 'more',
        sentences: [question, answer],
        titled: true,
      };
      continue;
    }
    const said =
      answer &&
      /^(?:a[:.] ?)?(?:(yes|no)\b(?! (?:longer|more|larger|higher|taller|bigger|closer|less|fewer|one)\b)(.*)|.*\b(?:not (?:allowed|permitted)|prohibited)\b.*)/.exec(
        answer.plain,
      );
    if (!said || !answer) continue;
    const [, word, rest = answer.plain] = said;
    // What names the thing itself is read for itself, and what speaks of something else is no answer.
    if (word === undefined && (rule.subject.test(answer.plain) || !speaksOfIt.test(answer.plain))) continue;
    const plainly = word === 'yes' ? 'allowed' : 'prohibited';
    const isPart = word !== 'yes' && rule.part?.test(`${question.plain} ${answer.plain}`);
    const stance = isPart || (/[a-z]{3}/.test(rest) && bound.test(rest)) ? 'restricted' : plainly;
    yield { stance, specific: true, tells: 'whether', sentences: [question, answer], titled: true };
  }
}
