import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { valueIn } from '../../testing/told-of.ts';
import { documentDate } from './document-date.ts';

const date = (type: DocumentType, text: string) => factsIn(text, [documentDate], type)['document.date'];

it.each([
  'Owners,\nStarting May 9, 2031 the dues go up by $15 a month.',
  'Owners,\nThe new amount would take effect May 9, 2031.',
  'Owners,\nNew dues: $120 a month\nEffective date: May 9, 2031',
  'Owners,\nThe dues are $118.40 as of May 9, 2031.',
  'Owners,\nIf it is approved, starting in May 2031, each lot would pay $500 a year.',
])('the day from which dues hold is none: %s', (text) => expect(date('other', text)).toBeUndefined());

it.each([
  'Leasing rules\nAs of May 2031 there were nine vans.',
  'Resolution\nResolved, effective with the policy year beginning May 9, 2031:',
])('the day of a count, and of a policy of insurance, is none: %s', (text) =>
  expect(date('rules', text)).toBeUndefined(),
);
it('the day as of which rules are approved is theirs', () =>
  expect(date('rules', 'Leasing rules\nAs of May 9, 2031')).toBe('2031-05-09'));

it('the time through which a sum is paid is none', () =>
  expect(
    date('rules', 'Summary of rules\nDues: $95 per month through December 2031; then $102.'),
  ).toBeUndefined());

it('the day on which the year of a budget ends is none', () =>
  expect(date('budget', 'Budget ending December 31, 2031')).toBeUndefined());

it('the day from which a policy holds may be', () =>
  expect(date('other', 'Fence policy\nEffective date: May 9, 2031')).toBe('2031-05-09'));

it('the day on which votes of the developer end is none', () => {
  const until = 'COVENANTS\n\nThe Class B votes end\n\n(a) when all lots are sold, or\n\n';
  for (const day of ['(b) on May 9, 1997.', '(b) no later than May 9, 1997.'])
    expect(date('cc_and_r', until + day)).toBeUndefined();
  expect(date('cc_and_r', 'COVENANTS\n\nMay 9, 1997')).toBe('1997-05-09');
});

