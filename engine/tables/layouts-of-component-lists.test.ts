import { describe, expect, it } from 'vitest';
import { readDoc } from '../document.ts';
import { rulesOfFigures } from '../rules/rules-of-figures.ts';
import { factsOf } from '../testing/facts-in.ts';
import { laidOut, typed } from '../testing/printed-table.ts';

const partsIn = (picture: string) => {
  const [printed, text] = [laidOut, typed].map(
    (page) => factsOf(readDoc([page(picture)], 'reserves'), rulesOfFigures)['reserves.components'],
  );
  expect(text).toEqual(printed);
  return printed;
};
const part = (name: string, useful: number, remaining: number, cost: number) => ({
  name,
  useful_life_years: useful,
  remaining_life_years: remaining,
  cost,
});

describe('a list of components', () => {
  it('with heads of three lines and the number of each part', () => {
    expect(
      partsIn(`
                                            Est.       Rem.
                                           Useful     Useful      Current      Inflated
                                            Life       Life        Repl.         Repl.
 No.  Description                           (yrs)      (yrs)       Cost          Cost
   7  Lanes - overlay                         24         9       $180,000      $231,000
   8  Lanes - seal coat                        4         0        $19,400       $19,400`),
    ).toEqual([part('Lanes - overlay', 24, 9, 180000), part('Lanes - seal coat', 4, 0, 19400)]);
  });

  it('with lives from so many years to so many beside one sum', () => {
    expect(
      partsIn(`
                                         Remaining        Useful life      Replacement
Component                               life (years)        (years)           cost
Copper roofs                              22 to 30          60 to 80        $720,000
Masonry repointing                           14               to 40          $96,000
Trim, paint                                   2              6 to 8          $31,500`),
    ).toEqual([
      part('Copper roofs', 80, 22, 720000),
      part('Masonry repointing', 40, 14, 96000),
      part('Trim, paint', 8, 2, 31500),
    ]);
  });

  it('with the year of the next replacement, and not of the last', () => {
    expect(
      partsIn(`
Component                 Last replaced    Life      Replace In      Cost
Swing set                     2021          15          2036       $22,000
Fence, cedar                  2019          18          2037       $41,500`),
    ).toEqual([
      { name: 'Swing set', useful_life_years: 15, replacement_year: 2036, cost: 22000 },
      { name: 'Fence, cedar', useful_life_years: 18, replacement_year: 2037, cost: 41500 },
    ]);
    expect(
      partsIn(`
Component                 Installed      Last replaced      Cost
Swing set                   2001             2021         $22,000
Fence, cedar                1999             2019         $41,500`),
    ).toBeUndefined();
  });

  it('with units of measure between the figures, and a total that repeats the heading of its group', () => {
    expect(
      partsIn(`
                                Quantity   Unit    Unit      Total      Useful   Rem.
Site Elements                               Cost   Meas.      Cost       Life    Life
Curb and gutter                   2,100    32.00    LF       67,200        30     18
Catch basins                         14 4,100.00    EA       57,400        40     22
   Site Elements Subtotal                                   124,600
Building Elements
Entry doors                          24 1,900.00    EA       45,600        25      7
   Building Elements Subtotal                                45,600`),
    ).toEqual([
      part('Curb and gutter', 30, 18, 67200),
      part('Catch basins', 40, 22, 57400),
      part('Entry doors', 25, 7, 45600),
    ]);
  });

  it('with quantities, units and days behind the names, in cells of their own', () => {
    expect(
      partsIn(`
                                Date In      Quantity    Current     Useful      Rem
Description                     Service                    Cost       Life       Life
Path lights                     01/2019       44 EA       66,000        20         8
Court - resurface               6/1/2024   1,200 sq yds   21,600        10         3
Gate operators                  03/2026    (4) operators  18,000        12         7`),
    ).toEqual([
      part('Path lights', 20, 8, 66000),
      part('Court - resurface', 10, 3, 21600),
      part('Gate operators', 12, 7, 18000),
    ]);
  });

  it('with a letter and a number before the names and their condition behind them', () => {
    expect(
      partsIn(`
Ref.   Component          Condition    Cycle (yrs)    RUL    Repl. Cost
A1     Balcony membranes    Good            18         7      $285,600
B2     Fire pump            Poor            25         0       $41,000`),
    ).toEqual([part('Balcony membranes', 18, 7, 285600), part('Fire pump', 25, 0, 41000)]);
  });

  it('with measures under the names, and names over two lines of which the second is indented', () => {
    expect(
      partsIn(`
                                      Current      Useful   Remaining
Reserve Component                       Cost        Life      Life
01000 - Paving
 100 - Asphalt: Sealing               14,600          4         1
  48,000 sf- Private drives
 200 - Asphalt: Overlay               86,400         24        13
  48,000 sf- Private drives
03000 - Painting
 120 - Surface Restoration            41,250          8         2
 130 - Curbs, gutters and
   walks                              12,300         30         9`),
    ).toEqual([
      part('Asphalt: Sealing', 4, 1, 14600),
      part('Asphalt: Overlay', 24, 13, 86400),
      part('Surface Restoration', 8, 2, 41250),
      part('Curbs, gutters and walks', 30, 9, 12300),
    ]);
  });

  it('keeps its columns where sums of other places follow', () => {
    expect(
      partsIn(`
                                                                   Rem.
                                                       Useful    Useful         Current Cost Estimate
#    Component                   Quantity                Life      Life    Best Case      Worst Case
201  Lanes - Resurface           Approx 92,000 GSF         25        12     $161,000        $207,000
202  Lanes - Seal/Repair         Approx 92,000 GSF          5         2      $18,400         $23,000

Findings & Recommendations as of January 1, 2031

Starting Reserve Balance ......................................... $188,400
Fully Funded Reserve Balance ..................................... $274,900`),
    ).toEqual([part('Lanes - Resurface', 25, 12, 184000), part('Lanes - Seal/Repair', 5, 2, 20700)]);
  });
});

