import { regex } from '../regex.ts';

const number = String.raw`(?:\(?(?:\{n\d+\}|[a-z0-9]{1,3})[.)] )?`;
const surely = '(?:(?:strictly|absolutely|always|also|generally|expressly) )?';
const verdict = `${surely}(?:(?:(?:will|shall) )?(?:not|never) (?:be )?(?:allowed|permitted|approved|acceptable|welcome)|prohibited|forbidden|banned|(?:allowed|permitted|ok(?:ay)?)(?= (?:only |without |with |after )?[^:]*\\bapproval\\b|:|\\t))`;

const kinds = '(?:items?|things?|vehicles?|uses?|activities|structures?|improvements?)';

/** 'Not allowed at any time: boats, trailers' */
const bare = regex`^\W*${number}(${verdict})\b((?! ${kinds}\b)[^.;:\t]{0,80})[:\t]\s*(.+)$`;
/** 'The following will not be approved:', 'These need approval before work begins:' */
const ofThese = regex`^\W*${number}(?:(?:all of )?(?:the following|these)(?: (?!(?:are|will|shall|need|require)\b)[a-z]+){0,3}) ((?:(?:will|shall) not be approved|are (?:allowed|permitted)|need|require)\b[^.;:\t]{0,110})[:\t]\s*(.+)$`;
/** 'Prohibited items: …', 'We do not allow: …', 'None of these, please: …' */
const shortened = regex`^\W*${number}(?:${surely}(?:prohibited|forbidden|banned|disallowed) ${kinds}|(?:we|the (?:association|board|committee)) (?:does|do|will) not (?:allow|permit|approve)|no(?:ne of (?:these|the following))?(?:,? please)?)( [^.;:\t,]{0,80})?:\s*(.+)$`;
const unapproved = /^(?:(?:will|shall) )?(?:not|never) (?:be )?approved$/;
const ruled = /\b(?:shall|must|may|will|can|cannot|should|is|are|was|were|has|have|do(?:es)?|if)\b/;

/**
 * A list without verbs behind what is said of all its things, as a sentence that says it of them: 'boats, trailers are not
 * allowed at any time'. Null for anything else.
 */
export function predicateLast(plain: string): string | null {
  if (!/[:\t]/.test(plain)) return null;
  const of = (things: string, said: string) =>
    ruled.test(things) ? null : `${things.replace(/^[-•*\s]+|[\s.;!]+$/g, '')} ${said.trimEnd()}`;
  const [, said = '', within = '', things = ''] = bare.exec(plain) ?? [];
  if (things) return of(things, `are ${said.replace(unapproved, 'not allowed')}${within}`);
  const [, all = '', named = ''] = ofThese.exec(plain) ?? [];
  if (named) return of(named, all);
  const [, where = '', none = ''] = shortened.exec(plain) ?? [];
  return none ? of(none, `are not allowed${where}`) : null;
}
