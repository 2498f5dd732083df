/** Of what others pay and keep: the answer, a sentence that speaks of something narrower, and one like it that answers. */
export const asideOfOthers: readonly (readonly [id: string, narrower: string, answers: string])[] = [
  [
    'assessment.regular',
    'They have been paying $25 a year in dues.',
    'We have been paying $25 a year in dues.',
  ],
  [
    'assessment.regular',
    'A lien will be filed and the owner will pay not only the $35 fee but the cost of filing.',
    'A lien will be filed if the $35 fee is not paid.',
  ],
  [
    'assessment.regular',
    'Do not send in your $25 dues for this year.',
    'Send in your $25 dues for this year.',
  ],
  ['pets.max_count', '3) Guests and tenants may keep one dog.', '3) Owners may keep one dog.'],
];