describe('what two tables tell of the same parts', () => {
  const costs = `
Inventory
Item   Component                      Quantity         Cost
1      Gatehouse roof                  14 sq          $9,800
2      Pond aerators                    3 ea         $21,000
`;

  it('is one by their numbers', () => {
    expect(
      partsIn(`${costs}
Life analysis
Item   Useful Life   Remaining Life
1          25             6
2          10             3`),
    ).toEqual([part('Gatehouse roof', 25, 6, 9800), part('Pond aerators', 10, 3, 21000)]);
  });

  it('is one by their names where both have them, whatever their numbers', () => {
    expect(
      partsIn(`${costs}
Life analysis
Item   Component             Useful Life   Remaining Life
2      Gatehouse roof            25             6
1      Pond aerators             10             3`),
    ).toEqual([part('Gatehouse roof', 25, 6, 9800), part('Pond aerators', 10, 3, 21000)]);
  });

  it('is not told where a number comes twice', () => {
    expect(
      partsIn(`${costs}
Life analysis
Item   Useful Life   Remaining Life
1          25             6
1          10             3`),
    ).toBeUndefined();
  });
});

describe('groups of parts with costs alone', () => {
  const table = (total: string, head = 'Current Cost') => `
Components               ${head}        Percentage
Shoreline                 $82,400.00            58.1%
Roads                     $38,000.00            26.8%
Signs and lights          $21,500.00            15.1%
                         ${total}           100.0%`;

  it('are told where their total bears them out', () => {
    expect(partsIn(table('$141,900.00'))).toEqual([
      { name: 'Shoreline', cost: 82400 },
      { name: 'Roads', cost: 38000 },
      { name: 'Signs and lights', cost: 21500 },
    ]);
  });

  it('are not where it does not, nor where the costs are of no day', () => {
    expect(partsIn(table('$151,900.00'))).toBeUndefined();
    expect(partsIn(table('$141,900.00', 'Cost        '))).toBeUndefined();
  });
});

