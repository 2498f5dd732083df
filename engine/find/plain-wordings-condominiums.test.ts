import { describe, it } from 'vitest';
import { expectWording } from '../testing/wording-in.ts';

/** Declarations of condominiums, townhomes and planned communities as their drafters word them. */
const wordings: readonly (readonly [fact: string, value: unknown, text: string])[] = [
  [
    'association.state',
    undefined,
    'The maximum assessment may rise with the index published by the Department of Trade, Washington, D.C.) for the month of May.',
  ],
  [
    'maintenance.roads',
    'association',
    'The dues levied by the Association shall be used to promote the welfare of the Members and for the operation, repair and maintenance of the private streets within the Common Area.',
  ],
  [
    'maintenance.roads',
    'association',
    'The Association shall maintain and keep in good repair the Shared Area, which shall include:\n(a) the pool and the trails;\n(b) all private Village streets, lanes and walks; provided, however, that a lane which serves the Row Homes alone may be charged to the Row Homes;\n(c) the ponds.',
  ],
  [
    'rental.allowed',
    'restricted',
    'Any owner who wishes to sell, lease or sublease his Unit shall give the Board not less than ten days prior written notice of the terms.',
  ],
  [
    'rental.allowed',
    'restricted',
    'If an Owner proposes to lease a Residence, he must first offer it to the Association on the same terms.',
  ],
  [
    'rental.approval_required',
    true,
    'A co-owner may lease his apartment; provided that written approval (which shall not be withheld without cause) of such lease is obtained from the Board of Directors of the Association.',
  ],
  [
    'use.home_business',
    'prohibited',
    'No trade or business shall be conducted upon a Home Site or any part of it except by Declarant as permitted above.',
  ],
  [
    'dispute.arbitration',
    true,
    'Each Bound Party covenants and agrees that the claims and disputes described below shall be resolved using the procedures set forth in Section 9.3 in lieu of filing suit in any court.',
  ],
  ['rental.minimum_term', 180, 'Leasing. A written lease must be for ≥6 months.'],
  ['vehicles.rv_boat_trailer', 'restricted', 'No trailers, boats or motor homes outside garages.'],
];

describe('wordings of condominiums and planned communities', () => {
  it.each(wordings)('%s is %j: %s', expectWording);
});
