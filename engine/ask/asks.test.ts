import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { meets, wordingTable } from '../testing/wording-table.ts';
import { allAsks, askDoc, runAsks } from './run-asks.ts';

/** What each question finds, and what it must not take: fact | value ('-' for none) | text. Titles stand before ' // '. */
const examples = wordingTable(`
assessment.frequency | "quarter" | The dues of each home are payable quarterly, on the first day.
assessment.frequency | "month" | Every household pays its maintenance fee per month and in advance.
assessment.frequency | - | Annual dues are paid in four installments, the last of them late in the fall.
assessment.frequency | - | Assessments are payable monthly or, where an owner asks for it, annually.
assessment.increase_cap | - | No Capital Improvement Assessments which exceed those of the prior year by more than 5% may be levied upon the members beside the dues.
assessment.increase_cap | 6 | From one year to the next the dues go up by at most what the Board thinks fit, though never by more than 6% above those of the preceding year unless the members agree.
assessment.increase_cap | - | The Board may increase the annual assessment with the consent of not more than 25% of the votes of the members.
assessment.increase_cap | - | The premium of the insurance has increased by 6% over the previous year, and the dues pay for it.
assessment.increase_vote | 66.67 | Whatever exceeds that maximum of the assessments, as raised by the Board, waits for the assent of two-thirds of the members.
assessment.increase_vote | - | The annual assessment, raised or not, pays for the audit by accountants that a majority of the members votes for.
assessment.special_vote | 75 | For a special assessment the Board first asks the owners, of whom 75% have to vote for it.
assessment.special_vote | - | Special assessments that exceed 30% of the budgeted expenses are voted on by the owners.
assessment.interest_rate | 9 | On assessments that are overdue the treasurer charges interest, which is 9% per annum.
assessment.interest_rate | 12 | Unpaid dues draw interest of 1%/month until they are settled.
assessment.interest_rate | - | An owner in default of assessments loses the undivided interest of 4% in the pond.
assessment.late_fee | {"amount":35} | Whoever is past due with the dues finds a handling charge of $35 on the next statement.
assessment.late_fee | - | The Board discussed late fees of $35 for the dues.
assessment.late_after | {"days":20} | Dues that are still unpaid more than twenty (20) days after the due date carry a charge.
assessment.late_after | - | Special assessments not paid within ten days of the due date are put on the list.
assessment.lien | true | For assessments nobody paid, a lien may be recorded in the county against the home.
assessment.lien | - | Assessments pay for the work; a mechanic's lien on the pool is discharged by the builder.
assessment.initial_contribution | {"amount":300} | Each buyer gives, at the closing, $300 as working capital.
assessment.initial_contribution | {"amount":2,"period":"times_regular"} | At closing the buyer deposits a sum equal to two months' assessments.
assessment.initial_contribution | - | At closing the buyer pays $300 for the certificate and for a contribution to the party.
assessment.returned_payment_fee | {"amount":30} | A check the bank sends back for insufficient funds costs a charge of $30.
assessment.returned_payment_fee | - | A deposit of $30 is returned by check, less the charges for cleaning.
insurance.owner_must_carry | true | Each homeowner is required to keep a policy of insurance on the dwelling and what is in it.
insurance.owner_must_carry | - | Homeowners should keep insurance on the dwelling, which they are responsible for.
insurance.owner_must_carry | - | Each Owner shall, as provided herein, have the right to obtain insurance on his home.
insurance.owner_must_carry | - | Before a Lot goes to an Owner the Corporation shall maintain the following insurance on the buildings and units.
board.size | {"min":7,"max":7} | Seven persons make up the board, which has charge of the affairs of the club.
board.size | {"min":3,"max":9} | The affairs are in the hands of trustees, from three to nine trustees in all, who manage them.
board.size | - | The board has the affairs in hand; three members of it are present at each signing.
board.size | - | The board, which governs, is composed of the president, the treasurer and two members.
board.term | {"days":730} | ARTICLE II DIRECTORS // Section 1. Those elected serve a term of two years.
board.term | {"days":1095} | At the first meeting one director is elected for a term of one year and one for a term of two years; thereafter every director is elected for a term of three years.
board.term | - | ARTICLE II DIRECTORS // Section 1. Officers serve a term of two years.
meeting.notice | {"min":10,"max":50} | Of each meeting of the members the secretary gives notice not less than ten nor more than fifty days ahead.
meeting.notice | {"min":14,"max":14} | Members hear of a meeting by mail at least two weeks before it.
meeting.notice | - | Notice of the meeting of the board goes to the members at least two weeks before it.
quorum.members | 20 | ARTICLE II QUORUM // Section 1. The business of a meeting goes forward where twenty percent of the members are there, present or by proxy.
quorum.members | - | "Assent" means that a majority of the members present where there is a quorum say yes.
meeting.notice | - | Members of a committee get notice of its meetings at least five days ahead.
declaration.term | - | Should the rule against perpetuities strike a covenant, it is in effect for 21 years.
declaration.term | - | Otherwise void covenants are in effect only until twenty-one years after the death of the last who now lives.
quorum.members | - | The finding is made by a majority vote of a quonmn consisting of directors who took no part, or by the Members if such quorum is not to be had.
board.size | - | The affairs of the club are managed by a board of one or more directors.
quorum.members | - | A majority of the board present is a quorum of the board; members may listen.
amendment.declaration_vote | 70 | Changes of these covenants: whoever wants the covenants amended needs 70% of the owners to sign.
amendment.declaration_vote | - | The covenants are amended by 90% of the owners during the first term and by 75% of the owners after it.
amendment.bylaws_vote | 66.67 | Two-thirds of the votes cast are enough to alter these bylaws.
amendment.bylaws_vote | - | Two-thirds of the votes amend the articles, to which these bylaws yield.
amendment.bylaws_vote | - | The limit of the dues may be changed by 75% of the votes at a meeting called according to the bylaws.
assessment.late_after | - | Where dues remain unpaid for sixty days after the due date, the club may record a notice of a lien for them with interest.
amendment.bylaws_vote | - | Whereas three-fourths of the lot owners by written consent have approved and adopted this amendment.
declaration.term | {"days":10950} | These covenants bind all who own land here, until thirty years have gone by.
declaration.term | - | The covenants are in effect for all persons of 18 years of age.
declaration.renewal | {"days":3650} | After that the covenants are renewed for ten years, again and again, without anybody's doing.
declaration.renewal | - | The restrictions name contracts, which are renewed for ten years.
voting.proxy_allowed | true | Whoever stays at home may have a proxy cast the vote.
voting.proxy_allowed | false | At our meetings no voting by proxy takes place.
voting.proxy_allowed | - | A proxy is enclosed, so that your vote is heard.
voting.cumulative | false | In elections votes may not be cumulated.
voting.cumulative | - | Assessments are raised on a cumulative basis where no vote of the owners is taken.
records.inspection | true | The books of the association are open to members, who may examine them on weekdays.
records.inspection | - | Mortgagees may examine the books of the association, as the members know.
voting.declarant_control | true | As long as one lot is unsold the developer may appoint those who sit on the board.
voting.declarant_control | - | The developer may build and sell as the plans say.
meeting.annual | "second tuesday of march" | Once a year, on the second Tuesday of March, the annual meeting of members is held.
meeting.annual | - | The annual meeting chooses those who nominate, in September, the board.
architecture.review_days | {"days":45} | The committee comes to a decision on the plans within 45 days.
architecture.review_days | - | The committee that has approved the plans sees to it that work has commenced within 45 days.
architecture.review_days | - | The owner must begin construction within 60 days after approval by the architectural committee.
architecture.review_days | - | A meeting is called by decision of the board, or after a request, within ten days of which it acts.
architecture.no_answer_means | "approved" | Where a request gets no answer by then, it is treated as granted.
architecture.no_answer_means | "denied" | A committee that fails to reply to an application has it considered denied.
architecture.no_answer_means | - | The request is deemed rejected where the votes for it, cast by ballot, do not reach half, or no answer comes.
exterior.minimum_home_size_sqft | 1450 | A house below a minimum of 1,450 square feet of living space is not approved.
exterior.minimum_home_size_sqft | - | The second floor of a house has at least 700 square feet.
pets.max_count | 3 | A household keeps up to three dogs.
pets.max_count | - | Nobody walks more than three dogs without paying the fine.
pets.leash_required | true | Out of doors a dog is to be tethered or carried.
pets.leash_required | - | The house of a dog is built for its confinement.
rental.minimum_term | {"days":180} | Whoever lets a home to a tenant does so for six months or more; a lease for six months or more is what we ask.
rental.minimum_term | - | A tenant who is evicted has at least thirty days to bring a copy of the lease.
occupancy.residential_only | true | Each home is occupied solely as a private dwelling.
occupancy.residential_only | - | Garages are used only for what goes with residential use.
architecture.approval_required | true | Before any alterations to the outside of a home begin, the committee has given its written consent.
architecture.approval_required | - | No building is to exceed 30 feet in height, unless the committee has given its prior written approval.
architecture.approval_required | - | Trash stands in containers of a type approved by the association, before and after it is collected.
pets.allowed | "restricted" | Animals other than household pets may not be kept in a home.
pets.allowed | "restricted" | No dogs are allowed in the building, where none was ever kept.
pets.allowed | - | Dogs kept by a neighbor may not be fed in common areas.
rental.short_term_prohibited | true | A home is not rented out by the night, as for a vacation, nor used as a hotel.
rental.short_term_prohibited | - | A home rented for a vacation is cleaned by its owner.
community.units | 64 | The community consists of 64 townhomes around a pond.
community.units | - | The community of 64 homes in arrears, of which 12 homes are behind, is told of it.
maintenance.roof | "owner" | Homeowners are responsible for repairs of their own roofs.
maintenance.roof | "association" | Roofs of the townhomes are to be kept in repair by the association.
maintenance.roof | - | Owners are responsible for repairs where the color of the roof is concerned, and the board must keep a list.
maintenance.yard | "owner" | Upkeep of the lawn is a responsibility of each owner.
maintenance.yard | - | The owner of a lot on the lake shall landscape the lake bank behind it and maintain the landscaping to the water's edge.
maintenance.yard | - | The association must keep the landscaping of the common areas.
maintenance.yard | - | Each owner of a terrace may plant it with whatever grows there in the shade in conformity to a plan approved by the Board and shall maintain all landscaping in it.
maintenance.fences | "owner" | Repair of the fence falls to each owner, who must keep it and is responsible for replacing the fence.
maintenance.fences | - | Fences placed and maintained by the Owner shall not exceed six feet in height.
maintenance.fences | - | No fence shall be erected or maintained by an Owner so as to obstruct the view.
maintenance.fences | "owner" | Fences shall be placed and maintained by the Owner.
maintenance.fences | - | Fences at the entrance are to be maintained by the association.
`);

