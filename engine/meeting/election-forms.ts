import { regex } from '../regex.ts';
import type { OpeningForm } from './opening-forms.ts';

const chosen = '(?:(?:re-?)?(?:elected|appointed)|nominated and (?:approved|confirmed))';
const office =
  '(?:[Pp]resident|[Vv]ice|[Ss]ecretary|[Tt]reasurer|[Cc]hair\\w*|[Dd]irectors?|[Tt]rustees?|[Oo]fficers?|[Mm]embers?|[Bb]oard)\\b(?![’\\u0027]s)';
/** To what somebody is chosen, or how. */
const toWhat = `(?: (?:to (?!do\\b)|as |by |for (?:an?|the|one|two|three|\\d)|(?:the |our |its )?(?:new )?${office}|without opposition|unanimously|unopposed|in (?:his|her|their) place|and\\b)|\\s*(?:[.,;:]|$))`;
/** An election gone by or to come, one that depends, and what another chose, is no decision of this meeting. */
const notNow =
  '(?![^.;]{0,240}\\b(?:last (?:year|month|meeting|spring|summer|fall|winter|time)|previous(?:ly)?|prior|ago|earlier|already|[Ii]f|[Uu]ntil|[Oo]nce|[Uu]nless|who|which|whom|whose|[Ww]hen|[Ss]ince|[Aa]fter|[Bb]efore|[Bb]ecause|will|would|should|must|shall|can|may|not|never|no one|nobody|developer|declarant|court|city|county|governor|mayor)\\b)';
/** The same where the words themselves look ahead; nor is it more than this evening's chair or a candidacy. */
const untilNow =
  '(?![^.;]{0,240}\\b(?:last (?:year|month|meeting)|previous(?:ly)?|[Ii]f|[Uu]nless|[Ww]hen|once|would|not|never|tonight|this (?:meeting|evening)|running|candidates?|candidacy|ballot|nominees?|eligible|developer|declarant|city|county)\\b)';
/** Persons, by name. */
const names =
  "(?!(?:The|Our|All|New|Each|Any|Members|Directors|Officers|Trustees|They|He|She|It|President|Secretary|Treasurer|Chair\\w*|Board|HOA|Association|Management|A|An|I|We) )[A-Z][\\w.'’-]*(?:(?:,? and|,| &)? [A-Z][\\w.'’-]*){0,9}";
const was =
  '(?:was|were|has been|have been)(?: then| also| each| duly| unanimously| both| all| subsequently| officially| declared){0,2}';
const body =
  '(?:[Bb]oard|BOARD|[Mm]embers(?:hip)?|[Oo]wners|[Hh]omeowners|[Dd]irectors|[Tt]rustees|[Aa]ssociation|[Cc]ommittee|[Rr]esidents|[Aa]ttendees)';

