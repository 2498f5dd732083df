import type { FactId } from '../catalogue.ts';
import { lotsAsPlaces, notOfNoise, notOfRenting, notOnStreets } from './other-senses.ts';
import { approval, type WordsOfFact, words } from './words-of-fact.ts';

const petNames = 'pet, pets, animal, animals, dog, dogs, cat, cats, livestock, poultry';
const rentNames =
  'rent, rental, rented, renting, lease, leased, leasing, tenant, tenants, tenancy, lessee, sublet, sublease, occupant other, non-owner, landlord, renter';

/** What one may do at home. */
export const wordsOfUse: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'pets.allowed': words(
    petNames,
    'household pets|domestic pets|dogs|cats|pets|other household, kept|raised|bred|maintained|allowed|harbor|permitted|keep, no animals|not|except|may be|no more than, commercial|breeding, lot|unit|condominium|property',
    { unlike: 'leash, waste, insur, disaster' },
  ),
  'pets.max_count': words(
    petNames,
    'no more than|more than|not more|maximum|limit|exceed|not to exceed|total of|only, two|three|number, household|per|each, dogs|cats|pets, kept|allowed|permitted',
    { takes: 'n' },
  ),
  'pets.max_weight_lb': words(
    petNames,
    'pounds|lbs|weight|weigh|lb|pound|size, exceed|more than|under|over|maximum, dog|pet',
    {
      beside: 'pound, lbs, weight, weigh, lb, size, small, large',
    },
  ),
  'pets.breed_restrictions': words(
    `${petNames}, pit bull, rottweiler, doberman, breed, breeds, vicious`,
    'breed|breeds|pit bull|rottweiler|doberman|wolf, vicious|dangerous|aggressive, prohibited|not permitted|not allowed|banned|no',
    { beside: 'breed, breeds, pit, rottweiler, doberman, vicious, dangerous, aggressive, exotic' },
  ),
  'pets.leash_required': words(
    'leash, leashed, leashes, unleashed, off-leash, at large, roam, run loose, under control, confined, tethered, restrain, controlled, accompanied',
    'leash|leashed|at large|roam|loose|control|carried, dog|dogs|pet|pets|animal|cats, common|outside|off|when, owner|person|must',
    { beside: `${petNames}, leash, leashed` },
  ),
  'rental.allowed': words(
    rentNames,
    'lease|rent|leasing|rental|rented|leased, discouraged|owner may|right to lease|may lease|may rent|may be leased|shall be leased|be rented|no lot|no unit|no owner, written|writing|subject to|comply, lot|unit|home|dwelling|residence|entire, tenant|lessee|family',
    {
      unlike: 'equipment, delegate, insurance, mortgage, assigns, hall, clubhouse, sign, hypothecated',
      senses: notOfRenting,
    },
  ),
  'rental.minimum_term': words(
    'rent, rental, rented, renting, lease, leased, leasing, transient, hotel, short-term, short term, sublet',
    'less than|minimum|at least|period of|initial term|term of|fewer than|not less|shorter|longer than, lease|leased|rented|rental|leases, transient|hotel|short-term|daily|weekly|vacation, lot|unit|dwelling|home, term|period',
    {
      takes: 'd',
      unlike: 'delegate, notice, insurance, termination, sign, hypothecated',
      senses: notOfRenting,
    },
  ),
  'rental.cap': words(
    'rent, rental, rented, renting, lease, leased, leasing, investor-owned, investor owned, non-owner, owner-occup, owner occup',
    'percent|number|limit|maximum|cap|no more than|exceed|more than, units|lots|homes|total, at any|at one|waiting|hardship, leased|rented',
    {
      takes: 'pn',
      beside: 'percent, number, limit, limits, limited, maximum, cap, more than, exceed, waiting, hardship',
      shown:
        'percent, number of, more than, maximum, limit on, limits on, limit the, limited to, limits the, rental cap, leasing cap, lease cap, cap on, exceed, waiting list, hardship, \\{p',
      unlike: 'occupants, bedroom',
      senses: notOfRenting,
    },
  ),
  'rental.short_term_prohibited': words(
    'short-term, short term, transient, hotel, vacation rental, airbnb, vrbo, bed and breakfast, rent, rental, rented, renting, lease, leased, leasing, daily, weekly',
    'short-term|short term|transient|hotel|vacation|airbnb|vrbo|less than|at least|minimum|period of|term of, lease|leased|rented|rental|rent|leases, prohibited|not permitted|no|shall not, lot|unit|dwelling|home',
    { takes: 'd', unlike: 'delegate, equipment, notice, termination', senses: notOfRenting },
  ),
  'rental.owner_occupancy_first': words(
    `${rentNames}, owner-occup`,
    'occupied|occupy|reside|resided|owned|live|ownership, first|prior to|before|after|at least|initial, purchase|acquir|closing|title, lease|rent|rented',
    { takes: 'd', beside: 'occup, reside, resided, owned, ownership, purchase, purchased, acquir' },
  ),
  'rental.approval_required': words(
    rentNames,
    `${approval}|approval, board|association|committee, prior|written|before|submit|copy|application, lease|tenant|rent`,
    {
      beside:
        'approv, consent, permission, permit, application, register, copy, notice, notify, notified, inform, form, submit',
      unlike: 'mortgag',
      senses: notOfRenting,
    },
  ),
  'occupancy.age_restricted': words(
    'fifty-five, 55, older persons, years of age, age restrict, seniors, senior citizen, senior housing, senior living, adult community, housing for older, years old, age of',
    'fifty-five|55|older persons|senior|adult community|age restrict, occup|resid|person, dwelling|unit|household|home, hopa|permanent|at least one',
    { takes: 'd', unlike: 'child, vote, pool, driver, guardian, children, pet, employ, working' },
  ),
  'occupancy.residential_only': words(
    'residential, residence, single-family, single family, dwelling purposes, private dwelling, family dwelling, residences',
    'residential purposes|residential use|single-family|single family|residence purposes|private residence|residential only|dwelling purposes|used for, only|exclusively|solely|except|other than, lot|lots|unit|units|no building|each, used|use|occupied',
    { unlike: 'assessment, insurance, easement, definitions' },
  ),
  'use.home_business': words(
    'business, businesses, trade, for profit, whether for profit, commercial activity, commercial purposes, gainful, enterprise, home-based, cottage industry, profession, professional, home office, occupation, home occupation, commercial use, commercial purpose, commercial enterprise, manufacturing, industry, day care, garage sale, trades',
    'no business|business activity|home office|trade or business|business or trade|home business|home occupation|commercial activity|any business|professional, conducted|carried on|permitted|allowed|operated|engaged, lot|home|unit|residence|dwelling, traffic|customers|clients|employees|sign|noise',
    {
      unlike:
        'business days, business hours, meeting, judgment, the business of, affairs, records, quorum, directors',
    },
  ),
  'use.smoking': words(
    'smoking, smoke, cigar, cigars, e-cigarette, tobacco, cigarette, marijuana, vaping, cannabis, smoke-free',
    'smoking|tobacco|cigarette|vaping|marijuana, prohibited|not permitted|allowed|banned|no, unit|common|building|balcony|patio|anywhere',
    { unlike: 'detector, alarm, chimney, fire' },
  ),
  'use.quiet_hours': words(
    'quiet, noise, noises, noisy, loud, music, stereo, boisterous, peace and quiet, curfew, after hours, power tools',
    'quiet hours|noise|loud|music|quiet, hours|between|until|dark, pm|p.m|a.m|am|night|evening|morning, volume|disturb',
    { takes: 'c', unlike: 'quiet enjoyment', senses: notOfNoise },
  ),
  'vehicles.rv_boat_trailer': words(
    'recreational vehicle, boat, boats, trailer, trailers, camper, campers, motor home, motorhome, mobile home, rv, rvs, watercraft',
    'boat|boats, trailer|trailers|camper|campers, recreational|motor home|rv|motorhome, parked|stored|kept|park|parking|storage, garage|screened|view|driveway|fence, no|street|lot, hours|temporar',
    { unlike: 'marina, residence, temporary residence, dock' },
  ),
  'vehicles.commercial': words(
    'commercial vehicle, truck, trucks, commercial truck, commercial-use, step van, box truck, panel truck, flatbed, semi-trailer, work truck, gross vehicle, gvw, work vehicle, vans, van, commercial vehicles, semi, tractor, tractor-trailer, business vehicle, delivery vehicle, commercial type, commercial-type, pickup',
    'commercial|truck|trucks|ton, parked|stored|kept|park|parking, no|not|prohibited|except|permitted, driveway|street|lot|garage, lettering|signage|advertising|capacity|weight|logo',
    {
      beside:
        'park, parked, parking, stored, storage, kept, keep, allow, permit, prohibit, vehicle, trailer, trailers, camper, boat, motor home, ton, driveway, garage, street',
      unlike: 'fire truck, trash truck, moving',
    },
  ),
  'vehicles.street_parking': words(
    'park on, parked on, parking on, street parking, on-street, on street, on the street, streets, roadway, curb, overnight park, parking',
    'street parking|on the street|on street|on-street|on any street|in the street|streets|roadway|roads|curb, park|parked|parking, no|prohibited|permitted|allowed|shall not, overnight|hours|temporary|guest, vehicle|vehicles|cars',
    {
      beside:
        'parked, parking, park on, park in, park upon, park along, park any, park a, may park, to park, not park, stopped, standing, vehicle, vehicles, car, cars, tow, towed, motor',
      unlike: 'boat, trailer, easement, maintenance, commercial',
      senses: notOnStreets,
    },
  ),
  'vehicles.guest_parking_limit': words(
    'guest park, visitor park, guest, guests, visitor, visitors, temporary park, overflow park, short-term park',
    'guest parking|visitor parking|guest|visitor|guests|visitors, park|parked|parking, hours|days|consecutive|overnight|nights|limit|longer|more than, vehicle|space|spaces|pass',
    { takes: 'dn', beside: 'park, parked, parking, vehicle, vehicles, cars', senses: lotsAsPlaces },
  ),
};