const kindOf = (fact: string) => (/bylaws/.test(fact) ? 'bylaws' : 'cc_and_r');

const found = (fact: string, text: string) => {
  const doc = docOf(text.replace(' // ', '\n'), kindOf(fact));
  for (const ask of allAsks) {
    const candidate = ask.fact === fact ? askDoc(ask, doc) : null;
    if (candidate) return candidate.value;
  }
  return undefined;
};

describe('what the questions find, in words that no rule knows', () => {
  it.each(examples.filter(({ value }) => value !== undefined))('$fact: $text', ({ fact, value, text }) => {
    const answer = found(fact, text);
    expect(answer, JSON.stringify(answer)).toSatisfy((one: unknown) => meets(one, value));
  });
  it.each(examples.filter(({ value }) => value === undefined))('not $fact: $text', ({ fact, text }) => {
    expect(found(fact, text)).toBeUndefined();
  });
});

it('has for each question what it finds and what it must not take', () => {
  const facts = new Set<string>(allAsks.map(({ fact }) => fact));
  const told = new Set(examples.filter(({ value }) => value !== undefined).map(({ fact }) => fact));
  const silent = new Set(examples.filter(({ value }) => value === undefined).map(({ fact }) => fact));
  expect([...facts].filter((fact) => !told.has(fact) || !silent.has(fact))).toEqual([]);
});

it('says nothing where two sentences answer differently', () => {
  const doc = docOf('A household keeps up to three dogs.\nA household keeps up to two cats.', 'cc_and_r');
  expect(runAsks(doc, new Set()).filter(({ fact }) => fact === 'pets.max_count')).toEqual([]);
});

it('asks covenants and bylaws alone', () => {
  const said = 'A household keeps up to three dogs.';
  expect(runAsks(docOf(said, 'cc_and_r'), new Set())).toHaveLength(1);
  expect(runAsks(docOf(said, 'rules'), new Set())).toEqual([]);
});

it('asks nothing that a rule has answered', () => {
  const doc = docOf('A household keeps up to three dogs.', 'cc_and_r');
  expect(runAsks(doc, new Set(['pets.max_count'])).map(({ fact }) => fact)).not.toContain('pets.max_count');
});
