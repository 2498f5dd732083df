import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { associationName } from './association.ts';

const name = (text: string) => factsIn(text, [associationName])['association.name'];

describe('the name of the association', () => {
  it('is not the title of a paper', () => {
    expect(name('Rules and Regulations of the Association\n\nNo pets are allowed.')).toBeUndefined();
  });

  it('is told by the sentences of a paper in which no capital tells it', () => {
    const rest = 'no owner shall keep a pig on a lot, and no owner shall burn leaves there.';
    const ofSmall = (text: string) => name(`bylaws\n\n${text} ${rest}`);
    expect(
      ofSmall('"association" shall mean the otter glen owners association, its successors and assigns.'),
    ).toBe('Otter Glen Owners Association');
    expect(ofSmall('dues are paid to the otter glen homeowners association on time.')).toBe(
      'Otter Glen Homeowners Association',
    );
    expect(ofSmall('dues are paid to the local homeowners association on time.')).toBeUndefined();
    expect(ofSmall('this follows the oregon condominium association act as it stands.')).toBeUndefined();
    expect(
      ofSmall('"association" shall mean any owners association, its successors and assigns.'),
    ).toBeUndefined();
    expect(
      name('Dues are paid to the Treasurer of the otter glen homeowners association on Time.'),
    ).toBeUndefined();
    expect(ofSmall('THE PATHS GET A SEAL COAT.')).toBeUndefined();
    expect(
      name('THE ASSOCIATION SHALL BE CALLED THE OTTER GLEN OWNERS ASSOCIATION, A NON-PROFIT CORPORATION.'),
    ).toBe('Otter Glen Owners Association');
    expect(
      name('BY-LAWS\n\nTHE BOARD SUMMARIZED TWO PROJECTS THAT WERE COMPLETED IN THE HOA.'),
    ).toBeUndefined();
  });

  it('has the first word that a scan misread as the paper prints it elsewhere', () => {
    const text = '"Association" means the llder Creek Maintenance Association.';
    expect(name(`Declaration of Elder Creek\n\n${text}`)).toBe('Elder Creek Maintenance Association');
    expect(name(`Declaration of Alder Pond\n\n${text}`)).toBe('Creek Maintenance Association');
  });

  it('is told by a letterhead that no sentence contradicts, and by its articles', () => {
    const sentence =
      'In case of any conflict. The Declaration of Covenants rules over the articles of incorporation and these By-Laws of Fern';
    expect(name(`${sentence}\n\nMail to: Elder Creek Homeowners Association P.O. Box 5`)).toBe(
      'Elder Creek Homeowners Association',
    );
    const long = 'The committee read the papers that were there. '.repeat(60);
    expect(name(`${long}The Elder Creek Owners Association Inc. Articles of Incorporation were filed.`)).toBe(
      'Elder Creek Owners Association Inc.',
    );
    expect(name(`${long}We wrote to the Elder Creek Owners Association Inc. last fall.`)).toBeUndefined();
  });

  it.each([
    [
      'April 2031 HOA Board Meeting Minutes\n\nOTTER GLEN GARDENS\nHOMEOWNERS ASSOCIATION\n\nBoard of Directors\n\nThe meeting was opened.',
      'Otter Glen Gardens Homeowners Association',
    ],
    [
      `${'Dues are collected as the Board sets out here. '.repeat(20)}\n\nUnder Article VIII of the Declaration of Covenants, Conditions, Restrictions and Reservations of Easements for the Otter Glen Community Association (CC & Rs) the Board of Directors sets what follows.`,
      'Otter Glen Community Association',
    ],
    ['Minutes\nFrom Otter Glen HOA\n\nThe meeting was opened at 7 PM.', 'Otter Glen HOA'],
    [
      'Declaration, Otter Glen Homeowners Association, Inc.\n\nA fine is due in 30 days.',
      'Otter Glen Homeowners Association, Inc.',
    ],
    ['Otter Glen Association Homeowner’s Annual Meeting\n\nHeld April 4, 2031', 'Otter Glen Association'],
    [
      'Annual Meeting\nApril 4, 2031\n\nThe annual meeting of Otter Glen Townhouses, Inc. was called to order at 7 PM.',
      'Otter Glen Townhouses, Inc.',
    ],
    [
      'BYLAWS OF\nCRESTLINE COMMUNITY CLUB, INC.\n\nEvery owner of a lot is a member of the Club.',
      'Crestline Community Club, Inc.',
    ],
    [
      'BY-LAWS OF\n318 EAST 81ST STREET CONDOMINIUM\n\nThe building is known as 318 East 81st Street Condominium.',
      '318 East 81st Street Condominium',
    ],
    [
      '"Association" shall mean and refer to Alder Creek Homeowners Association, Inc., its successors and assigns.',
      'Alder Creek Homeowners Association, Inc.',
    ],
    [
      '“Association” means the Mill Pond, Unit Two, Community Association, a Texas nonprofit corporation.',
      'Mill Pond, Unit Two, Community Association',
    ],
    [
      'The name of the corporation is CEDAR BLUFF OWNERS ASSOCIATION, INC. It is below.',
      'Cedar Bluff Owners Association, Inc.',
    ],
    [
      'The name of this association shall be Villas at Lake Orin Homeowners’ Association and shall be called so.',
      'Villas at Lake Orin Homeowners’ Association',
    ],
    [
      'This lien is held by Fox Run Property Owners Association, Inc., an Ohio corporation (the "Association"), and by nobody else.',
      'Fox Run Property Owners Association, Inc.',
    ],
    [
      'Association means Elk Ridge Homeowners Association aka Old Mill Homeowners Association, a corporation.',
      'Elk Ridge Homeowners Association',
    ],
    ['BYLAWS OF THE HARBOR LIGHT CONDOMINIUM ASSOCIATION\nArticle I', 'Harbor Light Condominium Association'],
    [
      'Minutes of the Annual Meeting of Birch Hollow Homeowners Association\nMay 5, 2021',
      'Birch Hollow Homeowners Association',
    ],
    ['April 2, 2024 Birch Hollow Homeowner Association\nBalance', 'Birch Hollow Homeowner Association'],
    ['STONE GATE HOA GENERAL MEETING MINUTES\n3 May 2022', 'Stone Gate HOA'],
    [
      'Section 2. "Association" means the Association of Apartment Owners of Kai Terrace, its successors.',
      'Association of Apartment Owners of Kai Terrace',
    ],
    [
      '"Association" shall mean the Property Owners Association of Willow Lake Estates, Inc.',
      'Property Owners Association of Willow Lake Estates, Inc.',
    ],
    [
      'The Council of Co-Owners of Harbor House Condominium shall run the regime.',
      'Council of Co-Owners of Harbor House Condominium',
    ],
    ['2031 Annual Birch Hollow COA Meeting\nThe meeting was opened at 6 PM.', 'Birch Hollow COA'],
    ['BHPOA Board Meeting Minutes, 5 May 2031\nAll were there.', 'BHPOA'],
    ['Birch Hollow Patio Homes 2031 Annual Meeting\nPlace: the clubhouse', 'Birch Hollow Patio Homes'],
    ['Board Meeting - May Minutes\n\nBirch Square – Monday, May 5, 2031\n\nCall to Order', 'Birch Square'],
    ['Birch Hollow Condominium\nRules & Regulations\nFirst, be kind.', 'Birch Hollow Condominium'],
    ['2031 PRELIMINARY BUDGET\nBirch Hollow Subdivision HOA', 'Birch Hollow Subdivision HOA'],
    ['Birch Hollow Homeowners\n\nDear neighbors,', 'Birch Hollow Homeowners'],
    ['Lake Birch Property Owners\n\nDues for 2031', 'Lake Birch Property Owners'],
    ['Birch (Upper) HOA\n\nDues for 2031', 'Birch (Upper) HOA'],
    ['Minutes of the Birch Hollow Board Meeting\nMay 5, 2031', 'Birch Hollow'],
    ['Birch Hollow Condominium\nChange in Insurance Deductible\nMay 5, 2031', 'Birch Hollow Condominium'],
    ['Birch Hollow\nSummer Newsletter\nThe pool is open.', 'Birch Hollow'],
    ['Ballot\nThe last meeting of the Birchville HOA on May 5, 2031 had no quorum.', 'Birchville'],
    ['March 3, 2031\nTo: Owners of Birch Terrace Condominium\nFrom: The Board', 'Birch Terrace Condominium'],
    ['Dear Fellow Owners of Birch Hollow Estates,\n\nDues went up.', 'Birch Hollow Estates'],
    [
      'Birch Towers Condominium – Questions buyers ask\nHow many homes are there?',
      'Birch Towers Condominium',
    ],
    [
      'THE BUGLE\nNewsletter of the Birch Village Homes Association\nSpring',
      'Birch Village Homes Association',
    ],
    ['FAST FACTS – BIRCH PARK\nHomes: 640', 'Birch Park'],
    ['Frequently Asked Questions by Buyers - Ridge at Elk Pass\nWho plows?', 'Ridge at Elk Pass'],
    ['Certificate\nAssociation Name: Birch Hollow Villas\nUnit: 12', 'Birch Hollow Villas'],
    ['Certificate of Insurance\nInsured\tBirch Hollow Unit Two\tInsurer\n', 'Birch Hollow Unit Two'],
    ['Questionnaire\nProject Name: Birch Hollow Lofts\nUnits: 40', 'Birch Hollow Lofts'],
  ])('%s', (text, expected) => {
    expect(name(text)).toBe(expected);
  });

  it.each([
    'Board of Directors Meeting\nMay 5, 2031',
    'Annual Homeowners Meeting Minutes\nMay 5, 2031',
    'Pool and Clubhouse\nRules',
    'The members of the Association shall elect the Board of Directors of the Association.',
    'Unpaid HOA dues are subject to a fee. Prepaid HOA dues are shown below.',
    'A first mortgage held by the Federal National Mortgage Association is senior.',
    'The Secretary and Treasurer Mary Poole HOA were present.',
    'Disputes go to the American Arbitration Association.',
    'Each Condominium Association may adopt rules.',
    '"Association" means all of the Owners acting as a group under the Bylaws.',
    '4410 HOA\n2031 Budget',
    'The list is posted in the Community Clubhouse by the door.',
    'ATTENTION HOMEOWNERS\n\nThe pool is closed.',
    'Questions from Homeowners\n\nWho mows?',
    'Annual Meeting of Homeowners\n\nMay 5',
    'Questions – Annual Meeting\nWho mows?',
    'Buy an Individual Community Association Unit Owners Policy (HO-6).',
    'To: Owners of the\nFrom: The Board',
    'Dear residents of Building and Grounds Management,\nHello.',
    'Condominium – Questions\nWho mows?',
    'State Birch\nFire insurance company\nPolicy 12',
    'We spoke of the Local HOA and of the Other HOA.',
    'Certificate\nInsured: Acme Community Management, Inc.\n',
    'Form\nAssociation: Yes No\nProject: Replace the Roof\tAddress\n',
  ])('not in: %s', (text) => {
    expect(name(text)).toBeUndefined();
  });
});

it('is not the state whose laws are spoken of', () => {
  const of = (name: string) =>
    `The quorum was not met. By the ${name} HOA statutes a second meeting needs less.`;
  expect(name(of('South Dakota'))).toBeUndefined();
});
