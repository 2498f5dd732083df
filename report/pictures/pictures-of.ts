import { byRules } from '../found-by.ts';
import type { ShownAnalysis } from '../read-analysis.ts';
import { budgetPicture } from './budget-picture.ts';
import { duesPicture } from './dues-picture.ts';
import { figuresOf, type Picture } from './picture.ts';
import { contributionPicture, fundedPicture, replacementsPicture } from './reserve-pictures.ts';

/** Every picture that the analysis has the figures for, in the order in which they are shown. */
export function picturesOf(all: Pick<ShownAnalysis, 'facts'>): Picture[] {
  const analysis = byRules(all);
  const figures = figuresOf(analysis);
  return [
    duesPicture(figures),
    budgetPicture(figures),
    fundedPicture(figures),
    contributionPicture(figures),
    replacementsPicture(analysis),
  ].filter((picture) => picture !== null);
}
