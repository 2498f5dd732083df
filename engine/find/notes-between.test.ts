import { describe, expect, it } from 'vitest';
import { analysisOf, valueIn } from '../testing/told-of.ts';

const clauses = (label: string) =>
  `Bylaws of Larkspur Meadows\n\nClause 3.1 — Notice\n\nNotice of each meeting of members shall be given at least 10 days ahead.\n\n${label}\n\nThis should be changed. A quorum of members should be 20% of the votes. The board must send an email.\n\nClause 3.2 — Proxies\n\nA member may vote by proxy.\n\n${label}\n\nFine as it is.\n`;

describe('remarks between the clauses of a text', () => {
  it('lay nothing down, and are quoted as remarks', () => {
    const text = clauses('Committee Notes');
    expect(valueIn('quorum.members', text, 'bylaws')).toBeUndefined();
    expect(valueIn('voting.proxy_allowed', text, 'bylaws')).toBe(true);
    const said = JSON.stringify(analysisOf(text, 'bylaws').key_points.map((one) => one.text));
    expect(said).toContain('“Committee Notes”: “');
  });

  it('are none under another line, nor under one that heads a part', () => {
    expect(valueIn('quorum.members', clauses('Quorum'), 'bylaws')).toBeDefined();
    const once = clauses('Quorum').replace('Quorum', 'Committee Notes');
    expect(valueIn('quorum.members', once, 'bylaws')).toBeDefined();
  });
});
