/** What a document may say of its own force, the first to be told first: that it changes another; that it is not yet adopted. */
const standingKinds = ['amendment', 'restatement', 'expired', 'draft', 'proposed', 'unfilled'] as const;
export type StandingKind = (typeof standingKinds)[number];

/** The id of the point that tells it, which is no fact of the catalogue. */
export const standingFact = (kind: StandingKind) => `document.${kind}` as const;

/** The id of the point that quotes what a paper changes, ends or resolves. */
export const actsFact = 'document.acts';

export const standingFacts: readonly string[] = [...standingKinds.map(standingFact), actsFact];
