import { capital } from '../language/capital.ts';
import { fold } from '../language/plain.ts';
import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { homesApart } from '../scope/kinds-of-homes.ts';
import { leftover } from '../scope/leftover.ts';
import { askedOf, type Thing, things } from '../scope/things.ts';
import { isSaid } from './say-conditions.ts';

/** 'a boat or trailer', 'sheds and barns' */
const joined = (names: readonly string[]) =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names
        .slice(0, -1)
        .join(', ')
        .replace(
          /, an? /g,
          ', ',
        )} ${names.every((name) => /^an? /.test(name)) ? 'or' : 'and'} ${names.at(-1)?.replace(/^an? /, '')}`;

/** A statement that names no more than its sentences do: 'You may not have a hot tub' of 'a pool or hot tub'. */
function asNamed(id: string, statement: string, cited: readonly Sentence[]): string {
  const { all, names = [] } = things[id] ?? {};
  if (!all) return statement;
  const [words, least] = all;
  const isNamed = ([, named]: Thing['names'][number]) => cited.some(({ plain }) => named.test(plain));
  const told = names.filter(isNamed);
  if (told.length === 0 || names.slice(0, least).every(isNamed)) return statement;
  const own = joined(told.map(([name]) => name));
  return statement.replace(words, own).replace(regex`^${capital(words)}`, capital(own));
}

/** 'At the pool: …' */
const ofPlace = /^[A-Z][a-z]+ (?:the )?[a-z ]{3,24}: /;
const forbidsAll = /^[^.]*\b(?:not allowed|(?:may|can) not|cannot|no one may)\b|^No one\b/;
const allowsAll = /^(?:[^.]* (?:are|is) allowed|You may (?!not\b)[^.]*)\./;
const bounded = /^[^.]* only |without approval/;

/** 'Not permitted except in the rear yard of lots adjoining the lake': only there, and for these alone. */
const butForSome = regex`\b(?:permitted|allowed|prohibited|forbidden|erected|installed|built|constructed|placed|kept)(?: (?:in|on) [a-z]+(?: [a-z]+)?)?,? (?:except\w*|other than|excluding|save|unless)\b[^.;]{0,60}?\b(?:(?:lots|units|homes|parcels|properties) (?:adjoin|abut|border|back|fac|front|along|on|over|next|near|with|that|which)|${homesApart})`;

const half = 0.5;

/** Whether a statement tells something left over: most of its words, or the figure to which it limits the thing. */
function tells(statement: string, left: string): boolean {
  const isFigure = /\{[nd]\d+\}/.test(left) && /\bonly\b[^.]*\d/.test(statement);
  return isFigure || isSaid(left, statement.toLowerCase(), half);
}

/**
 * Whether a statement is no wider than the sentences it stands on: in one of them every word around the thing is accounted
 * for, or told. True where none of them names it: a heading does.
 */
function isEarned(id: string, statement: string, cited: readonly Sentence[]): boolean {
  const thing = things[id];
  if (!thing) return true;
  const own = statement.replace(ofPlace, '');
  if (/^[^.]* only /.test(own) && cited.some(({ text }) => butForSome.test(fold(text)))) return false;
  const { needs, namesAlone } = thing;
  if (needs && own === statement && !cited.some(({ plain }) => needs.test(plain))) return false;
  if (namesAlone) return true;
  const flat = own === statement && (forbidsAll.test(own) || allowsAll.test(own)) && !bounded.test(own);
  const left = cited
    .map(({ plain }) => leftover(plain, askedOf(id, thing, flat)))
    .filter((words) => words !== null);
  return left.length === 0 || left.some((words) => words === '' || tells(statement, words));
}

/** The headlines that may be wider than their text, and what is sure in their place. */
const sure: readonly (readonly [headline: RegExp, instead: string])[] = [
  [/^(.+?) (?:is|are) (?:not allowed|allowed(?: only [^.]*)?)\./, 'There are rules for $1.'],
  [
    /^You (?:may|can)(?: not)? ([^.]+?)(?: here)?(?: only [^.]*)?\./,
    'There are rules on whether and how you may $1.',
  ],
  [/^You need approval before you ([^.]+)\./, 'There are rules on whether and how you may $1.'],
  [/^(Pets|Dogs) must be [^.]+\./, 'There are rules for walking $1.'],
  [/^No one may ([^.]+)\./, 'There are rules on whether and how anyone may $1.'],
  [
    /^Homes (?:may be used for living in only|are for living in[^.]*)\./,
    'There are rules for what homes may be used for.',
  ],
];

/** A statement that tells of its matter only that there are rules, which the text then gives. */
function withoutWidth(statement: string): string {
  for (const [headline, instead] of sure) {
    const [whole, subject = ''] = headline.exec(statement) ?? [];
    if (whole === undefined) continue;
    const lower = subject.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    return `${instead.replace('$1', lower)}${statement.slice(whole.length)}`;
  }
  return statement;
}

/**
 * A headline as wide as its sentences, which names what they name and says no more, and the same with all that `say` puts
 * behind it.
 */
export function asWide(
  id: string,
  headline: string,
  cited: readonly Sentence[],
  say: (headline: string) => string,
): { readonly headline: string; readonly text: string } {
  const named = asNamed(id, headline, cited);
  const said = say(named);
  if (isEarned(id, said, cited)) return { headline: named, text: said };
  const sure = withoutWidth(named);
  return { headline: sure, text: say(sure) };
}
