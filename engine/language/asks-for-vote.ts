import { regex } from '../regex.ts';
import { emptyBox } from './boxes.ts';

/** 'Item 2: Shall the Association prohibit leases of less than six months?' */
const question =
  /^(?:[^.?]{0,40}[:.)-] ?)?(?:shall|should|do you (?:approve|agree|favor|support|vote)) [^?]*\?/;
const box = `(?:${emptyBox}|□)`;
/** 'Amendment 2, no leases of less than six months: ☐ For ☐ Against' */
const choices = regex`${box} ?(?:for|approve|in favor|agree)\b.*${box} ?(?:against|disapprove|opposed?|disagree)\b|\b(?:for|approve|in favor|agree):? ?${box}.*\b(?:against|disapprove|opposed?|disagree):? ?${box}`;
/** 'Question 3: Raise the dues to $90.', with or without how many said yes */
const numbered =
  /^\W*(?:question|proposition|measure|referendum) (?:#|no\.? )?(?:\{n\d+\}|[a-z]) ?[:.)–—-] (?!.*\?)/;
/** 'To approve a special assessment of $900 per lot', as a notice tells what a meeting is called for; 'to approve it the owners must …' has a verb. */
const toDo =
  /^\W*(?:(?:item )?(?:\d{1,2}|\{n\d+\})\W+)?to (?:approve|authorize|adopt|levy|amend|ratify|consider|vote)\b(?!.*\b(?:shall|must|will|may|should|need|needs|please|voted|moved|motion|carried|passed|seconded|you|was|were|is|are|has|have|takes?|requires?|calls?)\b)/;
/** Whether a sentence is what a ballot asks, which is not so yet; over Sentence.plain. */
export const asksForVote = (plain: string): boolean =>
  question.test(plain) || choices.test(plain) || numbered.test(plain) || toDo.test(plain);

const asksOpinion = /^\W*should\b/;
const holdsVote = /\b(?:ballots?|votes?|voting|proxy|proxies|polls?|referendum)\b|[☐□]/i;
/** The same, where a paper that asks 'Should fences be taller?' holds a vote; else it is a matter to talk about. */
export const isPutToVote = ({ source }: { source: { text: string } }, plain: string): boolean =>
  asksForVote(plain) && (!asksOpinion.test(plain) || holdsVote.test(source.text));
