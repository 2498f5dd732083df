/** Of what others pay and keep: the answer, a sentence that speaks of something narrower, and one like it that answers. */
export const asideOfOthers: readonly (readonly [id: string, narrower: string, answers: string])[] = [
  [
    'assessment.regular',
    'They have been paying $25 a year in dues.',
    'We have been paying $25 a year in dues.',
  ],
  [
    'assessment.regular',
    'Do not send in your $25 dues for this year.',
    'Send in your $25 dues for this year.',
  ],
  ['pets.max_count', '3) Guests and tenants may keep one dog.', '3) Owners may keep one dog.'],
];
