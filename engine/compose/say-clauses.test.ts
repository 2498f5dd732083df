import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { placeClauses } from './say-clauses.ts';

/** What a text says by a clause, and what it quotes for it. */
function told(id: string, text: string) {
  const found = placeClauses(docOf(text, 'cc_and_r'), new Set()).find(({ fact }) => fact === id)?.point;
  return found && { text: found.text, quotes: found.citations.map(({ quote }) => quote) };
}

describe('figures of a clause', () => {
  it.each([
    [
      'exterior.play_equipment',
      "Children's play structures must be submitted for approval (if in excess of 5 feet in height).",
      "You may put up a swing set or the like only with approval. The text says: “Children's play structures must be submitted for approval (if in excess of 5 feet in height)”.",
    ],
    [
      'use.children_with_adults',
      'Children under 12 years of age shall not use the sauna unless accompanied by an adult.',
      'In the sauna: Younger children must have an adult with them. The text says: “Children under 12 years of age shall not use the sauna unless accompanied by an adult”.',
    ],
  ])('are told or quoted, beside a condition too: %s', (id, text, statement) => {
    expect(told(id, text)?.text).toBe(statement);
  });
});

const passes =
  'The personal obligation for late assessments shall not pass to a purchaser unless he assumes it.';
const debt = 'Dues that the seller left unpaid are not your own debt unless you take them on.';

describe('what the seller left unpaid', () => {
  it.each([
    'Each assessment, with interest, shall be a continuing lien upon the Lot against which it is made.',
    'The Association has a lien on every Lot for its unpaid assessments.',
    'A sale of a Lot shall not affect the assessment lien.',
  ])('is never told without the lien: %s', (lien) => {
    expect(told('assessment.debt_of_seller_stays', `${passes}\n${lien}`)).toEqual({
      text: `${debt} But the lien for them stays on the home.`,
      quotes: [passes, lien],
    });
  });

  it('is told with a lien in the same sentence, which is quoted once', () => {
    const both =
      'Each assessment is a lien on the Lot and a debt that shall not pass to a purchaser unless he assumes it.';
    expect(told('assessment.debt_of_seller_stays', both)).toEqual({
      text: `${debt} But the lien for them stays on the home.`,
      quotes: [both],
    });
  });

  it.each(['The Association meets in May.', 'Unpaid assessments shall not become a lien on any Lot.'])(
    'makes one ask for a lien where none is named: %s',
    (other) => {
      expect(told('assessment.debt_of_seller_stays', `${passes}\n${other}`)).toEqual({
        text: `${debt} Ask whether a lien for them stays on the home.`,
        quotes: [passes],
      });
    },
  );
});

describe('a right to enter a lot', () => {
  const right = 'The Board may, after notice, enter a Lot to repair it.';

  it('is told with the case in which no notice is given', () => {
    const untold = 'Such right shall be immediate and shall require no notice where a Lot is unsafe.';
    expect(told('maintenance.right_of_entry', `${right} ${untold}`)?.text).toBe(
      `The board may enter your lot for repairs. You get notice first. The text also says: “${untold.slice(0, -1)}”.`,
    );
  });

  it.each(['No notice is needed to enter a Lot in an emergency.', 'A right to vote requires no notice.'])(
    'is told alone beside other notices: %s',
    (other) => {
      expect(told('maintenance.right_of_entry', `${right} ${other}`)?.text).toBe(
        'The board may enter your lot for repairs. You get notice first.',
      );
    },
  );
});

describe('a ban on changing how water drains', () => {
  const ban = 'No Owner shall obstruct or alter the flow of surface drainage over a Lot.';
  const leave = 'Any work that changes drainage patterns shall be submitted to the Committee for approval.';

  it('is told with the approval that the document speaks of elsewhere', () => {
    expect(told('use.drainage', `${ban}\n${leave}`)).toEqual({
      text: 'You may not block or change how water drains. A change can be made with approval.',
      quotes: [ban, leave],
    });
    expect(told('use.drainage', ban)?.text).toBe('You may not block or change how water drains.');
  });

  it('stays one of a place where it is said of that alone', () => {
    const inEasements =
      'Within these easements, no structure shall be placed which may change the flow of drainage channels.';
    expect(told('use.drainage', `${inEasements}\n${leave}`)?.text).toBe(
      'In easements: You may not block or change how water drains.',
    );
  });
});

describe('a row of a table of fines', () => {
  const rows = (behind: string) => `FINE SCHEDULE\n\n$50\t$75\t$90\tX Hunting --- No shooting\n${behind}`;

  it('is read and quoted to its end, without its sums', () => {
    expect(told('use.guns', rows('firearms within 300 feet of a pond.'))?.text).toBe(
      'There are rules on whether and how you may hunt or fire a gun. The text says: “Hunting --- No shooting firearms within 300 feet of a pond”.',
    );
  });

  it('ends where what follows begins anew', () => {
    expect(told('use.guns', rows('Dogs are welcome.'))?.text).not.toContain('Dogs');
  });
});

describe('which vehicles can be towed', () => {
  it.each([
    [
      'No disabled or expired tag vehicles may stand on the street. They must be removed within 72 hours of notice from the Board. Failure to remove the vehicle may result in towing at the expense of its owner.',
      "A car that does not run or is not licensed can be towed at its owner's cost after notice.",
    ],
    [
      'No disabled vehicles may stand on the street. Any vehicle in violation of these rules may be towed.',
      'A vehicle kept against the rules can be towed.',
    ],
  ])('%s', (text, statement) => {
    expect(told('vehicles.towing', text)?.text).toBe(statement);
  });
});
