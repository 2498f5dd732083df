import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { homeSize } from './home-size.ts';

describe('the smallest home', () => {
  it.each([
    ['No dwelling shall have less than 1,200 square feet of living area, exclusive of garages.', 1200],
    ['The minimum floor area of a dwelling shall be 1,650 square feet.', 1650],
    ['Each residence shall contain at least two thousand (2,000) square feet of heated space.', 2000],
    [
      'The floor area of a one-story house shall be not less than 1,800 square feet, and of a two-story house not less than 2,400 square feet.',
      1800,
    ],
    [
      'A dwelling shall have not less than 950 sq. ft. on the ground floor if of one story, nor less than 900 sq. ft. if of two.',
      900,
    ],
    [
      'Each residence shall contain a minimum floor area of 700 square feet exclusive of decks, garages, sheds or outbuildings.',
      700,
    ],
    [
      'Each house shall be at least 1,300 square feet of living space. All houses shall have an attached two-car garage large enough for two cars and be a minimum of 420 square feet.',
      1300,
    ],
    [
      'Each half of a duplex shall have at least 1,100 square feet of living space. All homes shall have at least 1,700 square feet of living space.',
      1700,
    ],
    ['Each side of a duplex shall have at least 1,100 square feet of living space.', 1100],
    ['Each residence shall contain at least 2,300 square feet (1,700 square feet on the Patio Lots).', 2300],
    [
      'Each residence shall contain at least 2,300 square feet, except that villas may have at least 1,700 square feet.',
      2300,
    ],
    ['Minimum: 2,100 sq. ft. for 1-story homes; 1,300 sq. ft. main floor for 1.5+ story homes.', 2100],
    [
      'On Lots containing 14,000 square feet or less no dwelling shall have less than 2,600 square feet.',
      2600,
    ],
    [
      'Each dwelling shall have a minimum of 1,700 square feet of living area. However, if a garage is attached, the living area may be reduced to 1,400 square feet, at least 900 square feet of it on the main floor.',
      1700,
    ],
    [
      'In the case of a house of two stories the living area shall be at least 1,900 square feet. Each dwelling shall have a minimum of 2,000 square feet of living area.',
      2000,
    ],
    ['If a garage is attached, the dwelling shall have at least 1,400 square feet of living area.', 1400],
  ])('%s', (text, value) => {
    expect(factsIn(text, [homeSize])).toEqual({ 'exterior.minimum_home_size_sqft': value });
  });

  it.each([
    ['No Lot shall have an area of less than 7,200 square feet.'],
    ['No shed shall be less than 100 square feet or more than 600 square feet next to a dwelling.'],
    ['No sign on a house may be larger than 500 square feet.'],
    ['The dwelling at the lake has 2,000 square feet.'],
    ['A garage of at least 400 square feet shall be attached to each dwelling.'],
  ])('finds none in: %s', (text) => {
    expect(factsIn(text, [homeSize])).toEqual({});
  });
});
