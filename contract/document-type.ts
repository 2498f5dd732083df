/** The eight kinds of document that an analysis knows (specification, section 3). */
export const documentTypes = [
  'cc_and_r',
  'bylaws',
  'rules',
  'minutes',
  'financial',
  'reserves',
  'budget',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Short labels, as in the type selector and the list of documents. */
export const documentTypeLabels: Record<DocumentType, string> = {
  cc_and_r: 'CC&Rs',
  bylaws: 'Bylaws',
  rules: 'Rules & Regulations',
  minutes: 'Meeting Minutes',
  financial: 'Financial Statement',
  reserves: 'Reserve Study',
  budget: 'Budget',
  other: 'Other',
};

/** Long labels, as in the header of the results. */
export const documentTypeResultLabels: Record<DocumentType, string> = {
  ...documentTypeLabels,
  cc_and_r: 'Covenants, Conditions & Restrictions (CC&Rs)',
  financial: 'Financial Documents',
};

export const unknownDocumentTypeLabel = 'Document';
