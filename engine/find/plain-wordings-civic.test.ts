import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Bylaws of clubs and small corporations. */
const bylaws = wordingTable(String.raw`
quorum.members | - | If a quorum is not present, the Owners present may adjourn the meeting to a time not more than forty days later, at which meeting the quorum requirement shall be the Owners entitled to vote at least twenty percent (20%) of the total votes.
meeting.notice | - | These Bylaws may be amended by a majority vote of the members at the annual meeting, provided that notice of any proposed amendment is posted at least six days prior to any meeting at which such a vote is taken.
board.size | {"min":7,"max":7} | The club is governed by a Board of Directors composed of a President, Vice President, Secretary, Treasurer, and three (3) Directors elected at the yearly meeting.
board.size | {"min":9,"max":9} | The Board of Directors shall consist of the President, the Vice President, the Secretary, the Treasurer and five other members.
board.size | {"min":5,"max":9} | The Board shall consist of 5, 7 or 9 directors, as the Board may decide.
voting.proxy_allowed | false | No vote counts for a Unit whose owners, present in person or by proxy, do not agree.\nUse of proxies is prohibited.
voting.cumulative | false | Cumulative voting (i.e., casting all of one's votes for one candidate) shall not be permitted.
meeting.notice | {"min":12,"max":60} | The notice must be sent to the Members at least twelve (12) days but not more than sixty (60) days before such meeting; except that after a petition is received the notice of a special meeting is given within twenty days.
document.date | "2021-03-09" | BYLAWS OF HAZEL RUN HOMEOWNERS ASSOCIATION\nThe Board keeps the books.\nRecorded As : ERX-RECORDINGS Recorded On: March 09, 2021 Recorded At: 9:14:02 am
board.size | - | The executive committee consists of the President, the Secretary and two directors.
litigation | - | In closed session the board may consult with counsel, discuss likely or pending litigation and consider possible violations of the governing documents.
assessment.regular | {"amount":25,"period":"year"} | Any property owner may become a member by paying the annual membership fee of $25.00 to the treasurer.
assessment.regular | {"amount":40,"period":"year"} | Dues of the club are forty dollars ($40.00) per year for each household.
meeting.annual | "~mid to late March" | There shall be an annual meeting of the Owners in mid to late March of each year at a place that the Board names.
meeting.annual | "~middle of June" | The annual meeting of the members shall be held about the middle of June.
meeting.annual | "~within the first ten days of May" | The annual meeting shall be held within the first ten days of May each year.
meeting.annual | "~within the first (7) days of May" | The annual meeting of the membership will be held within the first (7) days of May each year.
meeting.annual | - | The board reviews the budget in mid to late March of each year.
meeting.notice | {"min":7,"max":50} | There shall be an annual meeting of the Owners (not more than twenty (20) days before or after March 20) as designated by notice of the Board given to the Owners not less than seven (7) nor more than fifty (50) days prior to the date fixed for said meeting. A special meeting may be called by notice delivered to all other Owners not less than sixteen (16) days prior to the date fixed for said meeting.
meeting.notice | {"min":14,"max":14} | Written notice of the time and place of all membership meetings shall be sent to each member at least two weeks in advance, except that notice of a meeting called to consider amendment of these by-laws shall be sent at least three weeks in advance.
meeting.notice | - | Notice of a proposed amendment shall be sent to each member at least three weeks before the meeting.
quorum.reduced | 20 | If a quorum is not present, the Owners present may adjourn the meeting to a time not more than forty days later, at which meeting the quorum requirement shall be the Owners entitled to vote at least twenty percent (20%) of the total votes.
document.date | "1991-06-14" | BYLAWS\nThe Class B membership ends on January 1, 1999.\n# APPROVED AND ADOPTED\nthis 14^th^ day of June, 1991, by the initial Board of Directors.
assessment.increase_vote | 50 | The Board of Directors shall not increase the monthly dues without the consent of the majority of the members present at the annual meeting.
`);