/** The ways in which minutes tell who was elected or appointed; their words are taken whole. */
export const electionForms: readonly OpeningForm[] = [
  // 'a vote by ballot, with three candidates elected'
  regex.i`\b(?:[Vv]ot(?:e|ed|ing)|[Bb]allots?|[Ee]lection)\b[^.;]{0,60} with ${notNow}(?<what>(?:\d{1,2}|one|two|three|four|five|six|seven|all|the)(?: [A-Za-z]+){0,3} (?:candidates?|nominees?|members?|directors?|trustees?|officers?) (?:re-?)?elected\b)[^.;]*`,
  // 'A new member was appointed', 'The following were elected to the board: …'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${notNow}(?<what>[A-Z][^.;:]{1,160}? ${was} (?:${chosen}${toWhat}|(?:chosen|selected|named) (?:to serve|as )|voted (?:in|on|onto|into)\b)[^.;]{0,200})`,
  // 'Elected were Kim Ray and Lee Day.'
  regex`^[^A-Za-z]*(?:(?:[Tt]hose |[Nn]ewly )?[Ee]lected (?:were|was)|[Tt]hose elected(?: were)?):? (?<what>${names})`,
  // 'Kim Ray elected as chair'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${notNow}(?<what>(?!(?:The|Our|All|New|Newly|Each|Any|These|Those|Both|An?)\b)[A-Z][\w.]*(?:(?:,? and|,| &)? [A-Z][\w.'’-]*){0,11} (?:unanimously )?${chosen} (?:unanimously )?(?:to (?:the |our )?|as |the )?(?:new )?${office}[^.;]{0,120})`,
  regex`(?<!\b[Nn]o )\b${body}(?: of [A-Z]\w+)?(?: present)?(?: then| also| unanimously){0,2} ${notNow}(?<what>${chosen} (?!to\b|in\b|at\b|on\b|by\b|and\b|or\b|as\b|for\b|officials?\b)[\w$][^.;]{2,200})`,
  // 'Lee nominated Kim Ray for treasurer, all approved.'
  regex`\bnominated ${notNow}(?<what>(?:[A-Z][\w.'’-]*,? (?:and )?){1,8}(?:for|as|to (?:be|serve as|the)) [^.;]{3,60}?)(?=,? (?:and |which |it )?(?:was |were )?(?:all |unanimously )?(?:approved|seconded|passed|carried|elected|in favor)\b).*`,
  // 'New board members voted in: Kim Ray, Lee Day', 'New Board Members: Kim Ray, Lee Day'
  regex`\b${notNow}(?:(?:[Nn]ew )?(?:[Bb]oard )?(?:[Mm]embers|[Dd]irectors|[Oo]fficers|[Tt]rustees)(?: (?:were|was))? (?:voted in|${chosen})(?: to the board)?|[Nn]ew (?:[Bb]oard (?:[Mm]embers)?|[Dd]irectors|[Oo]fficers|[Tt]rustees))\s*[:–—-]+\s*(?<what>[A-Z][\w.'’-]*(?:,? (?:and |& )?[A-Z][\w.'’-]*){1,15})`,
  // 'Nominees for the board were: Ray, Day and Poe - voted in by those present'
  regex`\b(?:[Nn]omin(?:ees|ations)|[Cc]andidates|[Vv]olunteers|[Ss]late)\b[^.;:]{0,60}?(?:were|was|are|is|of)?:? ${notNow}(?<what>[A-Z][\w.'’-]*(?:,? (?:and |& )?[A-Z][\w.'’-]*){1,15})(?=\s*[-–—,;(]+\s*(?:all |were |was |unanimously )*(?:voted|elected|approved|accepted)\b).*`,
  // 'The new board is made up of Kim Ray and Lee Day', 'The tellers declared Kim Ray elected'
  regex`\b(?:[Nn]ew [Bb]oard(?: of [A-Z]\w+)?(?: (?:is|was|will be))?(?: therefore| thus| now)? (?:made up|composed|comprised|consists?) of|declared(?= [^.;]{3,90} elected\b)):? ${notNow}(?<what>${names})`,
  // 'Kim Ray and Lee Day won the two seats', 'Kim Ray ran unopposed and will stay'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${untilNow}(?<what>${names}) (?:won (?:the |both |all )?(?:(?:two|three|four|five|open|vacant|board|available) ){0,3}(?:seats?|positions?|election)(?: on the board)?(?=[.,;]|$| and\b)|received the (?:most|highest number of) votes(?=[.,;]|$| and\b)|ran unopposed and (?:will|was|were|is|are)\b).*`,
  // 'Kim Ray will become the interim president', 'Kim Ray will be our pool chair'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${untilNow}(?<what>${names} will (?:then |also |all |both )?(?:be|become|remain|continue(?: on)?|serve|act|continue to serve|take over|step in)(?: as)? (?:(?:the|our|its|an?|acting|interim|new|[a-z]+|ACC|ARC|[A-Z]{3}) ){0,3}?${office}[^.;]{0,80})`,
  // 'Kim Ray and Lee Day will serve three-year terms'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${untilNow}(?<what>${names} will (?:each |both )?serve (?:for )?(?:an? |two|three|four|five|the |their )?[^.;]{0,24}\b(?:terms?|years?)\b[^.;]{0,60})`,
  // 'The slate stands.'
  /^[^A-Za-z]*(?<what>(?:[Tt]he )?(?:(?:[Nn]ominated|[Pp]resent|[Ss]ame) )?(?:[Ss]late|[Bb]oard|[Oo]fficers)(?: of [a-z]+)? (?:stands?|continues?)(?: as (?:is|presented|nominated))?)\W*$/,
  // 'The two open seats will be filled by Kim Ray and Lee Day.'
  regex`^(?:\W*(?:\d{1,2}|[a-z])[.)])?[^A-Za-z]*${untilNow}(?<what>(?:[Tt]he|[Tt]wo|[Tt]hree|[Oo]ne|[Bb]oth|[Aa]ll)(?: [\w-]+){0,5} (?:seats?|positions?|vacanc(?:y|ies)|openings?) (?:will be|was|were|is|are|has been|have been) filled(?: [\w-]+){0,6}? by ${names})[^.;]{0,60}`,
  // 'The other directors nominated Kim Ray to act as chair for the rest of the term.'
  regex`\b[Bb]oard(?: [Mm]embers)? (?:then |also )?(?:nominated|named|designated) (?<what>${names} to (?:act|serve) as [^.;]{3,40}? (?:for the (?:rest|remainder) of|until|to fill)\b[^.;]{0,80})`,
  // 'Kim Ray is the new president'
  regex`^[^A-Za-z]*(?:[Aa]ll (?:were )?in favor[.,;]? )?(?<what>[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,2} (?:is|was) (?:now )?(?:the|our) new ${office}[^.;]{0,60})`,
  // 'The Board stays the same for want of other nominees.'
  /^[^A-Za-z]*(?<what>(?:[Tt]he )?(?:[Bb]oard(?: [Mm]embers)?|[Oo]fficers|[Dd]irectors|[Tt]rustees) (?:stays?|remains?|will (?:stay|remain)) the same)\b[^.;]{0,100}/,
  // 'Existing officers to continue for 2032'
  /^[^A-Za-z]*(?<what>(?:[Tt]he )?(?:[Ee]xisting|[Cc]urrent|[Pp]resent|[Ss]ame) (?:[Oo]fficers|[Bb]oard(?: [Mm]embers)?|[Dd]irectors|[Tt]rustees) (?:(?:all )?agreed to|will|to|are to) (?:all )?(?:continue|remain|stay on|serve again)\b[^.;]{0,80})/,
].map((form) => ({ form, decided: true, whole: true, election: true }));

