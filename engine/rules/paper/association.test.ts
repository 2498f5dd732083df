import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { associationName } from './association.ts';

const name = (text: string) => factsIn(text, [associationName])['association.name'];

describe('the name of the association', () => {
  it('is not the title of a paper', () => {
    expect(name('Rules and Regulations of the Association\n\nNo pets are allowed.')).toBeUndefined();
  });

  it('may be a cooperative of owners, on two lines', () => {
    const text =
      'Otter Glen\nHomeowners Cooperative\n\nThe Otter Glen Homeowners Association Annual Meeting is in May.';
    expect(name(`${text} Otter Glen Homeowners Cooperative is mandatory.`)).toBe(
      'Otter Glen Homeowners Cooperative',
    );
    expect(name('Otter Glen HOA\n\nThe Farm Cooperative sells eggs.')).toBe('Otter Glen HOA');
  });

  it('is no word by which dues are told apart, and no event with its day', () => {
    expect(name('Elm fund\n\nRegular HOA + pool assessments\n$4,000')).toBeUndefined();
    expect(name('Regal HOA\n\nRegular HOA + pool assessments\n$4,000')).toBe('Regal HOA');
    expect(name('Hear the Candidates — May 14\nCome with questions.')).toBeUndefined();
    expect(name('Otter Glen — May 14\nCome with questions.')).toBe('Otter Glen');
  });

  it('does not take in whom a letter addresses, or whose minutes they are', () => {
    expect(name('From: Kim Day, Manager\nTo: Owners, Otter Glen HOA\n\nDear neighbors,')).toBe(
      'Otter Glen HOA',
    );
    expect(name('Minutes, Board of Trustees, Otter Glen HOA\nMonday, May 9')).toBe('Otter Glen HOA');
    expect(name('Owners of Otter Glen Association\nMonday, May 9')).toBe('Owners of Otter Glen Association');
  });

  it('is no word that all of them have', () => {
    expect(name('Black Oak Estates\n2031 Budget and Homes Association Dues')).not.toBe('Homes Association');
  });

  it.each([
    ['ELK LAKE PROPERTY OWNERS ASSN\n\nThe dock is closed.', 'Elk Lake Property Owners Assn'],
    ["Elk Lake Homeowners Ass'n.\n\nThe dock is closed.", "Elk Lake Homeowners Ass'n."],
    ['The Assn meets in May.', undefined],
    [
      'Will you fine me?\nNO. The Elk Lake Homeowners Association fines nobody.',
      'Elk Lake Homeowners Association',
    ],
    ['No. 4 Elk Lake Homeowners Association\n\nThe dock is closed.', 'No. 4 Elk Lake Homeowners Association'],
  ])('may be written short: %s', (text, told) => {
    expect(name(text)).toBe(told);
  });

  it('is that of the place to which a title in capitals welcomes', () => {
    expect(name('WELCOME TO QUAIL POINT TOWNHOMES\n\nResident Handbook')).toBe('Quail Point Townhomes');
    expect(name('WELCOME TO THE POOL\n\nNo glass.')).toBeUndefined();
  });

  it('is not that of the firm which fills in a form', () => {
    const form = 'Project Questionnaire\n\nProject name: Elm Court Condominium\n\nCompleted by: Gull Bay HOA';
    expect(factsIn(`${form} Services`, [associationName], 'other')['association.name']).toBe(
      'Elm Court Condominium',
    );
  });

  it('is none of the other associations of which a unit is a member', () => {
    const text =
      'ESTOPPEL CERTIFICATE\n\nj. Provide a list of all other associations of which the unit is a member. Gull Bay Master Association.';
    expect(factsIn(text, [associationName], 'other')['association.name']).toBeUndefined();
    const payee = `${text}\n\nk. Checks are payable to Elm Court HOA.`;
    expect(factsIn(payee, [associationName], 'other')['association.name']).toBe('Elm Court HOA');
  });

  it('has no word for its minutes, not even for a minute', () => {
    expect(
      name('Minute of the OGHA Annual Meeting - May 6, 2031\n\nThe OGHA was told of the path.'),
    ).not.toMatch(/minute/i);
    expect(name('Minute of the QVHA Annual Meeting - May 6, 2031\n\nThe QVHA was told of it.')).toBe('QVHA');
  });

  it('is no law, and in a paper for a sale no other association', () => {
    const act = 'MARYLAND HOMEOWNERS ASSOCIATION ACT DISCLOSURES\n\nDues are paid to Elm Court HOA, Inc.';
    expect(name(act)).toBe('Elm Court HOA, Inc.');
    const certificate = (line: string) =>
      factsIn(
        `Resale Certificate\n\n${line}: Gull Bay Master Association\n\nDues are $40.`,
        [associationName],
        'other',
      );
    expect(certificate('Other associations of which the unit is a member')).toEqual({});
    expect(certificate('Association')).toEqual({ 'association.name': 'Gull Bay Master Association' });
  });

  it('has no article of the sentence and no date of the heading', () => {
    expect(name('An Otter Glen Property Owners Association Board Meeting was held on May 6, 2031.')).toBe(
      'Otter Glen Property Owners Association',
    );
    expect(name('A Street Lofts Homeowners Association\n\nDues are $40.')).toBe(
      'A Street Lofts Homeowners Association',
    );
    expect(name('OGPOA 5-6-31 Board Meeting Notes\n\nThe board met at noon.')).toBe('OGPOA');
  });

  it('stands in a heading that welcomes', () => {
    for (const welcome of [
      'Welcome to Otter Glen',
      'WELCOME TO OTTER GLEN!',
      'Welcome to the Otter Glen website',
      'Welcome to Otter Glen HOA',
      'Welcome to the Site of Otter Glen',
    ])
      expect([welcome, name(`${welcome}\n\nDues are $40.`)]).toEqual([
        welcome,
        welcome.includes('HOA') ? 'Otter Glen HOA' : 'Otter Glen',
      ]);
  });

  it('is not what a date leaves of a title', () => {
    expect(
      name('Jan 2031 Minutes\n\nThe meeting was called to order by the President at 7 PM.'),
    ).toBeUndefined();
  });

  it('has both words that a stroke joins', () => {
    expect(
      name(
        '"Association" shall mean the Otter Glen/Heron Park Homeowners Association, its successors and assigns.',
      ),
    ).toBe('Otter Glen/Heron Park Homeowners Association');
    expect(name('"Association" means the Ash/Elm Park Owners Association, a nonprofit corporation.')).toBe(
      'Ash/Elm Park Owners Association',
    );
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
    const sealed = 'I am secretary of Elder! Creek Homeowners Association, Inc. ("Association").';
    expect(name(`ELDER CREEK HOMEOWNERS ASSOCIATION, INC.\n\n${sealed}`)).toBe(
      'Elder Creek Homeowners Association, Inc.',
    );
    const cheered = sealed.replace('Elder!', 'Hurray!');
    expect(name(`ELDER CREEK HOMEOWNERS ASSOCIATION, INC.\n\n${cheered}`)).not.toMatch(/Hurray/);
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

  it('is told as the paper prints it best', () => {
    const means = (rest: string) =>
      name(`"Association" shall mean the Birch Hollow Roperty Owners Association, its successors. ${rest}`);
    const clean = 'Dues go to the Birch Hollow Property Owners Association. Each owner of property pays.';
    expect(means(clean)).toBe('Birch Hollow Property Owners Association');
    // Neither of two associations is the other misread.
    expect(means(`A roperty is a rope walk. ${clean}`)).toBe('Birch Hollow Roperty Owners Association');
    expect(
      name('Birch Hollow I Owners Association\n\nThe Birch Hollow V Owners Association met. Hollow V won.'),
    ).toBe('Birch Hollow I Owners Association');
    expect(name('BIRCHWOOD OWNERS ASSOCIATION\n\nThe board of the BirchWood Owners Association met.')).toBe(
      'BirchWood Owners Association',
    );
    expect(
      name('BIRCH VILLAS OWNERS ASSOCIATION\n\nThe board of The Birch Villas Owners Association met.'),
    ).toBe('The Birch Villas Owners Association');
    expect(name('Association name: Birch Hollow\n\nThe Birch Hollow Owners Association pays.')).toBe(
      'Birch Hollow Owners Association',
    );
    const short =
      'I hold a share in LAKES OF BIRCH OWNERS ASSOCIATION, INC., a corporation (the "Association").';
    expect(name(`LAKES OF BIRCH OWNERS ASSOCIATION\n\nPROXY\n\n${short}`)).toBe(
      'Lakes of Birch Owners Association',
    );
    expect(name('Birch Hollow Ill Owners Association\nMay 5, 2031')).toBe(
      'Birch Hollow III Owners Association',
    );
    expect(name('RESERVE REPORT FY 2031 BIRCH HOLLOW MASTER ASSOCIATION')).toBe(
      'Birch Hollow Master Association',
    );
    expect(
      name('Bylaws\n\nAssociation: Birch AsSociation\nThe rules of Elder Creek Owners Association'),
    ).toBe('Elder Creek Owners Association');
  });

  it('is the one that a paper names most, where its head has the name', () => {
    const long = 'The Committee read the Papers that were there. '.repeat(60);
    const named = 'It is appointed by the Board of Birch Hollow Community Association. ';
    expect(name(`BIRCH HOLLOW SECTION TWO\n\n${long}${named}${named}`)).toBe(
      'Birch Hollow Community Association',
    );
    expect(name(`BIRCH HOLLOW SECTION TWO\n\n${long}${named}`)).toBeUndefined();
    expect(name(`ELDER CREEK SECTION TWO\n\n${long}${named}${named}`)).toBeUndefined();
    const other = 'Others are of the Lakes of Birch Hollow Community Association. ';
    expect(name(`BIRCH HOLLOW SECTION TWO\n\n${long}${named}${named}${other}${other}`)).toBeUndefined();
  });

  it.each([
    ['BIRCH HOLLOW\tHOMEOWNERS ASSOCIATION\nANNUAL MEETING', 'Birch Hollow Homeowners Association'],
    [
      '2031 Budget\nBirch Hollow\nFacility Master Association\t(BHFMA)',
      'Birch Hollow Facility Master Association',
    ],
    ['Minutes of the Board\nMay 5, 2031\nBirch Townhouse,\nInc.\nAll were there.', 'Birch Townhouse, Inc.'],
    ["May 5th 2031\tBirch Hollow Homeowners'Association", "Birch Hollow Homeowners' Association"],
    ['2031 Study - Birch Hollow Cluster Association\n\nOak & Oak', 'Birch Hollow Cluster Association'],
    ['CAPITAL RESERVE STUDY Prepared for: Birch Hollow HOA Date of Report: 5/5/2031', 'Birch Hollow HOA'],
    ['3 May 5, 2031 Birch Hollow HOA Care of: Ann Oak', 'Birch Hollow HOA'],
    ['Funding Plan for Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Budget Analysis of Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Bill To Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Level II Reserve Study Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Session Summary, Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Project Name Birch Hollow Owners Association\n2031', 'Birch Hollow Owners Association'],
    ['Owners Association for Birch Hollow\n2031', 'Owners Association for Birch Hollow'],
    ['May 5 2031 Birch Hollow HOA Care of: Ann Oak', 'Birch Hollow HOA'],
    ['Oak Management Corp. Birch Hollow HOA Balance Sheet for May 31, 2031', 'Birch Hollow HOA'],
    ['Birch Hollow Property Owners Annual Spring Meeting\n1. Welcome', 'Birch Hollow Property Owners'],
    ['Birch Hollow Meriden\n\nMay 9th 5:30 BOD Meeting\n\nDear Neighbors,', 'Birch Hollow Meriden'],
    ['Birch at Elk Pass\nThe Bell, May 2031\n\nDamages in Birch at Elk Pass are paid.', 'Birch at Elk Pass'],
    ['BHSHOA\nPROPOSED BUDGET WORKSHEET\n12/31/2031', 'BHSHOA'],
    ['Report\n\nThe results for the BHHOA are enclosed. The BHHOA holds two accounts.', 'BHHOA'],
    ['The bylaws governing 40 Elder Street Condominium (40) ask for it.', '40 Elder Street Condominium'],
    ['BR VILLAGE ASSOCIATION, INC.\nBYLAWS', 'BR Village Association, Inc.'],
    [
      'BIRCH AT ELK ASSOCIATION, INC., and\nSHOPS AT ELK OWNERS ASSOCIATION, INC.\nRules',
      'Birch at Elk Association, Inc.',
    ],
    [
      'Signed by the Authorized Representative for Birch Hollow Community Association on May 5.',
      'Birch Hollow Community Association',
    ],
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
    ['Ballot\nThe last meeting of the Birchville HOA on May 5, 2031 had no quorum.', 'Birchville HOA'],
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
    ['THE BIRCH BARK\nNewsletter of Birch Bend Townhomes - Summer 2031\nNews', 'Birch Bend Townhomes'],
    [
      "Your Birch Woods Home Owners' Association Board of Directors meets in May.",
      "Birch Woods Home Owners' Association",
    ],
    [
      'THE BIRCH CREEK PATTER\nSummer 2031 - the newsletter of Birch Creek Village HOA\nNews',
      'Birch Creek Village HOA',
    ],
    ['FAST FACTS – BIRCH PARK\nHomes: 640', 'Birch Park'],
    ['Frequently Asked Questions by Buyers - Ridge at Elk Pass\nWho plows?', 'Ridge at Elk Pass'],
    ['Certificate\nAssociation Name: Birch Hollow Villas\nUnit: 12', 'Birch Hollow Villas'],
    ['Certificate of Insurance\nInsured\tBirch Hollow Unit Two\tInsurer\n', 'Birch Hollow Unit Two'],
    ['Current HOA notices and dates.\n\nMake checks payable to Otter Glen HOA.', 'Otter Glen HOA'],
    [
      'Dues are to be paid to the Otter Glen Homeowners Association by May.',
      'Otter Glen Homeowners Association',
    ],
    ['Aug 23 HOA Parking Policy\n\nOtter Glen HOA\nP.O. Box 9', 'Otter Glen HOA'],
    [
      'A Friendly HOA\n\nThe pool is open.\n\n© 2031 Otter Glen Homeowners Association',
      'Otter Glen Homeowners Association',
    ],
    ['About The Otter Glen Water Association\n\nDues are $40.', 'Otter Glen Water Association'],
    ['OGHOA Otter Glen Homeowners Association\n\nDues are $40.', 'Otter Glen Homeowners Association'],
    [
      'Otter Glen HOA\nFrequently Asked Questions\nHOA\nAre Homeowners Associations common here?',
      'Otter Glen HOA',
    ],
    [
      'Pond\n\nThe pond is drained in May.\n\nCopyright © Otter Glen HOA, All Rights Reserved.',
      'Otter Glen HOA',
    ],
    ['Dear neighbors,\n\nThe Otter Glen HOA board met last week.', 'Otter Glen HOA'],
    ['First Otter Glen Homeowners Association\nNotice', 'First Otter Glen Homeowners Association'],
    ['First Amended Otter Glen Homeowners Association\nNotice', 'Otter Glen Homeowners Association'],
    ['Questionnaire\nProject Name: Birch Hollow Lofts\nUnits: 40', 'Birch Hollow Lofts'],
  ])('%s', (text, expected) => {
    expect(name(text)).toBe(expected);
  });

  it.each([
    'Board of Directors Meeting\nMay 5, 2031',
    'Annual Homeowners Meeting Minutes\nMay 5, 2031',
    'Questions\nThe homes are also part of Otter Bay Master Association.',
    'Pool and Clubhouse\nRules',
    'The members of the Association shall elect the Board of Directors of the Association.',
    'Unpaid HOA dues are subject to a fee. Prepaid HOA dues are shown below.',
    'A first mortgage held by the Federal National Mortgage Association is senior.',
    'The Secretary and Treasurer Mary Poole HOA were present.',
    'Disputes go to the American Arbitration Association.',
    'Each Condominium Association may adopt rules.',
    '"Association" means all of the Owners acting as a group under the Bylaws.',
    '4410 HOA\n2031 Budget',
    'Frequently Asked Questions\nHOA\n\nAre Homeowners Associations common here?',
    'Pond\n\nThe pond is drained in May.\n\nCopyright © Elm Web Design, All Rights Reserved.',
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
    'Proxy Voting Ballot\nElection of the board at the annual meeting',
    'Fine Letters\nThe owners were told of it.',
    'Report\n\nThe results for the BHHOA are enclosed.',
    'Current HOA notices, dates and reminders',
    'Aug 23 HOA Parking Policy\n\nThe board made it.',
    'A Friendly HOA\n\nThe pool is open.',
    'Checks are payable to the association.',
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

it('is not that of an association within it, to which some owners pay besides', () => {
  const text = (of: string) =>
    `Dues\n\nQuestions go to the manager.\n\nOwners of condos pay ${of} Elm Tower Condominium Association.`;
  expect(name(text('a second fee to'))).toBeUndefined();
  expect(name(text('their dues to'))).toBe('Elm Tower Condominium Association');
});

it('is a name that ends with the owners, and no day, place or part', () => {
  const name = (text: string) => valueIn('association.name', text, 'other');
  expect(name('The Association of Powell Run Home Owners\n\nWelcome to our site.')).toContain(
    'Powell Run Home Owners',
  );
  expect(
    name(
      'Newsletter\n\nThe ANNUAL MEETING will be held on Tuesday May 17, 2031 at the Otter Glen Country Club.',
    ),
  ).toBeUndefined();
  expect(
    `${name('Parking Rules\n\nElm Court is a Sub-Association of The Otter Glen Community Association.')}`,
  ).not.toContain('Otter Glen');
});

it('is not that of others than the head has letters for, nor with a verb before it', () => {
  const name = (text: string) => valueIn('association.name', text, 'minutes');
  const send = 'A release was sent to the Bent Creek Condominium Association.';
  const rest = `${'The board met and spoke of the lamps and of the walks. '.repeat(6)}${send}`;
  expect(name(`Minutes of the LFHA Board Meeting, May 4, 2031\n\n${rest}`)).toBeUndefined();
  expect(name(`Minutes of the BCCA Board Meeting, May 4, 2031\n\n${rest}`)).toContain('Bent Creek');
  expect(name('Support the West End Civic Association\n\nWe met in May.')).toBe('West End Civic Association');
});
