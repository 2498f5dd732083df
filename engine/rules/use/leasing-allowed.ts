import { isFlat } from '../../find/flat-ban.ts';
import type { Candidate, Rule, ScanRule } from '../../find/pattern.ts';
import { bound, isQuestion } from '../../find/use-answered.ts';
import { mentions } from '../../find/use-rule.ts';
import type { Doc, Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { bySurest } from '../../tiers.ts';
import { runRules } from '../run-rules.ts';
import { leaseTerms, leasing, otherLease } from './leasing.ts';
import { leasingApproval } from './leasing-approval.ts';
import { leasingCap } from './leasing-cap.ts';
import { ownerOccupancy } from './owner-first.ts';

const home =
  /\b(?:lots?|units?|homes?|townho(?:me|use)s?|dwellings?|residences?|condominiums?|apartments?|houses?|cottages?|cabins?|premises|property)\b/;
const banned =
  /\bowners?\b[^.;]{0,60}\b(?:may|shall|can|must) ?not (?:lease|rent|let)\b|\b(?:no|nor)\b[^.;]{0,60}\b(?:lots?|units?|homes?|dwellings?|residences?|owners?|townho(?:me|use)s?)\b[^.;]{0,40}\b(?:shall|may|can|will)\b[^.;]{0,20}\b(?:be (?:leased|rented)|lease|rent)\b|\bno owners?\b[^.;]{0,20}\b(?:shall|may|can|will) (?:cause or |allow or )?(?:permit|allow|cause)\b[^.;]{0,30}\bto be (?:leased|rented)\b|\b(?:lots?|units?|homes?|dwellings?|residences?|townho(?:me|use)s?)\b[^.;]{0,90}\b(?:may|shall|can|must) ?not be (?:leased|rented|let)\b|(?<!\bsub-)\b(?:leasing|renting|rentals?|leases?)\b[^.;]{0,60}\b(?:is|are|shall be) (?:strictly |expressly |hereby )?(?:prohibited|not (?:permitted|allowed)|forbidden)/;
const narrowed =
  /\b(?:except|unless|without|less than|shorter|transient|hotel|more than|until|during|only|portion|fraction|rooms?|sublease|sublet|first|provided|other than|subject|in excess|exceed|short[- ]?term|vacation)\b|\{[dp]\d+\}/;
/** 'Occupied by owners only' and 'leased, rented or sublet' make no exception from a ban. */
const orSublet = /(?<=\b(?:leased?|rent(?:ed)?)),? (?:or|nor|and) (?:sub-?let|sub-?leased?)\b/g;
const ownersOnly = /\b(?:by|for) (?:the |their )?owners?\b[^.;]{0,40}\bonly\b/g;
const oftenest = /\b(?:no|not) more than (?:once|twice|\{n\d+\} times?)\b/;
const conditions =
  /\bowners? who (?:rents?|leases?)\b[^.;]{0,60}\b(?:must|shall)\b|\b(?:leasing|renting|rentals?|leases)\b[^.;]{0,40}\b(?:is|are|shall be) (?:limited|restricted|regulated|governed|subject to)\b|\b(?:all|any|each|every|such)(?: such| permitted)? (?:leases?|rentals?|rental agreements?|lease agreements?)\b[^.;]{0,120}\b(?:must|shall|may only)\b|\b(?:may|shall|can) (?:only )?(?:be )?(?:leased?|rent(?:ed)?)\b[^.;]{0,80}\b(?:only|in (?:its|their) entirety|entire|provided|single family|subject to the following)\b/;
const orRenters = regex`${leasing}|\bno renters?\b`;
/** 'No renters allowed - owner occupied only.' */
const noRenters =
  /^\W*(?:[a-z0-9]{1,3}[.)] )?(?:absolutely |sorry,? )?no (?:renters?|rentals?|renting|leasing)(?: (?:or|and) (?:renters?|rentals?|renting|leasing|subletting))?(?: (?:is|are|will be|shall be))? (?:allowed|permitted)\b(?![^.]*\b(?:except|unless|without|during|until|first|less than|more than)\b)/;
/** Headings over what is no rule on homes. */
const ofOtherPlace = /definition|moorage|marina|insurance|mortgag|club ?house|pavilion/;

