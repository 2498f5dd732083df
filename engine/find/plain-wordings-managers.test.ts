import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** How management companies and other boards put it. */
const table = wordingTable(String.raw`
minutes.motions | {"what":"~minutes","outcome":"carried"} | April 8, 2031 minutes were motioned for approval; motion carried.
minutes.motions | {"what":"~report","outcome":"carried"} | Pool Report – motion to approve report – passed.
minutes.motions | {"what":"~irrigation","outcome":"carried"} | Motion to charge the irrigation pump to the reserve fund – motion passed.
minutes.motions | {"what":"~supplies","outcome":"carried"} | Motion to approve a budget for picnic supplies – not to exceed $600. Motion carried.
minutes.motions | {"what":"~minutes","outcome":"carried"} | II. Meeting Minutes\n• April 8, 2031 – unanimously approved
minutes.motions | {"what":"~budget","outcome":"carried"} | 2032 Budget- Approved, with $8/home/month more for reserves.
minutes.motions | {"what":"~minutes","outcome":"carried"} | The minutes of the meeting of April 8, 2031, were approved.
minutes.motions | {"what":"~minutes","outcome":"carried"} | A motion to accept the minutes as read was made by Walt Reese, seconded by Gail Onder and unanimously approved.
minutes.motions | {"what":"~shutters","outcome":"carried"} | The Board, acting as the Design Committee, approved a request from 12 Elm Lane to paint the shutters green.
minutes.motions | {"what":"~valve","outcome":"carried"} | The Board approved $420 for the new valve.
minutes.motions | {"what":"~cards","outcome":"carried"} | A proposal to take cards for the assessment was approved.
minutes.motions | {"what":"~counsel","outcome":"carried"} | ACTION: The Board unanimously approved engaging Burke & Cho as association counsel. (5-0)
minutes.motions | {"what":"~tree","outcome":"carried"} | On a motion by Director Sato, seconded by Director Flynn, the Board approved Oak Tree Care’s proposal 1142 in the amount of $3,850. Motion carried 4-0 with Director Lund absent.
minutes.motions | {"what":"~tree","outcome":"carried"} | BOARD ACTION: Approve tree removal at 14 Fir Ct. M: Sato S: Flynn Vote: 4-0
minutes.motions | {"what":"~towing","outcome":"carried"} | Upon motion duly made, seconded and unanimously carried, it was RESOLVED to enter into a towing agreement with Hook Bros.
minutes.motions | {"what":"~towing","outcome":"failed"} | Director Sato moved to sign the towing agreement. There being no second, the motion died.
minutes.motions | {"what":"~towing","outcome":"tabled"} | The Board tabled the towing agreement pending legal review.
minutes.motions | {"what":"~towing","outcome":"failed"} | Motion to sign the towing agreement; 2 in favor, 3 opposed.
minutes.motions | {"what":"~write off","outcome":"carried"} | Motion was made/seconded/carried to write off $1,204 on account 3317 as uncollectible.
minutes.motions | {"what":"~fine","outcome":"carried"} | Hearing for Lot 31: the Board upheld the $50 fine, 3-0.
minutes.motions | {"what":"~slide","outcome":"carried"} | The members voted 44 to 12 to replace the playground slide.
minutes.motions | {"what":"~parking","outcome":"carried"} | The Board adopted amended Rule 12 on parking by a vote of 3-1 (Flynn dissenting).
minutes.motions | {"what":"~insurance","outcome":"carried"} | It was the unanimous decision of the Board to renew the insurance with Shield Mutual.
minutes.motions | {"what":"~roof","outcome":"carried"} | All directors agreed to award the roof contract to Peak Roofing at $212,000.
minutes.motions | {"what":"~CD","outcome":"carried"} | Nick made a motion to move $40,000 into a 12-month CD, Dave second, all approved.
minutes.motions | {"what":"~adjourn","outcome":"carried"} | Motion to adjourn: Lund/Flynn. Adjourned 7:57 PM.
minutes.motions | - | Proposals for the common area were reviewed.
minutes.motions | - | Talk about a clause on pets, which would require a vote of 2/3.
minutes.motions | - | The committee has recommended that the Board raise the reserve contribution by 12%.
minutes.motions | - | Delinquencies – several accounts discussed, no action.
minutes.motions | - | The city approved a new crosswalk at Oak Street.
minutes.motions | - | The newsletter goes out in June.
minutes.quorum_present | true | With a quorum being established, the chair opened the meeting.
minutes.quorum_present | false | The gathering did not meet quorum.
minutes.quorum_present | true | Directors Sato, Flynn and Lund were present, which constituted a quorum.
minutes.quorum_present | true | Quorum: Present
minutes.quorum_present | true | The presence of 3 of 5 directors constitutes a quorum; the chair called the meeting to order.
minutes.quorum_present | true | The inspector of elections announced that 88 ballots were received and quorum was met.
minutes.quorum_present | false | The inspector of elections announced that 58 ballots were received, 22 short of quorum.
minutes.quorum_present | false | A quorum of the membership was not present.
minutes.quorum_present | - | We urge all owners to vote so that a quorum is met.
minutes.quorum_present | - | If no quorum is present the meeting will be adjourned to June 30.
minutes.next_meeting | "2031-06-10" | Our next Board Meeting is scheduled for Tuesday, June 10th in the barn.
minutes.next_meeting | "2031-06-10" | The next open session meeting of the Board is scheduled for Tuesday, June 10, 2031 at 6:00 p.m. via Zoom.
minutes.next_meeting | "2031-06-10" | Next Regular Board Meeting – 06/10/2031
minutes.next_meeting | "2031-06-10" | Set next meeting date: June 10
minutes.next_meeting | "2031-06-10" | The Board scheduled its next meeting for June 10, 2031.
minutes.next_meeting | "2031-06-10" | The next meeting is to be held June 10 at the library.
minutes.next_meeting | "2031-06-10" | NEXT MEETING DATE: Tues., June 10, 2031
minutes.next_meeting | "2031-11-18" | The annual meeting will be held November 18, 2031; there will be no meeting before.
minutes.next_meeting | - | The next newsletter comes out June 10.
minutes.next_meeting | - | Next steps: call the roofer by June 10.
financial.operating_cash | {"amount":61204.11} | As of 4/30/2031 the Association had $61,204.11 in its operating account and $402,880.90 in its reserve accounts.
financial.reserve_cash | {"amount":402880.9} | As of 4/30/2031 the Association had $61,204.11 in its operating account and $402,880.90 in its reserve accounts.
financial.operating_cash | {"amount":61204.11} | Operating Balance: $61,204.11\tReserve Balance: $402,880.90
financial.reserve_cash | {"amount":402880.9} | Operating Balance: $61,204.11\tReserve Balance: $402,880.90
financial.operating_cash | {"amount":61204.11} | Total operating cash was reported as $61,204.11.
financial.reserve_cash | {"amount":402880.9} | Total reserves were reported as $402,880.90.
financial.reserve_cash | {"amount":402880.9} | The treasurer reported a balance of $402,880.90 in the reserve fund.
financial.operating_cash | {"amount":61204.11} | The treasurer reported a balance of $61,204.11 in the operating fund.
financial.operating_cash | {"amount":61204.11} | Bank balances: Checking $61,204.11; Money Market $22,000; Reserve CD $40,000.
financial.reserve_cash | {"amount":402880.9} | We currently have over $402,880.90 set aside in reserves.
financial.reserve_cash | {"amount":402880.9} | Reserve account(s): $402,880.90
financial.reserve_cash | {"amount":402880.9} | Capital Reserve Fund  $402,880.90
financial.reserve_cash | - | The reserve study calls for $402,880 by 2040.
financial.reserve_cash | - | The Board approved spending $12,000 of reserve funds on the gate.
financial.operating_cash | - | We were $15,000 under the operating budget.
financial.delinquent_homes | {"value":14} | There were 14 homeowners with balances over 60 days as of the end of April.
financial.delinquent_homes | {"value":14} | 14 of 212 owners are delinquent.
financial.delinquent_homes | {"value":14} | A total of 14 owners have failed to pay this year’s assessment.
financial.delinquent_homes | {"value":14} | Past due: 14 lots, $9,850
financial.delinquent_amount | {"amount":9850} | Past due: 14 lots, $9,850
financial.delinquent_amount | {"amount":9850} | The total owed by delinquent owners is $9,850.
financial.delinquent_amount | {"amount":9850} | Delinquent assessments stand at $9,850.
financial.delinquent_amount | {"amount":9850} | Accounts over 90 days total $9,850.
financial.delinquent_amount | {"amount":70000} | Someone asked about the $70,000 in outstanding fees.
financial.delinquent_amount | {"amount":9850} | The aging report totals $9,850.
financial.delinquent_homes | {"value":3} | Three homes remain in collections; one is in foreclosure.
financial.delinquent_homes | - | 14 owners attended.
financial.delinquent_amount | - | The water bill of $9,850 is overdue.
financial.loan | {"amount":190000} | The Board has closed the loan of $190,000.00 for the work.
financial.loan | {"amount":190000} | The bank has approved our $190,000 loan at 6.5% for ten years.
financial.loan | {"amount":190000} | We have $190,000 left to pay on the siding loan.
financial.loan | {"amount":190000} | The Association’s loan with First Bank has a payoff of $190,000.
financial.loan | - | The Board will look at whether a $190,000 loan makes sense.
assessment.regular | {"amount":135} | An e-mail vote to raise dues to $135 was unanimously approved.
assessment.regular | {"amount":280,"period":"month"} | The Board approved the 2032 budget with assessments of $280 per unit per month.
assessment.regular | {"amount":280,"period":"month"} | Assessments will remain at $280.00 per month for the 2032 fiscal year.
assessment.regular | {"amount":1480,"period":"quarter"} | The maintenance stays at $1,480 a quarter.
assessment.regular | {"amount":450,"period":"year"} | Motion to set the 2032 annual assessment at $450 per lot carried unanimously.
assessment.regular | {"amount":95,"period":"month"} | HOA dues: $95/month.
assessment.regular | {"amount":95,"period":"month"} | Effective 1/1/2032 the monthly fee goes from $90 to $95.
budget.dues_change | 0 | There will be no 2032 increase in monthly dues.
budget.dues_change | 6 | Motion to approve the 2032 budget as presented, including a 6% increase, carried.
budget.dues_change | 7.5 | The Board adopted Draft B of the budget, which raises the assessment 7.5%.
budget.dues_change | 5.56 | Effective 1/1/2032 the monthly fee goes from $90 to $95.
budget.dues_change | - | The committee recommended that reserves go up 15% a year.
special_assessment | {"amount":450,"per":"home"} | The vote was for a special road assessment of $450 per owner. The special assessment passed with 52 yes and 9 no.
special_assessment | {"amount":1200,"status":"approved"} | The special assessment for the paving ($1,200 per home) was approved by 71% of the members.
special_assessment | {"amount":1200} | Motion: To levy a special assessment in the amount of $1,200 per unit, payable in three installments.\nMoved: Sato Second: Flynn\nVote: 5-0
special_assessment | {"amount":86000,"per":"association","status":"proposed"} | The Board is weighing a special assessment totaling $86,000 for the seawall.
special_assessment | - | There is no raise of dues and no special assessment in 2032.
special_assessment | - | The last special assessment was $300 in 2012.
litigation | {"status":"pending"} | Legal: The trial in our case against Apex Builders begins September 8.
litigation | {"status":"pending"} | Counsel reported on the pending lawsuit brought by the owner of Lot 9.
litigation | {"status":"settled"} | The Board accepted a settlement of $325,000 from the developer.
litigation | {"status":"threatened"} | The Board authorized counsel to send the roofer a demand letter and to file suit if he does not answer.
litigation | {"status":"pending"} | An action to foreclose on Unit 22 has been filed.
litigation | {"status":"pending"} | The Association has been served with a complaint by a former employee.
litigation | - | Small claims court: hearing on June 3 against the owner of Lot 12 for unpaid dues.
litigation | - | The HOA pays its legal fees unless there is a judgment in its favor.
litigation | - | The Board reviewed legal fees for April.
litigation | - | An owner asked whether violation letters go to the lawyer.
repairs.critical | {"what":"~footbridge"} | The footbridge at the mill is closed until its beams can be repaired.
repairs.critical | {"what":"~pond"} | The lower pond is not holding water; bids are being sought.
repairs.critical | {"cost":212000} | All directors agreed to award the roof contract to Peak Roofing at $212,000.
repairs.critical | {"what":"~irrigation"} | There were two breaks of the main and more irrigation leaks.
repairs.critical | {"what":"~riser"} | The galvanized risers have reached the end of their service life and must be replaced building by building.
repairs.critical | {"cost":64000} | Milestone inspection: concrete restoration on the north stack is estimated at $64,000.
repairs.critical | {"what":"~slope"} | The slope behind Lots 4-7 is sliding toward the homes.
repairs.critical | {"what":"~street"} | The streets will be milled and overlaid in 2033 at a cost of $310,000.
repairs.critical | - | Gutter cleaning begins in fall.
repairs.critical | - | The pool fence got a new coat of paint.
repairs.critical | - | The roses will be replaced.
repairs.critical | - | Homeowners must repair broken mailboxes.
minutes.motions | - | The HOA retained counsel in 2019.
minutes.motions | - | Action: Kemp to get three bids for the fence.
minutes.motions | - | The vote on the budget will be held June 4.
minutes.motions | - | Question 2 asks what owners want at the pool.
minutes.motions | - | Yes, 4 owners said that no dogs should be off leash.
minutes.motions | - | The contractor hired by the developer has been asked to come back.
minutes.motions | - | Consensus of the owners was to look at it again next year.
minutes.motions | - | If the Board approved the wall, the county must still permit it.
financial.loan | - | A loan of $50,000 was discussed.
financial.loan | - | Could we borrow $50,000 for the pool?
financial.loan | - | An owner got a $50,000 home loan denied over our FHA status.
litigation | - | The Board discussed our case against weeds along the road.
litigation | - | The judge of the yard contest found ten fine gardens.
litigation | - | Budget v. actual was reviewed.
litigation | - | A claim for hail was filed with the insurer and paid.
litigation | - | The attorney was authorized to draft an amendment.
repairs.critical | - | The pool is closed for the season.
repairs.critical | - | The landscape service contract was awarded to Green Co. for $48,000.
financial.reserve_cash | - | The budget puts $24,000 in its reserve line each year.
financial.reserve_cash | - | $24,000 is to be put in reserves next year.
financial.operating_cash | - | We have $15,000 in the operating budget for trees.
minutes.next_meeting | - | The special meeting was held April 2, 2031.
minutes.next_meeting | - | The annual meeting will be held on the second Tuesday of November.
minutes.quorum_present | - | Quorum for the Board is 3 of 5 directors.
minutes.quorum_present | - | The bylaws need 41 of 120 lots for a quorum; 36 are required for a second meeting.
financial.delinquent_homes | - | 3 accounts with the bank were closed.
financial.delinquent_homes | - | All but 2 homes have been painted.
financial.delinquent_homes | - | 9 owners with balances will get a call if they do not pay.
budget.dues_change | - | The insurer wants a budget with a 6% increase in premiums.
budget.dues_change | - | Dues would not go up if the pool closed.
assessment.regular | - | Trash service rose, bringing our annual assessment income to $84,000.
special_assessment | - | An assessment of $4,000 per lot would be needed if reserves were used up on the road.
community.units | - | 41 of 120 ballots came back.
`);

describe('how management companies and other boards put it', () => {
  it.each(table)('$fact is $value: $text', (row) => {
    const value = found(row, 'minutes');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
