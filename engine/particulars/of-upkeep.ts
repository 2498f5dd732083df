import type { Sentence } from '../model.ts';
import { asksClearing, asksTidiness } from '../rules/upkeep/duties.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

const roof = /\broof/;
const walls = /\bexterior|\boutside|\bsiding\b|\bstucco|\bfacade|\bouter walls?|\bwalls?\b|\bpaint/;
const yard =
  /\blawn|\blandscap|\byards?\b|\bgrass|\bshrub|\bmow|\bweed|\bflower|\bplant|\bgrounds?\b|\btrees?\b/;
const fence = /\bfenc/;
const naming: Readonly<Record<string, RegExp>> = {
  'maintenance.roof': roof,
  'maintenance.exterior_walls': walls,
  'maintenance.yard': yard,
  'maintenance.fences': fence,
};

const streets = /\b(?:streets?|roads?|roadways?)\b(?! (?:signs?|lights?|lighting|trees?))/;
const privateWays = /\bprivate (?:streets?|roads?|drives?|driveways|lanes?|ways)\b/;
/** 'Improvements other than public roads': the others are private. */
const butPublic =
  /\b(?:other than|except(?: for)?|excluding) (?:the |any |all )?public (?:streets?|roads?|roadways?)\b/;
/** What of the ways is kept, where that is not all the streets. */
export const ofRoads: ReadParticulars = ({ one, cited }) => {
  if (one.value === 'public') return null;
  const said = cited
    .map(({ plain }) => plain)
    .join(' ')
    .replace(/\bpublic (?:and|or|and\/or) private (?:streets|roads)\b/g, ' ');
  if (butPublic.test(said)) return { particulars: { ways: 'private streets' } };
  const own = privateWays.exec(said);
  if (own)
    return /\b(?:streets|roads|roadways)\b/.test(said.slice(0, own.index))
      ? null
      : { particulars: { ways: 'private streets' } };
  if (streets.test(said)) return null;
  if (/\balley/.test(said)) return { particulars: { ways: 'alleys' } };
  return /\bparking\b/.test(said) ? { particulars: { ways: 'parking areas' } } : null;
};

/** A part of the home that is kept because the whole is: no cited sentence names the part. */
export const ofUpkeep: ReadParticulars = ({ one, cited }) => {
  const ofOwners = cited.some(({ plain }) => /\bowners?\b/.test(plain));
  const isTidy = ({ plain }: Sentence) =>
    asksClearing(plain) || (asksTidiness(plain) && !(ofOwners && yard.test(plain)));
  if (cited.length > 0 && cited.every(isTidy)) return toldOf({ tidy: true, whole: ofOwners });
  const named = naming[one.fact];
  return named && one.value === 'owner' && !cited.some(({ plain }) => named.test(plain))
    ? { particulars: { whole: true } }
    : null;
};
