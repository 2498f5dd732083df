import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { factsIn } from '../testing/facts-in.ts';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Covenants and restrictions of subdivisions of houses, old and new, lawyers' and the neighbors' own. */
const wordings = wordingTable(`
assessment.regular | {"amount":60,"period":"year","limit":"most"} | Until January 1, 1979, the maximum annual assessment shall be Sixty Dollars ($60.00) per lot.
assessment.regular | {"amount":35,"period":"year","limit":"most"} | Each member shall be subject to annual dues to the Club not to exceed $35.00 unless the owners of three-fourths of the lots approve more.
assessment.frequency | "year" | Each member shall be subject to annual dues to the Club not to exceed $35.00 unless the owners of three-fourths of the lots approve more.
assessment.regular | {"amount":75,"period":"year","limit":"most"} | The Board shall determine the amount of annual dues, which shall not exceed seventy-five dollars ($75) per year.
assessment.regular | - | A lien may be filed for the cutting of weeds, not to exceed $40.00 annually.
assessment.regular | - | The Board may raise the annual assessment by an increase not to exceed $20 in any year.
assessment.regular | - | The late charge on annual dues shall not exceed $15.00.
maintenance.roads | "association" | In return for the dues paid to the Club, it agrees to maintain the roads and access easements of the plat.
maintenance.roads | "association" | The developer shall keep the roads passable until 60% of the lots are sold, when it shall become the responsibility of the lot owners association for all road maintenance and upkeep.
maintenance.roads | - | The Association may maintain the roads if the county does not.
maintenance.yard | "owner" | Each lot shall be maintained in a clean, sightly condition at all times.
maintenance.yard | "owner" | Lot owners shall endeavor to keep their lots clean of rubbish and cuttings.
maintenance.yard | - | Each lot shall be kept clean by the Association.
maintenance.yard | - | All lots shall be kept in a neat condition during construction of a dwelling.
maintenance.roof | - | Each lot shall be maintained in a clean, sightly condition at all times.
maintenance.exterior_walls | - | The Association will provide exterior maintenance upon each Lot which is subject to assessment as follows: upkeep of trees, grass and walks.
sale.right_of_first_refusal | true | During such thirty days the Board or Developer shall have the first right at its option to purchase or lease such Lot upon the same terms.
sale.right_of_first_refusal | - | The Developer shall have the first right to purchase any unsold lots from the bank.
rental.allowed | "restricted" | If any Owner shall desire to sell or lease his Lot he shall first give the Board at least twenty days prior written notice of the proposed sale or lease.
vehicles.rv_boat_trailer | "restricted" | Residents who possess campers, boats or motor homes which they wish to park in the Subdivision shall provide and use an enclosed garage for them.
vehicles.street_parking | - | No dwelling shall be erected unless there is off street parking for two cars on the lot.
vehicles.street_parking | "prohibited" | No vehicle shall be parked on the roads of the plat. In the event that any vehicle is parked on any road, the Club may remove it at its owner's cost.
amendment.declaration_vote | 50 | Thereafter, such amendment, change or revocation may be made by an instrument signed by the owners of a majority in area of the property.
amendment.declaration_vote | 50 | Any or all of the restrictions herein contained may be annulled, amended or modified at any time by an instrument executed by the record owners of one-half or more of the lots.
rental.allowed | - | No hotel, motel, hospital, factory, trailer park or building of similar nature may be maintained on any lot.
rental.short_term_prohibited | - | No hotel, motel, hospital, factory, trailer park or building of similar nature may be maintained on any lot.
rental.short_term_prohibited | true | No lot shall be rented for transient or hotel purposes.
maintenance.roof | - | Each owner must construct and maintain a permanent driveway with a culvert from the road to their particular residence structure.
maintenance.roof | "owner" | Each owner shall maintain the residence upon his lot in good repair.
maintenance.yard | "owner" | All lots must be maintained using prudent weed control.
association.state | "WI" | This Declaration is made by the Teal Bay Property Owners' Association, Inc., a Wisconsin corporation.
association.state | - | This Declaration is made by Teal Bay Land Company, an Arizona corporation.
pets.allowed | "restricted" | All small pets, cats and dogs must be contained on the owner's lot.
pets.allowed | "yes" | You may keep whatever pets on the property you wish so long as they are no nuisance to the neighbors.
architecture.approval_required | true | Do not forget to submit your plans to the Civic Club's Architectural Committee.
community.units | 84 | The Developer owns the following land: LOTS 1 THRU 84 & TRACT A, TEAL BAY 1ST PLAT, A SUBDIVISION IN MARLOW COUNTY.
community.units | 46 | Declarant owns real property known as Lots 1 through 46 of Teal Bay Subdivision, described on Exhibit A.
community.units | - | On Lots 1 through 46 of the subdivision no dwelling of less than 1,600 square feet shall be built.
community.units | - | The subdivision is Lots 1 through 12, Block 1, and Lots 1 through 20, Block 2, of the plat.
architecture.no_answer_means | - | All improvements built by Declarant within five years shall be deemed approved by the Architectural Control Committee.
exterior.outbuildings | "restricted" | All frame buildings other than the main structure shall have the same finish as the residence.
maintenance.yard | "owner" | Owner's must maintain their lots in a neat and clean condition.
association.state | "MN" | DECLARATION OF COVENANTS OF TEAL BAY SUBDIVISION MARLOW, MN This Declaration is made by Teal Bay, LLC.
association.name | - | Wiring shall meet the standards adopted by the National Wiring Association.
association.name | "Reserve at Elder Creek Community Association" | "Association" means THE RESERVE AT ELDER CREEK Community Association, a nonprofit corporation.
association.name | "Elder Creek Homeowners Association of Marlow, Inc." | "Association" shall mean and refer to Elder Creek Homeowners Association of Marlow, Inc., its successors and assigns.
exterior.outbuildings | - | Temporary structures: no sheds, tents or trailers allowed as residences.
vehicles.rv_boat_trailer | - | No boats or trailers allowed as residences.
exterior.minimum_home_size_sqft | 1200 | A house of two floors shall have 1,200 square feet on the first floor and not less than 600 square feet on the second floor.
exterior.minimum_home_size_sqft | 1200 | No house shall have a first floor living area of less than 1200 square feet and a second story living area of less than 600 square feet.
occupancy.age_restricted | true | At least one resident of each home shall be age 55 or better.
pets.allowed | "yes" | The association has no rules about pets.
rental.allowed | "restricted" | Rentals are not allowed.\\nFor exceptions read the whole paper.
architecture.approval_required | - | All building plans shall be approved in writing by the county before construction of a structure.
assessment.interest_rate | 9 | Late dues are subject to 9% annual compound interest.
assessment.late_fee | - | Is there a late fee?\\nYes, late dues bear 9% annual interest.
community.units | - | Still have 7 homes owing this year's dues.
rental.allowed | - | Do I need approval to lease my home?\\nNo.
rental.allowed | - | Do owners have to tell the board when they rent?\\nNo.
rental.allowed | "restricted" | Leasing of units is prohibited for terms shorter than 30 days.
rental.allowed | "no" | Rentals are not allowed.\\nNo exceptions are made.
pets.allowed | "restricted" | (c) No dogs allowed.
maintenance.roads | "public" | Association Responsibilities\\n- Lights at the entry\\n- Streets are maintained by the County.
use.home_business | "restricted" | No business may be conducted on a lot, except that a home office without sales to customers at the home is permitted.
use.home_business | - | Can I run a business from home?\\nCustomers coming to the home are not prohibited.
exterior.fences | "restricted" | Fences over four feet are not allowed.
exterior.signs | "restricted" | Signs above 4 square feet are not permitted.
exterior.outbuildings | "prohibited" | Q: May I have a storage building?\\nA: Structures are not allowed on any lot.
vehicles.rv_boat_trailer | "restricted" | Q: May a camper park in the driveway?\\nA: That is not allowed in driveways.
exterior.fences | "restricted" | Q: Can we put up a fence?\\nA: Fences over six feet are not allowed.
rental.cap | {"value":8,"unit":"percent"} | No more than 8% of the subdivision's lots may be leased at one time.
rental.allowed | "no" | Rentals are not allowed.
rental.allowed | "no" | No, rentals are not allowed, tenants or nightly guests.
rental.allowed | "no" | 7. No rentals.
rental.allowed | "no" | Can an owner rent out a home?\\nNo.
rental.allowed | - | Rentals are not allowed in the clubhouse.
rental.allowed | - | May I rent the pool?\\nNo.
pets.allowed | "no" | 3. No pets.
pets.allowed | "no" | - No dogs or cats\\n- No signs
pets.allowed | "restricted" | No animals are permitted accept household pets.
vehicles.rv_boat_trailer | "prohibited" | 4. No boats or trailers.
vehicles.rv_boat_trailer | "restricted" | Boats are not permitted in driveways.
exterior.clotheslines | "prohibited" | - No sheds\\n- No clotheslines
exterior.outbuildings | "prohibited" | - No sheds\\n- No clotheslines
exterior.fences | - | Dishes may not be attached to the fence and must be out of sight.
use.home_business | "prohibited" | No commercial activity shall be carried on upon any Lot, except that an empty house may serve as a sales or model office.
use.home_business | - | Those who build houses in the ordinary course of business are exempt from this Section.
assessment.lien | - | A majority of lenders must consent to any material amendment that concerns voting, assessments, assessment liens or insurance.
rental.allowed | "no" | NO RENTERS ALLOWED - Owner Occupied Only.
rental.allowed | - | No renters allowed at the pool without a pass.
amendment.declaration_vote | 75 | The restrictions are extended for successive ten (10) year periods unless a 3/4 (three-fourths) majority of the then owners change or modify them in writing.
occupancy.residential_only | true | Nor shall any building be erected on or used for any purposes other than that of a private dwelling house.
architecture.approval_required | - | Please submit your plans for the picnic to the social committee.
`);

describe('wordings of subdivisions', () => {
  it.each(wordings)('$fact is $value: $text', (wording) => {
    const value = found(wording, 'cc_and_r');
    expect(meets(value, wording.value), JSON.stringify(value)).toBe(true);
  });

  it('tells the dues themselves where they stand beside their ceiling', () => {
    const text =
      'The maximum annual assessment shall be $240 per Lot. The annual assessment is $180 per Lot.';
    expect(factsIn(text, allRules, 'cc_and_r')['assessment.regular']).toEqual({
      amount: 180,
      period: 'year',
      per: 'home',
    });
  });
});
