import type { Want, WantVerdict } from '#contract/wants.ts';

/** What a buyer may want to do in a home, and what is said of it. */
export const wantWords = {
  title: 'What do you want to do here?',
  told: 'What you want to do here',
  hint: 'Tick what matters to you, and we tell you first what your documents say to it.',
  labels: {
    pets: 'Keep pets',
    renting: 'Rent it out',
    short_let: 'Rent it for short stays',
    truck_or_rv: 'Park a truck or RV',
    home_business: 'Work at home',
    fence: 'Put up a fence',
    solar: 'Put up solar panels',
  } satisfies Record<Want, string>,
  verdicts: {
    forbidden: 'Not allowed',
    limited: 'Within limits',
    open: 'Ask',
    allowed: 'Allowed',
  } satisfies Record<WantVerdict, string>,
  /** `{want}` is a label in the middle of a sentence: 'keep pets'. */
  silent: 'We found nothing in your documents on whether you may {want}. Ask before you rely on it.',
  unread:
    'We found nothing on whether you may {want}, but some pages could not be read. Ask before you rely on it.',
  noCovenants:
    'We found nothing on whether you may {want}, and the covenants, which would say so, are not here. Ask for them.',
  unclear: 'Your documents speak of this, but we found no clear answer on whether you may {want}. Ask.',
  byModel:
    'Only the language model found an answer on whether you may {want}. Check it on its page, and ask.',
  differ: 'Your documents differ on this. Ask which answer applies today.',
} as const;
