import type { FactId } from '../catalogue.ts';
import { type Warning, warn } from './risk-rule.ts';

export interface Topic {
  readonly id: string;
  /** What it speaks of, which is then not unmentioned. */
  readonly facts: readonly FactId[];
  readonly about: RegExp;
  readonly warning: Warning;
}

/** What a meeting may talk about that would cost an owner money later. */
export const topics: readonly Topic[] = [
  {
    id: 'special_assessment',
    facts: ['special_assessment'],
    about: /\bspecial assessments?\b|\bassessment meeting\b|\bvote on the [a-z ]{0,20}assessment\b/,
    warning: warn(
      'medium',
      'A special assessment was talked about, not decided.',
      'Ask the board where it stands and when it will vote.',
    ),
  },
  {
    id: 'dues',
    facts: ['assessment.regular', 'budget.dues_change'],
    about:
      /\b(?:rais(?:e|ing)|increas(?:e|es|ed|ing)|higher(?! of\b))\b[^.;]{0,40}\b(?:dues|assessments?|hoa fees?)\b|\b(?:dues|assessment) increases?\b|\bincrease in (?:the )?(?:annual |monthly )?(?:dues|assessments?)\b/,
    warning: warn(
      'medium',
      'Higher dues were talked about, not decided.',
      'Ask how much the raise would be, and when it will be voted on.',
    ),
  },
  {
    id: 'loan',
    facts: ['financial.loan'],
    about:
      /\b(?:borrow(?:ing)?|line of credit|refinanc\w+|(?:new|bank|another|pool|take out a|consolidat\w+ (?:the )?) ?loans?|loans? (?:for|from|to))\b/,
    warning: warn(
      'medium',
      'A loan was talked about, not decided.',
      'Ask what it would pay for, and how owners would pay it back.',
    ),
  },
  {
    id: 'lawsuit',
    facts: ['litigation'],
    about: /\b(?:lawsuits?|litigation|legal action|suing|sue|small claims|foreclos\w+)\b/,
    warning: warn(
      'medium',
      'Going to court was talked about, not decided.',
      'Ask who would be sued, over what, and what it may cost.',
    ),
  },
  {
    id: 'insurance',
    facts: ['budget.insurance'],
    about:
      /\binsurance\b[^.;]{0,60}\b(?:increas\w+|higher|rise|rising|went up|non-?renew\w*|cancel\w*|quotes?|dropped|companies)\b|\b(?:increas\w+|higher|rising|quotes?)\b[^.;]{0,60}\binsurance\b/,
    warning: warn(
      'low',
      'The cost of insurance was talked about, not decided.',
      'Ask what the policy costs now and covers.',
    ),
  },
  {
    id: 'repairs',
    facts: ['repairs.critical'],
    about:
      /\b(?:roofs?|siding|roads?|streets?|paving|repav\w+|resurfac\w+|asphalt|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?|drainage|elevators?)\b[^.;]{0,80}\b(?:repairs?|replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b|\b(?:replac\w+|resurfac\w+|repav\w+|refurbish\w*|dredg\w+|renovat\w+|rebuild\w*)\b[^.;]{0,60}\b(?:roofs?|siding|roads?|streets?|parking lots?|pool|pond|lake|dam|fence|retaining walls?|playground|clubhouse|bridge|sewers?)\b|\broad resurfacing\b/,
    warning: warn(
      'low',
      'Large work on shared property was talked about, not decided.',
      'Ask what it would cost and who would pay.',
    ),
  },
];

/** The facts that a risk of talk speaks of, by its id. */
export const factsOfTalk: ReadonlyMap<string, readonly FactId[]> = new Map(
  topics.map(({ id, facts }) => [`risk.talk.${id}`, facts]),
);
