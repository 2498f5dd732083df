import type { Sentence } from '../model.ts';

const dish = /\bdish(?:es)?\b|\bsatellite\b|\bdis[ck]s\b/;
/** An antenna that is no dish: not 'satellite antennas', 'dish antenna'. */
const antenna =
  /(?<!\b(?:satellite|dish) (?:(?:dish|television|tv|receiving|reception) )?)\b(?:antennas?|antennae|aerials?)\b(?! dish)/;
/** Whatever receives: dishes too. */
const anyReceiver =
  /\b(?:any|every|all|other|exterior|outside|outdoor|similar) (?:[a-z]+ of )?(?:antennas?|antennae|aerials?)\b|\b(?:devices?|equipment|apparatus) (?:for|to|of|used|which|that)\b|\b(?:other|similar) devices?\b|\breceiving (?:devices?|equipment)\b/;

/** A flat ban of antennas beside a rule for dishes. */
const noAntenna =
  /\bno (?:[a-z]+,? ){0,5}(?:antennas?|antennae|aerials?) shall be\b(?![^.]*\b(?:unless|except|without|visible)\b)/;

/** The one kind of receiver that sentences speak of: dishes, or antennas; null where it is any. `near` stands around them. */
export function receiversIn(cited: readonly Sentence[], near: readonly Sentence[] = []): string | null {
  const plain = cited.map((sentence) => sentence.plain).join(' ');
  if (dish.test(plain) && !antenna.test(plain) && near.some((one) => noAntenna.test(one.plain)))
    return 'satellite dishes';
  const [dishes, antennas] = [dish.test(plain), antenna.test(plain)];
  // 'An antenna of up to 39 inches in diameter' may be a dish.
  const mayBeDish = antennas && /\bdiameter\b/.test(plain);
  if (anyReceiver.test(plain) || mayBeDish || dishes === antennas) return null;
  if (dishes) return 'satellite dishes';
  const [tv, radio] = [/\b(?:television|t\.?v\.?)(?=\W)/.test(plain), /\bradio\b/.test(plain)];
  return tv && radio ? 'radio and TV antennas' : tv ? 'TV antennas' : radio ? 'radio antennas' : 'antennas';
}
