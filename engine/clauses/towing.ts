import { capital } from '../language/capital.ts';
import { ownWords } from '../say/say-own-words.ts';
import { restriction } from '../say/saying.ts';
import type { Clause } from './clause.ts';

const junk = 'a junk car';
/** What names a breach, whatever the vehicle is. */
const keptWrongly =
  /\b(?:violat\w+|illegal\w*|improper\w*|unauthorized|contrary to|without (?:an? )?permi\w+)\b/;

/** The cars that a sentence speaks of: such as do not run, such as bear no plates, or both. */
export function oldCar(plain: string): string {
  const still =
    /\b(?:inoperable|inoperative|disabled|wrecked|dismantled|non-?operat\w+|not (?:operable|operating|in running))\b/.test(
      plain,
    );
  const unlicensed =
    /\b(?:unlicensed|unregistered|(?:not|without|no|expired|invalid)\b[^.;]{0,40}\b(?:licen[sc]\w*|regist\w+|plates?|tags?))\b/.test(
      plain,
    );
  if (still && unlicensed) return 'a car that does not run or is not licensed';
  return unlicensed ? 'a car that is not licensed' : still ? 'a car that does not run' : junk;
}

/** Such vehicles as break a rule, whatever rule it is: in 'Any vehicle that blocks a gate may be towed' only some do. */
const anyVehicle =
  /\bany (?:other )?vehicles?\b(?!,? (?:(?:which|that|parked|left|found|standing|stopped) )?(?:(?:is|are) )?(?:(?:park|leav|left|stand|stopp)\w* )?(?:block|obstruct|restrict|imped|in|on|within|without|for|longer|over)\w*\b)/;
const ofCase = /\b(?:park|block|obstruct|restrict|imped|left|remain|fire (?:lanes?|hydrants?))/;

/** What becomes of vehicles that are kept against the rules. */
export const towing: Clause = {
  id: 'vehicles.towing',
  cue: ['tow'],
  needs: [
    /\btow(?:ed|ing|away)?\b/,
    /\b(?:vehicles?|cars?|trailers?|boats?)\b/,
    /\b(?:expense|cost|may|will|shall|subject)\b/,
  ],
  unless: /\btow(?:ing)? (?:trucks?|vehicles?|compan)|\btowing capacity/,
  says: ({ plain, text }, _, around) => {
    const cost = /\b(?:expense|cost)\b/.test(plain) ? " at its owner's cost" : '';
    const ofAll = restriction('low', `A vehicle kept against the rules can be towed${cost}.`);
    if (keptWrongly.test(plain) || anyVehicle.test(plain)) return ofAll;
    // 'These vehicles must be removed …': which, the two sentences before say.
    const about = [...around.split('\n').slice(-2), plain].filter((one) => oldCar(one) !== junk).join(' ');
    const told = /\bnotice\b/.test(`${around} ${plain}`) ? ' after notice' : '';
    const saying = about
      ? restriction('low', `${capital(oldCar(about))} can be towed${cost}${told}.`)
      : ofCase.test(plain)
        ? restriction('low', `A vehicle can be towed in some cases. The text says: “${ownWords(text, [])}”.`)
        : ofAll;
    return saying === ofAll ? ofAll : { ...saying, inPart: true };
  },
};
