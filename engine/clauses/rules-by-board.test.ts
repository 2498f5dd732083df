import { expect, it } from 'vitest';
import { says } from '../testing/told-of.ts';

it('rules on common properties are none on everything', () => {
  const rules = (matter: string) =>
    says(
      'board.rules_by_board',
      `By-Laws of the Elm Court Association\n\nThe Board shall have power to adopt and publish rules and regulations governing ${matter}.`,
      'bylaws',
    );
  expect(
    rules(
      'the use of the Common Properties and the personal conduct thereon of the members and their guests',
    ),
  ).toMatch(/^The board may make rules on the common areas/);
  expect(rules('the use of the Properties and the conduct of the members')).toMatch(
    /^The board may make rules beside this document/,
  );
});

it('making the rules easy to use is no power to make them', () => {
  const told = (text: string) =>
    says('board.rules_by_board', `Rules of the Elm Court Association\n\n${text}`, 'rules');
  expect(told('To make the rules as easy to use as possible, they stand in five parts.')).toBeUndefined();
  expect(told('To make rules for the use of the lots is a power of the Board.')).toBeDefined();
});
