import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

describe('detectType', () => {
  it.each([
    [
      'cc_and_r',
      'PINE CREEK\nDECLARATION OF\nCOVENANTS, CONDITIONS AND RESTRICTIONS\nThis Declaration is made by the Declarant.',
    ],
    ['cc_and_r', 'SECOND AMENDMENT TO DECLARATION OF RESTRICTIONS FOR OAK GROVE\nArticle II is amended.'],
    ['cc_and_r', 'Master Deed of Lakeside Condominium\nThe Bylaws are attached.'],
    [
      'cc_and_r',
      'QUARTZ MEADOW, SECTION TWO\n——____PROTECTIVE COVENANTS\nSTATE OF OHIO\nNo lot is used for a trade.',
    ],
    ['cc_and_r', 'QUARTZ MEADOW, SECTION TWO\n- _ DEED RESTRICTIONS\nNo lot is used for a trade.'],
    ['cc_and_r', 'Elm Court CC&Rs\nNo lot shall be divided.'],
    [
      'bylaws',
      'AMENDED AND RESTATED BY-LAWS\nOF\nPINE CREEK HOMEOWNERS ASSOCIATION\nRules may be made by the board.',
    ],
    [
      'bylaws',
      'BY- LAWS\tADOPTED MAY 4, 1991\nWhen the meeting is called to order, the order of business is: roll call, old business, new business, adjournment.',
    ],
    [
      'bylaws',
      `Pine Creek Owners, Inc.\nBylaws\n${[1, 2, 3].map((n) => `Section ${n}. Officers\n${'The board will meet in May and will choose them. '.repeat(12)}`).join('\n')}`,
    ],
    ['bylaws', 'Pine Creek Owners, Inc.\nBylaws\nThese Bylaws are subject to the Declaration of Covenants.'],
    [
      'budget',
      'Pine Creek Owners Association\nProfit & Loss Budget Overview\nJanuary through December 2031\nTotal income\t9,000\nInsurance\t2,000',
    ],
    [
      'financial',
      'Pine Creek Owners Association\nProfit & Loss\nJanuary through December 2031\nTotal income\t9,000\nInsurance\t2,000',
    ],
    [
      'financial',
      'PINE CREEK OWNERS ASSOCIATION\nAnnual Report to Owners - Year Ended December 31, 2031\nTotal income\t9,000\t9,100\nInsurance\t2,000\t2,100\nManagement\t3,000\t3,000\nLandscaping\t4,000\t4,200',
    ],
    [
      'budget',
      'PINE CREEK OWNERS ASSOCIATION\nBudget for the Year Ending December 31, 2031\nTotal income\t9,000\t9,100\nInsurance\t2,000\t2,100\nManagement\t3,000\t3,000\nLandscaping\t4,000\t4,200',
    ],
    [
      'financial',
      "PINE CREEK TRUST\nTreasurer's Monthly Report - February 2031\nTotal receipts\t900\tFeb budget\t950",
    ],
    ['rules', 'Pine Creek Condominiums\nRules and Regulations\nDogs are on a leash.'],
    ['rules', 'Pine Creek POA\nEnforcement and Fine Schedule\nUnleashed dog\t$40\t$80\nLoud noise\t$30\t$60'],
    ['rules', 'Pine Creek Rules\nWhere may I park?\nIn your garage.'],
    ['rules', 'Pine Creek HOA\nCollection Procedures\nLate dues bear interest.'],
    ['rules', 'SWIMMING POOL RULES\n1. No glass.\n2. Shower for two minutes first.'],
    [
      'rules',
      'Parking in our Neighborhood\nCars in breach of the parking rules will be towed.\nOld plates are prohibited.\nBoats are not allowed.',
    ],
    ['rules', 'Resolution of the Board: Collection Policy\nLate dues bear interest.'],
    [
      'rules',
      "PINE CREEK ASSOCIATION SECRETARY'S CERTIFICATE\nI certify that I am its Secretary and that what is attached is a true and correct copy of the current Pine Creek Towing Policy.",
    ],
    [
      null,
      "PINE CREEK ASSOCIATION SECRETARY'S CERTIFICATE\nI certify that I am its Secretary and that a true and correct copy of the foregoing was sent to all owners.",
    ],
    ['minutes', 'Pine Creek HOA\nBoard Meeting Minutes\nJune 3, 2025\nTreasurer’s Report: we have $3,000.'],
    [
      'minutes',
      'Pine Creek\nMay 4\nThe meeting was called to order at 7 p.m. A motion was made by Lee, seconded by Ray. A motion was made to adjourn; seconded. Adjourned at 8.',
    ],
    [
      'minutes',
      'NOTICE OF MEETING AND MINUTES\nPine Creek HOA\nThe meeting was called to order. A motion was made and seconded.',
    ],
    ['minutes', 'Pine Creek BOD Meeting – 2/13/31\nThe Board voted to buy a gate. The vote was unanimous.'],
    ['minutes', 'Pine Creek HOA\nBoard notes, 5/4/31 - typed up by TJ\nManager: their bid is $3,000.'],
    ['minutes', 'Pine Creek HOA\nMeeting Notes\nMay 4, 2031\nTreasurers Report: See print outs'],
    ['minutes', 'Pine Creek HOA\nMay board meeting\nKim called the meeting to order at 7.'],
    ['minutes', 'Elm Court HOA - Board Mtg Notes\nMay 4\nGate: buy. Passed 3-1.'],
    ['minutes', 'Elm Court HOA Mins of 7/8/31\nAdj 7:10'],
    ['minutes', 'Elm Court BOD 5/20/31\nGate: 3-0\nM/Kim to pay'],
    ['minutes', 'Elm Court Owners - Action Register\nBuy a gate. Approved 4-0'],
    [
      'minutes',
      'Elm Court ANNUAL MEETING 11/12/31\nBallot #1 new gate: Yes 48 No 14. Passed.\nBallot #2 fence: Yes 71 (incl. mail), No 22.\nAdj 8:20',
    ],
    ['minutes', 'Fall 2031 Annual Meeting Minutes\nThe meeting was called to order at 7.'],
    ['rules', 'Elm Court Rules\nThe pool is open 9-5.'],
    [
      'rules',
      'RESOLUTION: POOL RULES\nAt a meeting called to order on May 4, directors present: Lee, Ray, it was resolved: no glass, and no dogs are allowed.',
    ],
    [
      'reserves',
      'RESERVE STUDY\nUpdate, no site visit\nThe association is 43.1% funded. Its budget follows.',
    ],
    ['budget', 'Pine Creek HOA\n2025 Operating Budget\nInsurance\t4,500.00\nReserve study\t1,200.00'],
    [
      'budget',
      'Pine Creek\nDues\t90,000\t92,000\nInsurance\t4,500\t4,600\nManagement\t9,000\t9,000\nLandscaping\t8,000\t8,100\nTotal expenses\t21,500\t21,700',
    ],
    ['financial', 'Pine Creek HOA\nBalance Sheet\nChecking\t3,000.00\nTotal assets\t3,000.00'],
    ['financial', "Elm Court Trust\nTreasurer's Monthly Report\nFeb actual\tFeb budget\nSalt\t40.10\t35.00"],
    [
      'financial',
      "Treasurer's Report (May 4, 2031)\nTransaction\t2031 Proposed Budget\nSalt\t40.10\nMowing\t90.00\nInsurance\t100.00\nPostage\t12.00\nDues\t300.00",
    ],
    ['financial', 'Profit & Loss, January to December 2024\nDues\t3,000.00'],
    ['financial', 'Budget Comparison Report\n12/1/2024 - 12/31/2024\nInsurance\t100\t120'],
    [
      'minutes',
      'Agenda\nPine Creek Board Meeting, May 4, 2031\nThe meeting was called to order. Kim moved to pay the bill.',
    ],
    [
      'minutes',
      'Pine Creek HOA Board Meeting 5/21/31\nAttendees: Lee, Ray\nThe board approved $90 for salt.',
    ],
    [
      'minutes',
      'Monthly Meeting\nDirectors attending: Lee, Ray\nAlso attending: Kim of the manager’s office\n- The pump is back.\n- $4,100 at the bank.',
    ],
    [
      'minutes',
      'The meeting convened at 6:10 with all trustees present.\nOwners chose the wooden fence, 90 to 12.',
    ],
    [
      'minutes',
      'May 4, 2031\nThe meeting was opened by Lee.\nTrustees present: Lee, Ray\n1. Salt cost more than it did last winter.',
    ],
    [
      'minutes',
      'ELM COURT TRUST May 4, 2031 Library Meeting was called to order by Lee. Present at the meeting were Lee, Ray and Kim. Gate: its hinge was oiled. Salt: two bags are left.',
    ],
    ['minutes', 'Lee called the meeting, held in the hall, to order. Directors present: Ray, Kim.'],
    [
      'minutes',
      'May 4, 2031\nNumber of Attendees: 9\nMeeting Start Time: 7:05\n\n7:05 - Start\n7:06 - Dues talk\n- dues are per home\n7:30 - End',
    ],
    ['minutes', 'Lee opened the meeting.\nDirectors present\nLee, Ray, Kim\nThe gate squeaks.'],
    [
      'minutes',
      'Elm Court Annual Meeting - May 4, 2031\nThe meeting was called to order at 7.\n2032 Budget\n1. Entrance: the cost of bulbs was explained.',
    ],
    [
      'minutes',
      'Elm Court\nBudget Ratification Meeting, May 4, 2031\nAttending: Lee and Ray\nAbsent - none\nThe slides were shown.',
    ],
    [
      'minutes',
      'Elm Court\nAnnual Meeting, May 4, 2031\n38 of 63 lots in person or by proxy\nBudget as amended: approved 33-5. Fence: passed 20-16. Adjourned.',
    ],
    [
      'minutes',
      'Elm Court HOA\nAnnual Meeting, 2/11/31\n- Elections: Jim, Deb re-elected.\n- Vote on the fence: yes 29, no 17.',
    ],
    ['minutes', 'Subject: vote by mail + minutes 5/4\nGate, $900. Lee: yes. Ray: yes.'],
    [
      'financial',
      'Fox Run\nBudget vs Actual, January - December 2031\n\n2031 Budget\t2031 Actual\t2032 Budget\nIncome\nAssessments\t90,000\t90,100\t95,000\nLate fees\t1,000\t1,200\t1,000\nTotal income\t91,000\t91,300\t96,000\nLandscaping\t38,000\t41,200\t42,000\nInsurance\t14,500\t14,400\t15,000\nManagement\t21,600\t21,600\t22,800\nTotal expenses\t74,100\t77,200\t79,800',
    ],
    [
      'bylaws',
      'Declaration of Covenants\nand Bylaws\nBYLAWS OF PINE CREEK\nThese Bylaws set out how directors are elected.',
    ],
    [
      'rules',
      'Pine Creek Rules\nWhere may I park?\nIn your garage.\nWhat of the 2031 Budget?\nSee there.\nMay I keep a hen?\nNo.',
    ],
  ])('tells %s', (type, text) => {
    expect(docOf(text).detectedType).toBe(type);
  });

  it.each([
    '',
    'Dear neighbor, the picnic is on Sunday.',
    'Fox Run Condominiums\nLetter to owners, March 3, 2031\nKim asked that the dues increase be put off until 2032; the rest of the board did not agree.',
    'ARTICLES OF INCORPORATION OF PINE CREEK\nThe bylaws govern meetings.',
    'PROXY\nThe undersigned hereby appoints the secretary to vote at the annual meeting.',
    'Frequently Asked Questions\nWhat are the covenants and bylaws?\nThey are our documents.\nWhere are the rules?\nOnline.',
    'Pine Creek POA\nOffice Procedures\nRoles and Responsibilities\nThe president leads meetings.',
    'Pine Creek POA\nOffice Procedures\nFidelity Bond\nThe bond covers theft.',
    'Pine Creek Estates\n2031 - 2032 Insurance Summary\nDeductible\t$2,500',
    'Pine Creek HOA\nCommunity Association Policy\nPolicy Number 12-34\nNamed Insured: Pine Creek HOA\nLimit of insurance: $2,000,000\nPolicy Period: one year',
    'Creek notice\nThe meeting start time will be 7:05, at the barn.',
    'How a meeting runs\nWhen the meeting is called to order, you may speak for three minutes on any item.',
    'Creek Newsletter\nThe meeting was called to order at 7. Members of the board present: Lee, Ray. The pool opens in May.',
    'Dear Owners,\nThe meeting was called to order at 7, and all directors were present. The pool opens in May.',
    'Elm Court PROXY\nThe members present: as listed\nMay vote in person or by proxy.',
    `Pine Creek Owners, Inc.\nBylaws\n${'Section 4 of the bylaws will be on the website. '.repeat(40)}`,
    'NOTICE OF SPECIAL MEETING OF MEMBERS\nPine Creek HOA\nThe members will vote on the dues.',
    'Pine Creek HOA\n\nDear Owners,\n\nOur neighbors at Elm Court pay $410 a month and have a reserve fund of $900,000. We pay $295. Ten years ago we paid $180.',
    'Parking in our Neighborhood\nThe lot is being paved in May. Thank you for your patience.',
    'THE CREEK NEWSLETTER\nNew Rules for the Pool\nPlease read them.',
    'Pine Creek HOA FAQ\nHow much are the dues?\n$400 a year. 2031 Budget\nMay I park a bus?\nNo. Parking Rules, p. 2\nDo I need approval?\nYes.',
    'The Pond\nWho owns it?\nThe association.\nTaking care of it\nNeighbors can follow a few simple guidelines to keep it clean:\n1. Pick up after pets.',
    'Documents\nCovenants, Conditions & Restrictions (CCR)\nBylaws\nArticles of Incorporation\nFence Policy\nCONTACT\nCall the manager.',
    'Pine Creek Announcements\nAug 23 Parking Policy\nThe policy says how the bylaw is enforced. Violations lead to fines.',
    'Neighborhood Updates\nNew Rules for the Pool\nPlease read them.',
    'Pine Creek Insurance Update\nPolicy period 6/1/2031 - 6/1/2032\nThe premium went up.',
    'Annual Meeting Details\nOur next annual meeting will take place on May 12.\nAgenda\n6:40 Call to order\n7:10 Election of directors\n7:30 Adjournment',
    'BOARD OF DIRECTORS MEETING AGENDA\nI. Call to Order\nII. Approval of Minutes - February 18\nIII. Old Business\nIV. New Business\nV. Adjournment',
    'Pine Creek Update\nAnnual Meeting Update\nPine Creek recently held its annual meeting and elected Ann Poe as president.',
    'THE CREEK HERALD\nSpring 2031 · Pine Creek HOA\nReserve Study\nIt is on the website: we hold $41,000 of $90,000, so 46%.\nParking Rules\nThey are new.',
    'The Creek Voice\nVol. 3, No. 2\nOur Budget\nIt is $41,000.00 in all, of which $9,000.00 is for salt.',
    'Pine Creek\nReserve Study Update\n\nDear Owners,\n\nWe have asked an engineer for a reserve study.',
  ])('cannot tell %j', (text) => {
    const doc = docOf(text);
    expect(doc.detectedType).toBeNull();
    expect(doc.type).toBe('other');
  });

  it('takes a letter that asks to a meeting for no minutes', () => {
    const asks = 'July 10th 6:00 BOD meeting\nPine Creek Homeowners\n';
    expect(docOf(`${asks}\nDear neighbors,\nThe board will meet.`).detectedType).not.toBe('minutes');
    expect(docOf(`${asks}\nThe board met. Motion carried.`).detectedType).toBe('minutes');
  });

  it('knows minutes that were pasted without their lines by their first words', () => {
    const pasted = (words: string) =>
      docOf(
        `PINE CREEK HOMEOWNERS ASSOCIATION Box 4, Elm ${words} April 14, 2031 The Inn. ${'Rot repair went on as the manager had said it would. '.repeat(14)}`,
      ).detectedType;
    expect(pasted('Semi-Annual Association Meeting Minutes')).toBe('minutes');
    expect(pasted('Notes from the garden')).toBeNull();
  });

  const told = (line: string) => `${line}\n`.repeat(12);

  it.each([
    [
      'cc_and_r',
      `Lake Drive\nDeclaration of Covenants\n${told('Roofs must be gray, and gates must be of wood, by the owner.')}`,
    ],
    [
      'cc_and_r',
      `ADOPTED AMENDMENT TO THE DECLARATION OF PINE CREEK\n${told('Roofs must be gray, and gates of wood.')}`,
    ],
    [
      null,
      `For Lenders\nDeclaration of Condominium\nAsk the clerk.\n${told('Our 37 homes were built in 1988 by volunteers who live beside the lake, on the drive and the way.')}`,
    ],
    [
      'financial',
      `Treasurer's Report\n${told('We paid $410.00 to the gardener, $35.10 for stamps and $3,100 for the gate that was rebuilt.')}`,
    ],
    [
      null,
      `Finance Committee\nMission\n${told('The committee advises the board on what it plans to spend, and looks over the reserve study analysis.')}`,
    ],
    [
      'cc_and_r',
      `Section 3.5 Use.\n${told('No structure on a lot shall be taller than its neighbors.\nEach owner shall mow.')}`,
    ],
    [
      'bylaws',
      `Section 3.5 Terms.\n${told('The directors shall meet in May.\nThe secretary shall keep the book.')}`,
    ],
    [
      null,
      `Bylaws and Declaration\nDownload them here.\n${'Welcome to our village by the lake, which was built in 1988. '.repeat(15)}`,
    ],
    [null, `The Creek\n${told('The heron shall be back in May, and the frogs with it.')}`],
    ['rules', 'Parking Guidelines\nNo bus is allowed.\nNo boat is allowed.\nVans are not allowed.'],
    [
      null,
      `Creek Notes\nFrom the President\n${told('The heron is back, and so are the frogs, which we had all missed a great deal this winter.')}Reserve Study\nWe hold $41,000 of $90,000, so 46%.`,
    ],
    [
      'rules',
      'By-Laws\nDownload the By-Laws (PDF, 1 MB)\nParking Rules\nNo bus is allowed.\nNo boat is allowed.\nVans are not allowed, nor must they be left by the pond, and trailers shall go.',
    ],
    [null, 'Fox Run\nBudget\nDownload the 2031 Budget (PDF)\nWe spent $41,000 on salt and $300 on the gate.'],
    [
      null,
      `2031 Annual Budget\n${'It was mailed to every home in May, and whoever has lost it may ask for it. '.repeat(3)}`,
    ],
    [null, 'Fox Run\n\nHere is the 2031 Approved Budget\n\nJoin our summer party at the pool.'],
    [null, 'View Parking Guidelines\nNo bus is allowed.\nNo boat is allowed.\nVans are not allowed.'],
  ])('takes for %s what has the form of it: %j', (type, text) => {
    expect(docOf(text).detectedType).toBe(type);
  });

  it('lets the user’s choice stand', () => {
    const doc = docOf('BYLAWS OF PINE CREEK', 'rules');
    expect([doc.type, doc.detectedType]).toEqual(['rules', 'bylaws']);
  });
});

it('a page of agendas tells of meetings, and a review of a year of its figures', () => {
  const kind = (text: string) => docOf(text).type;
  expect(
    kind(
      '2031 Agendas\n\nElm Court Association General Meeting\n\nTuesday, June 5th, 2031\n\nTreasurers report\nAnnual dues $10\nOld business\nNew business\nMeeting Adjourned',
    ),
  ).not.toBe('financial');
  expect(
    kind(
      '2031 Financial Analysis\n\nElm Court HOA - Year Review\n\nIncome\nDues\t$6,900\nLate fees\t$90\n\nExpenses\nInsurance\t$1,900\nElectric\t$800\nWater\t$700',
    ),
  ).toBe('financial');
});
