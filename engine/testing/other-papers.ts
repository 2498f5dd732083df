/** Papers that are no association's, written for the tests: [what it is, its text]. */
export const otherPapers: readonly (readonly [name: string, text: string])[] = [
  [
    'a shopping list',
    'Saturday\n2 lb ground beef $11.98\nMilk $3.49\nBread $2.99\nDog food $24.00\nTrash bags $8.99\nLight bulbs $6.50\nTotal $57.95',
  ],
  [
    'a grocery receipt',
    'GREENFIELD MARKET #114\n0412 BANANAS 1.27\n0998 EGGS LG DZ 4.19\n2210 CHICKEN BRST 9.84\nSUBTOTAL 15.30\nTAX 0.42\nTOTAL 15.72\nVISA 15.72\nCASHIER: MEL\nTHANK YOU FOR SHOPPING WITH US',
  ],
  [
    'a recipe',
    "Grandma's Corn Bread\n\nPreheat the oven to 400 degrees. Mix 1 cup flour, 1 cup corn meal, 2 teaspoons baking powder and half a teaspoon salt. Add 2 eggs, 1 cup milk and 4 tablespoons melted butter. Bake for 25 minutes and let it rest for 10 minutes before you cut it.",
  ],
  [
    'a contract of employment',
    'EMPLOYMENT AGREEMENT\n\nThis Agreement is made on March 3, 2025 between Harlan Freight LLC (the "Employer") and Dana Poole (the "Employee"). The Employee is hired as a dispatcher with a base salary of $52,000 per year, paid every two weeks. There is a probationary period of 90 days. The Employee may not disclose confidential information. Either party may end this Agreement with 14 days of notice.',
  ],
  [
    'a lease of an apartment',
    'RESIDENTIAL LEASE\n\nLandlord: Orrin Vale Properties. Tenant: J. Whitcomb. Premises: Apartment 4B, 19 Quince Street. Rent: $1,450 per month, due on the first. Late fee: $75 after the fifth day. Security deposit: $1,450. No pets are allowed without the written consent of the Landlord. Tenant shall keep the hallways and other common areas clear, shall not smoke in the building, and shall not sublet. Quiet hours are 10 p.m. to 7 a.m. Guests may stay no more than 14 days.',
  ],
  [
    'minutes of a city council',
    'CITY OF HARMON FALLS\nMINUTES OF THE CITY COUNCIL, JUNE 9, 2025\n\nMayor Ortiz called the meeting to order at 7:00 p.m. Council members present: Bell, Ching, Dorsey, Evans. A quorum was present. Motion by Bell, second by Ching, to approve the minutes of May 26. Carried 4-0. The city manager reported on the paving of Fourth Street. Ordinance 2025-14 on the zoning of the Miller tract was read. The planning commission recommends the final plat of the Oak Run subdivision with 41 lots. Residents spoke about parking near the library. The police department asked for two vehicles at $88,000. Adjourned at 8:40 p.m.',
  ],
  [
    'a budget of a church',
    'St. Brendan Parish\n2026 Budget\n\nINCOME\nTithes and offerings 212,000\nPledges 40,000\nSunday school 3,200\nTotal Income 255,200\n\nEXPENSES\nPastor and staff salaries 131,000\nInsurance 14,200\nLandscaping 4,100\nUtilities 18,500\nMissions 22,000\nBuilding reserve 10,000\nTotal Expenses 199,800',
  ],
  [
    "bylaws of a school's parents",
    'BYLAWS OF THE WILLOW ELEMENTARY PTA\n\nArticle I. The name is the Willow Elementary School PTA. Article II. Members are the parents and teachers of students at the school. Dues are $10 per year. Article III. The board has a president, a vice president, a secretary and a treasurer, elected at the annual meeting in May for one year. Article IV. A quorum is 15 members. Article V. These bylaws may be amended by two-thirds of the members present.',
  ],
  [
    'a newsletter of a school',
    'Willow Elementary News, October\n\nDear parents, picture day is October 14. Students in grades 3 to 5 visit the science museum; the fee is $12 per student. Please pick up your child by 3:15. The principal thanks all teachers who helped at the fall fair. Classrooms need tissues and pencils. The next PTA meeting is on October 21 at 6:30 p.m. in the library.',
  ],
  [
    "a bank's flyer",
    'Buying a new home? Summit Lake Bank has mortgage rates from 5.875% APR. Open a checking account with $100 and earn 4.10% APY on savings. No monthly fee for students. Homeowners can borrow up to 80% of what their home is worth. Ask about refinancing today. Member FDIC.',
  ],
  [
    'a résumé',
    'Riley Amador\n\nWork experience\nProject Manager, Tollgate Software, 2019 to 2025. Led a team of nine and a budget of $1.2 million. Managed vendors and reports to the board.\nAnalyst, Fenwick Partners, 2015 to 2019.\n\nEducation\nBachelor of Science, University of Iowa, 2015. GPA 3.7\n\nSkills\nSQL, Excel, scheduling, Spanish\n\nReferences on request',
  ],
  [
    'a chapter of a novel',
    'Chapter Three\n\nThe rain had stopped before dawn. Marta stood at the window with her coffee and watched the gulls fight over something on the pier. She had not slept. "You could have told me," she said, without turning round, and behind her the old chair creaked as he stood up. He said nothing for a long while. Then he crossed the room and laid the key on the sill, beside the geranium that neither of them had remembered to water.',
  ],
  [
    'a bill for a phone',
    'CORVID WIRELESS\nInvoice 88120-4\nAccount number 5520013\nBilling period: May 4 - June 3, 2025\nUnlimited data plan $65.00\nDevice payment 14 of 36 $22.91\nSurcharges and taxes $9.08\nPrevious balance $96.99\nPayment received -$96.99\nAmount due $96.99 by June 24, 2025. A late fee of $7 may apply. Set up autopay.',
  ],
  [
    'an empty form',
    'APPLICATION FOR A LIBRARY CARD\n\nName: ______________________\nAddress: ______________________\nCity: ____________ State: ____ ZIP: ________\nPhone: ______________ Email: ______________\nDate of birth: ____/____/______\nSignature: ______________________ Date: __________',
  ],
  [
    'a program',
    'import { readFile } from "node:fs/promises";\n\nexport async function total(path) {\n  const text = await readFile(path, "utf8");\n  const sums = text.split("\\n").map(Number);\n  return sums.reduce((a, b) => a + b, 0);\n}\n\nconst value = await total(process.argv[2]);\nif (value === undefined) throw new Error("no value");\nconsole.log(value);',
  ],
  [
    'a case at law',
    "COURT OF APPEALS\n\nHolloway v. Dunmore Trucking\n\nPlaintiff appeals from the judgment of the district court. The defendant moved to dismiss for want of jurisdiction. We review the question of law anew. Under 28 U.S.C. 1332 the parties must be citizens of different states. The plaintiff did not plead the citizenship of the company's members. The judgment is vacated, and the case is sent back.",
  ],
  [
    'an article of law review',
    'The statute of limitations in contract cases has been the subject of debate since the legislature amended it in 2009. The supreme court has held that the period begins to run when the breach is discovered. A plaintiff who waits bears the risk. This law review article argues that the statute should be read with its purpose in mind, and that courts of other states have done so for thirty years.',
  ],
  [
    'bylaws of a company',
    'BYLAWS OF KESTREL DYNAMICS, INC.\n\nThe annual meeting of the stockholders is held in April. The board of directors has seven members, elected for terms of three years. A quorum is a majority of the shares of common stock. Dividends may be declared by the board. Officers are a president, a secretary and a treasurer. The shareholders may amend these bylaws by a majority of the votes cast.',
  ],
  [
    'an earnings report',
    'Kestrel Dynamics reports results for its second fiscal quarter. Revenue was $412 million, up 9% from a year ago. Net income was $38 million, and earnings per share were $1.12. Total assets are $2.1 billion and total liabilities $0.9 billion. The board declared a dividend of $0.20 to stockholders of record on August 15.',
  ],
  [
    'a leaflet of a medicine',
    'Take one tablet twice a day with food. Tell your physician if you have an allergy or are a patient with kidney disease. The dosage for children is half a tablet. Symptoms such as dizziness should pass within a week. Keep the prescription in a dry place. Call the clinic if the fever stays above 101.',
  ],
  [
    'a policy of car insurance',
    'PERSONAL AUTO POLICY\n\nPolicyholder: C. Ostrander. Vehicle: 2021 sedan. Coverage: bodily injury $100,000 per person; collision with a deductible of $500. Premium: $642 for six months, due July 1, 2025. The insured must report an accident within 30 days. We do not pay for damage caused on purpose.',
  ],
  [
    'a bill for electricity',
    'Prairie Light & Power\nAccount number 00-4471-2\nService from 06/02 to 07/01\nMeter reading 44,120 kWh - 43,205 kWh\nEnergy charge 915 kWh at $0.11 $100.65\nCustomer charge $12.00\nSales tax $2.25\nAmount due $114.90\nPay by July 22 to avoid a late charge of 1.5%.',
  ],
  [
    'minutes of a tennis club',
    'Riverside Tennis Club, Minutes of March 4\n\nPresent: Abbott, Lowe, Singh. The meeting was opened at 6 p.m. Court 3 needs a new net ($240). Singh moved to buy it, Lowe seconded, carried. Summer camp starts on June 16. The tournament fee stays at $25. Membership stands at 61 players. Next meeting April 1.',
  ],
  [
    'an itinerary',
    'Your trip to Lisbon\nFlight 214, departs Boston 9:40 p.m. on May 2, arrives 9:15 a.m. on May 3. Hotel Alfama, 5 nights, breakfast included, $890. Rental car $212. Travel insurance $48. Bring your passport. Check in online 24 hours before departure. On May 5 a guide meets you at the cathedral at ten, and on May 6 the train to Sintra leaves at 8:40 from the station at Rossio.',
  ],
  [
    'a manual',
    'Your new dishwasher\n\n1. Turn off the power before you install the machine. 2. Connect the hose to the drain. 3. Open the water valve and look for leaks. Use only detergent for dishwashers. Clean the filter once a month. If the light blinks three times, the door is not shut. The warranty runs for two years from the day of purchase.',
  ],
  [
    'a paper for school',
    'The Causes of the First World War\n\nHistorians have named many causes of the war of 1914: alliances, armies, empires and pride. In this paper I argue that the alliances mattered most. When Austria attacked Serbia, Russia came to its aid, and Germany declared war on Russia. Within a week five great powers were fighting. My teacher asked students to use three sources.',
  ],
  [
    'a letter to a friend',
    'Dear Nell,\n\nThank you for the photographs. The baby has your chin! We drove up to the lake on Sunday and the kids swam until their lips were blue. Tom sold the boat for $4,000, so do not ask about it. Come and see us in August if you can get away from work. Love, Bea',
  ],
  [
    'a loan for a car',
    'RETAIL INSTALLMENT CONTRACT\n\nBuyer: P. Lindqvist. Seller: Hubbard Motors. Vehicle: 2024 pickup. Amount financed: $28,400. APR 6.9%. 72 payments of $482.77, the first due on September 1, 2025. A payment more than 10 days late costs 5% of the payment. You must keep the vehicle insured. If you do not pay, we may take the vehicle.',
  ],
  [
    'a budget of a household',
    'Our monthly budget\nSalary 5,400\nRent 1,650\nGroceries 620\nDaycare 900\nCar payment 410\nGas 160\nPhones 130\nStreaming 42\nSavings 500\nTotal spent 4,412\nLeft over 988',
  ],
  [
    'a poem',
    "The field lies white, the crows go by,\nThe river keeps its one long note;\nA thin moon hangs in the morning sky\nLike a button lost from winter's coat.\n\nI walked as far as the broken mill\nAnd heard the ice begin to give,\nAnd stood a while, and was quite still,\nAnd thought it good enough to live.",
  ],
];
