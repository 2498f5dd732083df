import { capital } from '../language/capital.ts';
import type { Doc, Sentence } from '../model.ts';
import { regex } from '../regex.ts';
import { body } from './opening-forms.ts';
import { dotted } from './openings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const asked = '(?:request|variance|application|nomination|suggestion|recommendation|proposal)';
const everyone = `(?:(?:[Tt]he |[Oo]ur )?(?:[Mm]ember body|${body})|[Aa]ll|[Ee]veryone)`;
/** How an answer was given, and nothing on what. */
const how =
  '(?:,? (?:unanimously|(?:with )?no (?:nays?|noes|dissent|objections?|opposition)|none opposed|without (?:objection|dissent|opposition)|by acclamation|\\d{1,3} ?[-–] ?\\d{1,3}))*';
/** 'This increase was approved by the members.': a word that the proposal has is all that it names. */
const pointing = `(?:[Tt]his|[Tt]hat|[Tt]he) (?<named>(?!motion|vote|meeting)[a-z]{4,})(?: plan| proposal)? (?:was|were|has been)(?: (?:then|also|unanimously|seconded|and))* (?:approved|adopted|accepted|denied|refused|rejected|voted down|declined)(?: by (?:(?:an? |the |our )?(?:majority|unanimous)[^.;]{0,40}|(?:the |our |all )*(?:members(?:hip)?|owners|homeowners|board|directors|present))| unanimously)*${how}`;
/** So far before its vote a proposal that the vote names may stand. */
const reach = 3;
/** A yes or a no that names nothing: 'Permission was granted.', 'Member body approved, no nays.' */
const answer = regex`^\W*(?:(?:[Pp]ermission|[Aa]pproval|[Cc]onsent|(?:[Tt]he|[Tt]his|[Tt]hat|[Hh]is|[Hh]er|[Tt]heir) ${asked}) (?:was|were) (?:then |unanimously )?(?:granted|given|approved|accepted|denied|refused|rejected|declined)(?:,[^.;]{0,80})?|${pointing}|(?:[Bb]oth|[Aa]ll(?: of them)?|[Tt]hey|[Hh]e|[Ss]he) (?:was|were) (?:then |all |unanimously )*(?:approved|elected|accepted|confirmed|voted in)(?: by [^.;]{3,40}?)?(?:,? and (?:is|are) now [^.;]{3,40})?|(?:[Uu]p)?[Oo]n (?:a )?motion [^.;]{0,40}?,? ?the motion (?:was )?(?:passed|carried|approved|failed)(?: unanimously)?|${everyone}(?: present)?(?: then| unanimously| all){0,2} (?:agreed|approved|consented|concurred|(?:were |voted )?in favor|(?:granted|denied) (?:it|permission|the request))${how})\W*$`;
/** 'The request was denied', 'declined': what `outcomeOf` does not know of requests. */
const refused = /\b(?:denied|refused|rejected|declined)\b/;

const name = "[A-Z][\\w.'’-]*";
interface Offer {
  readonly form: RegExp;
  readonly told: (what: string, text: string) => string;
}
const asSaid = (what: string) => what;
const toBoard = (text: string) => (/\bboard\b/i.test(text) ? ' to the board' : '');
/** Ways in which somebody puts something before a meeting. */
const offers: readonly Offer[] = [
  {
    form: /\b(?:request(?:ed|s)|ask(?:ed|s)|(?:is|was|were) asking) (?:the board )?(?:for )?(?<what>(?:permission|approval|consent|leave) (?:to|for) [^.;]{4,160})/,
    told: asSaid,
  },
  {
    form: /\b(?:requested|ask(?:ed|s) for|(?:is|was|were) asking for) (?:that )?(?<what>(?:an?|the|two|three) [^.;]{4,160})/,
    told: asSaid,
  },
  {
    form: /\bcalled for (?:an? |the )?(?<what>adjournment\b[^.;]{0,40})/,
    told: capital,
  },
  {
    form: regex`\bnominated (?<what>(?:${name},? (?:and )?){0,5}${name})(?: (?:for|as|to be) [^.;,]{3,40})?(?=,|\W*$| and )`,
    told: (what, text) => `Elect ${what.replace(/,$/, '')}${toBoard(text)}`,
  },
  {
    form: regex`^\W*(?<what>(?:${name},? (?:and )?){0,5}${name}) (?:(?:was|were) (?:re-?)?nominated|stepped (?:forward|up)|volunteered|offered|agreed) (?:to (?:fill|serve|join|be\b|continue|stay)|for|as)\b(?=[^.;]*\b(?:[Ss]eats?|[Pp]ositions?|[Oo]penings?|[Vv]acanc\w+|[Bb]oard|[Dd]irectors?|[Pp]resident|[Ss]ecretary|[Tt]reasurer|[Tt]rustees?)\b)`,
    told: (what, text) => `Elect ${what}${toBoard(text)}`,
  },
  {
    form: /\b(?:suggested|proposed|recommended) (?:that |to |the |an? (?:plan|proposal|motion) to )?(?<what>(?!(?:to|that|by|in|at|for)\b)[a-z][^.;]{4,160})/,
    told: asSaid,
  },
];
/** Another day's, or only thought of. */
const elsewhere =
  /\b(?:if|whether|last (?:year|month|meeting)|previous(?:ly)?|earlier|at the [^.;]{0,30}\bmeeting|in (?:19|20)\d\d)\b/i;

/** 'D. Fox': a point that ends no sentence. */
const initial = /(?<=(?<![\w'])[A-Z])\.(?=\s[A-Z][a-z])/g;

interface Answered {
  readonly what: string;
  readonly from: Sentence;
  readonly outcome: Outcome;
}

/** What the sentence before puts before the meeting, where this one says no more than yes or no to it. */
export function answeredIn(doc: Doc, { text, index, section }: Sentence): Answered | null {
  const said = answer.exec(text);
  if (!said) return null;
  const named = said.groups?.named;
  const stem = named?.slice(0, 6);
  const from = stem
    ? doc.sentences.slice(Math.max(0, index - reach), index).findLast((one) => one.plain.includes(stem))
    : doc.sentences[index - 1];
  if (!from || from.section !== section || elsewhere.test(from.text)) return null;
  for (const { form, told } of offers) {
    const offered = dotted(form.exec(from.text.replace(initial, '․'))?.groups?.what ?? '');
    if (!offered) continue;
    const outcome = refused.test(text) ? 'failed' : (outcomeOf(text) ?? 'carried');
    return { what: told(offered.trim(), from.text), from, outcome };
  }
  return null;
}
