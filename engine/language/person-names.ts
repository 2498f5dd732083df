import { regex } from '../regex.ts';
import { capital } from './capital.ts';

/** Given names common in the United States, by which a person is told from a firm or a street. */
const given =
  'aaron adam alan albert alex alexander alice allen amanda amber amy andrea andrew angela ann anna anne anthony april arthur ashley barbara becky ben benjamin beth betty bill bob bonnie brad bradley brandon brenda brett brian bruce bryan carl carlos carmen carol caroline carolyn catherine cathy cecilia chad charles charlotte cheryl chris christian christina christine christopher cindy claire colleen connie craig crystal curtis cynthia dan daniel darren dave david dawn dean debbie deborah debra denise dennis diana diane don donald donna doris dorothy doug douglas dustin dwight ed eddie edith edna edward eileen elaine eleanor elizabeth ellen emily emma eric erica erin ernest ethel eugene eva evelyn florence frances francis frank fred gail gary gene george gerald gina gladys glenn gloria gordon grace greg gregory harold harry heather heidi helen henry herb herbert holly howard ian irene isaac jack jackie jacob jake james jamie jan jane janet janice jared jason jay jean jeff jeffrey jennifer jeremy jerry jesse jessica jessie jill jim jimmy jo joan joann joanne joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua joyce juan juanita judith judy julia julian julie justin karen karl kate katherine kathleen kathryn kathy katie keith kelly ken kenneth kent kevin kim kimberly kristen kristin kurt kyle larry laura lauren laurie lawrence lee leo leon leonard leslie lewis lillian linda lisa lois lori louis louise lucas lucy luis luke lynn manuel marc marcia marcus margaret maria marie marilyn mario marion marjorie mark marsha martha martin marvin mary matt matthew maureen megan melanie melissa michael michele michelle miguel mike mildred mitchell monica nancy natalie nathan nicholas nicole nina norma norman oscar pam pamela pat patricia patrick paul paula pauline peggy peter phil philip phillip phyllis rachel ralph randall randy ray raymond rebecca regina renee rhonda ricardo richard rick ricky rita rob robert roberta robin rodney roger roland ron ronald rosa rose roy ruby russell ruth ryan sally sam samantha samuel sandra sandy sara sarah scott sean sergio seth shane shannon sharon shawn sheila shelley sherry shirley sophia stacy stanley stella stephanie stephen steve steven stuart sue susan suzanne sydney sylvia tamara tammy tara ted teresa terri terry theodore theresa thomas tiffany tim timothy tina todd tom tony tracy travis troy tyler valerie vanessa vera vernon veronica vicki victor victoria vincent virginia walter wanda warren wayne wendy wesley william willie yolanda yvonne zachary';
