import { describe, expect, it } from 'vitest';
import { factsIn } from '../../testing/facts-in.ts';
import { repairs } from './repairs.ts';

describe('repairs', () => {
  it.each([
    ['The clubhouse roof needs to be replaced before winter.', {}],
    ['There is a leak in the main pool pipe.', {}],
    ['The pool pump failed in May; rebuilt pumps are scarce.', {}],
    ['The sinkhole near the pond poses a hazard.', {}],
    ['There is a backlog of repairs to the facade of the building.', {}],
    ['The elevators are not currently compliant with the code.', {}],
    [
      'The board agreed to repave Elm Street at a cost not to exceed $48,000.',
      { what: 'Repave Elm Street at a cost not to exceed $48,000', cost: 48000 },
    ],
    // at what an amendment made of it
    [
      'Lee moved we replace the siding at $42,000. Kim moved to amend to cedar, $51,000. Amendment carried. Motion as amended passed 3-1.',
      { what: 'Replace the siding at $42,000 (amended to cedar, $51,000)' },
    ],
    [
      'The board accepted a bid of $61,000 to chipseal the roads.',
      { what: 'Accepted a bid of $61,000 to chipseal the roads', cost: 61000 },
    ],
    ['Emergency repair of the retaining wall was discussed, with a bid of $12,500.', {}],
    ['The retaining wall needs urgent repair; the bid of $12,500 is too high.', {}],
    ['Emergency repair of the retaining wall will cost $12,500.', { cost: 12500 }],
    ['Minutes of May 4, ratification of the emergency roof repair, $84,000.', { cost: 84000 }],
    ['The boiler has failed, and a rented boiler costs $6,100 a week.', {}],
  ])('%s', (text, more) => {
    expect(factsIn(text, [repairs], 'minutes')).toEqual({
      'repairs.critical': { what: text.slice(0, -1), ...more },
    });
  });

  it.each([
    "The liability policy ($1,000,000) doesn't pay to fix a dam.",
    'The Board adopted a special assessment in the total amount of $234,000 for restoration of the facade.',
    'The pool leak has been repaired.',
    // routine work that a consent agenda passes
    'Minutes of May 4; May financials; ratify emergency repair of garage gate $6,900; shrubs $1,240',
    'Consent agenda: minutes, pool pump repair $7,200. Approved 4-0.',
    'The east parking lot was repaved for $63,250, paid from reserves.',
    'Both roofs have been fully rebuilt at a cost of $41,000.',
    'The pool sign needs to be replaced immediately.',
    'Each owner is responsible for roof leaks.',
    'The county should be contacted about cracks in the sidewalk.',
    'The roof was inspected in May.',
    'Pool repairs cost $300 this month.',
    'Your dues cover many things, such as snow plowing and emergency repairs of the roads.',
    'The emergency fund pays for repairs of the roads.',
    'If the roof fails, the association must replace it.',
    'Pond and fence:',
    'The pond lies partly on lot 9, so we could get no hazard and liability insurance for it.',
    'There is a trip hazard at the curb by lot 9.',
    'The bulletin board was painted. The board will replace the roof before winter.',
    'Roe v. Elm Court: the owner seeks $240,000 for mold said to be from the roof; trial is set for June.',
    'The motion to rescind the no-washer policy failed for lack of a second, after talk of the leaking drains.',
    'We are over budget by $7,110, nearly all water (leak at the pool line).',
    'Piping in the cottages: 7 leaks since 2022. Pipes inside are the owner’s. The board will not replace them.',
    '1842-B said that the roof over her kitchen has leaked since August.',
    'The upper left pool motion light must be repaired or replaced.',
    'In May the Board adopted a rule that roofs of decks older than 12 years must be replaced by October 1.',
    'The motion to rescind the fence ban failed, 1-3, after talk of damage.',
    'D ~~Gate repair, Elm Gate~~ pulled, $61,200.',
  ])('is no large or urgent repair: %s', (text) => {
    expect(factsIn(text, [repairs], 'minutes')).toEqual({});
  });

  it('takes the decision on the work, whole, and when the work comes', () => {
    const said = (text: string) => factsIn(text, [repairs], 'minutes')['repairs.critical'];
    expect(
      said('A new board was elected, and the repair of the leaking community wall was approved by 35 to 20.'),
    ).toMatchObject({ what: 'The repair of the leaking community wall' });
    const long = `The engineer found that the retaining wall is leaning, ${'and the yard behind it is wet, '.repeat(6)}so that the cost of its repair is now $577,918.`;
    expect(said(long)).toMatchObject({ what: expect.stringMatching(/wet …$/) });
    const later = said(
      'The buildings need new roofing, which must be done in about 12 years. To replace the roofs, the cost of this project would be over $500,000.',
    );
    expect(later).toContainEqual({
      what: expect.stringMatching(/in about 12 years\. .*this project/),
      cost: 500_000,
    });
  });

  it('takes what a study asks for the sake of safety', () => {
    const said =
      'We recommend that the Board undertake the replacement of the worn balconies of buildings 3 and 7 in\n2031 as a matter of safety.';
    expect(factsIn(said, [repairs], 'reserves')).toEqual({
      'repairs.critical': {
        what: 'Replacement of the worn balconies of buildings 3 and 7 in 2031 as a matter of safety',
      },
    });
    expect(factsIn('Worn balconies are replaced every 20 years.', [repairs], 'reserves')).toEqual({});
  });

  it('takes a heading that names work with the cost told under it', () => {
    expect(
      factsIn(
        'Dredging of the pond\nIt was last done in 2012.\nIt will cost about $6,500.',
        [repairs],
        'minutes',
      ),
    ).toEqual({
      'repairs.critical': { what: 'Dredging of the pond', cost: 6500 },
    });
    expect(factsIn('Pool repairs\nThe cost was $90.', [repairs], 'minutes')).toEqual({});
  });

  it('takes the rough cost of the next sentence, and not what each lot would pay', () => {
    const needed = 'The lower bridge needs to be replaced within three years.';
    const what = 'The lower bridge needs to be replaced within three years';
    const cost = 'A rough number is $90,000, or about $1,500 a lot.';
    expect(factsIn(`${needed} ${cost}`, [repairs], 'other')).toEqual({
      'repairs.critical': { what, cost: 90_000 },
    });
    const two = 'A rough number is $90,000, or about $110,000 in steel.';
    expect(factsIn(`${needed} ${two}`, [repairs], 'other')).toEqual({ 'repairs.critical': { what } });
  });

  it('takes the items of a list of what must be mended soon', () => {
    const list =
      'There are deficiencies that should be addressed within the first year. Those items are as follows:\n• Tennis court - removal\n• Gatehouse - repair, and\n• Playground - surface.\nOther work comes later.';
    expect(factsIn(list, [repairs], 'reserves')).toEqual({
      'repairs.critical': [
        { what: 'Tennis court - removal' },
        { what: 'Gatehouse - repair' },
        { what: 'Playground - surface' },
      ],
    });
    expect(
      factsIn('This study holds the following parts:\n• Summary\n• Components', [repairs], 'reserves'),
    ).toEqual({});
  });

  it('takes what a study asks to be done first, and no order of spending', () => {
    const list = (ask: string) =>
      `We recommend the Association prioritize ${ask} in the next five years:\n\n- Replacement of the timber walls\n- Repaving of the lanes`;
    expect(factsIn(list('the following projects'), [repairs], 'reserves')).toEqual({
      'repairs.critical': [{ what: 'Replacement of the timber walls' }, { what: 'Repaving of the lanes' }],
    });
    expect(factsIn(list('saving over spending'), [repairs], 'reserves')).toEqual({});
  });

  it('reads what an engineer found, and leaves out what was voted down', () => {
    const minutes =
      'The engineer reports that the wall is leaning and should be rebuilt before winter. Ms. Reed moved to replace the pool heater at a cost of $6,900. There was no second and the motion died.';
    expect(factsIn(minutes, [repairs], 'minutes')).toEqual({
      'repairs.critical': {
        what: 'The engineer reports that the wall is leaning and should be rebuilt before winter',
      },
    });
  });

  it('knows the items of a list whose bullets a scan has lost', () => {
    const list =
      'There are some deficiencies that should be addressed within the first year. Those items are as follows:\nTennis court – removal\nGatehouse – repair, and\nPlayground – surface.\nOther work comes later.';
    expect(factsIn(list, [repairs], 'reserves')).toEqual({
      'repairs.critical': [
        { what: 'Tennis court – removal' },
        { what: 'Gatehouse – repair' },
        { what: 'Playground – surface' },
      ],
    });
  });

  it('takes the lines of a budget for what they are', () => {
    expect(factsIn('Roof repair $12,000', [repairs], 'budget')).toEqual({});
  });

  it.each([
    'We are hoping to replace two roofs a year over the next seven years.',
    'Get an estimate on pool drain replacement before the budget meeting.',
    'Resealing roads needs to be done within two years.',
    'The fence by the lake has rotten boards.',
    'The assessment for the full replacement and repair of the community wall was approved.',
  ])('sees what is to be mended: %s', (text) => {
    expect(factsIn(text, [repairs], 'minutes')['repairs.critical']).toBeDefined();
  });

  it.each([
    ['budget', 'Twenty roofs remain to be done, six of them this year.'],
    ['budget', 'The parking lot has yet to be repaved.'],
    ['financial', 'The largest item is catching up on the deferred maintenance of the fences.'],
    ['financial', 'Buildings 4 and 6 will need roofs in 2032, for which we have a bid of $48,000.'],
    ['minutes', 'The lights of the tennis court must be replaced for $14,000.'],
    ['minutes', 'The savings are for the roofs. Reroofing must be done in about nine years.'],
    ['minutes', 'We have six buildings to reroof, and the cost would be over $300,000.'],
    ['budget', 'There are nine roofs left to replace.'],
    ['budget', 'The roofs of two buildings are to be replaced next spring.'],
    ['other', 'We are behind on the maintenance of our retaining walls.'],
    ['other', 'The deferred maintenance includes the main fence and the pool deck.'],
    ['minutes', 'Six buildings need new roofs.'],
    ['minutes', 'The balconies will need $70,000 of work.'],
    ['other', 'The next big project is repaving our private roads.'],
    ['other', 'Phase two of the siding replacement starts in June.'],
    ['minutes', 'Dock Repair and $90 Assessment'],
    ['minutes', 'Kim spoke of the importance of repairing the boat ramp.'],
    ['minutes', 'Roof replacement is scheduled for 2033.'],
    ['other', 'This is the sum needed to complete the roofing.'],
    ['other', 'Final repairs for the construction defects started on May 4th.'],
    ['other', 'Replacement of the balconies is under way.'],
    ['minutes', 'Two bids were obtained on road repair.'],
    ['minutes', 'Bids were received from Elm Diggers to perform road reconstruction by the bridge.'],
    ['minutes', 'Dana went through the three proposals for the playground replacement project.'],
  ] as const)('sees in a paper of kind %s what is left to do: %s', (type, text) => {
    expect(factsIn(text, [repairs], type)['repairs.critical']).toBeDefined();
  });

  it.each([
    ['budget', 'Roofs that remain to be done'],
    ['budget', 'We hope to replace the roofs some day.'],
    ['financial', 'We are caught up on the deferred maintenance and thank the crew.'],
    ['financial', 'Units 4 and 6 need keys to the pool gate in May.'],
    ['minutes', 'The lamp at the wall of the pool must be repaired or replaced.'],
    ['minutes', 'If the roof fails, reroofing must be done by the association.'],
    ['minutes', 'The repairs of the balconies were completed in May.'],
    ['minutes', 'A new gazebo by the pond would cost $9,000.'],
    ['minutes', 'Pool repairs continue to be discussed.'],
    ['minutes', 'The gate of the pool failed in May; repaired for $1,180.'],
    ['minutes', 'Amendment 2 (fences) failed, 40 to 41.'],
    ['other', 'Driveway repair must be done by the owner within 30 days.'],
    ['minutes', 'Street repairs by the county are under way.'],
  ] as const)('sees in a paper of kind %s nothing that is left to do: %s', (type, text) => {
    expect(factsIn(text, [repairs], type)).toEqual({});
  });

  it('takes what each owner pays for no cost of the work', () => {
    expect(factsIn('Dock Repair and $9,000 Assessment', [repairs], 'minutes')).toEqual({
      'repairs.critical': { what: 'Dock Repair and $9,000 Assessment' },
    });
  });

  it.each([
    ['Transfer up to $24,000 of the pond fund to road repair.', {}],
    ['The board set aside $24,000 for the pool, which needs to be repaired.', { cost: undefined }],
    ['A sum of $24,000 was moved over for the emergency repair of the dam.', { cost: undefined }],
    ['The emergency repair of the dam will cost $24,000.', { cost: 24000 }],
  ])('takes what is moved or kept for no price: %s', (text, more) => {
    const told = factsIn(text, [repairs], 'minutes');
    expect(told).toEqual(
      'cost' in more
        ? { 'repairs.critical': { what: text.slice(0, -1), ...(more.cost && { cost: more.cost }) } }
        : {},
    );
  });

  it('takes the total of the costs that stand under it, of the same part', () => {
    const rows = (part: string) =>
      `Lee outlined the proposed road rebuilding plan.\nEstimated costs for the ${part}:\nRebuilding:\t$140,000\nPatching:\t20,000\nTotal\t$160,000\nThe gate was closed.`;
    const what = 'Lee outlined the proposed road rebuilding plan';
    expect(factsIn(rows('road work'), [repairs], 'minutes')).toEqual({
      'repairs.critical': { what, cost: 160_000 },
    });
    expect(factsIn(rows('clubhouse'), [repairs], 'minutes')).toEqual({ 'repairs.critical': { what } });
  });

  it('leaves out work that a meeting refused', () => {
    const text =
      'Lee moved to replace the failing roof for $90,000. Pat seconded. The motion was defeated 1-4.';
    expect(factsIn(text, [repairs], 'minutes')).toEqual({});
  });

  it('tells of one part of the community once, in the gravest words', () => {
    expect(
      factsIn('The road is cracked. The road must be replaced immediately.', [repairs], 'minutes'),
    ).toEqual({
      'repairs.critical': { what: 'The road must be replaced immediately' },
    });
  });

  it('takes the part that is worked on for what a sentence is of, and the telling with its cost', () => {
    const minutes =
      'The board moved $24,000 from the pond reserve to road repair. Kim explained the proposed road rebuilding plan. A builder looked at the leaking roof of the gym. Sealing the leaking roof will cost $3,400.';
    expect(factsIn(minutes, [repairs], 'minutes')).toEqual({
      'repairs.critical': [
        { what: 'Kim explained the proposed road rebuilding plan' },
        { what: 'Sealing the leaking roof will cost $3,400', cost: 3400 },
      ],
    });
  });
});

it('is named by its work and not by what the sum is for', () => {
  const what = (text: string) => factsIn(text, [repairs], 'other')['repairs.critical'];
  expect(what('This is the sum needed to complete the urgent repair of the dam.')).toEqual({
    what: 'Complete the urgent repair of the dam',
  });
  expect(what('A loan is needed to replace the dam, which is failing badly.')).toEqual({
    what: 'A loan is needed to replace the dam, which is failing badly',
  });
});
