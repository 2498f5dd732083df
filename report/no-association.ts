import { reportWords } from '#content/report-words.ts';

/** What a refused paper's reader is told. That something stands below is said only where it does. */
export const noAssociationHint = (facts: readonly unknown[]): string =>
  facts.length > 0
    ? `${reportWords.notAssociationHint} ${reportWords.notAssociationFound}`
    : reportWords.notAssociationHint;
