import { describe, expect, it } from 'vitest';
import { found, meets, wordingTable } from '../testing/wording-table.ts';

/** Elections, decisions told by a clause or a bare line, and what annual meetings tell of dues and plans. */
const table = wordingTable(String.raw`
minutes.motions | {"what":"~elect an owner to the board","outcome":"carried"} | Mary Olsen was elected to the board without opposition.
minutes.motions | {"what":"~re-elect","outcome":"carried"} | Mary Olsen and John Petit were re-elected for three-year terms.
minutes.motions | {"what":"~elect the following to the board","outcome":"carried"} | The following were elected to the board: Mary Olsen, John Petit.
minutes.motions | {"what":"~covenants committee","outcome":"carried"} | A new covenants committee member was appointed to help with walks.
minutes.motions | {"what":"~as secretary","outcome":"carried"} | John Petit was appointed as secretary.
minutes.motions | {"what":"~chair","outcome":"carried"} | 2. Dana elected as chairperson
minutes.motions | {"what":"~officers","outcome":"carried"} | The Board elected the following officers: president Olsen, treasurer Petit.
minutes.motions | {"what":"~acclamation","outcome":"carried"} | The slate of five was elected by acclamation.
minutes.motions | {"what":"~officers","outcome":"carried"} | The current officers were unanimously re-elected.
minutes.motions | {"what":"~onto the board","outcome":"carried"} | John Petit was voted onto the board by those present.
minutes.motions | {"what":"~for treasurer","outcome":"carried"} | Dana Voss nominated Mary Olsen for treasurer, all approved.
minutes.motions | {"what":"~elect","outcome":"carried"} | Nominees for the board were: Mary Olsen, John Petit and Ann Wells - voted by those present.
minutes.motions | {"what":"~president","outcome":"carried"} | All were in favor, Mary Olsen is the new President.
minutes.motions | {"what":"~officers to continue","outcome":"carried"} | Existing officers to continue on for 2032
minutes.motions | {"what":"~raise the dues","outcome":"carried"} | Voting showed 71% voted to raise the dues.
minutes.motions | {"what":"~drones","outcome":"carried"} | We met at the library at seven with all five of the directors there and a dozen of the owners as well, and spoke of the season that lies behind us, of the weather and of the many helpers whom we have to thank for it all.\n\n2. Banning drones\n1. Passed at 70%.
minutes.motions | - | Officers who continue to serve are thanked.
budget.dues_change | - | Talk of increasing the road dues again: no majority support.
community.units | 63 | An owner said all 63 property owners may use the 9 acres of HOA-owned woods.
repairs.critical | {"what":"~road"} | Heavy rains caused serious damage to all parts of the road.
minutes.motions | {"what":"~elect two owners to three-year terms"} | The final results are in, and Mary Olsen and John Petit were elected to three-year terms on the board.
special_assessment | {"purpose":"replacement of the east dock"} | The second item on the ballot was to approve an assessment in the amount of $480 per lot to support funding of the replacement of the east dock. This vote was also passed.
minutes.motions | - | Dana Voss nominated Mary Olsen for treasurer. She declined.
minutes.motions | {"what":"~hold the picnic","outcome":"carried"} | The board agreed to hold the picnic at the north lawn.
minutes.motions | {"what":"~no disclosure","outcome":"carried"} | It was agreed by the board that there will be no disclosure of single accounts.
minutes.motions | {"what":"~variance","outcome":"tabled"} | An owner asked for a variance to keep four hens. Noise was spoken of. The issue was tabled until the next meeting.
minutes.motions | {"what":"~work on phase","outcome":"carried"} | It was moved, seconded and passed unanimously to end work on Phase 2.
minutes.motions | - | The board agreed to help with the picnic.
minutes.motions | - | The board agreed to provide more detail later.
minutes.motions | - | Directors are elected at the fall meeting for two-year terms.
minutes.motions | - | Mary Olsen, who was elected last year, gave the report.
minutes.motions | - | New directors will be elected in October.
minutes.motions | - | If John Petit was elected to the board, a seat would open.
minutes.motions | - | An architect was appointed by the developer to review plans.
minutes.motions | - | The elected directors thanked the volunteers.
minutes.motions | - | Since Mary Olsen was appointed to the board we have met twice.
minutes.motions | {"what":"Gray stone would be used at the gate","outcome":"carried"} | The board agreed that gray stone would be used at the gate.
minutes.motions | {"what":"~three members","outcome":"carried"} | The Board also agreed that plans must be signed by three members of the committee.
minutes.motions | {"what":"~no need","outcome":"carried"} | With the savings we have it was determined that there is no need for a raise in 2032.
minutes.motions | {"what":"~gate","outcome":"carried"} | It was agreed to close the gate at ten.
minutes.motions | - | The board agreed that it would be nice to have more shade.
minutes.motions | - | The board agreed that the fence should be discussed in June.
minutes.motions | - | The directors agreed that more information is needed and will be sought.
minutes.motions | {"what":"~savings","outcome":"carried"} | b. Voted to move the savings to a two-year certificate
minutes.motions | {"what":"~wreaths","outcome":"carried"} | 1. Decided to keep making wreaths instead of buying them
minutes.motions | {"what":"~report","outcome":"carried"} | 3. Vote to approve the treasurer's report\n1. Approved
minutes.motions | {"what":"~bid","outcome":"carried"} | Approved the bid of Lakeside Paving for the patch work.
minutes.motions | {"what":"~minutes","outcome":"carried"} | Previous HOA minutes from March 7, 2031 approved
minutes.motions | {"what":"~roof","outcome":"carried"} | Item 2 (New roof) – passes with a vote of 51-8
minutes.motions | {"what":"~levy","outcome":"failed"} | Question 3 - Levy for docks fails with a vote of 20-44
minutes.motions | {"what":"~budget","outcome":"carried"} | Discussion of the 2032 budget followed, was voted on, and approved by those there.
minutes.motions | {"what":"~rule","outcome":"carried"} | Petit proposed a rule on speaking times, which was duly moved, seconded, and passed.
minutes.motions | {"what":"~treasurer","outcome":"carried"} | Treasurer's Report\nSpending is close to plan. The report was unanimously approved by all.
minutes.motions | {"what":"~gate rules","outcome":"carried"} | The first item on the ballot was to keep our gate rules. This was passed with 91% of the votes.
minutes.motions | - | The first item on the ballot was to keep our gate rules. Many spoke.
minutes.motions | - | 2. Agreed to set up more meetings
special_assessment | {"amount":480,"per":"home","status":"approved"} | The second item on the ballot was to approve an assessment in the amount of $480 per lot to fund the replacement of the dock. This vote was also passed.
assessment.regular | - | The board will levy an assessment of $480 per lot to fund the replacement of the dock.
assessment.regular | {"amount":152,"period":"year"} | We were able to keep the annual assessment (dues) at $152.
assessment.regular | {"amount":215,"period":"year"} | At its meeting the Board set the dues for the year beginning June 1 at $215 for each lot.
assessment.regular | {"amount":215,"period":"year"} | The trustees fixed the dues for the coming fiscal year at $215.
assessment.regular | - | The Board would set the dues for the coming year at $215 if the roof were done.
budget.dues_change | 0 | We were able to keep the annual assessment (dues) at $152.
assessment.regular | - | The treasurer hopes to keep the annual dues at $152 if costs allow.
financial.delinquent_homes | {"value":39} | There are 39 lots currently showing as more than 90 days delinquent for 2031.
community.units | - | There are 39 lots currently showing as more than 90 days delinquent for 2031.
minutes.motions | - | Decided matters are filed by the secretary.
minutes.motions | - | Approved forms are on the website.
minutes.motions | - | Olsen proposed a rule on noise, which was discussed at length.
budget.dues_change | 0 | Dues remained at $140 per household.
assessment.regular | {"amount":140,"per":"home"} | Dues remained at $140/household and 85% have been collected to date.
assessment.regular | {"amount":165} | If everyone paid their $165 dues we would take in $13,000.
assessment.regular | - | Two owners paid their $165 special assessments late.
budget.dues_change | 0 | With reserves of $24,000 it was determined that there is no need for a dues increase in 2032.
budget.dues_change | 0 | 2032 dues: keep at $210 per home.
budget.dues_change | 0 | The budget for 2032 maintains dues at $640.
budget.dues_change | - | We try to keep the reserve fund at $60,000.
community.units | 164 | The budget assumes dues from 164 lots.
community.units | 228 | We collected 100%, which is 228 homes.
community.units | - | We collected 80%, which is 182 homes.
financial.delinquent_homes | {"value":3} | Three properties are delinquent for dues and if they do not pay by June the attorney will be called.
financial.delinquent_homes | {"value":31} | Income will fall due to delinquent assessments (31 in 2030 v. 12 in 2029).
financial.delinquent_homes | - | If two homes are delinquent for dues the rate will rise.
repairs.critical | {"what":"~road"} | Road repairs will begin within the next month, weather permitting.
repairs.critical | {"what":"~roofs"} | By 2034 we need to begin replacing our roofs.
repairs.critical | {"what":"~paving"} | Bids for paving the roads were talked over.
repairs.critical | - | Owners need to repair their own driveways.
repairs.critical | - | Sign repairs will begin in June.
`);

describe('decisions and plans of annual meetings', () => {
  it.each(table)('$fact $value: $text', (row) => {
    const value = found(row, 'minutes');
    expect(meets(value, row.value), JSON.stringify(value)).toBe(true);
  });
});
