import { describe, expect, it } from 'vitest';
import { readIn } from '../testing/wording-in.ts';
import { meets, wordingTable } from '../testing/wording-table.ts';

/** Declarations, bylaws and rules of small communities: exceptions that are of one thing alone, lists, statutes' words. */
const table = wordingTable(`
board.size | {"min":3,"max":9} | The business of the Association shall be run by a Board of Directors consisting of not less than three (3) not more than nine (9) persons.
community.units | 64 | The land has received its permits for the subdivision and development of sixty-four (64) lots designated as Lots 1 through 64 on the Plat. For example, if a building contains a total of four (4) attached Dwellings, each Owner's share is one fourth.
amendment.bylaws_vote | 66.67 | VI. Amendments\\n\\nThese Bylaws may be amended at any regular meeting. For the members to propose an amendment, its language must be given to the Board with the signatures of fifteen (15%) percent of the members.\\n\\nAdoption of amendments to the Bylaws requires an affirmative vote of two-thirds (2/3) of the homes represented at the meeting at which the amendments are considered.
voting.proxy_allowed | true | C. Proxy\\n\\nEvery member entitled to vote at a meeting of the members may authorize another person to act on his or her behalf by a proxy signed by such member.\\n\\nD. Ballots\\n\\nNotwithstanding the foregoing, proxies shall not be permitted in the election of directors and officers of the Association.
exterior.fences | "restricted" | Section 4 Fencing\\n\\n### Approved Styles\\n- Standard 5-ft cedar picket fences with treated posts.\\n- Horizontal boards or split rail may be allowed.\\n- Prohibited: bright paint and metal panels.\\n- No fence or hedge may block sightlines near streets.
exterior.fences | "restricted" | No building, fence, wall or other structure shall be commenced, erected or placed on a Lot, nor shall any alteration be made, until the design and location have been approved in writing by the Board.
use.home_business | "restricted" | 19. Residents are not permitted to conduct any personal business on Association property (including within any Owner's Unit) which generates customer traffic.
vehicles.rv_boat_trailer | "prohibited" | Recreational vehicles, of any type, shall not be parked on the streets of the subdivision or on any lot within the subdivision.
vehicles.rv_boat_trailer | "prohibited" | No unregistered motor vehicle, or any boat, boat trailer, snowmobile, camper, truck (other than pick-up trucks), or recreational vehicle may be parked, stored, or maintained on any portion of the Property.
vehicles.rv_boat_trailer | "prohibited" | Section 6. Use of Other Structures and Vehicles No structure of a temporary character, trailer, boat, truck, commercial vehicle, recreational vehicle (RV), camper, tent, shack, garage, barn, or other outbuilding shall be either used or located on any Lot, or right-of-way within the Subdivision at any time, or used as a residence either temporarily or permanently.
vehicles.commercial | "prohibited" | Section 6. Use of Other Structures and Vehicles No structure of a temporary character, trailer, boat, truck, commercial vehicle, recreational vehicle (RV), camper, tent, shack, garage, barn, or other outbuilding shall be either used or located on any Lot, or right-of-way within the Subdivision at any time, or used as a residence either temporarily or permanently.
vehicles.street_parking | "prohibited" | The subdivision's streets shall not be used as a place to park or store vehicles.
pets.leash_required | true | All dogs shall be in the control of the Owner at all times while on the Property.
amendment.declaration_vote | 75 | Except for the amendments which may be made by the Declarant hereunder, and except for specific amendments requiring a specified percentage of votes, this Declaration may be amended by vote or agreement of Lot Owners of Lots to which at least seventy-five percent (75%) of the votes in the Association is allocated.
insurance.owner_must_carry | true | In addition, each Owner shall be responsible for paying the real estate taxes assessed against the Lot, for insuring the Lot and all improvements thereon, and for maintaining all private lines.
rental.minimum_term | {"days":365} | 2. All leases shall be for a term of one (1) year and shall only be renewed upon the approval of the Association.
occupancy.age_restricted | true | The use of all the lots is hereby limited to permanent residents eighteen years of age or older.
occupancy.residential_only | true | All lots in the subdivision are restricted to the use of a single family, its household, servants and guests.
use.home_business | "prohibited" | 2. No Trade, Business or Profession, Etc.\\n\\nNo trade, business, profession or any other type of commercial activity shall be carried on upon any of the foregoing described lands.
amendment.declaration_vote | 50 | After July 1, 2019, said covenants shall be automatically extended successive periods of ten years unless an instrument signed by the owners of a majority of the lots in said subdivision shall be recorded, which instrument shall alter, amend, extend or repeal, in whole or in part, said covenants.
use.home_business | "restricted" | Section 2. Home Occupations No Lot shall be used for any purpose other than as a single-family residence, except that a home occupation, defined as follows may be permitted: any use conducted entirely within the Dwelling Unit by a member of the family.
voting.proxy_allowed | false | Proxies shall not be permitted at any meeting of the members.
vehicles.rv_boat_trailer | "restricted" | No truck, camper or boat (other than a boat in an enclosed garage) may be parked or stored on any portion of the Property.
vehicles.rv_boat_trailer | - | No trailer, tent, shack or barn shall be used on any Lot at any time as a residence, either temporarily or permanently.
exterior.fences | "prohibited" | No fence shall be erected or maintained on any Lot.
use.home_business | "prohibited" | No trade or business shall be conducted in any Unit.
amendment.bylaws_vote | - | To propose an amendment to these Bylaws, a member must bring the signatures of fifteen percent (15%) of the members.
rental.minimum_term | - | All leases shall be for a term of one (1) year or less.
occupancy.age_restricted | - | Use of the fitness room is limited to residents sixteen years of age or older.
vehicles.street_parking | "restricted" | The streets shall not be used for overnight parking.
quorum.members | - | A quorum is present throughout any meeting of the board if persons entitled to cast fifty percent (50%) of the votes on the board are present.
amendment.declaration_vote | - | Unless an instrument signed by the holders of fifty percent of the first mortgages is recorded, which instrument releases a lien, the lien stands.
amendment.bylaws_vote | 66.67 | VI. Amendments\\n\\nThese Bylaws may be amended at any regular meeting. For the members to propose an amendment, its language must be given to the Board with the signatures of fifteen (15%) percent of the members.\\n\\nAdoption of amendments to the Bylaws requires an affirmative vote of two-thirds (2/3) of the homes represented at the meeting at which the amendments are considered.
voting.proxy_allowed | true | C. Proxy\\n\\nEvery member entitled to vote at a meeting of the members may authorize another person to act on his or her behalf by a proxy signed by such member.\\n\\nD. Ballots\\n\\nNotwithstanding the foregoing, proxies shall not be permitted in the election of directors and officers of the Association.
exterior.fences | "restricted" | Section 4 Fencing\\n\\n### Approved Styles\\n- Standard 5-ft cedar picket fences with treated posts.\\n- Horizontal boards or split rail may be allowed.\\n- Prohibited: bright paint and metal panels.\\n- No fence or hedge may block sightlines near streets.
exterior.outbuildings | "prohibited" | Section 6. Use of Other Structures and Vehicles No structure of a temporary character, trailer, boat, truck, commercial vehicle, recreational vehicle (RV), camper, tent, shack, garage, barn, or other outbuilding shall be either used or located on any Lot, or right-of-way within the Subdivision at any time, or used as a residence either temporarily or permanently.
pets.breed_restrictions | true | No vicious dogs; nor dogs of those breeds, specifically named as Akita, Mastiff and Chow, to include crossbreeds, shall be allowed in the development.
maintenance.yard | "owner" | Property owners shall keep their property free of debris at all times. Maintenance of yards shall include mowing regularly and controlling erosion.
maintenance.yard | "owner" | All front yards shall be maintained and groomed as required to be consistent with the other homes.
maintenance.yard | "owner" | From and after the date a residence is begun upon a Lot, it shall be the duty of the Lot Owner to perform all maintenance on the Lot, including but not limited to cutting the grass and removing debris.
maintenance.yard | "owner" | Lots shall be kept mowed and maintained.
board.size | {"min":7,"max":7} | Section 1. Number\\nThe affairs of this Association will be managed by a Board of seven\\n(7) Directors, who must be members.
quorum.members | 25 | A quorum is present throughout any meeting of the Lot Owners if persons entitled to cast twenty-five percent (25%) of the votes in the Association:\\n- are present in person or by proxy at the beginning of the meeting;\\n- have cast absentee ballots.
exterior.clotheslines | "restricted" | Outdoor clothes drying activities are hereby restricted to the rear yards, screened from the street.
quorum.reduced | 40 | Such meeting may be adjourned for a period of not less than five (5) days nor more than thirty (30) days from the meeting date, at which meeting the quorum requirements shall be forty percent (40%).
amendment.declaration_vote | 75 | The covenants and restrictions herein contained shall run with the land, and be effective for a term of twenty (20) years, after which they shall be extended for successive periods of ten (10) years; provided this Dedication may be amended by an instrument signed by not less than 75% of the Lot Owners, and provided further, the Developer shall have the right to amend any of the provisions of this Dedication.
pets.allowed | "restricted" | Animals are limited to usual household pets, and not for commercial purposes.
architecture.review_days | {"days":45} | - **Approval Timeframe:** ACC has **30–45 days** from a **complete** submittal; if more info is requested, the clock resets.
pets.max_count | 1 | 1) No animals or pets of any nature shall be kept at the Condominiums, except:\\n   a. Each unit owner may keep and maintain one domesticated dog or cat so long as such pet is not a nuisance.
vehicles.rv_boat_trailer | "prohibited" | 8) No recreational equipment shall be parked, stored or maintained by any unit owner in the parking areas of the Association. Recreational vehicles and equipment is defined as boats, campers, trailers of every nature, tents or other similar equipment.
board.size | {"min":7,"max":7} | Section 1. Number\\nThe affairs of this Association will be managed by a Board of seven\\n(7) Directors, who must be members.
vehicles.rv_boat_trailer | "prohibited" | No recreational equipment shall be parked, stored or maintained by any unit owner in the parking areas of the Association.
vehicles.rv_boat_trailer | "prohibited" | No recreational equipment shall be parked or stored by any unit owner in the parking areas.
vehicles.rv_boat_trailer | "prohibited" | No boat shall be parked or stored by any unit owner in the parking areas.
vehicles.rv_boat_trailer | "prohibited" | All vehicles, except recreational vehicles, shall be parked in the garage or driveway of the owner's lot. Recreational vehicles, of any type, shall not be parked on the streets of the subdivision or on any lot within the subdivision.
vehicles.rv_boat_trailer | "prohibited" | Licensed and non-licensed or expired licensed recreational vehicles, of any type. shall not be parked on the streets of the subdivision or on any lot within the subdivision.
vehicles.rv_boat_trailer | "prohibited" | Recreational vehicles shall not be parked on any lot. The above restrictions apply to, but shall not be limited to recreational equipment. motor homes, boats, travel trailers, campers, transport trailers and the like.
association.name | "Alder Creek Property Owner's Association" | Each owner is a member of the Alder Creek Property Owner's Association, an Arkansas non-profit corporation.
assessment.regular | {"amount":75,"limit":"most"} | Each lot is subject to an annual maintenance charge of not more than $40.00 per year. The charge may be adjusted by the trustees, but in no event shall such charge exceed $75.00 per lot per year.
assessment.regular | - | Each lot is subject to an annual maintenance charge that the trustees set. A special assessment may be levied, but in no event shall such assessment exceed $75.00 per lot per year.
assessment.regular | - | Until the turnover the Developer guarantees that the monthly assessment will not exceed $290 per Unit.
community.units | 118 | The owner does hereby impose upon the 118 lots shown thereon the following restrictions.
community.units | - | No fence may be built along the 12 lots shown in red.
assessment.regular | {"amount":150} | There will be due an annual assessment of one hundred fifty dollars ($150.00) which assessment shall be for a full calendar year.
vehicles.rv_boat_trailer | "prohibited" | 8) No recreational equipment shall be parked, stored or maintained by any unit owner in the parking areas of the Association.
vehicles.rv_boat_trailer | "prohibited" | No recreational equipment shall be parked in the parking areas. Recreational vehicles and equipment is defined as boats, campers or similar equipment.
maintenance.yard | "association" | The Association shall maintain the lawns of all Lots. Maintenance of lawns shall include mowing and edging.
pets.max_count | - | Each committee may keep and maintain one set of records.
pets.max_count | - | Each household is limited to keeping no more than three dogs, three cats, two birds, and four female chickens.
architecture.review_days | - | The Board has 30 days from receipt of the audit to answer.
quorum.reduced | - | A quorum shall be forty percent (40%) of the votes of the members at which meeting officers are chosen.
vehicles.rv_boat_trailer | "restricted" | 8) No trailer longer than 20 feet shall be parked on any Lot.
board.size | - | The committee shall meet with a quorum of seven\\n(7) Members of the Architectural Committee.
`);

describe('how the deeds of small communities put it', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const type = row.fact.startsWith('amendment.by') ? 'bylaws' : 'cc_and_r';
    const found = readIn(row.fact, row.value, row.text, type);
    expect(meets(found, row.value), JSON.stringify(found)).toBe(true);
  });
});
