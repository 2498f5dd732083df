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
      'asked for in the sentence behind it',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing. The Owner must ask for the hearing in writing within 12 days of the notice.',
      'You get notice and a hearing before you are fined. It must be asked for in writing within 12 days.',
    ],
    [
      'lost where nobody asks',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing. If no hearing is requested, the fine stands.',
      'You get notice and a hearing before you are fined. It must be asked for.',
    ],
    [
      'lost where its owner does not ask in time',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing. If the Owner does not request a hearing within 12 days, it is waived.',
      'You get notice and a hearing before you are fined. It must be asked for within 12 days.',
    ],
    [
      'asked for in time in some cases alone',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing. In an emergency the Board may act at once. In these cases the Owner may request a hearing within 12 days.',
      'You get notice and a hearing before you are fined.',
    ],
    [
      'asked for in time in another section, of what only the words before it name',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing.\n\n9. Speed. A fine for speeding is due at once. The driver may request a hearing within 12 days.',
      'You get notice and a hearing before you are fined.',
    ],
    [
      'held in so many days',
      'Before a fine is imposed, the Owner shall be given notice and an opportunity for a hearing. The Board holds the hearing within 12 days.',
      'You get notice and a hearing before you are fined.',
    ],
    [
      'asked for by a day that another matter has',
      `${asked}\n\n4. Plans. An applicant whose plans are refused may request a hearing within 30 days.`,
      'You may ask for a hearing when you are told to have broken a rule.',
    ],
  ])('%s', (_, text, words) => {
    expect(says('fine.hearing', text, 'rules')).toBe(words);
  });

  it.each([
    [
      'The DRC meets to consider the levy of fines. At this meeting the homeowner will be afforded an opportunity to be heard.',
    ],
    ['Owners may appear before the Board to contest the fine.'],
    ['An Owner charged with a violation has the right to be present and to be heard.'],
    ['If you receive notice of a fine, you have the opportunity to object to the fine at the next meeting.'],
    ['# Fines\n\nThe resident has a reasonable opportunity to respond.'],
    [
      'The purpose of the meeting is to set a fine, giving the homeowner the opportunity to be heard and to call witnesses.',
    ],
  ])('where its time is not told: %s', (text) => {
    expect(says('fine.hearing', text, 'rules')).toBe(
      'You may be heard when you are told to have broken a rule.',
    );
  });

  it.each([
    [
      'The owner shall have an opportunity to be heard by the Board before a fine is imposed.',
      'You get a hearing before you are fined.',
    ],
    [
      'No fine is charged until the Owners to be charged have had the opportunity for a hearing before the trustees.',
      'You get a hearing before you are fined.',
    ],
    [
      'A hearing shall be held before the Board to determine if a unit owner should be fined. It is held after notice.',
      undefined,
    ],
  ])('granted in other words: %s', (text, words) => {
    expect(says('fine.hearing', text, 'rules')).toBe(
      words ?? 'You may be heard when you are told to have broken a rule.',
    );
  });

  it.each([
    ['An owner whose plans are refused has the right to be heard by the Board.'],
    ['# Fines\n\nEach applicant has an opportunity to be heard on the submittal.'],
    ['The director charged with a breach shall be removed without a hearing.'],
    ['Members have the opportunity to be heard at the annual meeting.'],
    [
      'The Owner has the right to appeal to the county court, which gives the violator an opportunity to be heard.',
    ],
  ])('is not told of other matters: %s', (text) => {
    expect(says('fine.hearing', text, 'rules')).toBeUndefined();
  });

  it('is told with its time where another sentence says it', () => {
    const text =
      'An Owner charged with a violation has the right to be present and to be heard. Before any fine may be imposed, the Owner shall be given an opportunity to be heard.';
    expect(says('fine.hearing', text, 'rules')).toBe('You get a hearing before you are fined.');
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
