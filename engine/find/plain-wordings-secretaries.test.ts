import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** How secretaries and treasurers of other communities put it. */
const table = wordingTable(String.raw`
minutes.motions | {"what":"~gutter","outcome":"carried"} | MSC (Ortega/Lindqvist) to hire Bright Gutter Co. for $2,300. 5-0.
minutes.motions | {"what":"~gutter","outcome":"carried"} | M/S/P Ortega, Lindqvist to hire Bright Gutter for the fall cleaning.
minutes.motions | {"what":"~gutter","outcome":"carried"} | Hire Bright Gutter for fall cleaning - Moved by Ortega, second Lindqvist, all in favor.
minutes.motions | {"what":"~minutes","outcome":"carried"} | Minutes approved – Dana motion, Sam second.
minutes.motions | {"what":"~minutes","outcome":"carried"} | Minutes from the April meeting approved unanimously.
minutes.motions | {"what":"~elect","outcome":"carried"} | Membership moved to elect the three who stood; approved.
minutes.motions | {"what":"~dissolve","outcome":"carried"} | Pat Quill made a motion: to dissolve the garden committee and close its account. Unanimously approved.
minutes.motions | {"what":"~dues","outcome":"carried"} | A motion was made and seconded that dues be cut from $60 to $45. The motion was amended to set them at $50. The amended motion passed by unanimous vote.
minutes.motions | {"what":"~sub-","outcome":"carried"} | Gil Hart moved, Tom Ray seconded, to change to sub-meters for gas. The motion passed.
minutes.motions | {"what":"~dues","outcome":"carried"} | Directors voted to increase dues by 5%.
minutes.motions | {"what":"~dues","outcome":"carried"} | Vote was passed 3-0 to increase dues as far as the covenants let us.
minutes.motions | {"what":"~playground","outcome":"carried"} | The Board approved to put new mulch at the playground.
minutes.motions | {"what":"~expenditure","outcome":"carried"} | The Board approved the expenditure of $640 for a gate opener.
minutes.motions | {"what":"~lease","outcome":"carried"} | Motion, made by Hank Doyle, seconded by Iris Kemp and carried to approve the lease of unit 12.
minutes.motions | {"what":"~report","outcome":"carried"} | Motion, made by Hank Doyle, seconded by Iris Kemp and carried to accept the financial report.
minutes.motions | {"what":"~moratorium","outcome":"carried"} | A motion for a moratorium on new signs was approved.
minutes.motions | {"what":"~agenda","outcome":"carried"} | Approval was given for the agenda.
minutes.motions | {"what":"~engineer","outcome":"carried"} | Vic Moran made a motion that we have an engineer inspect the decks. Carol Hines seconded the motion. It passed unanimously.
minutes.motions | {"what":"~fence","outcome":"failed"} | Motion by Hines to replace the fence died for lack of a second.
minutes.motions | {"what":"~fence","outcome":"failed"} | Motion: replace the perimeter fence. Ayes: Hines, Doyle. Nays: Kemp, Moran, Ray. Motion fails.
minutes.motions | {"what":"~fence","outcome":"failed"} | A vote to replace the perimeter fence failed 2-3.
minutes.motions | {"what":"~fence","outcome":"tabled"} | The fence proposal was tabled until the June meeting.
minutes.motions | {"what":"~fence","outcome":"tabled"} | Motion to replace the fence (Hines, second Kemp). After discussion the matter was tabled to the next meeting.
minutes.motions | {"what":"~patrol","outcome":"carried"} | Ratification of e-mail vote: The Board ratified the April 20 e-mail vote to retain Ace Patrol (4-0).
minutes.motions | {"what":"~patrol","outcome":"carried"} | On April 20 the Board voted by e-mail to retain Ace Patrol; the vote was 4-0 and is hereby ratified.
minutes.motions | {"what":"~lien","outcome":"carried"} | In executive session the Board approved recording a lien against account 114.
minutes.motions | {"what":"~attorney","outcome":"carried"} | Executive session: two accounts were referred to the attorney by unanimous vote.
minutes.motions | {"what":"~borrow","outcome":"carried"} | RESOLVED, that the Association borrow $150,000 from Summit Bank. The resolution was adopted unanimously.
minutes.motions | {"what":"~paint","outcome":"carried"} | It was moved and seconded that Valley Painters be awarded the contract for $48,000. Motion carried, 3 yes, 1 no, 1 abstention.
minutes.motions | {"what":"~pool","outcome":"carried"} | Motion: Approve the pool resurfacing bid from AquaFix\nMoved by: Kemp\nSecond: Ray\nVote: 4-0-1\nResult: Passed
minutes.motions | {"what":"~pool","outcome":"carried"} | Motion\tMoved\tSecond\tVote\nApprove the pool resurfacing bid from AquaFix\tKemp\tRay\t4-0
minutes.motions | {"what":"~annual assessment","outcome":"carried"} | Proposal 1. Increase the annual assessment by $100. 71% voted in favor; the proposal passed.
minutes.motions | {"what":"~pier","outcome":"carried"} | Pier repair and $180 assessment: Yes 64, No 22.
minutes.motions | {"what":"~adjourn","outcome":"carried"} | There being no further business, Kemp moved to adjourn, Ray seconded, and the meeting adjourned at 8:40 PM.
minutes.motions | {"what":"~audit","outcome":"carried"} | The consensus of the Board was to engage Dunn & Pell to audit the 2030 books; all agreed.
minutes.motions | {"what":"~audit","outcome":"carried"} | By unanimous written consent dated April 2, the directors engaged Dunn & Pell to audit the 2030 books.
minutes.motions | {"what":"~budget","outcome":"carried"} | Proposed 2032 budget and dues approved unanimously.
minutes.motions | {"what":"~budget","outcome":"carried"} | The majority approved the budget for 2032.
minutes.motions | {"what":"~budget","outcome":"carried"} | Dale motioned to approve the budget. Second by Kemp. All ayes.
minutes.motions | {"what":"~appoint","outcome":"carried"} | Motion to appoint a director to fill the vacancy, Kemp; second, Ray; vote 4 ayes, 0 nays.
minutes.motions | {"what":"~speed hump","outcome":"failed"} | A motion to install speed humps was defeated, 14 to 31.
minutes.motions | {"what":"~speed hump","outcome":"withdrawn"} | Motion to install speed humps was withdrawn by Kemp.
minutes.motions | {"what":"~foreclos","outcome":"carried"} | Ann Wells moved, Gil Hart seconded to start foreclosure on a second account. Motion passed.
minutes.motions | - | Owners discussed whether to add speed humps. The Board will look into it.
minutes.motions | - | An owner suggested that we raise dues.
minutes.motions | - | The committee recommends spending $9,000 on cracks.
minutes.motions | - | Action items: Kemp to call the plumber; Ray to get bids for the fence.
minutes.motions | - | Other spots may also need a new base.
minutes.motions | - | The county approved the permit for the pond last week.
minutes.motions | - | The insurance company approved our claim for the hail.
minutes.motions | - | Motions must be seconded before they are discussed.
minutes.quorum_present | true | Quorum requirement (20) met: 31 owners, 11 of them by proxy.
minutes.quorum_present | true | All 5 directors were there, thus establishing a quorum.
minutes.quorum_present | true | 33 there and 28 proxies constituted a quorum under the bylaws.
minutes.quorum_present | true | There was a quorum present.
minutes.quorum_present | true | The meeting began when it was determined that a quorum of the membership was present.
minutes.quorum_present | true | Certification of Quorum: 41 of 120 lots in person or by proxy; 36 required.
minutes.quorum_present | true | Establish Quorum: Yes
minutes.quorum_present | true | Roll call / quorum check: quorum met.
minutes.quorum_present | true | Having a quorum, the President called the meeting to order.
minutes.quorum_present | true | Quorum Verified
minutes.quorum_present | true | Quorum (Y/N): Y
minutes.quorum_present | true | A quorum of directors attended.
minutes.quorum_present | true | It was noted for the record that a quorum was in attendance in person or by proxy.
minutes.quorum_present | true | 44 lots were represented, satisfying the quorum requirement.
minutes.quorum_present | true | The Association manager reported 62 proxies and 20 ballots, so we have a quorum.
minutes.quorum_present | false | Quorum was not reached; the meeting will be rescheduled for June 12.
minutes.quorum_present | false | Because only 22 members were represented, quorum was not achieved and no business was conducted.
minutes.quorum_present | false | As quorum was lacking, the meeting became an informational session.
minutes.quorum_present | false | No quorum. Meeting adjourned.
minutes.quorum_present | false | We failed to make quorum.
minutes.quorum_present | false | Quorum: Not met (31 of 60 needed)
minutes.quorum_present | - | Please send in proxies so that we reach quorum at the annual meeting.
minutes.quorum_present | - | Quorum is 30% of the members.
minutes.quorum_present | - | The board discussed lowering the quorum to 10%.
minutes.quorum_present | - | At the last annual meeting there was no quorum.
minutes.next_meeting | "2031-06-10" | Next Meeting: Tuesday, 6:00 PM 6/10/31
minutes.next_meeting | "2031-06-10" | Next Board Meeting:\n– June 10th
minutes.next_meeting | "2032-02-02" | Next Meeting: Annual Meeting, February 2, 2032 at the Grange, at 7 pm.
minutes.next_meeting | "2031-06-10" | NEXT MEETING\nThe board will meet June 10 at 6:30 at the clubhouse.
minutes.next_meeting | "2031-06-10" | The next quarterly meeting of the Board will be held on the tenth of June, 2031.
minutes.next_meeting | "2031-06-10" | Next regular session: 10 June 2031, 7 p.m.
minutes.next_meeting | "2031-06-10" | Meeting adjourned until June 10, 2031.
minutes.next_meeting | "2031-06-10" | Upcoming meetings: June 10, August 12, October 14
minutes.next_meeting | "2031-06-10" | We will meet again Tuesday, June 10.
minutes.next_meeting | "2031-06-10" | Next mtg June 10 @ 7pm
minutes.next_meeting | "2031-06-10" | The date of the next meeting was set for June 10, 2031.
minutes.next_meeting | "2031-06-10" | Adjournment 8:15. Next meeting will be Tuesday 6-10-31.
minutes.next_meeting | "2031-06-10" | Future meeting dates: 6/10/2031, 7/8/2031
minutes.next_meeting | "2032-01-09" | The next meeting will be January 9th.
minutes.next_meeting | "2031-06-10" | The May meeting being adjourned, the Board will reconvene on June 10, 2031 at 7:00 p.m.
minutes.next_meeting | - | Next meeting: TBD
minutes.next_meeting | - | The minutes of April 8 will be approved at the next meeting.
minutes.next_meeting | - | The county will hold a hearing on June 10, 2031.
minutes.next_meeting | - | The pool committee next meets with the contractor in spring.
minutes.next_meeting | - | Board meetings are held on the second Tuesday of each month.
financial.operating_cash | {"amount":32900} | The books show $32,900 still in the checking account.
financial.operating_cash | {"amount":53000} | $53,000 in operating; bills of about $12,000 are to come.
financial.reserve_cash | {"amount":86000} | $86,000 in reserves.
financial.reserve_cash | {"amount":17327} | Current capital reserve balance is $17,327, below a year of expenses.
financial.reserve_cash | {"amount":140200.51} | Treasurer Kemp said that on April 30, 2031 the reserve account balance was $140,200.51, the checking and petty cash balance was $18,250.40.
financial.operating_cash | {"amount":18250.4} | Treasurer Kemp said that on April 30, 2031 the reserve account balance was $140,200.51, the checking and petty cash balance was $18,250.40.
financial.operating_cash | {"amount":11840.22} | May 1, 2031 - $11,840.22 in the checking account.
financial.operating_cash | {"amount":14200.75} | April 30, 2031: Operating funds total $14,200.75. Reserve funds total $210,480.10. Together $224,680.85.
financial.reserve_cash | {"amount":210480.1} | April 30, 2031: Operating funds total $14,200.75. Reserve funds total $210,480.10. Together $224,680.85.
financial.operating_cash | {"amount":22410} | Operating account: $22,410; money market: $60,100; reserve CD: $40,000
financial.operating_cash | {"amount":22410} | The Operating Account ended April at $22,410.
financial.operating_cash | {"amount":22410} | Ending balance in checking was $22,410.
financial.operating_cash | {"amount":22410} | Cash on hand in the operating fund at month end was $22,410.
financial.operating_cash | {"amount":22410} | OPERATING CASH  $22,410.00
financial.operating_cash | {"amount":22410} | The Association finished the month with $22,410 in operating cash and $90,300 in reserve cash.
financial.reserve_cash | {"amount":90300} | The Association finished the month with $22,410 in operating cash and $90,300 in reserve cash.
financial.reserve_cash | {"amount":90300} | Reserves total $90,300 as of 4/30/31.
financial.reserve_cash | {"amount":90300} | The replacement fund has $90,300.
financial.reserve_cash | {"amount":90300} | The reserve savings account holds $90,300.
financial.reserve_cash | {"amount":90300} | Our capital reserve now stands at $90,300.
financial.reserve_cash | {"amount":90300} | Reserve fund ending balance April 30: $90,300
financial.reserve_cash | - | We will transfer $5,000 to reserves each month.
financial.reserve_cash | - | The roof was paid from reserves at $86,000.
financial.operating_cash | - | The operating budget is $86,000.
financial.operating_cash | - | Operating expenses for April were $8,600.
financial.reserve_cash | - | The board moved $10,000 from reserves to operating.
financial.delinquent_homes | {"value":6} | There are still 6 homes owing dues for this year; two others owe interest.
financial.delinquent_amount | {"amount":61340.1} | Delinquencies are $61,340.10 (down from $80,000 in spring).
financial.delinquent_homes | {"value":4} | Four homeowners have not yet paid their 2031 assessment.
financial.delinquent_homes | {"value":11} | Eleven accounts are 60 days or more past due, totaling $14,220.
financial.delinquent_amount | {"amount":14220} | Eleven accounts are 60 days or more past due, totaling $14,220.
financial.delinquent_amount | {"amount":14220} | Receivables stand at $14,220, of which $9,000 is over 90 days.
financial.delinquent_amount | {"amount":14220} | The delinquency report shows a total of $14,220 owed by 11 owners.
financial.delinquent_homes | {"value":11} | The delinquency report shows a total of $14,220 owed by 11 owners.
financial.delinquent_amount | {"amount":14220} | Aged receivables: $14,220
financial.delinquent_amount | {"amount":14220} | Total outstanding dues: $14,220.
financial.delinquent_amount | {"amount":14220} | There is $14,220 in outstanding assessments as of this date.
financial.delinquent_homes | {"value":3} | Dues: all but three homes are paid in full.
financial.delinquent_homes | {"value":3} | Three units remain unpaid for 2031.
financial.delinquent_homes | {"value":3} | 3 residents are more than 90 days delinquent.
financial.delinquent_homes | {"value":5} | We have five past-due lots; liens will be filed in June.
financial.delinquent_homes | {"value":8,"unit":"percent"} | The delinquency rate is 8%.
financial.delinquent_homes | {"value":7} | Collections: 7 accounts with the attorney.
financial.delinquent_homes | - | Three homes got letters for trash cans.
financial.delinquent_homes | - | The board sold two homes.
financial.delinquent_amount | - | The Association owes $14,220 to the landscaper.
financial.delinquent_amount | - | A late fee of $25 is added to delinquent accounts.
financial.loan | {"amount":310000} | There is a $310,000 loan that we have to pay back.
financial.loan | {"amount":88000} | Loan balance: $88,000
financial.loan | {"amount":88000} | The outstanding principal on the paving loan is $88,000.
financial.loan | {"amount":88000} | Proposal 3, authorizing the Association to borrow $88,000 from the bank, passed.
financial.loan | {"amount":88000} | The line of credit has $88,000 drawn on it.
financial.loan | {"amount":88000} | We have paid down the road note to $88,000.
financial.loan | - | The board talked with two banks about a $200,000 loan.
financial.loan | - | No loan is needed for the $88,000 project.
assessment.regular | {"amount":315,"period":"year"} | Annual dues to remain the same at $315.
assessment.regular | {"amount":210,"period":"year"} | Directors voted to increase dues by 5%. New annual dues amount is $210.
assessment.regular | {"amount":168} | Dues will be $168 for 2032.
assessment.regular | {"amount":240,"period":"quarter"} | The assessment will be increasing to $240/quarter.
assessment.regular | {"amount":132,"period":"month"} | The Board unanimously voted to raise the monthly assessment from $120 to $132 effective January 1, 2032.
assessment.regular | {"amount":420,"period":"year"} | That is $20 more, bringing next year’s annual dues up from $400 to $420.
assessment.regular | {"amount":760,"period":"year"} | The annual assessment for 2032 will be increased to $760.00 per lot.
assessment.regular | {"amount":165} | Current dues at $165.
assessment.regular | {"amount":412,"period":"month"} | HOA fees go to $412 a month in January.
assessment.regular | {"amount":412,"period":"month"} | Maintenance fees for 2032 will be $412 per month per unit.
assessment.regular | {"amount":412,"period":"quarter"} | The 2032 budget was adopted with quarterly assessments of $412.
assessment.regular | - | An owner proposed dues of $300.
assessment.regular | - | The late fee on dues is $25.
budget.dues_change | 5 | Directors voted to increase dues by 5%. New annual dues amount is $210.
budget.dues_change | 10 | The Board unanimously voted to raise the monthly assessment from $120 to $132 effective January 1, 2032.
budget.dues_change | 0 | Annual dues to remain the same at $315.
budget.dues_change | 3 | The board has approved a 3% increase in homeowner dues for fiscal 2032.
budget.dues_change | 10 | A ten percent (10%) increase in the yearly assessment was approved.
budget.dues_change | 0 | All assessments stayed at the 2030 level.
budget.dues_change | 0 | No change in dues for 2032.
budget.dues_change | 0 | Dues will not go up next year.
budget.dues_change | -10 | Dues were lowered from $300 to $270.
budget.dues_change | 4.5 | The 2032 budget reflects a 4.5% assessment increase.
budget.dues_change | - | The covenants allow the board to raise dues by 10% without a vote.
budget.dues_change | - | Water rates went up 12%.
special_assessment | {"amount":180,"status":"approved"} | Gate repair and $180.00 special assessment: Yes = 64, No = 22. Passed.
special_assessment | {"amount":1800,"per":"home"} | The special assessment passed; two payments of $900 per unit are payable on July 1 and October 1.
special_assessment | {"amount":350,"status":"proposed"} | The board would like to pay back the loan with a special assessment of up to $350 per household.
special_assessment | {"amount":2400,"status":"approved","per":"home"} | The owners voted 61-12 in favor of a $2,400 per unit special assessment for siding.
special_assessment | {"amount":2400,"status":"levied"} | The second installment of the siding special assessment, $2,400, is due July 1.
special_assessment | {"amount":400000,"status":"approved","per":"association"} | Final approval of a $400,000 special assessment for roofing was given by the Board.
special_assessment | {"amount":75,"status":"approved"} | A one-time charge of $75 per lot for the new gate was approved by the members.
special_assessment | - | A special assessment to fix the wall was voted down.
special_assessment | - | The bylaws limit special assessments to $500 per year without a vote.
special_assessment | - | There were no special assessments in 2030.
litigation | {"status":"pending"} | The plaintiffs have filed a motion for summary judgment, and our lawyers will answer.
litigation | {"status":"pending"} | Attorney update: the suit against the siding manufacturer is in discovery.
litigation | {"status":"pending"} | The Association has started foreclosure actions on the owner of one lot.
litigation | - | The Board approved to file collection lawsuits against several owners.
litigation | {"status":"settled"} | The case with the former manager settled for $40,000.
litigation | {"status":"pending"} | An owner has filed a complaint with HUD against the Association.
litigation | {"status":"pending"} | Arbitration with the paving contractor is set for August.
litigation | {"status":"threatened"} | An owner’s lawyer wrote that he will sue the Association over the drain.
litigation | {"status":"pending"} | Legal: Smith v. Quail Hollow - mediation scheduled for July 9.
litigation | {"status":"pending"} | A slip-and-fall claim was turned over to our insurance carrier.
litigation | - | There is no pending litigation.
litigation | - | Litigation: None
litigation | - | The attorney reviewed the new state law on solar panels.
litigation | - | An owner complained about barking dogs.
repairs.critical | {"cost":185000} | Roof replacement scheduled for 2032, $185,000.
repairs.critical | {"what":"~retaining wall"} | The retaining wall must be rebuilt.
repairs.critical | {"what":"~cul-de-sac"} | The cul-de-sacs are in poor condition and need a new surface.
repairs.critical | {"what":"~roof"} | The roof is nearly due for replacement, and it leaks again.
repairs.critical | {"what":"~stucco"} | Part of the stucco needs to be replaced.
repairs.critical | {"what":"~elevator"} | Elevator modernization is estimated at $240,000 and will start in 2032.
repairs.critical | {"what":"~dock"} | We went over budget on much needed dock repairs.
repairs.critical | {"what":"~dam"} | The state dam inspector gave us until October to fix the spillway.
repairs.critical | {"what":"~balcon"} | The engineer found that 14 balconies are not safe to use.
repairs.critical | {"what":"~pond"} | Dredging of the lower pond will cost about $96,000.
repairs.critical | {"what":"~boiler"} | The boilers are at the end of their life; a new plant is bid at $130,000.
repairs.critical | {"what":"~repav"} | Repaving of Fox Lane and Elm Court: $74,500, to be paid from reserves.
repairs.critical | - | Irrigation heads were repaired by the landscaper.
repairs.critical | - | A light bulb at the pool needs replacing.
repairs.critical | - | Owners must repair their own roofs.
repairs.critical | - | The pool was resurfaced last year for $40,000.
repairs.critical | - | Snow removal on the roads was discussed.
minutes.motions | {"what":"~borrow up to","outcome":"carried"} | Proposal 1. Raise the fee for guests.\nProposal 2. Authorize the Association to borrow up to $90,000 from the bank.\nThe count was as follows:\n64 % passed proposal 1\n81 % passed proposal 2
minutes.motions | {"what":"~sub-meters","outcome":"carried"} | Ann Hart moved, Tom Ray seconded, to change to sub-meters. It was decided to begin in March. The motion passed.
minutes.motions | {"what":"~2nd account"} | Ann Hart moved, Tom Ray seconded to start foreclosure on a 2nd account.
minutes.motions | {"what":"~resurfacing the courts","outcome":"carried"} | Vote #1 regarding resurfacing the courts for $12,000 passed - 38 Yes - 4 No
minutes.motions | {"what":"~Gate Tim Plan","outcome":"carried"} | Gate Tim Plan: Yes 40, No 31
minutes.motions | - | A motion was made and seconded to vote on the three questions.
assessment.regular | - | Proposal 1. Increase the annual assessment $300 from next October.
assessment.regular | {"amount":168,"period":"year"} | We spoke of the increase in annual dues. Dues will be $168 for 2032.
special_assessment | {"amount":4000,"per":"home"} | A vote on an assessment of $4,000.00 per family for the roads passed - 30 Yes - 8 No.
special_assessment | - | Members asked for an assessment of $400 per lot in the annual budget.
repairs.critical | {"what":"~pier repairs needed"} | The raise is still debated as we expect more pier repairs needed next year.
repairs.critical | - | We over spent on dock repairs this summer.
litigation | {"status":"pending"} | Money was set aside for tests for the lawsuit against the original builders.
litigation | - | Even though the Board has started a foreclosure action, banks are paid first.
minutes.motions | {"what":"Approve the 2030 minutes","outcome":"carried"} | A motion was made to approve the 2030 minutes. Motion second and motion carried.
minutes.motions | - | Motion second and motion carried.
minutes.motions | - | It was determined that the hydrants are the property of the water district, not the Association.
minutes.motions | {"what":"~gate will be closed","outcome":"carried"} | It was determined that the gate will be closed at ten.
minutes.motions | {"what":"~dogs not be","outcome":"carried"} | The Board agreed that dogs not be let onto the courts.
minutes.motions | {"what":"~plate reader","outcome":"carried"} | The plate reader system was approved by the board.
minutes.motions | - | Plans can be changed after the plat was approved by the board last year.
minutes.motions | - | No fence is built unless it was approved by the board.
minutes.motions | {"what":"~rule against","outcome":"carried"} | Dana moves the Association write a rule against drones. Sam seconds. All approve.
minutes.motions | - | Dana moves that we fence the pond.
minutes.motions | {"what":"~garden committee","outcome":"carried"} | A new garden committee was formed as the bylaws provide.
minutes.motions | {"what":"Elect three board candidates","outcome":"carried"} | There were no nominations from the floor, and voting was by ballot with three board candidates elected.
minutes.motions | {"what":"~plans for the dock","outcome":"carried"} | We also discussed and approved the plans for the dock.
minutes.motions | {"what":"The 2032 budget","outcome":"carried"} | Budget and dues: The 2032 budget was reported approved by vote.
minutes.motions | {"what":"~marking of the fire lane","outcome":"carried"} | Board tentatively approves marking of the fire lane, subject to more comments.
minutes.quorum_present | false | Due to the absence of a quorum the directors only talked.
minutes.next_meeting | "2031-06-15" | The group agreed to reschedule the official voting meeting to Sunday, June 15th.
minutes.next_meeting | "2031-06-26" | The notes tell of a follow-up election meeting set for June 26, 2031 at 6:00 PM.
minutes.next_meeting | "2031-06-08" | The special meeting is set for Sunday, June 8th at 7pm.
minutes.next_meeting | "2031-06-08" | Continue to prepare the community meeting scheduled for June 8.
minutes.next_meeting | - | The annual meeting was rescheduled from June 8 because of the storm.
financial.operating_cash | {"amount":25250} | Checking Total: $25,250\nAssessment Checking Total: $700
financial.operating_cash | - | Escrow Checking Total: $700
financial.operating_cash | {"amount":35100} | As of April 30, 2031, the Association has $35,100 in the operating account, with $8,500 in prepaid assessments.
financial.reserve_cash | {"amount":220500} | There is a total of $220,500.00 in the various reserve accounts.
financial.reserve_cash | - | A study found that the Association was needing a Maintenance Reserve of approximately $400,000 to $500,000.
financial.reserve_cash | {"amount":237000.5} | Harbor Bank Maintenance Reserve Fund 03/31/31\t $          237,000.50
financial.operating_cash | {"amount":23900.5} | Treasurer's Report\nBalance on hand Apr. 1st was $24,500.10; ending balance Apr. 30th is $23,900.50.
assessment.frequency | - | One owner pays $400 over the monthly fee each month toward the balance.
`);

describe('how secretaries and treasurers of other communities put it', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const value = found(row, 'minutes');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
