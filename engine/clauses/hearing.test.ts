import { describe, expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

const asked =
  'The notice of a violation shall state the fine that may be imposed and the right to request a hearing.';

describe('a hearing', () => {
  it.each([
    [
      'before what the sentence itself names',
      'Before a suspension of privileges may be imposed, the Owner shall be given an opportunity to be heard. Notice of a hearing, including the sanctions that may follow, shall be mailed to the Owner.',
      'You get a hearing before you lose rights.',
    ],
    [
      'before a fine',
      'Before any fine may be imposed, the Owner shall be given notice and an opportunity to be heard.',
      'You get notice and a hearing before you are fined.',
    ],
    [
      'asked for in a section of its own',
      `${asked}\n\n4. Request. An Owner who contests a violation must request such hearing, in writing, within 14 days of the notice.`,
      'You may ask for a hearing when you are told to have broken a rule. It must be asked for in writing within 14 days.',
    ],
    [
      'asked for by who is fined',
      'An owner who is fined may request an informal hearing to dispute the fine. The owner must request the hearing within 21 days after the fine.',
      'You may ask for a hearing when you are told to have broken a rule. It must be asked for within 21 days.',
    ],
    [
      'asked for by a day that another matter has',
      `${asked}\n\n4. Plans. An applicant whose plans are refused may request a hearing within 30 days.`,
      'You may ask for a hearing when you are told to have broken a rule.',
    ],
  ])('%s', (_, text, words) => {
    expect(says('fine.hearing', text, 'rules')).toBe(words);
  });

  it('is not told of sanctions alone', () => {
    expect(
      says(
        'fine.hearing',
        'Notice of a hearing, including the sanctions, shall be mailed to the Owner.',
        'rules',
      ),
    ).toBeUndefined();
  });
});
