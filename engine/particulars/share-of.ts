import type { PercentQuantity } from '../language/quantity.ts';
import type { Sentence } from '../model.ts';
import { figure } from '../say/display.ts';

const fractions: readonly (readonly [number, string])[] = [
  [66.67, 'two-thirds'],
  [75, 'three-fourths'],
  [33.33, 'one-third'],
];

/** '67%', 'two-thirds'; 'more than half' where the text says 'a majority', never for a plain 50%. 75% stays 75%. */
export function shareWords(percent: number, form?: PercentQuantity['form']): string {
  if (form === 'majority' && percent === 50) return 'more than half';
  if (percent === 100) return 'all';
  const fraction = fractions.find(([of]) => Math.abs(of - percent) < 0.02)?.[1];
  const asFraction = form === 'fraction' || !Number.isInteger(percent);
  return fraction && asFraction ? fraction : `${figure(percent)}%`;
}

/** A share where it stands in a sentence: its token's offsets in Sentence.plain, and of what it is taken. */
export interface Share {
  readonly percent: number;
  readonly form: PercentQuantity['form'];
  readonly start: number;
  readonly end: number;
  /** 'the votes cast', 'the owners' …; null where the sentence does not say it in a known way. */
  readonly of: string | null;
}

/** How far after a share its base is looked for. */
const reach = 170;

