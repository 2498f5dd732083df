import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { docOf } from '../../testing/doc-of.ts';
import { analysisOf } from '../../testing/told-of.ts';
import { duesByClass } from './dues-by-class.ts';

function found(lines: readonly string[], type: DocumentType = 'budget') {
  const all = [...duesByClass.scan(docOf(lines.join('\n'), type))];
  const of = (fact: string) => all.filter((one) => one.fact === fact).map(({ value }) => value);
  return { dues: of('assessment.regular'), units: of('community.units') };
}
const dues = (period: string, ...amounts: number[]) =>
  amounts.map((amount) => ({ amount, period, per: 'home' }));

describe('a table of homes by class and what each pays', () => {
  it('under a line that names the dues and their period', () => {
    const rows = [
      'MONTHLY FEES EFFECTIVE JANUARY 1, 2031',
      'Model\tBedrooms\tUnits\tSq. Ft.\t2030 Fee\t2031 Fee',
      'Alder\t1\t24\t720\t$168.00\t$174.50',
      'Beech\t2\t36\t980\t$210.00\t$218.00',
    ];
    expect(found(rows)).toEqual({ dues: dues('month', 174.5, 218), units: [60] });
  });

  it('of single homes by their numbers', () => {
    const rows = (head: string) => [
      `${head}\tPercent\t2030 dues / mo.\t2031 dues / mo.\tSpecial assessment`,
      '101\t4.62%\t$315.31\t$339.57\t$4,365.90',
      '102\t6.18%\t$421.79\t$454.23\t$5,840.10',
    ];
    expect(found(rows('Unit')).dues).toEqual(dues('month', 339.57, 454.23));
    expect(found(rows('Account')).dues).toEqual([]);
    const told = analysisOf(['Fox Run Condominium', '2031 Budget', ...rows('Unit')].join('\n'), 'budget');
    expect(told.key_points.map(({ text }) => text)).toContain(
      'Regular dues depend on the unit: from $339.57 to $454.23 a month. Look yours up.',
    );
  });

  it('with the period over its column, where the words before it speak of dues', () => {
    const rows = (before: string) => [
      before,
      '',
      'Unit Type\t# Units\tShare\t2030 Monthly\t2031 Monthly\tIncrease',
      'A - 1 BR\t32\t0.8%\t$388.84\t$487.89\t$99.05',
      'B - 2 BR\t40\t1.0%\t$493.16\t$618.79\t$125.63',
    ];
    expect(found(rows('The monthly assessments go up. The new amounts are:')).dues).toEqual(
      dues('month', 487.89, 618.79),
    );
    expect(found(rows('Electricity used in the common halls:')).dues).toEqual([]);
  });

  it('each with its period in a cell of its own, and no rhythm of all', () => {
    const rows = (title: string) => [
      title,
      'Type of home\tHow many\t2030\t2031\tBilled',
      'Townhomes\t40\t$262.00\t$274.00\tMonthly',
      'Single family homes\t61\t$567.00\t$588.00\tQuarterly',
    ];
    expect(found(rows('What you pay in dues')).dues).toEqual([
      ...dues('month', 274),
      ...dues('quarter', 588),
    ]);
    const all = [...duesByClass.scan(docOf(rows('What you pay in dues').join('\n'), 'budget'))];
    expect(all.filter(({ fact }) => fact === 'assessment.frequency')).toEqual([]);
    expect(found(rows('What the gas company billed')).dues).toEqual([]);
  });

  it('in a part for all and one for the neighborhood, with the total by the month', () => {
    const rows = [
      'MONTHLY ASSESSMENTS',
      'Home type\tNo. of lots\tMaster\tNeighborhood\t2031 total/month\t2030 total/month',
      'Villa\t96\t$98.00\t$61.00\t$159.00\t$150.00',
      'Townhouse\t238\t$98.00\t$84.00\t$182.00\t$171.00',
    ];
    expect(found(rows).dues).toEqual(dues('month', 159, 182));
  });

  it('by neighborhood, with a column for the whole', () => {
    const rows = [
      'Your monthly or quarterly assessments depend on where you live.',
      'Neighborhood\tHomes\tMaster\tNeighborhood\tTotal per Quarter',
      'The Glen\t86\t$195.00\t$0.00\t$195.00',
      'Heritage\t41\t$195.00\t$360.00\t$555.00',
      '',
      'Fees\tAmount',
      'Rush fee for any type of closing\t$75',
    ];
    expect(found(rows, 'other')).toEqual({ dues: dues('quarter', 195, 555), units: [127] });
  });

  it('under a sentence that leads up to them, with years for heads or the period in the first row', () => {
    const byYear = (lead: string) => [
      lead,
      '',
      '\t2030\t2031',
      'Single family\t$142\t$156',
      'Carriage home\t$301\t$327',
    ];
    expect(
      found(byYear('From January on the monthly assessments will be as follows:'), 'other').dues,
    ).toEqual(dues('month', 156, 327));
    expect(found(byYear('The monthly assessments would be as follows:'), 'other').dues).toEqual([]);
    expect(found(byYear('The monthly cost of insurance is as follows:'), 'other').dues).toEqual([]);
    const inFirst = [
      'Regular assessments stay as they are:',
      '',
      'Studio\t$412 per month',
      'Penthouse\t$948',
    ];
    expect(found(inFirst, 'other').dues).toEqual(dues('month', 412, 948));
  });

  it('and no list of other things that have a type', () => {
    const rows = [
      'Annual dues are set by the board.',
      'Vehicle type\tSpaces\tMonthly',
      'Boat\t4\t$40.00',
      'Trailer\t6\t$55.00',
    ];
    expect(found(rows, 'other').dues).toEqual([]);
  });
});
