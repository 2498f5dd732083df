import { describe, expect, it } from 'vitest';
import { clauseSays } from '../testing/clause-says.ts';

describe('clauses that a sentence states in part or not at all', () => {
  it.each<[string, string, string | undefined]>([
    ['use.no_splitting', 'The Property is not currently subdivided into Lots.', undefined],
    [
      'use.no_splitting',
      'No Lot or Common Area may be further subdivided without the written approval of the Board.',
      'A lot may not be split without approval.',
    ],
    [
      'use.no_splitting',
      'Except as the Plat provides, no Lot shall be subdivided.',
      'There are rules on whether and how a lot may be split.',
    ],
    ['use.no_splitting', 'The Common Area and the Units in it shall not be split.', undefined],
    ['use.no_splitting', 'No Lot shall be subdivided.', 'A lot may not be split.'],
    [
      'declaration.more_land',
      'The Master Declaration provides that the Declarant may annex the Development.',
      undefined,
    ],
    [
      'declaration.more_land',
      'The Declarant may annex the Property described in Exhibit B.',
      'The developer may add more land and homes to the community.',
    ],
    [
      'declaration.more_land',
      'The Declarant may annex the Development and any additional land beside it.',
      'The developer may add more land and homes to the community.',
    ],
    [
      'maintenance.rebuild_after_damage',
      'If a dwelling is damaged, the Owner shall repair it within six months.',
      'If your home is damaged, you must repair or rebuild it.',
    ],
    [
      'maintenance.rebuild_after_damage',
      'If a dwelling is destroyed, the Owner must rebuild it or clear the Lot.',
      'If your home is damaged, you must repair, rebuild or clear it.',
    ],
    [
      'maintenance.right_of_entry',
      'If an Owner allows a Lot to fall into disrepair, the Association may enter the Lot to correct the condition, and the Owner shall reimburse the cost.',
      'The board may enter your lot to put right what you leave undone, and make you pay.',
    ],
    [
      'maintenance.right_of_entry',
      'The Association shall have the right to enter any Lot to correct or repair damaged walls.',
      'The board may enter your lot for repairs.',
    ],
    [
      'maintenance.right_of_entry',
      'The Association shall have the right to enter any Lot to repair walls and to inspect it.',
      'The board may enter your lot for repairs or to see that rules are kept.',
    ],
    [
      'dispute.loser_pays',
      'If an action is brought by any party to this Covenant, the prevailing party shall be entitled to reasonable attorney fees incurred in such action.',
      "Whoever loses a lawsuit over this document pays the winner's lawyers too.",
    ],
    [
      'dispute.loser_pays',
      'If the Association or an Owner sues any party to this Declaration, the prevailing party shall be entitled to reasonable attorney fees in such action.',
      "In some lawsuits between an owner and the association, the loser pays the winner's lawyers too.",
    ],
    [
      'exterior.basketball',
      'No basketball hoop shall be put up without the approval of the Design Review Committee.',
      'You may put up a basketball hoop only with approval.',
    ],
    [
      'exterior.basketball',
      'Permanent basketball equipment must be submitted to the Committee for approval.',
      'There are rules on whether and how you may put up a basketball hoop.',
    ],
    ['exterior.basketball', 'Designs of a basketball hoop shall not be approved by fax.', undefined],
  ])('%s: %s', (id, text, told) => {
    expect(clauseSays(id, text)).toBe(told);
  });
});

describe('whom a clause concerns', () => {
  it.each<[string, string, string | undefined]>([
    [
      'rental.tenants_bound',
      'Owners and Tenants may allow guests to stay, provided each adult guest agrees to comply with these Rules.',
      undefined,
    ],
    [
      'rental.tenants_bound',
      'Tenants and their guests must comply with these Rules.',
      'Tenants must keep the rules too.',
    ],
    [
      'fine.hearing',
      'Any director who after notice and hearing is held to be in violation of the Declaration may be removed.',
      undefined,
    ],
  ])('%s: %s', (id, text, statement) => {
    expect(clauseSays(id, text)).toBe(statement);
  });
});