describe('parts with a list of fields under each name', () => {
  const block = (name: string, share: string) => `
${name} - 2039                                     43,000 SF              @ $2.10
Asset ID                1001                      Asset Actual Cost      $90,300.00
Category                Streets                   Percent Replacement    ${share}
Placed in Service       January 2014              Future Cost            $110,021.65
Useful Life             25
Replacement Year        2039
Remaining Life          8
`;

  it('are read from the name to the next', () => {
    expect(partsIn(block('Asphalt - Overlay', '100%') + block('Lake - Dredge', '100%'))).toEqual([
      part('Asphalt - Overlay', 25, 8, 90300),
      part('Lake - Dredge', 25, 8, 90300),
    ]);
  });

  it('are not told where a share is replaced, or where one list stands alone', () => {
    expect(partsIn(block('Asphalt - Overlay', '100%') + block('Lake - Dredge', '40%'))).toEqual(
      part('Asphalt - Overlay', 25, 8, 90300),
    );
    expect(partsIn(block('Asphalt - Overlay', '100%'))).toBeUndefined();
  });
});

describe('a list of components beside columns of words', () => {
  it('with names and units that go on below, told apart though they begin alike', () => {
    const heads = `
Line  Reserve Component          Total               1st Year    Unit      Total
Item  Inventory                  Quantity  Units     of Event    Cost      Cost`;
    expect(
      partsIn(`${heads}
3.10  Drive Lanes, West Mill       5,100   Square      2032      16.00     81,600
      and Overlay, East                    Yards

3.11  Drive Lanes, West Mill      18,400   Square      2039      16.00    294,400
      and Overlay, Remaining               Yards

3.20  Lamp Posts                      31   Each        2035     2,500.00   77,500

3.30  Rail Fence                   1,300   Linear      2033      36.00     46,800
                                           Feet`),
    ).toEqual([
      { name: 'Drive Lanes, West Mill and Overlay, East', replacement_year: 2032, cost: 81_600 },
      { name: 'Drive Lanes, West Mill and Overlay, Remaining', replacement_year: 2039, cost: 294_400 },
      { name: 'Lamp Posts', replacement_year: 2035, cost: 77_500 },
      { name: 'Rail Fence', replacement_year: 2033, cost: 46_800 },
    ]);
  });

  it('with no life left told in a word, and dashes for what is not told', () => {
    expect(
      partsIn(`
                                          Useful     Remaining     Replacement
#     Component           Condition       Life       Life          Cost
1.1   Cedar trellis        Fair             20         6           $14,000
1.2   Timber steps         Failed           25        none         $31,200
1.3   Owners' doors        -                30         0               -
1.4   Lead risers          Poor              -         -               -
1.5   Boat ramp            Fair             30         9           $66,000
1.6   Pier lights          Fair             none       4            $8,000`),
    ).toEqual([
      part('Cedar trellis', 20, 6, 14_000),
      part('Timber steps', 25, 0, 31_200),
      part('Boat ramp', 30, 9, 66_000),
      { name: 'Pier lights', remaining_life_years: 4, cost: 8000 },
    ]);
  });

  it('with a group before each name, which comes again where the name does not', () => {
    expect(
      partsIn(`
                                         Useful     Remaining     Replacement
Group         Component                  Life       Life          Cost
Roofs         Clubhouse shingles           25         6           $14,000
Roofs         Gatehouse tiles              40        12           $31,200
Pool          Plaster                      12         3           $28,000
Pool          Heater                       10         9            $6,000`),
    ).toHaveLength(4);
  });

  it('with lives of which one cell holds three numbers, and none is told', () => {
    expect(
      partsIn(`
                               Year of      Life, Years            Total
Component                      Event        Useful   Remaining     Cost
Tennis court, recoat           2033         6 to 8 3               $9,100
Tennis court, resurface        2038        20 to 25 8             $61,000`),
    ).toEqual([
      { name: 'Tennis court, recoat', replacement_year: 2033, cost: 9100 },
      { name: 'Tennis court, resurface', replacement_year: 2038, cost: 61_000 },
    ]);
  });
});
