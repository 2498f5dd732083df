import { isPerson } from '../language/person-names.ts';
import { isOfOpinions } from './outcome.ts';

/** All that a sentence may hold besides names and counts that tells of a vote and of nothing that was put to it. */
const ofVotes = new Set(
  (
    'motion motioned motions move moved moves made makes second seconded seconds 2nd nd by and was were is has been the a an it this that ' +
    'all in favor of for against opposed opposing opposition none no nobody one nays nay noes ayes aye yes yea yeas abstain abstained ' +
    'abstaining abstention abstentions vote voted votes voting unanimous unanimously approve approved approval approves accept accepted ' +
    'adopt adopted ratified pass passed passes carry carried carries fail failed fails defeated denied rejected with without objection ' +
    'objections dissent discussion after following then duly properly as presented written submitted amended corrected board member ' +
    'members membership directors owners homeowners everyone everybody present those agreed agree acclamation majority question called ' +
    'call hands hand show ballot ballots result results to at so or who on voice needed required there mr mrs ms dr amendment resolution main written ' +
    'secret cast counted tellers blank proxies proxy roll tally tallied two three four five'
  ).split(' '),
);
/** Whether words say how votes were taken or counted, and nothing that was put to them: 'Ballots were counted by Kim and Lee'. */
export const isHowVoted = (what: string): boolean =>
  /\b(?:ballots?|hands|proxies|roll call|tally)\b/i.test(what) &&
  (what.match(/[A-Za-z][\w'’-]*/g) ?? []).every((word) => /^[A-Z]/.test(word) || ofVotes.has(word));
const tellsVote =
  /\b(?:mov(?:ed|es)|motion\w*|second(?:ed|s)?|2nd|in favor|vote[sd]?|ayes?|nays?|unanimous\w*|approv(?:ed|es)|carrie[sd]|passe[sd]|failed|defeated|denied|rejected|agreed|accepted|adopted|\d{1,4} (?:yes|for|ayes?)|yes:? \d{1,4}|[A-Z]\w+ ?\/ ?[A-Z]\w+,? \d{1,2} ?[-–] ?\d)\b/i;
/** Where names stand in it, they are of those who moved or voted. */
const byNames =
  /\b(?:mov(?:ed|es)|motion\w*|second(?:ed|s)?|2nd|by|vote[sd]?|yes|no|ayes?|nays?|in favor|opposed)\b|\/ ?[A-Z]\w+,? \d{1,2} ?[-–] ?\d/i;
/** No vote is told in more characters. */
const longest = 240;

/** Whether a sentence tells of a vote and of nothing that was put to it: 'Lee moved, Kim seconded, all in favor.' */
export function isBareVote(text: string): boolean {
  if (text.length > longest || /[$?]/.test(text) || !tellsVote.test(text)) return false;
  const said = text.replace(/^\W*(?:\w{1,3}[.)]\s)?/, '');
  const others = (said.match(/[A-Za-z][\w'’-]*/g) ?? []).filter((word) => !ofVotes.has(word.toLowerCase()));
  return others.every((word) => /^[A-Z]/.test(word)) && (others.length === 0 || byNames.test(said));
}

/** How a vote opens behind what was voted on. */
const opensVote =
  /^(?:(?:[A-Z][\w.'’-]* ){1,3}(?:moved|motioned|made|second)|moved\b|motion\b|second|2nd|all\b|unanimous|none opposed|no (?:opposition|objections?|nays?|noes|dissent)|vote[sd]?\b|(?:passed|carried|approved) (?:unanimously|\d)|(?:(?:no|yes|ok)\b,? )?\d{1,3} (?:yes|for|ayes?)\b|\d{1,3} ?[-–] ?\d)/i;

/** What stands in a sentence before its vote: 'Approval of the minutes – moved by …', 'Dues stay at $90, all in favor'. */
export function votedInside(text: string): { what: string; vote: string } | null {
  for (const mark of text.matchAll(/\s*[-–—,;:(]+\s+|\.\s+(?=[A-Z\d])/g)) {
    const vote = text.slice(mark.index + mark[0].length);
    if (vote.length > longest || !opensVote.test(vote) || !isBareVote(vote)) continue;
    const what = withoutMark(text.slice(0, mark.index));
    return isMatter(what) && !isBareVote(what) ? { what, vote } : null;
  }
  return null;
}

/** Without the number or the bullet before it and the stop behind it. */
export const withoutMark = (text: string) =>
  text.replace(/^\W*(?:(?:\d{1,2}|[a-z]|[ivxIVX]{1,5})[.)]\s*)?(?![$“"(])|[.\s:]+$/gi, '');

/** Whether words tell who moved and who seconded, and no more than a day besides: 'Hill/Orr, 3/21/31'. */
export const isOfMovers = (what: string): boolean =>
  /^\W*[A-Z][\w’'-]+ ?\/ ?[A-Z][\w’'-]+(?:,? [\d/]+)?(?: approved)?$/.test(what);

/** What is no matter: who came, when it began. */
const noMatter =
  /^(?:no|yes|ayes?|nays?)\b ?[-–:]|^(?:annual |board )?meeting$|^(?!review|approv)(?:[a-z]+ ){0,3}meeting minutes\b|\b(?:call(?:ed)? to order|quorum|present|attend\w*|absent|adjourn\w*|next meeting|submitted by)\b/i;
/** Whether words may name what a meeting votes on, and are no names, days or matters of form. */
export const isMatter = (what: string): boolean =>
  what.length > 4 &&
  what.length < 200 &&
  /[a-z]{3,}/.test(what.slice(1)) &&
  !day.test(what) &&
  !noMatter.test(what) &&
  !isOfOpinions(what) &&
  !isOfMovers(what) &&
  !isPerson(what);
const day = /^(?:[A-Z][a-z]+day,? )?(?:[A-Z][a-z]{2,8}\.? \d{1,2},? )?\d{4}$/;

const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|shall|should|can|could|may|must|does|did|said|asked|noted|reported|gave|discussed|explained|stated|began|left|arrived|joined|needs?|requires?|says?|reads?)\b/;
/** 'Mrs. Orr: not with the roofs': what somebody said. */
const saidBy = /^(?:M(?:r|rs|s|iss)\b\.?|Dr\.?) [A-Z][\w’'-]+(?: \([^)]*\))?:/;
const ofSubject = /^(?:we|it|this|they|he|she|there|i|you|who|please)\b/i;
/** Whether words are the name of something and no clause. */
export const isNamed = (text: string): boolean =>
  isMatter(withoutMark(text)) &&
  !finite.test(text.replace(/\([^()]*\)/g, '')) &&
  !ofSubject.test(withoutMark(text)) &&
  !saidBy.test(withoutMark(text));

/** A sentence before a bare motion that tells what is put to the vote. */
export const putForward =
  /\b(?:review and approve|reviewed?|present(?:ed|s)|propos(?:ed|es|al)|recommend(?:ed|s)|(?:we|board|association|hoa) (?:will|would) (?:continue|renew|hire|keep|use|pay|accept)|quotes?|bids?|(?:wants?|wishes|asks?|asked|(?:is|was) asking|would like|requests?|requested) (?:to|for|an?|permission|approval))\b/i;

/** What may be put to the vote in a sentence of its own: what is to be. */
const proposal =
  /\b(?:will|would|should|shall|to be|must)\b[^.;]*\b(?:change|increase|rule|policy|budget|contract|dues|fees?|assessment|limit)|\b(?:change|increase|rule|policy|budget|contract|dues|fees?|assessment|limit|amendment)\w*\b[^.;]*\b(?:will|would|should|shall|to be|must)\b|\boffered an? amendment\b|\b(?:suggested|proposed) (?:that|to)\b/i;
/** What was said or done before, and not put to anybody. */
const history =
  /\b(?:last (?:year|month|meeting)|previously|has been|have been|thanked|question(?:ed|s)|asked (?:if|whether|about))\b|\?\s*$/i;
/** Whether a sentence tells something that the vote behind it may be on. */
export const mayBePut = (text: string): boolean =>
  !history.test(text) && (putForward.test(text) || proposal.test(text));
