import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

const titles = (text: string) =>
  docOf(text, 'bylaws').sections.map(({ number, title }) => `${number} ${title}`.trim());
const tree = (text: string) =>
  docOf(text, 'bylaws').sections.map(({ number, level }) => `${level} ${number}`);

describe('names and addresses on a cover', () => {
  it.each([
    'DRAWN BY AND MAIL TO:',
    'Prepared by:',
    'AFTER RECORDING RETURN TO:',
    'THIS INSTRUMENT PREPARED BY',
  ])('under %s are no headings', (to) => {
    const found = titles(`${to}

DOE, ROE & PARTNERS

JANE ROE, ESQUIRE

BYLAWS OF FERN GLEN

ARTICLE I
NAME

The name is Fern Glen Association.

ARTICLE II
OFFICES

The office is in the clubhouse.`);
    expect(found).toEqual(['BYLAWS OF FERN GLEN', 'ARTICLE I NAME', 'ARTICLE II OFFICES']);
  });

  it.each([
    'P.O. BOX 77',
    'FERN GLEN, OHIO 44000',
    '(555) 555-0100',
    '555-555-0100',
    '12 02:15 PM FEE 40.00 BY SM',
    'ELECTRONICALLY RECORDED',
  ])('%s is no heading', (line) => {
    expect(
      titles(`FERN GLEN BYLAWS\n\n${line}\n\nThe board meets in the clubhouse on Mondays.`),
    ).not.toContain(line);
  });

  it('an article on the seal is one', () => {
    expect(
      titles('ARTICLE I\nNAME\n\nThe name.\n\nARTICLE II\nCORPORATE SEAL\n\nThere is no seal.'),
    ).toContain('ARTICLE II CORPORATE SEAL');
  });
});

describe('sections whose article heading was lost', () => {
  it('do not go into the article before', () => {
    const found = tree(`ARTICLE 5
INSURANCE

5.1 Policies. The Association carries a policy on the clubhouse.

5.2 Review. The Board looks at it each year.

6.1 Parking. Cars stand in the garages.

6.2 Pets. Two dogs may be kept.

ARTICLE 7
NOTICES

7.1 Mail. Notices go out by mail.`);
    expect(found).toEqual(['1 ARTICLE 5', '2 5.1', '2 5.2', '1 6.1', '1 6.2', '1 ARTICLE 7', '2 7.1']);
  });

  it('stay where sections never bore the number of their article', () => {
    expect(
      tree(
        'ARTICLE II\nUSES\n\n1.1 Pets. Two dogs may be kept.\n\n1.2 Cars. Cars stand in garages.\n\n2.1 Signs. One sign may stand.',
      ).at(-1),
    ).toMatch(/^2 /);
  });
});

describe('several papers in one file', () => {
  it('what was numbered in one is closed where the next begins', () => {
    const found = tree(`RENTAL POLICY OF FERN GLEN ASSOCIATION

9.1 Term. A lease runs for a year.

9.2 Notice. The board is told of each lease.

FINING POLICY OF FERN GLEN ASSOCIATION

1. Letter. The owner gets a letter.

2. Hearing. The owner may be heard.`);
    expect(found).toEqual(['1 ', '2 9.1', '2 9.2', '1 ', '2 1', '2 2']);
  });
});

it('a heading that the file declares ends an address', () => {
  const page = (address: string) => titles(`# Payments\n\n${address}\n\n# Pool\n\nNo glass is allowed.`);
  expect(page('Mail to: Elm Court, PO Box 9, Salem')).toEqual(['Payments', 'Pool']);
  expect(titles('Mail to:\n\nELM COURT\n\nBYLAWS\n\nThe name is Elm Court.')).not.toContain('ELM COURT');
});
