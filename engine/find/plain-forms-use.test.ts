import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';

const told = (text: string) => factsIn(text, allRules, 'rules');

describe('what binds an owner, told in forms other than sentences of law', () => {
  it('takes questions with their answers', () => {
    const facts = told(
      [
        '# Common Questions',
        'Can I build a shed?',
        'No. Sheds would spoil the view.',
        'Can I put up a fence?',
        'Yes, with approval of the Committee.',
        'Can I run a business from home?',
        'Yes, as long as there are no signs, employees or customers at the home.',
        'Who takes care of my lawn?',
        'The homeowner mows and cares for the lawn.',
      ].join('\n\n'),
    );
    expect(facts).toMatchObject({
      'exterior.outbuildings': 'prohibited',
      'exterior.fences': 'restricted',
      'use.home_business': 'restricted',
      'maintenance.yard': 'owner',
    });
    expect(facts).not.toHaveProperty('exterior.signs');
  });

  it('takes a question alone for no permission', () => {
    expect(told('May an owner put up solar panels?')).toEqual({});
  });

  it('takes headings with a few words under each', () => {
    expect(
      told(
        [
          'RULES OF PLOVER POINT',
          'FENCES',
          'None in front yards. Five feet maximum elsewhere.',
          'SATELLITE DISHES',
          'One per home, not larger than 24 inches.',
          'PETS',
          'Two per household. Leash required.',
          'NOISE',
          '10:00 p.m. to 7:00 a.m. are quiet hours.',
          'SMOKING',
          'Not permitted at the pool.',
        ].join('\n\n'),
      ),
    ).toMatchObject({
      'exterior.fences': 'restricted',
      'exterior.satellite_dishes': 'restricted',
      'pets.allowed': 'restricted',
      'pets.max_count': 2,
      'use.quiet_hours': '22:00-07:00',
      'use.smoking': 'restricted',
    });
  });

  it('begins a new list of bullets with each opening sentence', () => {
    expect(
      told(
        [
          'The Association is responsible for:',
          '• Roofs and gutters',
          '• Private streets',
          'The Homeowner is responsible for:',
          '• Windows and doors',
          '• Patio fences',
        ].join('\n'),
      ),
    ).toMatchObject({
      'maintenance.roof': 'association',
      'maintenance.roads': 'association',
      'maintenance.fences': 'owner',
    });
  });

  it('takes a letter to the neighbors', () => {
    expect(
      told(
        [
          'Dear Neighbors,',
          '- Boats and trailers belong in the garage or off site, not in the driveway.',
          '- If you plan to paint, or add a fence or shed, send the Architectural Committee a request first. They answer within 21 days.',
          '- Short-term rentals are not allowed. Leases must be a year or longer.',
          '- Lawns and flower beds on your lot are yours to keep up.',
        ].join('\n'),
      ),
    ).toMatchObject({
      'vehicles.rv_boat_trailer': 'restricted',
      'architecture.approval_required': true,
      'architecture.review_days': { days: 21 },
      'exterior.fences': 'restricted',
      'exterior.outbuildings': 'restricted',
      'rental.minimum_term': { days: 365 },
      'maintenance.yard': 'owner',
    });
  });
});
