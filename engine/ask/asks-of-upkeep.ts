import { regex } from '../regex.ts';
import { ofFences } from '../rules/upkeep/duties.ts';
import type { Ask } from './ask.ts';
import { any } from './words-of-the-field.ts';

const upkeep =
  '(?:maint\\w+|repair\\w*|replac\\w+|upkeep|kept|keep\\w*|car(?:e|ed|ing) for|paint\\w*|mow\\w*)';
const duty = '(?:shall|must|will|is|are|agrees? to|responsib\\w+|obligat\\w+|duty|required)';
const the = '(?:the |each |every |an? |its |their |individual |respective |lot |unit )*';
const raised = '(?:placed|erected|built|constructed|installed|located|planted|altered)';
const keepers = [
  ['owner', "(?:owners?|homeowners?|residents?|members?)(?:'s?)?"],
  ['association', '(?:association|hoa|board|corporation|council)'],
].map(([keeper = '', party = '']) => ({
  keeper,
  // 'A plan approved by the Board' binds no board.
  keeps: regex`(?<!\b(?:by|of|to|from|with) (?:the |its |said |such )?)\b${party}\b[^;]{0,80}\b${duty}\b[^;]{0,70}\b${upkeep}`,
  // What an owner has 'erected or maintained' may be no higher: who keeps it up is not told.
  keptBy: regex`(?<!\b${raised},? (?:or|and/or) |(?<!\bbe [^;]{0,40})\b${raised},? and )\b${upkeep}\b(?:(?!\b(?:approved|permitted|authorized|other than|except)\b)[^;]){0,80}\b(?:by|of) ${the}${party}\b|\b(?:responsibility|duty|obligation|expense|cost) of ${the}${party}\b`,
}));

/** Who keeps a thing up, where a clause names one of the two: 'the owner shall maintain …', '… is maintained by the association'. */
function keeperIn(clause: string, thing: RegExp): string | null {
  const [found, other] = keepers.filter(({ keeps, keptBy }) => {
    const active = keeps.exec(clause);
    if (active && thing.test(clause.slice(active.index + active[0].length))) return true;
    const passive = keptBy.exec(clause);
    return passive !== null && thing.test(clause.slice(0, passive.index + passive[0].length));
  });
  return found && !other ? found.keeper : null;
}

const asideFromDuty = any`fail\w*|neglect\w*|negligen\w+|willful|reimburs\w*|easements?|declarant|insurance|assess\w*|club ?house|during construction|damage\w*|may (?:maintain|enter)|corner lots?|vacant|undeveloped|right to|reserve fund|tracts?|out-?lots?|thereon|plat`;
const common = any`common (?:areas?|elements?|propert(?:y|ies)|grounds)|entr(?:y|ance)|median|right-of-way|park|(?:(?:lake|pond|creek) ?bank|shore ?line|bulkhead|sea ?wall|water'?s? edge)s?`;

const upkeepOf = (fact: Ask['fact'], thing: RegExp, not: RegExp): Ask => ({
  fact,
  says: [thing, regex`\b${upkeep}\b`],
  not: regex`${asideFromDuty}|${not}`,
  value: (clause) => keeperIn(clause, thing),
});

/** Who keeps what up. */
export const asksOfUpkeep: readonly Ask[] = [
  upkeepOf(
    'maintenance.roof',
    /\broof(?:s|ing)?\b/,
    any`color|shingles? (?:shall|must)|material|antennas?|leaks?`,
  ),
  upkeepOf('maintenance.yard', /\blawns?\b|\blandscap\w+|\byards?\b|\bgrass\b/, common),
  upkeepOf('maintenance.fences', ofFences, common),
];