/** 'Rentals are not allowed.': those who may not sublet are tenants. */
const letting = '(?:rentals?|renting|leases|leasing|sub-?letting|sub-?leasing|sub-?leases)';
const noRentals = regex`^\W*(?:[a-z0-9]{1,3}[.)] )?(?:no[,.;:!]? )?(?:all |any )?(?!sub-?l[a-z]+ (?:is|are|of)\b)${letting}(?:(?:, (?:and |or )?| and | or |\/)${letting})*(?: of (?:(?:the |your |any )?(?:units?|homes?|lots?)|any (?:kind|type|sort))| in any (?:form|way|manner))* (?:is|are) (?:strictly |expressly )?(?:prohibited|forbidden|not (?:allowed|permitted))\b(?![^.]*\b(?:once|when|if|on|in the|at the)\b)`;
/** 'Can I rent out my home? No.' */
const asksToRent =
  /\b(?:can|may) (?:an? )?(?:i|we|you|owners?|residents?) (?:[a-z]+ ){0,2}?(?:rent|lease)\b(?![^?]*(?:\{[dpn]\d|\b(?:pool|club ?house|room|hall|pavilion|short|nightly|airbnb|vrbo|vacation|without)\b))[^?]*\?/;

/** The sentences that say of all rentals that there are none: the first alone, or a question with its answer. */
function noneAtAll(doc: Doc): readonly Sentence[] | null {
  for (const { sentence, read, path } of mentions(doc, orRenters)) {
    const { plain } = sentence;
    const isFlat = noRentals.test(plain) && !narrowed.test(plain) && !ofOtherPlace.test(path);
    if (isFlat || noRenters.test(plain) || noRenters.test(read.plain)) return [sentence];
    const answer = doc.sentences[sentence.index + 1];
    if (answer && asksToRent.test(plain) && /^(?:a[:.] ?)?no\W*$/.test(answer.plain))
      return [sentence, answer];
  }
  return null;
}

/** Who wants to let must first turn to the board. */
const asksFirst =
  /\b(?:owners?|co-owners?)\b[^.;]{0,120}\b(?:wish(?:es|ing)?|desires?|desiring|propos(?:es|ing)|intends?|intending)\b[^.;]{0,40}\b(?:rent|lease|sublease)\b[^.;]{0,120}\b(?:shall|must)(?: first)? (?:give|notify|offer|submit|obtain|furnish|deliver|provide)\b[^.;]{0,80}\b(?:association|board|committee|trustees|managers|members|corporation)\b/;
const permitted =
  /\bowners? may let (?:his|her|their|the|its|an?)\b|\bno (?:restrictions?|limits?|limitations?) (?:on|of|to) (?:the )?(?:leasing|renting|rentals?)\b|\b(?:owners?|right|free|entitled|may)\b[^.;]{0,80}\b(?:right to|may|free to|entitled to|permitted to)\b[^.;]{0,60}\b(?:lease|rent)\b|\bmay\b[^.;]{0,110}\b(?:lease|rent)\b|\b(?:may|can) be (?:leased|rented)\b|\b(?:leasing|rentals?|renting)\b[^.;]{0,40}\b(?:is|are|shall be) (?:permitted|allowed)\b|\b(?:nothing|not)\b[^.;]{0,80}\b(?:prevents?|prohibits?|precludes?|restricts?)\b[^.;]{0,80}\b(?:leas|rent)/;
/** What is only asked is no leave: 'May I rent it out? After a year, yes.' */
const saysYes = /^\W*(?:a[:.] ?)?(?:(?:yes|sure|certainly|absolutely|of course)\b|[^.;]{0,60}, yes\b)/;
const opensWithTerm = /^\W*(?:a[:.] ?)?(?:once|when|first)\b/;
const notOwner =
  /\b(?:association|board|declarant|developer|mortgagee|lender|trustee|corporation|commercial)\b[^.;]{0,40}\b(?:may|right|power|authority|shall have)\b|\bfor (?:sale|rent|lease)\b|\bpower to\b/;

/** Whether an owner may let the home. Every limit found by the other rules of leasing makes it 'restricted'. */
export const leasingAllowed: ScanRule = {
  facts: ['rental.allowed'],
  *scan(doc): Generator<Candidate> {
    const none = noneAtAll(doc);
    if (none) {
      const next = doc.sentences[(none.at(-1)?.index ?? 0) + 1];
      const isBound = next !== undefined && /(?<!\b(?:no|without) )\bexceptions?\b/.test(next.plain);
      const ranges = [...none, ...(isBound ? [next] : [])];
      yield { fact: 'rental.allowed', value: isBound ? 'restricted' : 'no', tier: 'express', ranges };
      return;
    }
    const limits: readonly Rule[] = [...leaseTerms, leasingCap, ownerOccupancy, leasingApproval];
    const limit = runRules(limits, doc)
      .filter(({ value }) => value !== false)
      .toSorted(bySurest)[0];
    if (limit) {
      yield { ...limit, fact: 'rental.allowed', value: 'restricted', tier: 'plain' };
      return;
    }
    for (const { sentence, path } of mentions(doc, orRenters)) {
      const { plain, start, end } = sentence;
      if (!leasing.test(plain)) continue;
      if (asksFirst.test(plain) && home.test(plain)) {
        yield { fact: 'rental.allowed', value: 'restricted', tier: 'implied', ranges: [{ start, end }] };
        continue;
      }
      if (
        !(
          home.test(plain) ||
          /\bowners? who (?:rents?|leases?)\b/.test(plain) ||
          /\b(?:renting|leasing|rentals)\b[^.;]{0,40}\b(?:in the (?:association|community|subdivision))\b/.test(
            plain,
          )
        ) ||
        otherLease.test(plain) ||
        notOwner.test(plain) ||
        ofOtherPlace.test(path)
      )
        continue;
      const ranges = [{ start, end }];
      const ban = banned.exec(plain);
      if (ban) {
        const isNarrowed =
          narrowed.test(plain.replace(ownersOnly, '').replace(orSublet, '')) ||
          /\b(?:who|whose|which|that)\b/.test(ban[0]) ||
          !isFlat(plain.slice(ban.index + ban[0].length), null);
        yield {
          fact: 'rental.allowed',
          value: isNarrowed ? 'restricted' : 'no',
          tier: 'plain',
          ranges,
        };
      } else if (conditions.test(plain)) {
        yield { fact: 'rental.allowed', value: 'restricted', tier: 'implied', ranges };
      } else if (isQuestion(sentence)) {
        const answer = doc.sentences[sentence.index + 1];
        if (!answer || !permitted.test(plain) || !saysYes.test(answer.plain)) continue;
        const value = [bound, opensWithTerm].some((term) => term.test(answer.plain)) ? 'restricted' : 'yes';
        yield { fact: 'rental.allowed', value, tier: 'likely', ranges: [...ranges, answer] };
      } else if (permitted.test(plain)) {
        const value = oftenest.test(plain) ? 'restricted' : 'yes';
        yield { fact: 'rental.allowed', value, tier: 'likely', ranges };
      }
    }
  },
};
