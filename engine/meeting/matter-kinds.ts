/** What a meeting or a letter tells besides its decisions, and a buyer asks about: the gravest first. */
export const matterKinds = [
  'ending',
  'danger',
  'assessment',
  'no_assessment',
  'lawyer',
  'shortfall',
  'liability',
  'dues_change',
  'insurance',
  'late_dues',
  'ballot',
  'due_day',
  'amendment_vote',
  'covenants',
  'developer',
  'vote',
  'few_take_part',
  'put_off',
  'loan',
  'arrears',
  'not_approved',
  'price',
  'work',
  'manager',
  'departure',
  'sum',
] as const;
export type MatterKind = (typeof matterKinds)[number];

/** The ids of their points. */
export const matterIds: readonly string[] = matterKinds.map((kind) => `minutes.matter.${kind}`);