const cast =
  /^[^.;{]{0,120}?(?:\bvotes? (?:(?:that|which) (?:are|is|were) )?(?:actually |validly |duly |so )*cast\b|\b(?:owners|members|those|persons|membership)\b(?: of [a-z ]{3,40}?)?,? (?:who (?:are |were )?|then |actually )?(?:vote|voting)\b(?! (?:power|rights?|interests?|strength|member|class))|\bvoting in person\b)/;
const present =
  /^[^.;{]{0,60}?\b(votes|voting (?:power|interests?|rights)|owners|members|those|membership|persons|percentages?)\b(?: entitled to vote| in good standing| of (?:all |the )*(?:members|voting members|owners|association|membership|corporation))*,? ?(?:who are |that are |being |then |either )?(?:present|represented|attending|in attendance)\b/;
/** 'By a majority of the attending': of those who came. */
const attending = /^(?: (?:vote|votes))? (?:of|by) (?:the|all|those) attending\b/;
const ofQuorum =
  /^(?: (?:vote|approval))? of (?:a|the|such) (?:quorum|members? (?:of|constituting) a quorum)\b(?: of (?:the |all )*(?:lot |unit |voting )?(?<whose>members|owners)\b)?/;
const eachClass =
  /^[^.;{]{0,40}?\b(?:of|by) (?:the |all )*(?:(?:total |eligible )?(?:votes?|voting power) (?:of|in) )?(?:each|both) class(?:es)?\b/;
/** 'Of all the votes of the Class A membership': those of the second class do not count. */
const classA = /^ of (?:all |the )*votes (?:of|in) (?:the )?class "?a"? (?:members?|membership)\b/;
const lots =
  /^ (?:or more |in number )?of (?:all |the |said |such |total |number of |platted |aggregate |individual |of )*(lots|units|parcels|homes|homesites|residences|tracts|condominium units)\b(?! owners?\b|\[')/;
const votes =
  /^(?: or more)?(?: \(?in interest\)?)? (?:of|or greater of) (?:all |of |the |total |entire |aggregate |combined |eligible |outstanding |number of |then |possible |authorized |allocated |membership |association )*(?:votes?|voting (?:power|rights|interests?|strength|membership))\b/;
const allVotes =
  /\b(?:all|total|entire|aggregate|outstanding|voting (?:power|rights|interests?|strength))\b|\bvotes?\b[^.;{]{0,20}\b(?:in|of|within) the (?:association|corporation|membership|members|owners|community)\b|\b(?:allocated|entitled to (?:be cast|vote)|eligible)\b/;
/** Before a share: who holds it, which makes it one of all. */
const held =
  /\b(?:holding|holds?|having|has|have|representing|possessing|owning|entitled to cast|own|with|constituting|allocated)\b[^.;{]{0,40}$/;
const people =
  /^(?: or more)?(?: \(?in (?:number|interest)\)?)?(?: (?:vote|votes|approval|consent|assent|agreement|written))*(?: (?:of|by|from))? (?:all |of |the |then |record |lot |unit |total |number of |voting |eligible |entire |association |property |current |existing |other |non-declarant |class \S a |class a |such )*(owners|members|membership|homeowners|co-owners|townhome owners|shareholders|stockholders)\b(?! of the (?:board|committee))/;
const atMeeting = /^[^.;{]{0,60}\bat (?:a|an|any|the|such|said|each)\b[^.;{]{0,60}\bmeetings?\b/;
const lead =
  /^(?: (?:affirmative|favorable|or greater|or more|majority))*(?: (?:vote|votes|approval|consent|assent|agreement))*/;

/** 'The owners of a majority in area of the property': land votes, not those who own it. */
const area = /^ (?:in|of the|of) (?:total |land )*(?:area|acreage|square footage|front footage)\b/;

/** 'Of the voting power residing in members other than the declarant': the developer's votes do not count. */
const withoutDeveloper =
  /^[^.;{]{0,90}\b(?:owners|members|voters|those)\b(?: of the association)?,? (?:other than|not including|excluding|except) (?:the |votes (?:of|held by) the )?(?:declarant|developer)\b/;

/** `ofThere`: the share is one of those who must be there, so that 'present' says nothing of its base. */
function baseOf(plain: string, start: number, end: number, ofThere: boolean): string | null {
  const before = plain.slice(Math.max(0, start - 60), start);
  // 'A majority (at least 50%) of the voting rights'
  const after = plain.slice(end, end + reach).replace(/^ \((?:at least |more than |over )?\{p\d+\}\)/, '');
  if (/\bcasting (?:at least |not less than )?(?:a )?$/.test(before)) return 'the votes cast';
  if (/^[^.;{]{0,40}\b(?:directors|trustees|board|committee)\b/.test(after)) return null;
  if (area.test(after)) return 'the land, by its area';
  if (withoutDeveloper.test(after)) return "the votes other than the developer's";
  const rest = after.replace(lead, '');
  const quorum = ofQuorum.exec(after);
  if (quorum) return quorum.groups?.whose ? `a quorum of the ${quorum.groups.whose}` : 'a quorum';
  if (!ofThere && attending.test(after)) return 'the members present at a meeting';
  const classes = eachClass.test(after);
  const isCast = ofThere ? null : cast.exec(after);
  // 'two-thirds of the total voting membership who are voting in person': of all, or of those who vote?
  if (isCast && /\b(?:total|entire|all (?:of )?the (?:votes|members|owners))\b/.test(isCast[0])) return null;
  if (isCast && /\ballocated\b/.test(after.slice(0, isCast[0].length + 20))) return null;
  if (isCast) return classes ? 'the votes cast in each class of members' : 'the votes cast';
  const there = ofThere ? null : present.exec(after);
  if (there && !/\bquorum\b|\bmeeting\b/.test(there[0])) {
    const noun = /^(?:votes|voting|percent)/.test(there[1] ?? '')
      ? 'votes'
      : there[1] === 'owners'
        ? 'owners'
        : 'members';
    return `the ${noun} present at a meeting`;
  }
  if (classes) return 'the votes of each class of members';
  if (classA.test(after)) return 'the votes of the Class A members';
  const lot = lots.exec(after) ?? lots.exec(rest);
  if (lot) return `the ${lot[1] === 'condominium units' ? 'units' : lot[1]}`;
  const vote = votes.exec(after) ?? votes.exec(rest);
  if (vote) {
    // Not all of the votes: those of owners who lost theirs do not count.
    if (/\beligible\b/.test(vote[0])) return 'the eligible votes';
    const said = `${vote[0]}${after.slice(vote[0].length, vote[0].length + 50)}`;
    return allVotes.test(said) || held.test(before) ? 'all votes' : 'the votes';
  }
  const who = people.exec(after) ?? people.exec(rest);
  if (!who) return null;
  const noun = /owners$/.test(who[1] ?? '') ? 'owners' : 'members';
  if (/\bclass a\b/.test(who[0])) return 'the Class A members';
  if (/^'/.test(after.slice(who[0].length))) return null;
  const entitled =
    /^[^.;{]{0,30}\b(?:entitled|eligible) to (?:vote|cast)\b|^ (?:of the association )?in good standing/.test(
      after.slice(who[0].length),
    );
  // 'Two-thirds of all the membership at a meeting': of those who stay away too.
  const ofAll = /\b(?:all|total|entire)\b/.test(who[0]);
  if (!ofThere && !entitled && atMeeting.test(after.slice(who[0].length)))
    return ofAll ? `all ${noun}` : `the ${noun} at a meeting`;
  return `the ${noun}`;
}

/** Every share in a sentence, in its order; those of a quorum with `ofThere`. */
export function sharesIn({ plain, quantities }: Sentence, ofThere = false): Share[] {
  return [...plain.matchAll(/\{p(\d+)\}/g)].flatMap((token) => {
    const quantity = quantities[Number(token[1])] as PercentQuantity | undefined;
    if (quantity?.kind !== 'percent') return [];
    const [start, end] = [token.index, token.index + token[0].length];
    const { percent, form } = quantity;
    return [{ percent, form, start, end, of: baseOf(plain, start, end, ofThere) }];
  });
}

/** '50% of all votes'; the share alone where its base is not known. */
export function sayShare({ percent, form, of }: Partial<Share> & Pick<Share, 'percent'>): string {
  const share = shareWords(percent, form);
  return of ? `${share} of ${of}` : share;
}
