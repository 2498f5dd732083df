import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { litigation } from './litigation.ts';

describe('litigation', () => {
  it('is told without a long question before it', () => {
    const asked =
      'There is no pending suit or unpaid judgment to which the association is a party and that could matter, except:';
    expect(factsIn(`${asked} Hill v. Fox Run HOA, over a fall`, [litigation], 'other')).toEqual({
      litigation: { what: 'Hill v. Fox Run HOA, over a fall', status: 'pending' },
    });
  });
  it('is one case, open again once it was appealed', () => {
    const cases = (text: string) => [factsIn(text, [litigation], 'minutes').litigation ?? []].flat();
    const heard = 'The suit with Elm Builders over the pier was heard in Superior Court in May.';
    const suit = 'The suit with Roe Concrete is set for mediation Feb. 6.';
    expect(cases(`${suit} We are claiming $61,000.`)).toEqual([
      { what: `${suit} We are claiming $61,000.`, status: 'pending' },
    ]);
    expect(cases(`${suit} We are claiming the corner lot for a garden.`)).toEqual([
      { what: suit, status: 'pending' },
    ]);
    expect(cases(`${heard} Judge ruled for us. They have appealed. We keep off the pier.`)).toEqual([
      { what: `${heard} Judge ruled for us. They have appealed.`, status: 'pending' },
    ]);
    expect(cases(`${heard} Judge ruled for us. We keep off the pier.`)).toEqual([
      { what: heard, status: 'settled' },
    ]);
    const ruled = 'The builder sued the association in 2029. In March the court dismissed the case.';
    expect(cases(`${ruled} He filed a notice of appeal in April.`)).toMatchObject([{ status: 'pending' }]);
    expect(cases(`${ruled} He filed his papers in April.`)).toMatchObject([{ status: 'settled' }]);
    const named =
      'Hill v. Elm Court HOA, District Court. Seven owners allege that a swale floods. They ask for $90,000. The carrier is defending.';
    expect(cases(`${named} Mediation is set for May 4, 2031.`)).toHaveLength(1);
    expect(cases(`${named} Counsel expects trial in March.`)).toHaveLength(1);
    expect(cases(`${named}\n\nMediation is set for May 4, 2031.`)).toHaveLength(2);
  });

  it.each([
    [
      'Pending suits or unsatisfied judgments, except: Hill v. Fox Run HOA, county court, over a fall',
      'pending',
    ],
    [
      'The Association has retained the firm of Lee & Roe to pursue claims against the builder.',
      'threatened',
    ],
    ['The Fox case is set for trial in June.', 'pending'],
    ["The association's suit against the siding contractor has run three years.", 'pending'],
    ['Counsel expects trial in March.', 'pending'],
    ['Trial is expected in spring.', 'pending'],
    ['The suit with the roofer drags on.', 'pending'],
    ['We are still in court with the developer.', 'pending'],
    ['The case against us by the Hales was thrown out.', 'settled'],
    ['Hale v HOA: waiting for the judge.', 'pending'],
    ['Suit filed 8/15 (Hill et al. v. Fox Run CA and its builder).', 'pending'],
    ['Easement suit (Hill v. Assn): mediation 3/20.', 'pending'],
    ['The owner of lot 4 sued us over his fence.', 'pending'],
    ['Manager: yes, Day Paving sued in November for $31,500.', 'pending'],
    ['Suit was filed against two owners for unpaid dues; one filed a counterclaim.', 'pending'],
    // a claim, and no suit
    ['A visitor who fell on the ramp sent a demand for $7,500 in October.', 'threatened'],
    ['The roofer sent the HOA a demand letter through his lawyer.', 'threatened'],
    ["The builder didn't answer, and on May 3 we filed suit in the county court.", 'pending'],
    ["Mr. Day's lawyer wrote again claiming that the strip of land is his.", 'threatened'],
    ['The roofer sent a letter from his lawyer that claims $41,000.', 'threatened'],
    ['Easement suit (Ortega v. Assn): mediation on 3/20, and it is not covered.', 'pending'],
    ['Hensley v Quail Point (fall on the steps) - trial set May 7, carrier defending.', 'pending'],
    [
      'Status by counsel: complaint filed 3/2031 under state law against the builder; mediation in May.',
      'pending',
    ],
    [
      'The closed session covered pending litigation (a slip & fall suit, defended by the insurer).',
      'pending',
    ],
    ['The Association is a defendant in a lawsuit over the pool fence.', 'pending'],
    ['We filed a claim against the builder for the drains.', 'pending'],
    ['The Association filed a lawsuit against the paving contractor in March.', 'pending'],
    ['A construction defect claim was made and litigation is pending.', 'pending'],
    ['The board reported that the association has been sued by a former owner.', 'pending'],
    ['The lawsuit with the developer was settled for $40,000.', 'settled'],
    ['A settlement of $31,000 with the builder pays for the drains.', 'settled'],
    ['In May we settled the construction defect case with the builder.', 'settled'],
    ['The suit brought by the owner of Lot 9 is still before the court.', 'pending'],
    ['The suit brought by two owners over the beach path was dismissed in May.', 'settled'],
    [
      'The suit brought by two owners over the beach path was dismissed in May; they have appealed.',
      'pending',
    ],
    ['The board tried to settle the case without success; it will be resolved by the courts.', 'threatened'],
    ['The attorney obtained a judgment against the owner of Lot 12.', 'settled'],
    ['There are 4 ongoing lawsuits, and there has been one judgement.', 'pending'],
    ['The association has started foreclosure action over the plan the board agreed to in May.', 'pending'],
    ['The association has begun litigation, and the case was dismissed.', 'settled'],
    ['Our attorney is moving forward with foreclosure on two homes.', 'threatened'],
    ['An owner threatened to sue over the drainage.', 'threatened'],
    ['The owner of Lot 12 has threatened legal action if the fence is removed.', 'threatened'],
    ['The board voted to sue the landscaping company.', 'threatened'],
    ['Our insurance company is defending the association in the injury suit.', 'pending'],
    ['The trial date has been set for October 2025.', 'pending'],
    ['The board met in executive session on pending litigation with the builder over drains.', 'pending'],
    ['A closed session was held on the status of the Hill lawsuit.', 'pending'],
    ['The board discussed the lawsuit with the city over the easement.', 'pending'],
    ['Mediation with the contractor is scheduled for May 12.', 'pending'],
    [
      'The Association was named as a defendant in an injury lawsuit; management believes that insurance will cover any loss.',
      'pending',
    ],
    ['Legal fees of $14,200 were paid for the drainage lawsuit.', 'pending'],
    ['Our attorney has filed against the builder in county court.', 'pending'],
    ['We went to mediation with the roofer in May.', 'pending'],
    ['The second day of mediation with the developer is on June 4.', 'pending'],
    ['The builder has been served.', 'pending'],
    ['The developer was served with the complaint in May.', 'pending'],
    ['Depositions were taken in March.', 'pending'],
    ['A notice of defects went to the developer in June.', 'threatened'],
    ['We reached a settlement with the paving contractor.', 'settled'],
    ['In the end the judge ruled against the association.', 'settled'],
    ['The county court found for the association.', 'settled'],
    ['Pending Litigation: Maple Grove Association v. Acme Builders, No. 23-2-01234.', 'pending'],
  ])('%s', (text, status) => {
    expect(factsIn(text, [litigation], 'minutes')).toEqual({ litigation: { what: text, status } });
  });

  it('is what answers a question, and a claim where no suit was filed', () => {
    const told = (text: string) => factsIn(text, [litigation], 'minutes').litigation;
    const asked =
      'Mr. Roe asked whether we are being sued. Ms. Day: yes, the roofer filed in March for $41,000.';
    expect(told(asked)).toEqual({ what: asked, status: 'pending' });
    const question = 'Q. Are we being sued over the ramp? A. (Kim) A visitor sent a demand for $7,500.';
    expect(told(question)).toEqual({ what: question, status: 'threatened' });
    expect(told('Day Paving sent a claim against the association. No suit was filed.')).not.toMatchObject({
      status: 'pending',
    });
    expect(told('Three owners are behind. Our attorney filed suit against the builder.')).toMatchObject({
      status: 'pending',
    });
  });

  it.each([
    'The Association may file a lawsuit to collect unpaid assessments.',
    'Suit was filed against the owner of unit 31 for $4,880 in unpaid assessments.',
    'Judgment was entered against the owners of lot 12 for $6,120 in assessments.',
    'The lawyer filed a collection case vs. unit 6 ($2,310).',
    'Six owners are past due. A judgment was entered against one of them for $2,310.',
    'Two owners are behind on dues. The Trust has brought suit against one.',
    'Two owners are in arrears and the Trust has brought suit against one.',
    'Three owners are behind, $6,870 together. One of them owes most of it, and our attorney filed suit this month.',
    'The board sent a demand letter to the owner of lot 5.',
    'Our lawyer wrote again claiming the fees.',
    'Are we being sued? Kim: no.',
    'Is it so that we are being sued? The board went on to the pool.',
    'Mr. Roe asked whether the association is being sued. Ms. Day: no.',
    'The Board approved to file collection lawsuits against several homeowners for delinquent assessments.',
    'In Quail Point v. Roe, the judgment is for $9,000 and a lien is recorded; garnishment is under way.',
    'The other three got attorney letters and mediation is scheduled.',
    'Somebody asked about the insurance case.',
    'The claims were laid out in Budget v Actual.',
    'In the event a lawsuit is filed to recover the fines, the Owner shall pay the costs.',
    'There is no pending litigation.',
    'The Association is not a party to any lawsuit.',
    'No lawsuits were filed this year.',
    'Any claim against the Association must be brought within two years.',
    'Each Director shall be indemnified against the cost of any suit filed.',
    'Can we sue?',
    'Mediation is required before a lawsuit may be filed.',
    'The Board shall decide whether to sue.',
    'A trial period of 30 days is set for the new gate.',
    'Smoke v. vapor was discussed.',
    'Management is not aware of any pending litigation.',
    'In that case it was agreed to wait.',
    'An insurance claim was made for the hail damage.',
    'Sprinklers were replaced out of an insurance settlement of $31,000.',
    'The attorney will attend the November meeting.',
    'Pending litigation: none',
    'Unsatisfied judgments or pending legal actions against the association: One.',
    'The basketball court was painted.',
    'Suit files seven (7) years after the date the suit is resolved',
    'The board met in executive session on personnel, pending litigation and contracts.',
    'The board met in closed session on pending litigation against the association.',
    'A closed session was held on the status of the pending lawsuit.',
    'The Association has retained the firm of Lee & Roe to review its claims procedure.',
    'Litigation files are retained until the case is settled.',
    'The Association has initiated foreclosure actions on one owner who is behind on dues.',
    'Our attorney filed the amended bylaws with the county.',
    'The treasurer filed the tax returns in May.',
    'The builder was served notice of the meeting.',
    'The board was served dinner by the committee.',
    'The contractor has served us well.',
    'We were served breakfast on the lawn.',
    'The builder was served with a slice of cake.',
    'The association filed a claim with the county court clerk for a copy of the plat.',
    'The board settled with the contractor on a price for the fence.',
    'A court date is set for tennis lessons.',
    'The judge sided with our table at the chili contest.',
    'The manager told us that the jury found for the board of another community.',
    'A demand letter went out to three owners.',
    'The neighboring association was sued over its dam.',
    'The board of the association next door voted to sue the builder.',
    'The shape of the hedge will be addressed by letter, without a suit.',
    'Claims go to arbitration with the builder under the warranty.',
    'If the builder refuses, we would go to mediation.',
    'The board found for the owner a new vendor.',
  ])('tells no case: %s', (text) => {
    expect(factsIn(text, [litigation], 'minutes')).toEqual({});
    expect(factsIn(text, [litigation], 'cc_and_r')).toEqual({});
  });

  it('tells a case without the heading before it', () =>
    expect(
      factsIn(
        'VI. CLOSED SESSION The board met on the pending lawsuit with the builder.',
        [litigation],
        'minutes',
      ),
    ).toEqual({
      litigation: { what: 'The board met on the pending lawsuit with the builder.', status: 'pending' },
    }));

  it('tells how a case ended that the next sentence speaks of', () => {
    const text = 'The case went to trial in May. In the end the judge ruled against the association.';
    expect(factsIn(text, [litigation], 'minutes')).toEqual({
      litigation: { what: 'The case went to trial in May.', status: 'settled' },
    });
  });

  it('tells by the answer what came of a case that is asked for', () => {
    const ask = (answer: string) =>
      factsIn(`Oak Court HOA\n\nHas the association ever been sued? ${answer}`, [litigation], 'other')
        .litigation;
    expect(ask('Yes, in 2011; settled by the insurer.')).toMatchObject({ status: 'settled' });
    expect(ask('Yes, by a contractor.')).toMatchObject({ status: 'pending' });
    expect(ask('Never.')).toBeUndefined();
    expect(ask('No, not once.')).toBeUndefined();
  });

  it('leaves what covenants say of disputes', () => {
    expect(factsIn('We went to mediation with the builder.', [litigation], 'cc_and_r')).toEqual({});
  });
});

