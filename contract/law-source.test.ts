import { expect, test } from 'vitest';
import { hostOf, lawSourceOf } from './law-source.ts';

test('a site of the state is told from publishers, old copies and accounts', () => {
  expect(lawSourceOf('https://www.leg.state.nv.us/NRs/NRS-116.html')?.kind).toBe('official');
  expect(lawSourceOf('https://revisor.mo.gov/')?.kind).toBe('official');
  expect(lawSourceOf('https://law.justia.com/codes/iowa/')?.kind).toBe('text');
  expect(lawSourceOf('https://www.nislick.com/a')).toEqual({ kind: 'account', host: 'nislick.com' });
  expect(lawSourceOf('https://unicourt.github.io/code.html')).toMatchObject({
    kind: 'copy',
    year: '2022-23',
  });
});

test('document hosts, search pages and unknown sites are no source', () => {
  for (const address of [
    'https://issuu.com/some/docs/1',
    'https://example.com/hoa-law',
    'https://codes.ohio.gov/ohio-revised-code/search?keywords=sunshine',
    'https://evil-gov.example/',
    'https://legis.gov.example/',
    'https://codes.ohio.gov@example.com/',
    'codes.ohio.gov',
  ])
    expect(lawSourceOf(address), address).toBeNull();
});

test('a host is told without www', () => {
  expect(hostOf('https://www.azleg.gov/ars')).toBe('azleg.gov');
});