const verbs: Readonly<Record<string, string>> = {
  elected: 'Elect',
  appointed: 'Appoint',
  chosen: 'Choose',
  selected: 'Select',
  named: 'Name',
};
const passive = new RegExp(
  `^(.{2,160}?) (?:${was} )?(?:unanimously )?(re-?)?(elected|appointed|chosen|selected|named)\\b(.*)$`,
  's',
);

/** 'Kim Ray was elected to the board' as what was decided: 'Elect Kim Ray to the board'. */
export function asElection(told: string): string {
  // 'and two owners agreed to serve with him' is no part of it.
  const what = told
    .replace(/\bnominated and (?:approved|confirmed)\b/, 'elected')
    .replace(/^(?:With|After|Following|Without|As) [^,]{3,60}, (?=[A-Z])/, '')
    .replace(
      /^(?:At|During|In) (?:the|our|its|this|that|tonight)\b[^,;]{3,80}? (?=(?:an?|the|two|three|four|five) (?:new|open|vacant)\b)/,
      '',
    )
    .replace(/,? and [A-Z][^.;]{2,60}? (?:agreed|volunteered|offered) to\b.*$/s, '');
  const active = /^(re-?)?(elected|appointed) /i.exec(what);
  if (active) return verbOf(active[1], active[2]) + what.slice(active[0].length - 1);
  const m = passive.exec(what);
  const seated = /^(.+?) (?:is|was) (?:now )?(?:the|our) new (.+)$/.exec(what);
  if (seated) return `Elect ${seated[1]} ${seated[2]}`;
  const appointed = /^(?!.* will ).+ to (?:act|serve) as /.test(what);
  if (appointed) return `Appoint ${what}`;
  if (!m)
    return /\b(?:voted|will|filled|continues?|remains?|stays?|stands?|serve again)\b/.test(what)
      ? what
      : `Elect ${what}`;
  // 'Votes were counted and Kim Ray and Lee Day were elected': who was is what stands last.
  const subject = m[1] ?? '';
  const names =
    /(?:,|\b(?:is|are|was|were) [^,]{2,60}?),? and ((?:[A-Z][\w.'’-]*(?:,? (?:and |& )?(?=[A-Z])|$)){2,})$/.exec(
      subject,
    )?.[1];
  const who = (names ?? subject).replace(/^(?:The|A|An|All|Both|Our) /, (word) => word.toLowerCase());
  return `${verbOf(m[2], m[3])} ${who}${m[4]?.replace(/^,? and\b.*/s, '') ?? ''}`;
}

function verbOf(again: string | undefined, verb = ''): string {
  const plain = verbs[verb.toLowerCase()] ?? verb;
  return again ? `Re-${plain.toLowerCase()}` : plain;
}
