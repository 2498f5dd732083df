import { expect, test } from 'vitest';
import { hostOf, isBill, lawSourceOf } from './law-source.ts';

test('a site of the state is told from publishers and old copies', () => {
  expect(lawSourceOf('https://www.leg.state.nv.us/NRs/NRS-116.html')?.kind).toBe('official');
  expect(lawSourceOf('https://revisor.mo.gov/')?.kind).toBe('official');
  expect(lawSourceOf('https://law.justia.com/codes/iowa/')?.kind).toBe('text');
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

test('newspapers, law firms and others who tell of a law are no source', () => {
  for (const address of [
    'https://www.dailynews.com/2021/08/27/hoa-homefront',
    'https://www.startribune.com/here-are-some-of-the-new-laws',
    'https://www.nislick.com/a',
    'https://www.mulcahylawfirm.com/publications/2026-legislative-update/',
    'https://uccai.com/blog/2025-utah-end-legislative-session-report',
  ])
    expect(lawSourceOf(address), address).toBeNull();
});

test('a bill is no source, on whatever site it stands, and a code under such a path is one', () => {
  for (const address of [
    'https://ilga.gov/ftp/legislation/104/SB/10400SB3527.htm',
    'https://www.ilga.gov/legislation/BillStatus.asp?DocNum=3527',
    'https://witnessslips.ilga.gov/ftp/legislation/97/HB/09700HB4560.htm',
    'https://docs.legis.wisconsin.gov/document/proposaltext/2021/REG/SB865,5',
    'https://docs.legis.wisconsin.gov/2021/proposals/sb561',
    'https://le.utah.gov/~2015/bills/sbillint/SB0080S01.htm',
    'https://flsenate.gov/Session/Bill/2023/154/ByVersion',
    'https://pub.njleg.gov/bills/2016/PL17/106_.HTM',
  ]) {
    expect(isBill(address), address).toBe(true);
    expect(lawSourceOf(address), address).toBeNull();
  }
  for (const address of [
    'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=076506050K19',
    'https://archive.legmt.gov/bills/mca/title_0700/chapter_0230/part_0030/section_0010/0700-0230-0030-0010.html',
    'https://www.oregonlegislature.gov/bills_laws/ors/ors094.html',
    'https://docs.legis.wisconsin.gov/document/statutes/703.33',
    'https://www.nysenate.gov/legislation/laws/RPP/339-W',
  ])
    expect(lawSourceOf(address)?.kind, address).toBe('official');
});

test('a host is told without www', () => {
  expect(hostOf('https://www.azleg.gov/ars')).toBe('azleg.gov');
});
