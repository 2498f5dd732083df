import { expect, test } from 'vitest';
import { lawSourceOf } from './law-source.ts';
import { statuteAddress } from './statute-address.ts';

test('a section has the address that the legislature gives it', () => {
  for (const [slug, citation, address] of [
    ['arizona', 'Ariz. Rev. Stat. § 33-1806', 'https://www.azleg.gov/ars/33/01806.htm'],
    ['arizona', 'Ariz. Rev. Stat. § 33-1806.01', 'https://www.azleg.gov/ars/33/01806-01.htm'],
    [
      'california',
      'Cal. Civ. Code §§ 5200-5240',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=5200',
    ],
    ['florida', 'Fla. Stat. § 718.503(2)(d)', 'https://www.flsenate.gov/Laws/Statutes/2025/718.503'],
    ['florida', 'Fla. Stat. ch. 720', 'https://www.flsenate.gov/Laws/Statutes/2025/Chapter720'],
    [
      'hawaii',
      'Haw. Rev. Stat. § 508D-3.5(c)',
      'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0508D/HRS_0508D-0003_0005.htm',
    ],
    [
      'idaho',
      'Idaho Code § 55-3204A',
      'https://legislature.idaho.gov/statutesrules/idstat/Title55/T55CH32/SECT55-3204A/',
    ],
    [
      'illinois',
      '765 ILCS 605/22.1',
      'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=076506050K22.1',
    ],
    [
      'kansas',
      'Kan. Stat. Ann. § 58-4616',
      'https://www.ksrevisor.gov/statutes/chapters/ch58/058_046_0016.html',
    ],
    [
      'maine',
      'Me. Rev. Stat. tit. 33, § 1604-108',
      'https://legislature.maine.gov/statutes/33/title33sec1604-108.html',
    ],
    ['minnesota', 'Minn. Stat. § 515B.4-108', 'https://www.revisor.mn.gov/statutes/cite/515B.4-108'],
    ['nevada', 'Nev. Rev. Stat. § 116.4109', 'https://www.leg.state.nv.us/nrs/nrs-116.html#NRS116Sec4109'],
    [
      'oklahoma',
      'Okla. Stat. tit. 60, §§ 851-858',
      'https://law.justia.com/codes/oklahoma/title-60/section-60-851/',
    ],
    ['utah', 'Utah Code § 57-8a-211', 'https://le.utah.gov/xcode/Title57/Chapter8A/57-8a-S211.html'],
    [
      'virginia',
      'Va. Code Ann. § 55.1-2312',
      'https://law.lis.virginia.gov/vacode/title55.1/chapter23.1/section55.1-2312/',
    ],
    ['wisconsin', 'Wis. Stat. § 703.33(4)', 'https://docs.legis.wisconsin.gov/document/statutes/703.33'],
  ] as const) {
    expect(statuteAddress(slug, citation)).toBe(address);
    expect(lawSourceOf(address), address).not.toBeNull();
  }
});

test('what has no certain address has none', () => {
  for (const [slug, citation] of [
    ['arkansas', 'Ark. Code Ann. § 18-13-116'],
    ['oklahoma', 'Okla. Stat. tit. 11, § 42-106.1'],
    ['new-jersey', 'N.J. Admin. Code § 5:26-8.2'],
    ['massachusetts', 'Mass. Gen. Laws ch. 184, § 23C'],
    ['atlantis', 'Code § 1-1'],
  ] as const)
    expect(statuteAddress(slug, citation), citation).toBeNull();
});
