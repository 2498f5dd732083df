import { pathsIn } from '../find/use-rule.ts';
import type { Doc, Sentence } from '../model.ts';

const owners = /\b(?:members?(?! of the (?:board|committee))|membership|(?:home|co-?)?owners?)\b/;
const ofBoard =
  /\bmeetings? of (?:the |its |said )?(?:(?:new|newly elected|entire|executive) )*(?:board|directors|trustees)\b|\b(?:board|directors'?|trustees'?) meetings?\b/;
const nominations = /\bnominat/;
/** 'This shall be done at least seven days before the annual meeting': the sentence before says what. */
const hangs = /^.{0,12}\b(?:this|these|such|they|it)\b(?! (?:association|corporation)\b)/;
/** So many sentences before a notice may say whose meeting it is. */
const reach = 6;
const ofMeetingItself = /\bnotices? of (?:[a-z]+,? ){0,6}meetings?\b/;

/**
 * Whether a notice is none that owners get of their meetings: it goes to the directors, as the sentence before it in its
 * section tells where it names neither itself, or it is of who stands for the board.
 */
export function isOfOtherNotice(doc: Doc, sentence: Sentence): boolean {
  const { index, plain, section } = sentence;
  const own = (pathsIn(doc)[section] ?? '').split(' > ').at(-1) ?? '';
  const before = doc.sentences
    .slice(Math.max(0, index - reach), index)
    .filter((one) => one.section === section);
  const last = before.at(-1)?.plain ?? '';
  if (
    !ofMeetingItself.test(plain) &&
    (nominations.test(own) || (hangs.test(plain) && nominations.test(last)))
  )
    return true;
  if (owners.test(plain)) return false;
  const named = [own, ...before.map((one) => one.plain)].findLast(
    (text) => ofBoard.test(text) || owners.test(text),
  );
  return named !== undefined && ofBoard.test(named);
}
