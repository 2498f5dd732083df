import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analysisOf } from '../testing/told-of.ts';

const told = (text: string, type: DocumentType = 'other') =>
  analysisOf(`Elm Court Homeowners Association\n\n${text}`, type)
    .key_points.filter(({ id }) => id.startsWith('rest.'))
    .map((point) => point.text);

describe('the heading over a quote', () => {
  it('is that of no item before it', () => {
    const list = (item: string) =>
      `I. GROUNDS\n\nThe day was dry.\n\n- Hedge Cutting:\n- nobody came\n${item}- Lee spoke. Residents must keep the gate shut.`;
    expect(told(list(''), 'minutes').join()).toContain('Under “Hedge Cutting”');
    expect(told(list('- Open Floor\n'), 'minutes').join()).not.toContain('Hedge Cutting');
    const cans = 'Members are requested to take in the cans by noon.';
    const lines = (caption: string) => `I. HEDGES\n\nThe hedges are green.\n\n${caption}${cans}`;
    expect(told(lines(''), 'minutes').join()).toContain('Under “HEDGES”');
    expect(told(lines('Trash cans\n'), 'minutes')).toEqual([`The text also says: “Trash cans”: “${cans}”`]);
  });

  it('is no caption over which another title has begun', () => {
    const site = (title: string) =>
      `# Elm Court\n\nMills and Barns:\nRed Mill (5 min walk)\nOld barn\n\n${title}Residents must keep the gate shut.`;
    expect(told(site('Gate Committee\n')).join()).not.toContain('Under “Mills and Barns”');
    expect(told(site('Inns:\nBlue inn\nMoss grows.\n')).join()).not.toContain('Under “Mills and Barns”');
    expect(told(site('')).join()).toContain('Under “Mills and Barns”');
  });

  it('is no rest of the name of the paper', () => {
    const named = (line: string) =>
      `Elm Court\n\n# ${line}\n\nMoss grows.\n\nResidents must keep the gate shut.`;
    expect(told(named('HOA')).join()).not.toContain('Under “');
    expect(told(named('HOA gates')).join()).toContain('Under “HOA gates”');
  });

  const opening = (text: string) => /^.*?: (?=“)/.exec(told(text)[0] ?? '')?.[0];
  const rule = 'Work may begin only after the permit has come.';
  it.each([
    ['names its matter', `# Permits\n\n${rule}`, 'Under “Permits”, the text says: '],
    ['goes on in the next line', `# A plan of the work, and\n\n${rule}`, 'The text also says: '],
    [
      'gives way to a caption below it',
      `# Colors\n\nRed is fine.\n\nPermit Rules:\n\n${rule}`,
      'Under “Permit Rules”, the text says: ',
    ],
    [
      'gives way to no address of a letter',
      `# Permits\n\nDear Owner Doe:\n\n${rule}`,
      'Under “Permits”, the text says: ',
    ],
    [
      'gives way to no line that says to whom a letter goes',
      `# Permits\n\nTo All Lot Owners:\n\n${rule}`,
      'Under “Permits”, the text says: ',
    ],
    [
      'stays over what has a label of its own',
      `# Permits\n\nPermit Rules:\n\nFirst step: ${rule}`,
      'Under “Permits”, the text says: ',
    ],
  ])('%s', (_, text, says) => {
    expect(opening(text)).toBe(says);
  });

  it('is no item of a list of things', () => {
    const list = (lead: string) =>
      `SCOPE\n\n${lead}\n\n1. Pools.\n\n2. Roofs.\n\n3. Wells.\n\nA permit of the county must be shown before any of this work.`;
    expect(told(list('These need no approval:')).join()).not.toContain('Under “Wells”');
    expect(
      told(
        'SCOPE\n\n1. Pools.\nNo glass.\n\n2. Wells.\n\nA permit of the county must be shown before the work.',
      ).join(),
    ).toContain('Under “Wells”');
    const gap =
      'SCOPE\n\n1. Any wall that is taller than a person needs a plan.\n\n2. Roofs.\n\n3. Wells.\n\n';
    expect(told(`${gap}A permit of the county must be shown before any of this work.`).join()).not.toContain(
      'Under “Wells”',
    );
    const steps = 'The steps are:\n\n1. First Letter.\nA letter comes.\n\n2. Second Letter.\n';
    expect(told(`LATE DUES\n\n${steps}The debt must be paid before the hearing.`).join()).toContain(
      'Under “Second Letter”',
    );
  });
});

it('quotes of other paragraphs that no heading holds together stand apart', () => {
  const texts = (between: string) =>
    analysisOf(
      `Elm Court Homeowners Association\n\nEach home must keep its lamp lit at night.${between}Each home must clear its walk of snow.`,
      'other',
    )
      .key_points.filter(({ id }) => id.startsWith('rest.'))
      .map(({ text }) => text);
  expect(texts('\n\nOn Sunday we ate ice cream.\n\n')).toHaveLength(2);
  expect(texts(' ')).toHaveLength(1);
});
