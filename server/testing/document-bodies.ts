/** What calls about one document need before they can ask whose it is, by their names in the contract. */
export const documentBodies: Readonly<Record<string, unknown>> = {
  startModelReading: {},
  renameDocument: { file_name: 'other.txt' },
  changeDocumentType: { document_type: 'rules' },
  unlockDocument: { password: 'secret' },
  moveDocument: { home_id: 'of nobody' },
  splitDocument: { parts: [{ first: 1, last: 1, document_type: 'rules' }], original: 'keep' },
  keepWhole: { whole: true },
};
