import type { FactId } from '../catalogue.ts';
import { notOfBuilding, notOfInsuring, notOfReview, notOfRoads } from './other-senses.ts';
import { approval, upkeep, type WordsOfFact, words } from './words-of-fact.ts';

const ask = `prior|written|${approval}|committee|architectural`;
const keeps =
  'maintain|maintenance|maintained|upkeep, repair|replace|replacement, responsib|shall maintain|duty|obligation|cost|expense, owner|association';
const review =
  'architectural, design review, arc, acc, drc, arb, plans, committee, application, submission, submittal, approv';

/** An owner who keeps up the whole home keeps up its roof. */
const wholeHome =
  'improvements located, improvements thereon, good order, good condition, state of repair, his own lot, of his home, of his unit, of his lot, his or her lot, his or her unit, his or her residence, upkeep';

/** What is built, who approves of it, and who keeps it up. */
export const wordsOfBuildings: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'architecture.approval_required': words(
    'architectural, design review, arc, acc, drc, arb, plans and specification, prior written approv, prior approv, prior written consent, prior consent, exterior alter, modification, alteration, improvement, structure, approved by the, approval of the board, approval of the association',
    'plans and specification|plans|submitted|submit|application, approved|approval|consent|approv|permission, no building|no structure|no improvement|no alteration|no exterior|no owner|until|without|prior to, committee|board|architectural, erect|commence|construct|placed|altered, exterior|addition|change|alteration, fence|wall, writing|written',
    {
      unlike: 'insurance, mortgagee, compensation, appointed, liable, common area',
      senses: notOfBuilding,
      beside:
        'structure, structures, structural, improvement, alter, modif, construct, build, building, erect, fence, paint, plans, install, addition, additions, exterior, change, changes, landscap, decorat, enclos',
      enough:
        'architectural review\\b, architectural (?:(?:control|review) )?(?:committee|guidelines|requests?|standards|applications?)',
      shown:
        'approv, consent, permission, permit\\b, committee, submit, submission, architectural, design review, arc\\b, acc\\b, drc\\b, arb\\b',
    },
  ),
  'architecture.review_days': words(
    review,
    'within|no longer than|no later than, fail|fails|failure|approve or disapprove|respond|response|act upon|review|decision|disapprove|notify|reply|answer, submitted|submission|receipt|received|request|application, committee|board|arc|architectural, deemed|not required|complied, plans|specification',
    {
      takes: 'd',
      beside:
        'submit, submission, submittal, receipt, received, respond, response, fail, fails, failure, disapprov, deemed, act on, act upon, decision, take action, reply, request',
      senses: notOfReview,
      shown:
        'plans, plan, specification, architectur, design, application, committee, arc, acc, drc, arb, alteration, improvement, exterior',
      unlike: 'meeting, mortgagee, insurance, commence, complet, appeal, term, minutes, arbitrat, annex',
    },
  ),
  'architecture.no_answer_means': words(
    review,
    'fail|fails|failure|no action|not responded|does not|neither, deemed|approval will not be required|not be required|approved|denied|disapproved|complied|presumed, within|days, submitted|submission|receipt|request|application, committee|board|arc',
    {
      takes: 'd',
      beside: 'deemed, fail, fails, failure, required, considered, presumed, automatic, respond',
      unlike: 'meeting, mortgagee, insurance, commence',
    },
  ),
  'exterior.fences': words(
    'fence, fences, fencing, fenced, hedge, hedges, wall or barrier, boundary wall, screen wall, privacy wall, gate, enclosure',
    `fence|fences|fencing, no fence|erected|constructed|permitted|allowed|height|feet|higher|installed, ${ask}, front|rear|back yard|material|wood|chain link|vinyl, lot`,
    { unlike: 'maintain, repair, pool, vehicles, screened, animals, easement, trash' },
  ),
  'exterior.satellite_dishes': words(
    'satellite, antenna, antennas, antennae, dish, dishes, aerial, radio, television, otard',
    `satellite|antenna|antennas|dish, inch|diameter|meter, exterior|roof|visible|installed|erected|placed|permitted, ${ask}, no|television|radio|reception`,
    { unlike: 'cable, charges, utilities' },
  ),
  'exterior.solar': words(
    'solar, photovoltaic, energy device, energy devices, solar panel, renewable',
    `solar|panels|collector|energy device, roof|installed|install|placed|visible, ${ask}, permitted|allowed|prohibited`,
  ),
  'exterior.signs': words(
    'sign, signs, signage, billboard, advertising, for sale sign',
    'no sign|no signs|signs|sign|billboard, for sale|for rent|sale or rent|advertis|political|real estate|security, displayed|erected|placed|permitted|display, square feet|size|public view|lot, except|other than|not more',
    { unlike: 'traffic, vehicle, street signs, entrance, instrument, checks, signed, proxy' },
  ),
  'exterior.outbuildings': words(
    'outbuilding, outbuildings, out building, out buildings, shed, sheds, storage building, accessory building, temporary structure, detached, barn, shack, tent, storage shed, structure of a temporary, accessory structure, playhouse, greenhouse, out-building, other building',
    `shed|outbuilding|barn|shack|storage building|accessory|tent|detached, no|permitted|erected|placed|constructed|used as, ${ask}, temporary|permanently|size|feet|height, lot`,
    { unlike: 'mortgage, insurance, maintain' },
  ),
  'exterior.clotheslines': words(
    'clothesline, clotheslines, clothes, clothing, laundry, linens, towels, rugs, garments, hung out, clothes line, drying, washing',
    'clothesline|clothes line|laundry|clothes|clothing|drying|hung|hanging, outside|exterior|view|visible|balcon|patio|yard, no|not|prohibited|permitted|screened',
    { unlike: 'machine, washer, detergent, dryer vent' },
  ),
  'exterior.flags': words(
    'flag, flags, flagpole, flagpoles, flag pole, banner',
    'flag|flags|flagpole, american|united states|military|state, display|displayed|flown|fly|permitted, feet|size|bracket|pole, one',
    { unlike: 'flagstone, lot' },
  ),
  'exterior.minimum_home_size_sqft': words(
    'square feet, square foot, sq ft, sq. ft, floor area, square footage, living area, minimum size, ground floor area',
    'minimum|less than|not less|at least|fewer, floor area|living area|ground floor|main structure|heated|enclosed|living space, dwelling|residence|house|home|one-story|two-story|story|stories, exclusive|garage|porches|basement',
    { takes: 'n', unlike: 'sign, shed, lot area, per square, deck, fence, vote' },
  ),
  'maintenance.roof': words(
    'roof, roofs, roofing, shingle, exterior of the, exterior maintenance, exterior building, exterior surfaces, building exterior, common elements, ' +
      wholeHome,
    `roof|roofs|shingle, exterior|gutters|downspouts|building, ${keeps}`,
    {
      beside: upkeep,
      shown:
        'roof, shingle, exterior, building, dwelling, residence, house, home, unit, improvement, structure, common element, (?:his|her|their|each|its|such|the|own) lots?',
      unlike:
        'insur, antenna, satellite, solar, easement, height, lien, budget, taxes, sign, signs, interest, drainage',
    },
  ),
  'maintenance.exterior_walls': words(
    `exterior, siding, walls, paint, painting, stucco, common elements, ${wholeHome}`,
    `exterior|siding|exterior surfaces|paint|painting|building surfaces|exterior building|walls, roof|gutters|doors|trim, ${keeps}`,
    {
      beside: upkeep,
      unlike: 'insur, antenna, satellite, party wall, easement, color, lien, budget, taxes, approv',
    },
  ),
  'maintenance.yard': words(
    'yard, yards, lawn, lawns, landscap, grass, mow, mowed, mowing, weeds, shrubs, trees, grounds, garden, turf, irrigation, backyards, neat, attractive condition, sanitary condition, ' +
      wholeHome,
    `yard|lawn|landscaping|grass|mow|weeds|shrubs|landscaped, ${keeps}, lot|front|each, neat|trim|trimmed|free`,
    { beside: `${upkeep}, mow, mowed, keep, cut, trim`, unlike: 'insur, easement, approv, budget, plans' },
  ),
  'maintenance.roads': words(
    'road, roads, roadway, street, streets, private drive, drives, alley, pavement, paving, paved',
    `private|common area|common elements|dedicated|public, roads|streets|road|street|driveways|drives|paving|paved|roadways, ${keeps}, snow|county|city`,
    {
      beside: upkeep,
      unlike: 'insur, parking, parked, vehicle, construction, signs',
      senses: notOfRoads,
    },
  ),
  'maintenance.fences': words(
    `fence, fences, fencing, party wall, party fence, walls and fences, ${wholeHome}`,
    `fence|fences|fencing, ${keeps}, paint|stain|painted|good condition, shared|boundary|perimeter|adjoining`,
    { beside: upkeep, unlike: 'height, erected, insur, approv, easement' },
  ),
  'insurance.owner_must_carry': words(
    'insurance, insure, insured, ho-6, ho6, homeowner policy',
    'each owner|every owner|unit owner|lot owner|owner shall|owners shall|owners must|owner must|own insurance|homeowner, obtain|carry|maintain|provide|purchase|responsib, personal property|contents|personal|liability|dwelling|fire|hazard|casualty, his|own|their, unit|lot',
    {
      unlike: 'association shall, directors, trustee, mortgagee, fidelity, the association',
      shown:
        'each owner, every owner, such owner, owners insure, owner insures, an owner, any owner, unit owner, lot owner, owner shall, owners shall, owner must, owners must, owner may, owners may, owner should, owners should, own insurance, own expense, ho-?6, homeowners? (?:is|are|shall|must|may|should|insurance|polic), homeowner.?s? (?:insurance|polic), own polic, personal property, contents, member shall, members shall, residents? (?:shall|must|should|may), renter.?s? insurance, tenants? (?:shall|must|should)',
      senses: notOfInsuring,
    },
  ),
};