describe('the date of the document', () => {
  it.each([
    'Date Prepared: May 9, 2031',
    'Prepared by: Elm Management on 5/9/2031',
    'Issued: 5/9/2031',
    'Date of issuance: May 9, 2031',
  ])('of a certificate: %s', (line) =>
    expect(date('other', `Resale Certificate\n\n${line}\n\nA notice dated March 2, 2030 is open.`)).toBe(
      '2031-05-09',
    ),
  );

  it.each<[DocumentType, string, string]>([
    [
      'minutes',
      "MANAGER'S REPORT\nOctober 2031\nPine Court\nTrial date March 9, 2032. Master policy renewal 12/1/2031.",
      '2031-10',
    ],
    ['minutes', 'Date: March 9, 2032\nPine Court Board', '2032-03-09'],
    [
      'bylaws',
      'BYLAWS OF PINE COURT\nThe members elect directors.\nAdopted and ratified on the 9th day of May, 2031, at the first meeting.',
      '2031-05-09',
    ],
    [
      'rules',
      'PINE COURT RULES\n* Effective - May 2029\n* Revision 1 - June 2030\n* Revision 2 - Oct 2031\n\nThe Board met on June 3, 2032.',
      '2031-10',
    ],
    ['bylaws', '2031 UPDATED\nBYLAWS\nOF\nPINE COURT HOMEOWNERS ASSOCIATION', '2031'],
    ['cc_and_r', 'THIS DECLARATION, made as of October 3, 1994, by Pine Homes, Inc.', '1994-10-03'],
    [
      'cc_and_r',
      'Certain Pine Hills Pools ("Declaration") is made effective the 9th day of May, 2031, by Pine Homes, Inc.',
      '2031-05-09',
    ],
    [
      'cc_and_r',
      `9 MAY 2031 03:07:44PM\n\nDeclaration of Covenants\n\n${'No nuisance is allowed on a lot. '.repeat(60)}\n\nIN WITNESS WHEREOF, the undersigned has caused this instrument to be executed on this 4 day of Octobe, 2031.`,
      '2031-05-09',
    ],
    [
      'cc_and_r',
      `Declaration\n\n${'No nuisance is allowed on a lot. '.repeat(60)}\n\nThe new law becomes effective on May 9, 2031.\n\nIN WITNESS WHEREOF, the undersigned has caused this instrument to be executed on this 4 day of Octobe, 2031.`,
      '2031',
    ],
    [
      'bylaws',
      `${'No nuisance is allowed on a lot. '.repeat(60)}\n\nThe incorporators have executed these Articles of Incorporation this 9th day of May, 2031.`,
      '2031-05-09',
    ],
    [
      'cc_and_r',
      'This Declaration of Covenants is made this 4th day of May, 2006, by the Declarant.',
      '2006-05-04',
    ],
    [
      'cc_and_r',
      'This document, dated June 1, 2019, replaces the original Declaration recorded on March 3, 1988.',
      '2019-06-01',
    ],
    ['bylaws', 'IN WITNESS WHEREOF, we have hereunto set our hands this ____ day of ________, 2003.', '2003'],
    ['bylaws', 'BYLAWS OF ALDER CREEK\nMarch 2015\nArticle I', '2015-03'],
    ['rules', 'Rules and Regulations Effective July 7, 2021', '2021-07-07'],
    [
      'other',
      'Otter Glen District\nTuesday, June 4, 2030\n\nAGENDA\n\nConsider approval of the minutes –\nMay 7, 2030\n\nAdjourn',
      '2030-06-04',
    ],
    ['rules', 'Revised: 4/2/2018\nPets must be leashed.', '2018-04-02'],
    [
      'minutes',
      'Board Meeting\nApril 9, 2024\nThe minutes of the March 12, 2024 meeting were approved.',
      '2024-04-09',
    ],
    [
      'minutes',
      'Elm Court Board\nMay 4, 7:00 PM, clubhouse\nControl passes to the owners at 80 lots or on June 30, 2034.\nMinutes of the meeting held May 4, 2031',
      '2031-05-04',
    ],
    ['minutes', 'ANNUAL MEETING MINUTES 18 July 2023', '2023-07-18'],
    ['minutes', 'May 2031 Board Meeting Minutes – 5/16/2031', '2031-05-16'],
    ['minutes', 'May 2031 Minutes, approved 6/16/2031', '2031-05'],
    [
      'minutes',
      'Fox Run HOA general meeting\nMay 12, 2031\nThe election meeting will be held June 7, 2031.',
      '2031-05-12',
    ],
    // A scan takes the raised 'th' for a trade mark.
    ['reserves', 'Reserve Study\nMay 12™ 2011\nPrepared for the Board', '2011-05-12'],
    [
      'minutes',
      'Fox Run - Monday, May 5, 2031\n\nApproval of March 2 2031 meeting minutes\n\nThe minutes were approved.',
      '2031-05-05',
    ],
    // A day of posting before the title, and one without its year below it.
    [
      'minutes',
      'Saturday, June 7, 2031\n\nDraft Minutes\nBoard of Directors Meeting\nTuesday, May 20, 2031\n\n1. Call to order',
      '2031-05-20',
    ],
    [
      'minutes',
      'Friday, January 3, 2031\n\nThe directors met on Dec. 30, 7:00 PM, at the library with ten owners.',
      '2030-12-30',
    ],
    ['other', 'Collection Policy March 2028\n\nDues are late after ten days.\n\nSee the bylaws.', '2028-03'],
    ['other', 'May 4, 2031\n\nThe board met. Join us on May 31, 2031 at the barn.', '2031-05-04'],
    [
      'minutes',
      'Fox Run HOA Report: Meeting Minutes Generated 10/02/2031 by Elm\nType: Board Date: 09/25/2031',
      '2031-09-25',
    ],
    ['minutes', 'Feb 2031 Minutes\n\nThe meeting was opened at 7 PM.', '2031-02'],
    [
      'minutes',
      'April 14 2031\nBoard Meeting\nThe next board meeting is scheduled for May 19 2031.',
      '2031-04-14',
    ],
    [
      'minutes',
      '4_27_2031 9:15 AM The annual meeting took place. Bills were mailed to members March 1, 2031.',
      '2031-04-27',
    ],
    [
      'minutes',
      '2031 February 11\nPost date: Feb 14, 2031 9:12:04 PM\nLibrary; all were present. The target date is March 3, 2031.',
      '2031-02-11',
    ],
    ['minutes', '2031 Annual Fox Run Meeting\nThe meeting was opened at 6 PM.', '2031'],
    ['rules', 'Pool Rules 2031\nNo diving.', '2031'],
    ['rules', '2031 Rules and Regulations\nNo diving.', '2031'],
    ['financial', 'Balance Sheet\nPeriod Through: 9/30/2022\nPrinted 10/8/2022', '2022-09-30'],
    ['financial', 'Income Statement 1/1/2023 - 6/30/2023', '2023-06-30'],
    ['financial', 'Treasurer Report, May 2, 2024', '2024-05-02'],
    ['budget', 'Budget year:\t2024', '2024'],
    ['budget', '2032 Budget (draft)\nGull Creek HOA 2032 Budget (DRAFT), 2031.11.12', '2031-11-12'],
    ['budget', '2032 Dues Budget\n2032 Pool Budget - 2031 Actuals 12-9-31', '2031-12-09'],
    ['budget', 'Budget for July 1, 2023 - June 30, 2024', '2023-07-01'],
    ['budget', '2022 Approved Operating Budget', '2022'],
    [
      'budget',
      '2032 Annual Budget\nAdopted by the Board of Directors on November 18, 2031. Dues rise to $95.',
      '2031-11-18',
    ],
    ['budget', 'October 31, 2031\nDear Homeowner:\nThe 2032 Budget is attached.', '2031-10-31'],
    [
      'budget',
      'September 1, 2031\nFellow homeowners,\nWhile working on the 2032 budget, we were asked where dues go.',
      '2031-09-01',
    ],
    [
      'budget',
      '2032 BUDGETS AND ASSESSMENTS\n\n2032 Operating Budget\t$9,000\n\n2031 Budget was approved at the meeting held on May 9, 2030',
      '2032',
    ],
    [
      'budget',
      'PROPOSED WORKSHEET\n12/31/2032\t12/31/2031\t12/31/2031\t12/31/2030\nLights\t10\t10\t9\t8',
      '2032',
    ],
    [
      'budget',
      `${'Dog waste\t0.00\t0.00\n'.repeat(80)}\nBudget 2032\nPine Court HOA\nJanuary 2032 to December 2032`,
      '2032',
    ],
    ['budget', 'Fiscal year end: 6/30\n2022 Budget', '2022'],
    [
      'financial',
      "Treasurer's Report to the Annual Meeting, June 9, 2031\n\nAs of May 31, 2031 the checking account held $9,100.",
      '2031-06-09',
    ],
    [
      'reserves',
      'Summary\nFor the Budget Year Beginning January 1, 2031\nOak & Oak prepared the study after a site visit on May 9, 2030.',
      '2031-01-01',
    ],
    [
      'reserves',
      'September 9, 2030\n\nBoard of Directors\n\nRe: Reserve study, fiscal year beginning January 1, 2031\n40 homes',
      '2030-09-09',
    ],
    ['reserves', 'Reserve Study Report\nDate of report: August 14, 2023', '2023-08-14'],
    ['reserves', 'Reserve Study\nInspection Date: May 18, 2031.', '2031'],
    [
      'reserves',
      'Report Period 01/01/31-12/31/31\nReport was prepared on - Tuesday, September 3, 2030',
      '2030-09-03',
    ],
    [
      'other',
      `Dear owners,\n\nSee our financials as of March 2031. ${'More is to come. '.repeat(20)}\n\nRevised June, 2031`,
      '2031-06',
    ],
    ['other', '---\ntitle: "How to Pay"\ndate: 2031-08-02\ndraft: false\n---\nPay by May.', '2031-08-02'],
    [
      'minutes',
      '---\ntitle: Annual Minutes - 2031\ndate: 2031-03-10T23:05:51.313Z\n---\nCalled.',
      '2031-03-10',
    ],
    ['minutes', '---\ntitle: MINUTES - May 2031\ndate: 2031-05-16T19:00:00.000Z\n---\nCalled.', '2031-05-16'],
    ['minutes', '---\ntitle: MINUTES - May 2031\ndate: 2031-07-09T20:19:08.783Z\n---\nCalled.', '2031-05'],
    ['minutes', 'MINUTES May 7, 2031\n\nPosted\ndate: 2031-07-09T20:19:08.783Z', '2031-05-07'],
    [
      'financial',
      'Bank balance as of 01/01/2031\t$6,798.07\nDues\t$4,950.00\nBank balance as of 12/04/2031\t$7,429.49',
      '2031-12-04',
    ],
    [
      'financial',
      'Beginning Balance @ of 6/15/2030\t$4,978.27\nDues\t$8,010.00\nEnding Balance @ of 6/10/2031\t$7,359.67',
      '2031-06-10',
    ],
    [
      'reserves',
      'Published - September 12, 2031\nWe used January 2002 as the average placed-in-service date.',
      '2031-09-12',
    ],
    ['financial', 'Balance brought forward from 1/1/2031\t$900.00\nAs of April 18, 2031', '2031-04-18'],
    ['minutes', 'Cedar Run\nRegular Meeting\n2031, January 14th Tuesday – Minutes', '2031-01-14'],
    ['minutes', '2031 February Meeting Minutes\nBoth directors came.', '2031-02'],
    [
      'other',
      'Dues for 2032\nThis is from the letter that was sent to owners on December 5, 2031.\nThe new dues will be effective January 1, 2032.',
      '2031-12-05',
    ],
    [
      'other',
      'Collection of dues\nJune 2, 2031: Letter sent asking that payment reach us by June 30, 2031.\nThe board met on it.',
      '2031-06-02',
    ],
    [
      'other',
      `Articles\n\n${'The directors keep the books of the corporation. '.repeat(40)}\n\nAs was agreed, we, the undersigned, who are the incorporators of this corporation and live in the state, have executed these Articles of Incorporation this 4 day of , 1988.`,
      '1988',
    ],
    [
      'other',
      'DECLARATIONS\nPolicy Number\t12-34\nPolicy Period\tEffective Date\tExpiration Date\n12 Months\tDEC 28 2031\tDEC 28 2032\nNamed Insured\nFox Run HOA',
      '2031-12-28',
    ],
  ])('%s: %s', (type, text, expected) => {
    expect(date(type, text)).toBe(expected);
  });

  it.each<[DocumentType, string]>([
    ['cc_and_r', 'retyped 12/29/2005, printed 8/14/2012'],
    [
      'bylaws',
      'The plat recorded on August 3, 1979 under fee no. 12 shows the Lots, as was previously said in that certain deed and so on and on.',
    ],
    [
      'cc_and_r',
      'in accordance with Article II of the County Zoning Ordinance adopted May 19, 1981, as amended.',
    ],
    ['rules', 'Leases signed before January 1, 2020 are exempt from the limit in this rule.'],
    ['minutes', 'The minutes of the March 12, 2024 meeting were approved.'],
    ['minutes', 'Next meeting: June 5, 2024'],
    ['minutes', 'Next meeting: Wednesday, June 5, 2024'],
    ['minutes', 'May 5, 2024 minutes were approved.'],
    ['minutes', 'See 2029-09-27 minutes, ACC requests.'],
    ['minutes', '(Note: these minutes were approved at the meeting of March 11, 2024)'],
    ['minutes', 'Finance: Jan. 1, 2024 - $4,120.50 in the account.'],
    [
      'other',
      'Mar. 4.2031\t5:24PM\tNo. 8957\tP. 1/7\nTo: Lee Moss\nDate: 3/4/2031\n\nArticles of the corporation.',
    ],
    ['other', 'Dues\n\nMay 31, 2031 - Dues and late fee due.'],
    ['other', 'Invoice\n\nAnnual Dues Due Date\n\nMay 31, 2031\n\nAsk the manager.'],
    ['other', 'Statements should be received by mid-January, 2031.'],
    ['rules', 'WHEREAS, effective May 9, 2031, the code of the state was changed.'],
    ['budget', 'Worksheet\n6/12/2032\t7/12/2031\t8/12/2031'],
    ['other', 'The new dues will be effective January 1, 2032.'],
    ['other', 'Dear owners,\n\nPlease return the form no later than May 31, 2031.'],
    ['other', 'Our next meeting will occur on May 31, 2031, 6:30-8 pm, at the library.'],
    ['other', 'Town Hall\n\nJoin us on Thursday, May 31, 2031 at the barn to hear of the road.'],
    ['other', 'Board Meeting\nWhen: Thursday, May 31, 2031, 7 PM\nWhere: the barn'],
    ['other', 'Details\n\nBudget for 9 June - 31 December 2031'],
    ['other', 'Documents\n\nBylaws\n\nCollection Policy March 2028\n\nFence Guidelines\n\nPay online.'],
    ['minutes', 'Notice\nThe annual meeting will take place on May 31, 2031.'],
    ['other', 'Assessment Notice\n\nDeadline: May 31, 2031'],
    ['other', 'Notice of vote\n\nVoting closes on May 31, 2031.'],
    ['other', 'Special Assessment\n\nFirst payment: May 31, 2031'],
    ['other', 'Special Assessment\n\nPayment due date:\nMay 31, 2031\n\nAsk the manager.'],
    ['other', 'Questions\n\nWhen do we vote?\nMay 31, 2031\n\nWho votes? All owners.'],
    ['other', 'Dear owners,\n\nYour May 2031 statement shows the new dues.'],
    [
      'other',
      `Dear owners,\n\n${'The pool is open. '.repeat(12)}\n\nIn those days, as some of our oldest neighbors may still recall with a smile when they sit at the lake, the first owners moved here with their horses in 1988.`,
    ],
    [
      'other',
      `Articles\n\n${'The directors keep the books of the corporation. '.repeat(40)}\n\nAs was agreed, we, the undersigned, who are the incorporators of this corporation and live in the state, have executed these Articles of Incorporation this 4 day of Ap-uid 19 91.`,
    ],
    ['other', 'Named Insured\nFox Run HOA\nLoan of the pump\tDEC 28 2031\tMAR 28 2032'],
    ['other', 'Pool passes\nSeason\tDEC 28 2031\tDEC 28 2032'],
    ['other', 'Disclosures\nAs of March 31, 2031 the reserve balance is $40,000.'],
    ['other', 'Disclosures\nFiscal year January 1 - December 31, 2031\nDues'],
    ['other', 'Dear members,\nThe reserve fund held $40,000 on March 31, 2031.'],
    ['other', 'Please look over the summary of our financials as of March 2031.'],
    ['cc_and_r', 'My commission expires May 5, 2009.'],
    ['cc_and_r', 'Re-recorded to correct an error in Article I\n\nDECLARATION 05/17/88 00209839 $'],
    [
      'cc_and_r',
      'This Declaration is effective as of the date of recording, and amends the Declaration dated March 3, 1988.',
    ],
  ])('none in %s: %s', (type, text) => {
    expect(date(type, text)).toBeUndefined();
  });
});

it('the day on which a study is issued goes before those that it reckons from', () => {
  const study = (lines: string) => date('reserves', `Reserve Study\nElm Court\n${lines}`);
  expect(study('Site visit: March 4, 2031 Report: May 9, 2031\nAs of January 1, 2031')).toBe('2031-05-09');
  expect(study('Fiscal year beginning January 1, 2032\nPrepared for the board - May 9, 2031')).toBe(
    '2031-05-09',
  );
  expect(study('As of January 1, 2031')).toBe('2031-01-01');
});

it('is not the day of the next meeting', () => {
  const dated = (title: string) =>
    valueIn(
      'document.date',
      `Elm Court Homeowners Association\n\nWelcome to our site.\n\n${title}\n\nAugust 14, 2031`,
      'other',
    );
  expect(dated('Next Board Meeting')).toBeUndefined();
  expect(dated('Announcements')).toBe('2031-08-14');
});

it('is the last of two days that stand alone over figures', () => {
  const dated = (line: string) =>
    valueIn(
      'document.date',
      `Balance Sheet\n${line}\n\nASSETS\nChecking\t$4,000\nTotal assets\t$4,000`,
      'financial',
    );
  expect(dated('2031-01-01\t2031-12-05')).toBe('2031-12-05');
});
