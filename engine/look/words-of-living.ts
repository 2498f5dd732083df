import type { FactId } from '../catalogue.ts';
import { upkeep, type WordsOfFact, words } from './words-of-fact.ts';

/** What one may do, who maintains what, how the association is run, and what a meeting did. */
export const wordsOfLiving: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'pets.allowed': words(
    'pet, pets, animal, animals, dog, dogs, cat, cats, livestock, poultry',
    'household, kept, raised, bred, permitted, allow, no, lot, unit, commercial',
  ),
  'rental.allowed': words(
    'rent, rental, rented, renting, lease, leased, leasing, tenant, tenants, lessee, sublet, occupant other, non-owner',
    'owner, lot, unit, may, not, shall, written, board, approv, home, no',
  ),
  'rental.minimum_term': words(
    'rent, rental, rented, renting, lease, leased, leasing, transient, hotel, short-term, short term, sublet',
    'less than, term, minimum, period, at least, initial, days, months, year, shorter, daily, weekly, vacation',
    'dn',
  ),
  'rental.cap': words(
    'rent, rental, rented, renting, lease, leased, leasing, investor, non-owner, owner-occup, owner occup',
    'percent, no more than, maximum, number, limit, total, units, lots, at any, cap, exceed, waiting',
    'pn',
    'percent, number, limit, limits, limited, maximum, cap, more than, exceed, waiting, hardship',
  ),
  'vehicles.rv_boat_trailer': words(
    'recreational vehicle, boat, boats, trailer, trailers, camper, campers, motor home, motorhome, mobile home, rv, rvs, watercraft, recreational equipment',
    'park, parked, stored, kept, garage, screened, street, lot, driveway, no, permitted, hours',
  ),
  'vehicles.street_parking': words(
    'park on, parked on, parking on, street parking, on-street, on street, on the street, streets, roadway, curb, overnight park, parking',
    'street, road, vehicle, overnight, no, prohibited, permitted, guest, driveway, hours, cars',
  ),
  'vehicles.guest_parking_limit': words(
    'guest park, visitor park, guest, guests, visitor, visitors',
    'park, parked, parking, vehicle, space, hours, days, consecutive, overnight, limit, longer, more than, nights',
    'dn',
    'park, parked, parking, vehicle, vehicles, cars',
  ),
  'architecture.approval_required': words(
    'architectural, design review, arc, acc, drc, plans and specification, prior written approv, prior approv, prior written consent, exterior alter, modification, alteration, improvement, structure',
    'approv, submit, committee, board, writing, written, exterior, erect, change, addition, no',
  ),
  'architecture.review_days': words(
    'architectural, design review, arc, acc, drc, plans, committee, application, submission, submittal, approv',
    'days, within, fail, approve, disapprove, submitted, act, receipt, deemed, decision, respond, review',
    'd',
  ),
  'maintenance.roof': words(
    'roof, roofs, roofing',
    'maintain, maintenance, repair, replace, replacement, responsib, owner, association, exterior, building, cost, shingle',
    undefined,
    upkeep,
  ),
  'maintenance.roads': words(
    'road, roads, roadway, street, streets, private drive, drives, alley, pavement, paving',
    'maintain, maintenance, repair, responsib, association, owner, county, city, public, dedicated, cost, snow, common area, private',
    undefined,
    upkeep,
  ),
  'maintenance.exterior_walls': words(
    'exterior, siding, walls, paint, painting, stucco',
    'maintain, maintenance, repair, replace, responsib, owner, association, building, cost',
    undefined,
    upkeep,
  ),
  'insurance.owner_must_carry': words(
    'insurance, insure, insured, ho-6, ho6, homeowner policy',
    'owner, own, responsib, carry, maintain, obtain, personal, contents, unit, lot, liability, shall, must, each, dwelling, coverage',
  ),
  'occupancy.age_restricted': words(
    'fifty-five, 55, older persons, years of age, age restrict, senior, adult community, housing for older, years old, age of',
    'occup, resid, person, dwelling, unit, household, hopa, permanent, least, one',
  ),
  'amendment.declaration_vote': words(
    'amend, amended, amendment, amending, modif, altered, changed, rescind',
    'declaration, covenant, restriction, percent, vote, owner, member, approv, sign, instrument, record, majority, two-thirds, consent',
    'p',
  ),
  'amendment.bylaws_vote': words(
    'amend, amended, amendment, amending, altered, repeal, rescind',
    'bylaws, by-laws, vote, majority, member, percent, quorum, meeting, board, director, present, two-thirds, proxy',
    'p',
  ),
  'declaration.term': words(
    'run with, term, duration, effect for, binding, in force, period of, expire, effective until, perpetual',
    'covenant, restriction, declaration, years, land, recorded, date, extended, successive, automatically',
    'dt',
  ),
  'sale.right_of_first_refusal': words(
    'first refusal, first option, right to purchase, option to purchase, right of first, refusal, prior opportunity, preemptive, approval of sale, bona fide offer',
    'sale, sell, purchase, owner, association, board, offer, days, terms, unit, lot',
  ),
  'dispute.arbitration': words(
    'arbitrat, mediat, dispute resolution, alternative dispute, adr, disputes',
    'dispute, claim, shall, before, litigation, court, binding, submit, action, party, parties, lawsuit',
  ),
  litigation: words(
    'litigation, lawsuit, lawsuits, suit, suits, pending claim, plaintiff, defendant, sued, settlement, settled, legal matter, legal matters, legal proceed, construction defect, judgment, legal case',
    'pending, filed, against, association, hoa, threatened, settle, judge, case, status, party, court, attorney, action, update',
  ),
  'board.size': words(
    'directors, board of, board shall consist, trustees, managers, governors, board members, members of the board',
    'number, consist, composed, not less than, no fewer, more than, three, five, seven, nine, least, persons, managed, elected',
    'n',
  ),
  'board.term': words(
    'term, terms, directors, trustees, board members',
    'years, year, office, elected, serve, successor, staggered, expire, until, director, term of',
    'dn',
  ),
  'meeting.annual': words(
    'annual meeting, annual membership, annual general, yearly meeting, annual member',
    'held, month, each year, monday, tuesday, wednesday, thursday, saturday, sunday, date, first, second, third, january, february, march, april, october, november, place, time',
    't',
  ),
  'meeting.notice': words(
    'notice',
    'meeting, days, before, prior, member, mail, written, deliver, less than, more than, least, advance, each, annual, special',
    'd',
  ),
  'quorum.members': words(
    'quorum',
    'member, votes, percent, present, person, proxy, meeting, constitute, one-third, one-tenth, majority, entitled, represent, owners',
    'p',
  ),
  'voting.proxy_allowed': words(
    'proxy, proxies',
    'vote, votes, written, member, person, filed, secretary, cast, meeting, revocable, appoint',
  ),
  'voting.declarant_control': words(
    'declarant, developer, class b, grantor, builder, sponsor, period of control, special declarant',
    'vote, votes, control, appoint, board, director, class, three, elect, terminate, conversion, turnover, transition, until, percent, member',
  ),
  'records.inspection': words(
    'inspect, inspection, books and records, records, examine, examination',
    'member, owner, books, papers, reasonable, business hours, copies, available, request, office, cost, during',
  ),
  'use.quiet_hours': words(
    'quiet, noise, noises, loud, disturb, music, nuisance',
    'hours, between, after, before, pm, p.m, a.m, night, evening, morning, volume',
    'c',
  ),
  'minutes.quorum_present': words(
    'quorum, roll call, present, attendance, in attendance, proxies',
    'established, board, director, members, meeting, called to order, declared, represented, absent, homes, owners, proxy',
  ),
  'minutes.motions': words(
    'motion, moved, second, seconded, approve, approved, carried, passed, unanimous, voted, resolved, agreed, accept, accepted, decided',
    'board, unanimously, approve, favor, opposed, vote, made, contract, minutes, all, budget, bid, proposal, by',
  ),
  'minutes.next_meeting': words(
    'next meeting, next board, next regular, next annual, next scheduled, future meeting, meeting dates, next hoa, upcoming meeting, meeting will be, will be held, adjourn, scheduled',
    'meeting, held, pm, p.m, location, date, scheduled, monday, tuesday, wednesday, thursday, clubhouse, zoom, next',
    'tc',
  ),
  'repairs.critical': words(
    'repair, repairs, replace, replaced, replacement, leak, leaks, leaking, damage, damaged, unsafe, hazard, structural, emergency, urgent, failing, deteriorat, failed, crack, cracks, collapse, erosion, mold, resurfac, repav, patching, patch, potholes, rehabilit, overhaul, rot, rotted, rusted, backup, clogged, flooding, sinkhole, improvement',
    'roof, wall, bridge, balcony, deck, foundation, pool, road, pipe, sewer, water, immediate, safety, cost, engineer, bid, urgent, critical, needed, building, pond, dam',
  ),
};
