import type { DocumentType } from '#contract/document-type.ts';

/** Papers that an association is founded on. */
export const charter: readonly DocumentType[] = ['cc_and_r', 'bylaws'];

/** Papers that bind an owner on any day: the others tell what was, or what is planned for a time. */
export const governing: readonly DocumentType[] = [...charter, 'rules'];
