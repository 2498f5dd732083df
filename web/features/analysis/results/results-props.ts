import type { ReactNode } from 'react';

export interface ResultsProps {
  documentId: string;
  /** Stands in place of an analysis that has to be paid for first. */
  unpaid: ReactNode;
}
