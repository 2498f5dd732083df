import { describe, expect, it } from 'vitest';
import { says, shows } from '../testing/told-of.ts';

const head =
  'Elm Court Homeowners Association\nBoard Meeting Minutes, May 4, 2031\n\nThe meeting was called to order.\n\n';
const rest =
  '\n\nRoof. The roof was mended in May by a firm from town.\n\nGate: The gate sticks. It will be looked at in June.\n\nPaint. The halls were painted by a firm from town.';
const motion = (text: string) => says('minutes.motions', `${head}${text}${rest}`, 'minutes');
const row = (text: string) => shows('minutes.motions', `${head}${text}${rest}`, 'minutes');

describe('a decision whose words do not name its matter', () => {
  it('is the name that opens the line of a decision, and no sentence before it', () => {
    const old = '6. Old Business\na. Roofs, Buildings 3 and 4. Three bids were received.\n';
    expect(
      motion(`${old}b. Retaining wall behind Building 7. The study is not in. Tabled to June.`),
    ).toContain('under “Retaining wall behind Building 7”');
    expect(
      motion(
        '• Board vacancy – Lou Hale resigned. Motion by Day, second by Orr, to pay for a search at $900. Passed.',
      ),
    ).toContain('(under “Board vacancy”)');
    expect(motion(`${old}Lou went over the bills. The study is not in. Tabled to June.`)).not.toContain(
      'under “Lou',
    );
  });

  it('is told with the title of its item', () => {
    const deck = 'Pool deck. Bids are in from three firms. Motion to accept the low bid. Carried.';
    expect(motion(deck)).toBe('Motion carried: Accept the low bid (under “Pool deck”).');
    expect(row(deck)).toBe('Accept the low bid (under “Pool deck”) - carried');
    const charger =
      'Car charger. Lot 12 asked for one at his space. The board wants drawings. Tabled to October.';
    expect(motion(charger)).toContain('under “Car charger”');
    expect(row(charger)).toContain('under “Car charger”');
  });

  it.each([
    ['names it', 'Pool deck. Bids are in. Motion to accept the low bid for the deck. Carried.'],
    ['stands under what heads all', 'New business. Bids are in. Motion to accept the low bid. Carried.'],
  ])('is not where it %s', (_, text) => {
    expect(motion(text)).not.toContain('under');
  });
});

describe('a matter whose words do not name it', () => {
  const work = (title: string, text: string) =>
    says('minutes.matter.work', `${head}I. ${title}\n\n${text}${rest}`, 'minutes');
  it('is quoted with the title right over its paragraph', () => {
    const roof = 'We will replace the roof by fall.';
    expect(work('MAIL KIOSK', roof)).toContain(`under “MAIL KIOSK”, “${roof}`);
    expect(work('INFORMATION', roof)).not.toContain('under');
    expect(
      work('MAIL KIOSK', `The kiosk is old.\n\n${'The hedge is green. '.repeat(22)}\n\n${roof}`),
    ).not.toContain('under');
  });
  const price = (text: string) => says('minutes.matter.price', `${head}${text}${rest}`, 'minutes');
  it('is quoted with the title of its item', () => {
    const long = 'We looked at the wood and at the stone, and at what the others have. '.repeat(8);
    expect(price(`Pool deck. ${long}The low bid is $18,400. ${long}`)).toBe(
      'A bid is spoken of: under “Pool deck”, “The low bid is $18,400.”',
    );
    expect(price(`Pool deck. ${long}The low bid for the deck is $18,400. ${long}`)).not.toContain('under');
  });
});