export const givenNames: ReadonlySet<string> = new Set(given.split(' '));
/** Behind two such words it is a firm, a place or a paper, not a person. */
const firm =
  /^(?:['’]s)?[\s,]+(?:Company|Co\b|Inc|LLC|LLP|Corp|Street|St\b|Drive|Dr\b|Road|Rd\b|Avenue|Ave\b|Lane|Ln\b|Court|Ct\b|Place|Way|Circle|Park|Pool|Creek|Lake|School|Hall|Church|Insurance|Landscap\w+|Fence|Fencing|Construction|Roofing|Management|Services?|Associates|Bank|Bros|Brothers|& )/;
/** Nouns that stand behind a given name and are nobody's: 'Porta Jon Initiative', 'Summit Bank'. */
const noSurname =
  /^(?:Initiative|Project|Committee|Report|Program|Plan|Fund|Bank|Savings|Trust|Credit|Federal|Street|Drive|Road|Lane|Court|Avenue|Way|Park|Pool|Creek|Lake|Roofing|Construction|Landscaping|Fencing|Painting|Paving|Insurance|Management|Company|Gate|Building|Phase|Unit|Lot|Meeting|Minutes|Board|Agenda|Budget|Financials|President|Secretary|Treasurer|Director|Trustee|Member|Chair(?:man|woman|person)?)$/;
const pair = /\b([A-Z][a-z]+) (?:[A-Z]\.? )?((?:Mc|Mac|O['’]|De|La)?[A-Z][a-z]+(?:-[A-Z][a-z]+)?)(['’]s)?\b/g;

/** Who is hired is no owner. */
const forHire =
  /\b(?:hir(?:e|ed|ing)|engag(?:e|ed|ing)|contract(?:ed|ing)?(?: (?:with|to))?|retain(?:ed|ing)?|(?:bid|bids|quote|proposal|contract|estimate|invoice) (?:of|from|by|with)) $/i;

/** An office before the name says who it is. */
const held = /\b(?:(?:Vice )?President|Secretary|Treasurer|Chair(?:man|woman|person)?) $/;

/**
 * The text with the names of private persons ('Pat Roe') put as 'an owner' or 'a director', for statements that are shown.
 * `known` are full names that the document gives as those of people: movers, seconders, those present; `directors` those of
 * its board.
 */
export function withoutNames(
  text: string,
  known: ReadonlySet<string> = new Set(),
  directors: ReadonlySet<string> = new Set(),
): string {
  let result = '';
  let done = 0;
  pair.lastIndex = 0;
  for (let m = pair.exec(text); m; m = pair.exec(text)) {
    const [whole, first = '', last = '', possessive] = m;
    const isDirector = directors.has(`${first} ${last}`);
    const person =
      isDirector ||
      givenNames.has(first.toLowerCase()) ||
      known.has(`${first} ${last}`) ||
      (done > 0 && inList.test(text.slice(done, m.index)) && !/^['’]/.test(text.slice(pair.lastIndex)));
    if (!person || noSurname.test(last) || firm.test(text.slice(m.index + whole.length))) {
      // The second word may begin a name of its own: 'Thank Pat Roe'.
      pair.lastIndex = m.index + first.length;
      continue;
    }
    const before = text.slice(done, m.index);
    if (held.test(before)) {
      result += `${before.slice(0, -1)}${possessive ?? ''}`;
      done = m.index + whole.length;
      continue;
    }
    const who = isDirector ? 'director' : forHire.test(before) ? 'contractor' : 'owner';
    result += `${before}${m.index === 0 ? 'A' : 'a'}${who === 'owner' ? 'n' : ''} ${who}${possessive ? '’s' : ''}`;
    done = m.index + whole.length;
  }
  return inNumber(result + text.slice(done));
}

/** Who stands in one list with a person is one. */
const inList = /^,?(?: and| &)? $/;

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const run = /\b(an owner|a director)(?:(?:, and|,| and| &) \1\b(?!['’]))+/gi;
/** 'an owner, an owner and an owner' are three owners. */
function inNumber(text: string): string {
  return text.replace(run, (all, one: string, at: number) => {
    const noun = one.toLowerCase().replace(/^an? /, '');
    const many = all.match(new RegExp(noun, 'gi'))?.length ?? 0;
    const word = numbers[many] ?? String(many);
    return `${at === 0 ? capital(word) : word} ${noun}s`;
  });
}

const office = 'President|Vice President|Secretary|Treasurer|Member|Director|Trustee|Chair';
const signs = regex`^[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2}, (?:[A-Z][a-z]+ )?(?:${office}|Manager|Clerk)$`;

/** Whether words are the name of one person and nothing else, with an office behind it or without: 'Pat', 'Pat J. Roe', 'Roe, Secretary'. */
export const isPerson = (text: string): boolean =>
  signs.test(text) ||
  (/^[A-Z][a-z]+(?: [A-Z][\w.'’-]*){0,2}$/.test(text) &&
    givenNames.has(/^[A-Z][a-z]+/.exec(text)?.[0].toLowerCase() ?? ''));

const officer = regex.g`\b([A-Z][a-z]+ [A-Z][\w'’-]+), (?:${office})\b|\b(?:${office}) ([A-Z][a-z]+ [A-Z][\w'’-]+)`;
const mover =
  /\b(?:by|(?:motion|second) from) ([A-Z][a-z]+ [A-Z][\w'’-]+)|\b([A-Z][a-z]+ [A-Z][\w'’-]+),? (?:moved|motioned|made (?:a|the) motion|seconded|2nd|abstained|was elected|was nominated|nominated|resigned|reported)\b/g;

/** The full names that a document's motions and reports give. */
export function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(mover), ...text.matchAll(officer)].flatMap((m) => m[1] ?? m[2] ?? []));
}

/** What opens the list of those who serve: 'Directors present:', 'Board members in attendance were'. */
const boardList =
  /\b(?:board(?: of directors)?(?: members?)?|directors?|trustees?)(?: (?:members? )?(?:present|attending|in attendance|who were present))?(?: and acting)?(?: (?:were|was|are|is|included?))?(?:\s?[:–—-]\s?|\s*\n| (?:were|was|are|included?) )/gi;
/** 'Members present:', where a board meets. */
const membersList = /\bmembers? (?:present|absent|attending|in attendance)\s?[:–—-]\s?/gi;
const boardMeets = /\bboard (?:of (?:directors|trustees) )?meeting\b/i;
const head = 300;
/** What ends it. */
const othersList =
  /\b(?:also|guests?|homeowners?|owners? (?:present|in)|residents|others|management|manager|staff|consultants?|attorneys?|absent|call(?:ed)? to order|minutes|agenda|quorum)\b/i;
const longestList = 400;
const directorNamed = /\b(?:Directors?|Trustees?) ([A-Z][a-z]+ (?:[A-Z]\.? )?[A-Z][\w'’-]+)/g;

/** The full names of those whom a paper gives as its directors. */
export function directorsIn(text: string): Set<string> {
  const found = new Set([...text.matchAll(directorNamed)].flatMap((m) => m[1] ?? []));
  const lists = [
    ...text.matchAll(boardList),
    ...(boardMeets.test(text.slice(0, head)) ? text.matchAll(membersList) : []),
  ];
  for (const opening of lists) {
    const from = opening.index + opening[0].length;
    const after = text.slice(from, from + longestList);
    const [list = ''] = after.split(othersList);
    for (const [, first = '', last = ''] of list.matchAll(pair)) {
      const before = list.slice(0, list.indexOf(`${first} `));
      // The list is names: a sentence before the name has ended it.
      if (givenNames.has(first.toLowerCase()) && !/[a-z]{3}\. [A-Z]/.test(before))
        found.add(`${first} ${last}`);
    }
  }
  return found;
}
