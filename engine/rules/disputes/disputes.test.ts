import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { disputes } from './disputes.ts';

const first = { 'dispute.arbitration': true };

describe('disputes', () => {
  it.each([
    [
      'Each owner agrees to submit those Claims to the dispute resolution procedures below before resorting to litigation.',
      first,
    ],
    ['Any dispute between an Owner and the Association shall be submitted to binding arbitration.', first],
    ['All claims arising under this Declaration must first be mediated before a neutral mediator.', first],
    [
      'Before any Owner files a lawsuit against the Association, the parties shall submit the matter to mediation.',
      first,
    ],
    [
      'Prior to commencing litigation to enforce the governing documents, the parties shall comply with the alternative dispute resolution requirements of the Civil Code.',
      first,
    ],
    ['Each Owner agrees to mandatory mediation of any claim against the Association.', first],
    [
      'A bound party shall not file suit on any claim unless it has first submitted the claim to the alternative dispute resolution procedures.',
      first,
    ],
    [
      'Any action to enforce this Declaration; any claim of an Owner against the Developer, or of the Association against an Owner, shall be resolved solely and exclusively by arbitration under the rules of the state.',
      first,
    ],
    ['The rent of the sales office under this Declaration shall be determined solely by arbitration.', {}],
    [
      'In the event of any dispute concerning a party wall, each party shall choose one arbitrator and the dispute shall be decided by arbitration.',
      {},
    ],
    ['If the parties agree to mediate the dispute, they shall share the cost of mediation.', {}],
    ['Disputes over an insurance loss shall be settled by arbitration.', {}],
    ['The parties may submit the dispute to mediation.', {}],
    ['Owners are not required to submit disputes to arbitration.', {}],
    ['An Owner shall immediately notify the Association of any claim.', {}],
    [
      'No assessment may be used to pay for lawsuits, arbitrations or mediations unless the Owners shall approve.',
      {},
    ],
    ['The Board has the discretion to propose alternative dispute resolution before it files suit.', {}],
  ])('%s', (text, facts) => {
    expect(factsIn(text, [disputes])).toEqual(facts);
  });
});
