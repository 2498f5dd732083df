import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { stanceOf } from '../../find/stance.ts';
import { pathsIn } from '../../find/use-rule.ts';

const use = {
  subject:
    /\bsmoking\b(?!:| (?:substances?|materials?|articles|jackets?))|\b(?:to|may|shall|not|permit|persons?) smoke\b|\bvap(?:e|ing)\b/,
  not: /\bsmoke (?:detectors?|alarms?|damage)|\bcleaning\b[^.;]{0,40}\bsmoking/,
};
const homes =
  /\b(?:units?|homes?|residences?|dwellings?|apartments?|anywhere|entire|smoke-free (?:community|building|property|condominium)|all (?:of the )?(?:property|buildings?)|inside (?:of )?(?:any|the) building|any (?:part|portion))\b/;
/** A place set aside for smokers does not lift a ban. */
const designated = /,? except (?:at|in|for|within) [^.;]{0,60}\b(?:designated|smoking area)[^.;]*/;
const smokeFree =
  /\b(?:smoke|tobacco)[- ]free (?:[a-z]+ )?(?:community|building|property|condominium|residence|complex|development)\b/;
/** 'The board polled the owners about a smoke-free building.' */
const onlyTalkedOf =
  /\b(?:talk\w*|discuss\w*|survey\w*|polled|consider\w*|stud(?:y|ied|ying)|propos\w*|would|whether|asked)\b/;
/** 'Residents may not smoke' is read as a ban of smoking. */
const notSmoke = /\b(may|shall|must|can|do|will) not (?:smoke|vape)\b/g;
const fine = /\boffen[cs]es?\b|\{m\d+\}/;

/** 'Not permitted at the pool.' under the heading 'Smoking'. */
const bare = /^\W*(?:is |are )?(?:not (?:permitted|allowed)|prohibited|permitted|allowed|forbidden)\b/;
const titled = /\bsmoking\W*$/;
const contents = /\.{6}/;

/** A ban in the common areas alone leaves an owner free at home: it counts as restricted. */
export const smoking: ScanRule = {
  facts: ['use.smoking'],
  *scan(doc): Generator<Candidate> {
    const paths = pathsIn(doc);
    for (const sentence of doc.sentences) {
      const path = paths[sentence.section] ?? '';
      const { start, end } = sentence;
      const plain =
        bare.test(sentence.plain) && titled.test(path) ? `smoking ${sentence.plain}` : sentence.plain;
      if (!/smok|vaping/.test(plain) || contents.test(plain)) continue;
      if (fine.test(plain)) continue;
      if (smokeFree.test(plain) && !onlyTalkedOf.test(plain)) {
        yield { fact: 'use.smoking', value: 'prohibited', tier: 'express', ranges: [{ start, end }] };
        continue;
      }
      const reading = stanceOf(
        plain.replace(designated, '').replace(notSmoke, '$1 not engage in smoking'),
        use,
      );
      if (!reading) continue;
      const atHome = homes.test(plain) || homes.test(path);
      const value = reading.stance === 'prohibited' && !atHome ? 'restricted' : reading.stance;
      yield { fact: 'use.smoking', value, tier: atHome ? 'plain' : 'implied', ranges: [{ start, end }] };
    }
  },
};