/** Rules, handbooks and policies. */
const rules = wordingTable(String.raw`
maintenance.roads | - | The Association is responsible for overseeing the parking rules and regulating use of all parking areas.
vehicles.street_parking | "prohibited" | Vehicles must be parked in designated areas, not on lawns or on roadways.
vehicles.street_parking | "prohibited" | Cars belong in the garage or on the driveway, never on the street.
vehicles.street_parking | - | Children should play in their yards, not on the streets.
assessment.lien | true | If the late fee is left unpaid, the association will be obligated to file a lien on your property.
assessment.lien | true | Fines are enforced just like unpaid assessments (through collections and property liens).
assessment.lien | - | The contractor agreed not to file a lien on the clubhouse.
assessment.frequency | "month" | HOA fees are DUE on the first of every month.
assessment.frequency | "quarter" | The dues are due by the first of each quarter.
assessment.frequency | - | Pool fees are due on the first of every month.
vehicles.guest_parking_limit | {"days":5} | 1. Guest parking requires a Guest Parking Permit at all times.\n2. Guest Permits are limited to 5 days per calendar year.
vehicles.guest_parking_limit | {"days":6} | # PARKING\n## Overnight Guest Parking\nOvernight stays beyond six nights in a 30 day period require written permission from the manager.
vehicles.guest_parking_limit | - | # HOUSE RULES\n## Guests\nOvernight stays beyond six nights require written permission from the manager.
vehicles.guest_parking_limit | {"days":3} | Visitors may use the visitor spaces for at most three days.
vehicles.guest_parking_limit | {"days":2} | Guests: street and visitor parking is limited to 48 hours.
rental.approval_required | true | Prior to leasing, owners must submit a leasing application to the association and receive written consent to the application.
rental.allowed | "restricted" | Prior to leasing, owners must submit a leasing application to the association and receive written consent to the application.
pets.allowed | "restricted" | Pets such as dogs, cats, hamsters and birds are acceptable as long as they go against no law. Pigs, livestock and poultry are not allowed.
pets.allowed | "restricted" | Dogs and cats are welcome. Snakes and ferrets are not allowed.
pets.allowed | "restricted" | Dangerous or vicious pets will not be allowed.
pets.allowed | "no" | Pets are not allowed.
architecture.approval_required | true | Residents may not paint, stain or in any way alter any part of the deck or porch without submission to and prior written Board approval.
architecture.approval_required | true | All exterior changes listed below require application before the ARC.
architecture.approval_required | - | Residents may not alter the clubhouse schedule without prior approval of the manager.
assessment.lien | true | If dues are not paid after 60 days, the account goes to the attorney to enforce a lien on the unit.
assessment.lien | true | After 45 days, the Association shall bring suit to enforce collection of what is due or to foreclose the lien as provided by law.
assessment.frequency | "month" | The monthly condominium fee is due on the 1st of the month.
assessment.frequency | "quarter" | Your quarterly HOA fee is due by the tenth of January, April, July and October.
assessment.frequency | - | The monthly pool fee is due on the 1st of the month.
maintenance.exterior_walls | - | Homeowners shall be responsible for replacing the dish if the exterior surface of the equipment deteriorates.
assessment.late_after | {"days":14} | Monthly fees are due by the 1st of the month. Any account not paid in full by the 15th of the month is assessed a late charge of $20.
assessment.late_after | {"days":9} | Assessments are due on the first of each month.\nA late fee of $35.00 will be assessed if payment is not received on or by the 10th of the month.
assessment.late_after | {"days":14} | Dues must be paid by the first of the month. They become delinquent on the 15th of the month.
assessment.late_after | {"days":24} | Dues are payable on the 1st of each month. A $30 late fee is applied if a unit has a balance on the 25th of the month.
assessment.late_after | {"days":14} | The assessment is paid in nine installments due on the first day of each month and is subject to a late charge of 4% for payments received after the 15th day of the month.
assessment.late_after | {"days":9} | The condominium fee is due on the 1st of the month. However, there is a grace period until the 10th of the month.
assessment.late_after | {"days":10} | Dues are due on the 15th of each month and are late after the 25th.
assessment.late_after | {"days":19} | Assessments are due the first day of each quarter. Payments received after the twentieth are considered late.
assessment.late_after | - | Any account not paid in full by the 15th of the month is assessed a late charge of $20.
assessment.late_after | - | Assessments are due on the first of each month. A lien is filed if payment is not received by the 20th of the third month.
assessment.late_after | - | Assessments are due on the first of each month. The newsletter appears on the 15th of the month.
exterior.fences | - | Tell your children not to climb any fence and not to climb the perimeter walls.
exterior.signs | - | Check signs at the pool for other restrictions.
use.quiet_hours | "21:00-07:00" | 9.2 Quiet Hours. After 9:00 P.M. and before 7:00 A.M. each resident (a) shall make every reasonable effort
use.quiet_hours | - | 9.2 Pool Hours. After 9:00 P.M. and before 7:00 A.M. the gate is locked.
maintenance.yard | "owner" | You are expected to keep your lawn green and your weeds down.
maintenance.yard | "owner" | Each lot and cabin is to be maintained in a clean, sightly manner.
maintenance.yard | "owner" | Each lot shall be maintained in a clean, sightly condition.
maintenance.exterior_walls | "owner" | Maintain your property so there is no chipped or peeling paint on your home.
rental.approval_required | true | Owner must notify the Board/Management of intent to rent and receive written consent from the Board/Management prior to giving possession to the proposed lessee.
rental.approval_required | true | Within ten days of signing a lease, the owner shall notify the board or the managing agent of the lease and provide a copy of it.
rental.approval_required | true | Owners will be fined for failure to register a rental property.
rental.minimum_term | {"days":365} | No lease agreements may be for a term of less than 1 year.
pets.max_count | 1 | Each unit owner may keep and maintain one domesticated dog or cat.
pets.allowed | "no" | No pets.
vehicles.street_parking | "prohibited" | No vehicle shall be parked or kept on the roads shown in the Plat.
vehicles.rv_boat_trailer | "prohibited" | No recreational equipment shall be parked, stored or maintained by any owner in the parking areas.
vehicles.commercial | "prohibited" | Cars parked in the grass, as well as boats or commercial vehicles, are not allowed.
exterior.flags | "restricted" | # RULES\n## Flags\nNo larger than 3' x 5'.
exterior.solar | "restricted" | Rooftop solar panels are encouraged if flush to the roof.
assessment.foreclosure | "judicial" | The Association shall commence a lien foreclosure or other collection action when assessments are 180 days or more past due.
`);

describe('wordings of clubs and of handbooks', () => {
  it.each(bylaws)('bylaws: $fact $value in: $text', (wording) => {
    expect(found(wording, 'bylaws'), wording.text).toSatisfy((value) => meets(value, wording.value));
  });

  it.each(rules)('rules: $fact $value in: $text', (wording) => {
    expect(found(wording, 'rules'), wording.text).toSatisfy((value) => meets(value, wording.value));
  });
});
