import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { analyze } from '#engine/index.ts';
import { readDocument } from '#readers/read-document.ts';

/** Every point and risk of a sample document. */
async function statements(file: string, documentType: DocumentType): Promise<string[]> {
  const outcome = await readDocument(await readFile(`fixtures/${file}`));
  if (!outcome.ok) throw new Error(outcome.message);
  const { key_points, restricted_activities, risks, facts } = analyze(outcome.pages, { documentType });
  return [
    ...[...key_points, ...restricted_activities].map(({ text }) => text),
    ...risks.map(({ title, explanation }) => `${title} ${explanation}`),
    ...facts.map(({ label, display }) => `${label}: ${display}`),
  ];
}

describe('what is told of the samples', () => {
  it('of the budget: the day of its adoption, its own balances, and no sum called wrong', async () => {
    const told = await statements('maple-hollow-budget.pdf', 'budget');
    expect(told).toContain('Date of the document: November 18, 2025');
    expect(told).toContain(
      'The budget counts on $118,300 in reserves when its year begins and $110,750 when it ends.',
    );
    expect(told).toContain('By the reserve study of June 2025, a full reserve fund would hold $182,000.');
    expect(told.filter((text) => /does not add up|middling|Costs in the year/.test(text))).toEqual([]);
  });

  it('of the study: when the money runs out, and what held at its time', async () => {
    const told = await statements('maple-hollow-reserves.pdf', 'reserves');
    expect(told.find((text) => text.includes('The study names the year 2034.'))).toBeDefined();
    expect(told).toContain('At the time of the study $13,600 a year went into reserves.');
    expect(told).toContain('Reserve balance: $118,300, as projected');
    expect(told.filter((text) => /^Today|middling/.test(text))).toEqual([]);
  });

  it('of the covenants: whom a leash is for, and that 75% can end them, not change them', async () => {
    const told = await statements('maple-hollow-ccrs.pdf', 'cc_and_r');
    expect(told).toContain('Dogs must be on a leash off your lot.');
    expect(told.filter((text) => /75% of all votes/.test(text))).toEqual([
      'After that they go on for 10 years at a time, unless 75% of all votes agree to end them.',
      'Automatic extension: 10 years, unless 75% of all votes agree to end them',
    ]);
  });

  it('of the minutes: the case, the quorum, the repair, and that the raise is not decided', async () => {
    const told = await statements('maple-hollow-minutes.txt', 'minutes');
    expect(told.filter((text) => /^A lawsuit or claim is mentioned \(pending\)/.test(text))).toHaveLength(1);
    expect(told).toContain('Quorum present: Yes');
    expect(told).toContain('Overdue dues: $6,215');
    expect(told).toContain('Raising the dues by 5.56% is proposed, not decided.');
    expect(told).toContain('On August 31, 2025, the association had $21,480.16 in cash to run on.');
    expect(told).toContain('A special assessment of about $350 for each lot is proposed or being discussed.');
    expect(told.find((text) => /repair is mentioned: The county has given notice/.test(text))).toBeDefined();
    expect(told.filter((text) => /^Dues go up/.test(text))).toEqual([]);
  });

  it('of the rules: each fine with its offence, and no rule for owners out of one for guests', async () => {
    const told = await statements('maple-hollow-rules.docx', 'rules');
    expect(told).toContain(
      'Street parking, guest parking: “Guests may park on the street for no more than three (3) nights in a row. A guest pass from the manager is needed for a longer stay.”',
    );
    expect(told).toContain('Fine: $75 - Pets off leash: Third time and later');
    expect(told).toContain('Fine: $100 a month - Unapproved change to the exterior: Third time and later');
  });
});
