import { expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';
import { analysisOf } from '../testing/told-of.ts';
import { worthQuoting } from './worth-quoting.ts';

const told = (text: string) =>
  analysisOf(`Elm Court Homeowners Association\n\n${text}`, 'other')
    .key_points.filter(({ id }) => id.startsWith('rest.'))
    .map((point) => point.text);

it('keeps the day over each note where the days name no year, in one order', () => {
  const page = (...days: readonly string[]) =>
    days
      .map((day, at) => `${day}\n\nNews\n\nDear all,\n\nThe path at gate ${at + 1} must be kept clear.`)
      .join('\n\n');
  expect(told(page('Sep 9', 'June 2nd', 'Mar 14')).join()).toContain('“June 2nd”: “The path at gate 2');
  expect(told(page('Sep 9', 'Mar 14', 'June 2nd')).join()).not.toContain('June 2nd');
});

it('quotes an answer as far as it goes, with what is asked of who uses a place', () => {
  const asked = (words: string) =>
    told(
      `What is the court?\nThe court is a corporation that is managed by its owners. ${words}\n\nHow can I use the barn?\nThe barn is kept by the board for all. Anyone may reserve the barn for a party at no charge. We ask that whoever does so sweep it.\n\nWho sits on the board?\nThe board has three members.`,
    ).join();
  expect(asked('You become a member when you buy.')).toContain('owners. You become a member when you buy.”');
  expect(asked('Please call us.')).not.toContain('call us');
  expect(asked('')).toContain(
    'reserve the barn for a party at no charge. We ask that whoever does so sweep it.”',
  );
  expect(told('The board has a party, and all must bring a chair.')).toEqual([]);
  expect(told('The losing party must pay the fees of the court.')).toHaveLength(1);
});

it('quotes what is asked in passing, one vote for each home, and the election of the board', () => {
  const lines = [
    'Please always pick up after your dogs!',
    'Maintain the lamps by the door so that the path is lit.',
    'Avoid parking on both sides of the lane.',
    'One vote per home address by an owner',
    'The court has its water from a well on the hill.',
    'No key card is needed at the gate of the barn.',
    'We will also elect three members to the board.',
  ];
  for (const line of lines) expect(told(line).join()).toContain(line.replace(/!$/, ''));
  const advice = [
    'Do not leave your car unlocked at night.',
    'How the 20% is reckoned.',
    'Avoid the crowds of May.',
    'Done well, owners are at ease with it.',
    'Keep the full $40,000.',
  ];
  for (const line of advice) expect(told(line)).toEqual([]);
  expect(told('The board must say how the 20% is reckoned.')).toHaveLength(1);
  expect(told('Keep the full $400 for the roof.')).toHaveLength(1);
});

it('quotes nothing that is said of associations at large', () => {
  const items = ':\n1. All sheds in it must be painted brown at all times.\n2. Owners share the land.';
  expect(told(`There are two basic features of condominiums and homeowners associations${items}`)).toEqual(
    [],
  );
  expect(told(`There are two features of the Elm and Oak associations${items}`)).toHaveLength(1);
});

it('quotes what opens a list with all of it, or not at all', () => {
  const lead = 'Owners must keep the path in front of their lot clear. Owners must also pay for:';
  expect(told(`${lead}\n- the mowing of the verge\n- the lamp at the gate`).join()).toContain(
    'the lamp at the gate',
  );
  const long = `- ${'the mowing of the verge and of the strip behind it '.repeat(4)}`;
  const cut = told(`${lead}\n${long}\n${long}`).join();
  expect(cut).toContain('lot clear.');
  expect(cut).not.toContain('must also pay for');
});

it('quotes an offer with whose it is, and what became of what was asked for', () => {
  const bank =
    'The Board spoke with two banks. The better offer was $900 at 7.9 percent. The Board decided against it.';
  expect(told(bank).join()).toContain(`“${bank}”`);
  const more = 'Others asked for a larger rise, to $205. The Board considered this and felt it was too much.';
  expect(told(more).join()).toContain('felt it was too much');
});

it('needs no words before the first of what stands under a title', () => {
  const under = (title: string) =>
    told(
      `The pond was full.\n\n${title} The same 40 votes were needed. So it was adopted. Those owners must sand the inside in the first year.`,
    ).join();
  expect(under('Gate rule.')).toContain(
    'The same 40 votes were needed. So it was adopted. Those owners must',
  );
  expect(
    told('Owners must keep the gate shut. Its principal place of business shall be the hall.').join(),
  ).not.toContain('hall');
});

it('quotes what leans on two sentences before it with both, and an outcome with what it is of', () => {
  const gate =
    'The gate rule needed 40 votes and got 52. So it was adopted. Those owners must sand the inside in the first year.';
  expect(told(gate).join()).toContain(`“${gate}”`);
  const fee =
    'New owners must pay a fee of $300 at closing. I proposed four hundred. Action: failed for lack of a second.';
  expect(told(fee).join()).not.toContain('“Action: failed');
  expect(told(fee).join()).toContain('I proposed four hundred. Action: failed');
  expect(
    told('A firm from town has mowed the banks of the pond. The sum set aside for this is $90.').join(),
  ).toContain('“A firm from');
});

it('stands under no address, but under a line with its price', () => {
  const rule = 'Your check must be here on or before the day on which it is due.';
  expect(told(`Where to\n\nMail to 4 Mill Lane\nSalem, OR 97301\n\n${rule}`)).toEqual([
    `The text also says: “${rule}”`,
  ]);
  expect(
    told(
      'Read this.\n\nLoose animals of any kind on the path - Goats $70.00/day\nNo letters are to be sent.',
    ).join(),
  ).toContain('Goats $70.00/day”: “No letters are to be sent.”');
});

it('stands under what a price for each breach is of', () => {
  const under = (caption: string) =>
    told(
      `Read this.\n\nShed Breaches\nRead more on sheds here.\n1. ${caption}\nNo letters are to be sent.`,
    ).join();
  expect(under('Per violation $70.00 minimum')).toContain('“Shed Breaches”: “No letters');
  expect(under('Tall shed $70.00 minimum')).toContain('Tall shed $70.00 minimum”: “No letters');
});

it('quotes what a fee is for and what is given on request, and no courtesies or captions', () => {
  expect(told('Move-in Form ($85.00 one-time fee)')).toHaveLength(1);
  expect(told('Move-in Form of June ($85.00 in all)')).toEqual([]);
  expect(told('Details on insurance provided upon request.')).toHaveLength(1);
  expect(told('A claim on insurance provided that the roof leaks.')).toEqual([]);
  expect(told('(1) warning provided to the tenant prior to any fine.')).toHaveLength(1);
  expect(told('The board reserves the right to tow a car.')).toHaveLength(1);
  expect(told('Your kind support is vital to maintain the court.')).toEqual([]);
  expect(told('News of paving, reserve funds and of insurance.')).toEqual([]);
  expect(told('The board funds the insurance of the dock.')).toHaveLength(1);
});

it('takes what counsel does and the reserves for weighty, and "as well as" for no well', () => {
  expect(told('We will work with our counsel on the roads.')).toHaveLength(1);
  expect(told('Each spring we have the reserve study checked.')).toHaveLength(1);
  expect(told('Speeds are to be kept at 10 MPH on the lane.')).toHaveLength(1);
  expect(told('The bridge will be completed by spring.')).toHaveLength(1);
  expect(told('We will talk of May as well as of June.')).toEqual([]);
  expect(told('The well of the court will be dug.')).toHaveLength(1);
});

it('takes what dues did for weighty, though no sum is named', () => {
  const worth = (text: string) =>
    worthQuoting(docOf(`Elm Court\n\n${text}`, 'other'), () => false).map(({ sentences }) =>
      sentences.map((one) => one.text).join(' '),
    );
  const dues = 'If successful, we are glad, as dues have not increased for long.';
  expect(worth(`We plan for few things. ${dues}`)).toEqual([`We plan for few things. ${dues}`]);
  expect(worth('We plan for few things. We are glad, as dues have an end.')).toEqual([]);
});

it('quotes a ban without a verb, a notice in capitals, and that there are no dues', () => {
  expect(told('No burning of leaves, branches or other waste.')).toHaveLength(1);
  expect(told('No building of the court of May.')).toEqual([]);
  expect(told('No boating signs on the west side.')).toEqual([]);
  const none = (of: string) =>
    worthQuoting(docOf(`Elm Court\n\nThere are no community ${of} at all!`, 'other'), () => false);
  expect(none('assessments')).toHaveLength(1);
  expect(none('gardens')).toEqual([]);
  const notice = 'ONLY TWO GUESTS PER HOME ARE ALLOWED';
  const rules = (type: 'rules' | 'other') =>
    worthQuoting(
      docOf(
        `Elm Court\n\nWe like to sit by the pond in June and to look at the hills.\n\nPOND\n${notice}\nNO GOATS ARE TO SWIM IN IT`,
        type,
      ),
      () => false,
    );
  expect(rules('rules')[0]?.sentences[0].text).toBe(notice);
  expect(rules('other')).toEqual([]);
});

it('quotes who owns what is not the association’s, and a fence of chain-link, which is no link', () => {
  expect(told('All roads are owned by the Utility District of the county.')).toHaveLength(1);
  expect(told('All roads are owned by the Rowe family of the county.')).toEqual([]);
  expect(told('Chain-link is not permitted here.')).toHaveLength(1);
  expect(told('A link is not permitted here.')).toEqual([]);
});

it('quotes what owners are charged for, and what rules made elsewhere include', () => {
  expect(told('The court charges its owners by the month for hay.')).toHaveLength(1);
  expect(told('The court charges its guests by the month for hay.')).toEqual([]);
  expect(told('Barn rules, which include a weight limit on goats, hang there.')).toHaveLength(1);
  expect(told('Barn rules, which weigh a weight limit on goats, hang there.')).toEqual([]);
});

it('keeps an exception in brackets, and what a label in small letters names', () => {
  const rule = 'No goats are permitted in the barn.';
  expect(told(`${rule} (Exception for those of the club.)`).join()).toContain('(Exception for those');
  expect(told(`${rule} (Ask for the key.)`).join()).not.toContain('Ask');
  expect(told('bounced checks: Each of them must be paid in cash.')).toHaveLength(1);
  expect(told('Read this.\n\nbounced checks must each be paid in cash.')).toEqual([]);
});

it('reads "those colors known as" as what is named there, and what "all other" leaves out as what it hangs on', () => {
  expect(told('Doors must be stained with those colors commonly called tan.')).toHaveLength(1);
  expect(told('Doors must be stained with those colors.')).toEqual([]);
  expect(told('Each plan (referred to herein as "Plan") must be sent in.')).toHaveLength(1);
  expect(told('Each plan must be sent in as told herein.')).toEqual([]);
  expect(told('For all other lots, approval is required.')).toEqual([]);
  expect(told('For all lots, approval is required.')).toHaveLength(1);
});

it('quotes a list up to its last item, and none under words that go on from others', () => {
  const lead = `Each owner ${'of a lot on the lake or by the road '.repeat(6)}must agree to pay to the court:`;
  const items = `${lead} (1) the assessments of the year, (2) special assessments for the work on the lake; and (3)`;
  const ends = (last: string) =>
    worthQuoting(docOf(`Elm Court\n\n${items} ${last}.`, 'other'), () => false).map(
      ({ sentences }) => sentences.at(-1)?.text,
    );
  expect(ends('the assessments for the mowing of the lots, set as told in the next part')).toEqual([
    '(3) the assessments for the mowing of the lots, set as told in the next part.',
  ]);
  expect(ends('the assessments for the mowing of the lots '.repeat(4))).not.toContain(
    '(2) special assessments for the work on the lake; and',
  );
  const tips = 'here is what to do:\n1. Sheds must not be left open.\n2. Bins must not be left out.';
  expect(told(`Read this.\n\nGoats do harm. But, they are shy, so ${tips}`).join()).not.toContain(
    'But, they',
  );
  expect(told(`Read this.\n\nGoats do harm. Now ${tips}`).join()).toContain('must not be left open');
});

it('keeps what "given this" speaks of', () => {
  expect(told('The page is open to all. Given this, the list is only for owners.').join()).toContain(
    '“The page is open to all. Given this,',
  );
  expect(told('The page is open to all. Given time, the list must be kept.').join()).not.toContain('open to');
});

it('keeps what "while not asked for" speaks of, and adds no point behind a quote within a quote', () => {
  expect(
    told('We want to hear from all owners. While not required, this must be done in May.').join(),
  ).toContain('“We want to hear from all owners. While not required,');
  expect(told('The deed says: "A goat must be kept off the path."').join()).toMatch(/path\."”$/);
});

it('quotes a short paragraph under its title or mark from its first words on', () => {
  const [bare, rule] = ['Ramps up to two feet.', 'No gravel may be used for them.'];
  const titled = `Barn\nThe barn is red.\n\nRamps\n${bare} ${rule}`;
  expect(told(titled).join()).toContain(`“${bare} ${rule}”`);
  expect(told(`4. The mill is old. Its wheel may not be touched.`).join()).toContain('The mill is old. Its');
  // Of running text, and of a long paragraph, what is worth it alone.
  expect(told(`We like ramps. ${rule}`).join()).toContain(`“${rule}”`);
  expect(
    told(`Ramps\n${'Ramps are a joy to see in the light of the moon. '.repeat(14)}${rule}`).join(),
  ).toContain(`“${rule}”`);
});

it('quotes a short item of news as a whole: what it is of stands before, and what came of it behind', () => {
  const kept = 'The 80-foot limit on docks is in its fifth year.';
  const item = `${kept} A diver asked for $600 to check the posts. We sent him home.`;
  expect(told(`Docks\n\n${item}`).join()).toContain(item);
  expect(told(`Docks\n\n${item} Please let us know.`).join()).toContain('him home.”');
  // Not with what amuses, nor with a paragraph that goes on for long.
  expect(told(`Docks\n\nA picnic was held there. ${kept} A diver asked for $600.`).join()).not.toContain(
    'picnic',
  );
  expect(told(`Docks\n\n${item} ${'The sun was out. '.repeat(30)}`).join()).not.toContain('fifth');
});

it('quotes what would be without something behind what says of what', () => {
  const text = (words: string) =>
    told(`${'Fern grows by the lake. '.repeat(24)}The gift from the city ends in May. ${words}`).join();
  expect(text('Without it the snow would cost us $90.')).toContain(
    'The gift from the city ends in May. Without',
  );
  expect(text('Requires 67% of the owners.')).toContain('in May. Requires');
  expect(text('The snow costs us $90.')).not.toContain('gift');
});

it('leaves out what leans on words that are not quoted', () => {
  for (const opening of ['To do this', 'Consequently,', 'The exception to this rule is that'])
    expect(told(`The lawn was sown by a firm.\n\n${opening} each home must clear its walk of snow.`)).toEqual(
      [],
    );
  expect(told('The lawn was sown by a firm.\n\nEach home must clear its walk of snow.')).toHaveLength(1);
});

it('quotes a line with what opens its list, and no address', () => {
  expect(
    told(
      'The new declaration will:\n\nSay that each owner must keep the walk clear of snow\n\nMake the rules the same',
    ),
  ).toEqual([expect.stringContaining('“The new declaration will”: “Say that each owner')]);
  expect(
    told('Please return your ballot form to:\n\nHill Property Services\n\n4 Mill Lane\n\nSalem, OR 97301'),
  ).toEqual([]);
});
