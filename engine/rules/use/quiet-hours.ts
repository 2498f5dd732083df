import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { pathsIn } from '../../find/use-rule.ts';
import { clockTime } from '../../language/two-digits.ts';

/** '22:00-07:00' where the two times bound a night. */
function night({ quantities }: Found): string | null {
  const [from, to] = quantities.filter((quantity) => quantity.kind === 'clock');
  if (!from || !to) return null;
  const evening = from.minutes >= 18 * 60 || from.minutes === 0;
  return evening && to.minutes >= 4 * 60 && to.minutes <= 12 * 60
    ? `${clockTime(from.minutes)}-${clockTime(to.minutes)}`
    : null;
}

const noise =
  /\bquiet\b|\bnoises?\b|\bloud\b|\bmusic\b|\bstereos?\b|\bmusical instruments?\b|\bsound\b|\bdisturb/;
/** 'Quiet Hours. After 9 p.m. and before 7 a.m. each resident ...' */
const underQuiet = ({ doc, sentence }: Found) =>
  /\b(?:quiet|noise)[^>]*$/.test(pathsIn(doc)[sentence.section] ?? '');
const other =
  /\b(?:construction|contractors?|work hours|pool hours|lawn|mow(?:ing)?|trash|park(?:ed|ing)?|tow(?:ed|ing)?)\b/;

export const quiet: FactRule = {
  fact: 'use.quiet_hours',
  cue: /\{c\d+\}/,
  patterns: [
    // 'Quiet. 10 p.m. to 7 a.m.'
    saying((found) =>
      underQuiet(found) ||
      /^\W*quiet(?: hours| time)?\W*$/.test(found.doc.sentences[found.sentence.index - 1]?.plain ?? '')
        ? night(found)
        : null,
    ).plain`^\W*{clock} ?(?:to|until|till|-) ?{clock}`,
    saying(night)
      .express`\bquiet (?:hours|time)\b[^;]{0,80}?(?:\{n\d+\} )?{clock} ?[^;{]{0,20} ?(?:\{n\d+\} )?{clock}`,
    saying((found) => (noise.test(found.sentence.plain) || underQuiet(found) ? night(found) : null), {
      unless: other,
    })
      .told`(?:between|from|after|hours of|before|during)[^;{]{0,30} ?(?:\{n\d+\} )?{clock} ?(?:and|to|until|till|through|or before|-|or after)[^;{]{0,24} ?(?:\{n\d+\} )?{clock}`,
  ],
};
