import { describe, expect, it } from 'vitest';
import { analyze } from '../../analyze.ts';
import { readDoc } from '../../document.ts';
import { factsOf } from '../../testing/facts-in.ts';
import { laidOut } from '../../testing/printed-table.ts';
import { rulesOfFigures } from '../rules-of-figures.ts';

const facts = (picture: string) => factsOf(readDoc([laidOut(picture)], 'budget'), rulesOfFigures);

describe('lines of dues', () => {
  it.each([
    [
      `
Heron Bend 2031 Budget
                                2030 Budget     2031 Budget
Total Income                        124,640         135,310
Monthly assessment per home          120.00          130.00`,
      { amount: 130, period: 'month', per: 'home' },
    ],
    [
      `
Heron Bend
2031 Budget
 Monthly dues per unit                        $265.00
 2030 monthly dues                            $250.00
 Total Revenue                               $306,480`,
      { amount: 265, period: 'month', per: 'home' },
    ],
    [
      `
Heron Bend 2031 Budget
Assessment per lot per quarter     $310.00
Total Income                    $64,480.00`,
      { amount: 310, period: 'quarter', per: 'home' },
    ],
    [
      `
Heron Bend 2031 Budget
Annual dues                        $310.00
Total Income                    $64,480.00`,
      { amount: 310, period: 'year', per: 'home' },
    ],
  ])('%s', (picture, expected) => {
    expect(facts(picture)['assessment.regular']).toEqual(expected);
  });

  it.each([
    'Heron Bend 2031 Budget\n2030 monthly dues                            $250.00\nTotal Income              $306,480',
    'Heron Bend 2031 Budget\nMonthly dues                               $2,400.00\nTotal Income               $28,800',
    'Heron Bend 2031 Budget\nMonthly management fees                      $800.00\nTotal Income               $28,800',
    'Heron Bend 2031 Budget\nMonthly late fees                             $25.00\nTotal Income               $28,800',
  ])('tell no dues: %s', (picture) => {
    expect(facts(picture)['assessment.regular']).toBeUndefined();
  });
});

describe('dues by the type of home', () => {
  it('are told from the lowest to the highest', () => {
    const { key_points, risks, monthly_fees } = analyze(
      [
        laidOut(`
Harbor Row Condominium Association
2031 Operating Budget
Unit Type        # of Units   % Interest   2030 Monthly Fee   2031 Monthly Fee
A - 1 BR             24         0.7812         $268.00           $285.00
B - 2 BR             40         1.0417         $357.00           $380.00
C - 3 BR             32         1.2370         $424.00           $451.00`),
      ],
      { documentType: 'budget' },
    );
    expect(key_points.map(({ text }) => text)).toContain(
      'Regular dues depend on the type of home: from $285 to $451 a month. Look yours up.',
    );
    expect(risks).toEqual([]);
    expect(monthly_fees).toBeNull();
  });

  it('are told where each has a column', () => {
    const { key_points } = analyze(
      [
        laidOut(`
Otter Mill Community Association
2031 Annual Budget
                            Villas      Cottages        Total
Assessments               $90,200       $61,600      $151,800
Total income              $90,200       $61,600      $151,800

Annual assessment per home   $820          $1,100`),
      ],
      { documentType: 'budget' },
    );
    expect(key_points.map(({ text }) => text)).toContain(
      'Regular dues depend on the type of home: from $820 to $1,100 a year. Look yours up.',
    );
  });
});