it('is none that a settlement was arranged with a neighbor', () => {
  const told = (text: string) =>
    valueIn('litigation', `Elm Court HOA\nBoard Meeting Minutes, May 4, 2031\n\n${text}`, 'minutes');
  expect(told('A sprinkler was damaged. A settlement was arranged.')).toBeUndefined();
  expect(told('A settlement was reached with the builder.')).toBeDefined();
});

it('is none of the association where a judge ruled on others', () => {
  const told = (text: string) =>
    valueIn(
      'litigation',
      `Elm Court HOA\nBoard Meeting Minutes, May 4, 2031\n\nThe gate was painted green. It looks well. ${text}`,
      'minutes',
    );
  expect(
    told("The judge has denied the city's attempt to join the case on the side of the district."),
  ).toBeUndefined();
  expect(told('The judge has denied our motion in the case against the builder.')).toBeDefined();
});

it('is pending where a case awaits a ruling', () => {
  const told = (text: string) => valueIn('litigation', `Elm Court HOA Newsletter\n\n${text}`, 'other');
  expect(
    told('Our case against the transit district is awaiting a ruling from the judge, perhaps in mid-May.'),
  ).toMatchObject({
    status: 'pending',
  });
  expect(told('Our case for painting the gate may be made in May.')).toBeUndefined();
});
