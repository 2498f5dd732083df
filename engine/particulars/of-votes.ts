import type { Particulars } from '../find/particulars.ts';
import type { Sentence } from '../model.ts';
import { dollars, figure } from '../say/display.ts';
import { boardsPower, boardsShare } from './board-amends.ts';
import { freeOfVote } from './free-of-vote.ts';
import { type Asked, particularsOf, type ReadParticulars, sentencesAfter, type Told } from './particulars.ts';
import { type Share, sayShare, sharesIn } from './share-of.ts';

const near = (a: number, b: number) => Math.abs(a - b) < 0.4;

/** The share that is the answer, in the sentence that says best of what it is taken. */
function shareOfAnswer(
  cited: readonly Sentence[],
  value: unknown,
  fits: (sentence: Sentence, share: Share) => boolean = () => true,
): { share: Share; sentence: Sentence } | null {
  const all = cited.flatMap((sentence) =>
    sharesIn(sentence)
      .filter((share) => typeof value === 'number' && near(share.percent, value) && fits(sentence, share))
      .map((share) => ({ share, sentence })),
  );
  const [first] = all;
  if (!first) return null;
  // 'Owners constituting a majority of the owners and casting a majority of the votes': the votes decide.
  const casting = all.find(
    ({ share, sentence }) => sentence === first.sentence && share.of === 'the votes cast',
  );
  return casting ?? all.find(({ share }) => share.of !== null) ?? first;
}

const quorumAfter =
  /\b(?:constitut\w+|makes?|be|is|are|forms?|establish\w*) (?:a |the )?quorum\b|\bquorum\b[^.;{]{0,80}\b(?:is|shall be|of|will be)\b[^.;{]{0,60}\{p/;
const ofThisMeeting =
  /\b(?:at|for) (?:the )?(?:that|such|this|first such|said) (?:meeting|vote|purpose|action)|\b(?:that|such|this|first such) meeting\b/;

/** The quorum of the one meeting that decides it, where the same sentence or one of the next two gives it. */
function quorumOf({ doc }: Asked, { share, sentence }: { share: Share; sentence: Sentence }): Told | null {
  const constituting = sharesIn(sentence).find(
    (other) =>
      other.start < share.start &&
      /\bconstituting (?:at least )?(?:a )?$/.test(sentence.plain.slice(0, other.start)) &&
      other.of !== null,
  );
  if (constituting && share.of === 'the votes cast')
    return { particulars: { quorum: sayShare(constituting) } };
  for (const next of [sentence, ...sentencesAfter(doc, sentence, 2)]) {
    const text = next === sentence ? next.plain.slice(share.end) : next.plain;
    if (!quorumAfter.test(text) || !ofThisMeeting.test(text)) continue;
    const shares = sharesIn(next, true).filter((other) => next !== sentence || other.start > share.end);
    const [quorum] = shares;
    if (!quorum || shares.length > 1) continue;
    const further = next === sentence ? [] : [next];
    return { particulars: { quorum: sayShare(quorum) }, further };
  }
  return null;
}

const aboveLimit =
  /\b(?:special|such) assessments?\b[^.;]{0,140}?\b(?:exceed\w*|in excess of|greater than|more than|over|above|larger than) (?:the sum of |an? (?:amount|total) of |an aggregate of )?(?:\{(p)(\d+)\}([^.;{]{0,80})|\{(m)(\d+)\})/;

/** 'Which would cause the total to exceed this limitation': how much that is stands before. */
const whatPasses =
  /\b(?:exceed\w*|in excess of|over|above|greater than|more than) (?:this|that|these|those|such|said|the (?:foregoing|above|aforesaid)) (?:[a-z]+ )?(?:limit\w*|amounts?|sums?|maximum|cap|ceiling|threshold)\b/;
/** 'If member approval is required': which assessments need it stands elsewhere. */
const whereVoted =
  /^\W*(?:(?:\w{1,4}[.)] )?(?:if|where|when|whenever) )(?:[a-z]+ ){0,4}(?:approval|vote|consent|assent)\b[^.;,]{0,40}\b(?:is|are) (?:required|needed|necessary)\b/;

const newThings =
  /\bcapital (?:acquisitions?|additions?)\b(?![^;]*\b(?:repairs?|replacements?|unexpected|operating|deficits?|shortfalls?)\b)/;

/** Whether a sentence speaks of assessments for capital improvements alone. */
const improving = (plain: string) => /\bcapital improvements?\b/.test(plain) && !otherCosts.test(plain);
const otherCosts =
  /\b(?:operating|deficits?|shortfalls?|unexpected(?! (?:repairs?|replacements?)\b)|unforeseen|unanticipated|emergenc\w+|extraordinary|(?:any|for) other (?:lawful )?purposes?|(?:any|all) special assessments?)\b/;

/** 'of more than $500', 'of more than 5% of the budget', where only such a one needs the vote. */
function limitAbove({ plain, quantities }: Sentence, share: Share): string | null {
  const found = aboveLimit.exec(plain);
  if (!found && whatPasses.test(plain)) return 'above a set limit';
  if (!found && whereVoted.test(plain)) return 'that must go to the owners';
  // Only what is bought or built anew is put to the vote.
  if (!found)
    return newThings.test(plain)
      ? 'for capital additions'
      : improving(plain)
        ? 'for capital improvements'
        : null;
  const quantity = quantities[Number(found[2] ?? found[5])];
  if (quantity?.kind === 'money') return `of more than ${dollars(quantity.amount)}`;
  if (quantity?.kind !== 'percent' || quantity.percent === share.percent) return null;
  const ofBudget = /\bbudget|\bexpenses\b/.test(found[3] ?? '');
  return ofBudget ? `of more than ${figure(quantity.percent)}% of the budget` : 'above a set limit';
}

/** 'The board shall not increase the dues without the consent of': no raise is left to the board alone. */
const noRaise =
  /\b(?:board|directors|dues|assessments?|fees)\b[^.;{]{0,40}\b(?:(?:shall|may|can|will) ?not|cannot)\b[^.;{]{0,20}\b(?:increased?|raised?|changed?)\b(?![^.;]{0,120}(?:\b(?:more than|in excess of|above|beyond|over|exceed\w*|greater)\b|\{[mc]\d))[^.;]{0,120}\b(?:without|unless|except (?:by|with|upon))\b/;

const isUrgent = ({ plain }: Sentence) =>
  /\b(?:except (?:in|for)|for|in)\b[^.;{]{0,30}\bemergenc/.test(plain);

/** A vote on dues: of what it is a share, its own quorum, and what it is not needed for. */
export const ofDuesVote: ReadParticulars = (asked) => {
  const found = shareOfAnswer(asked.cited, asked.one.value);
  if (!found) return null;
  const { share, sentence } = found;
  const quorum = quorumOf(asked, found);
  const isSpecial = asked.one.fact === 'assessment.special_vote';
  const above = isSpecial ? limitAbove(sentence, share) : null;
  const free = isSpecial ? freeOfVote(asked.doc, sentence) : undefined;
  const particulars: Particulars = {
    ...quorum?.particulars,
    ...particularsOf({
      of: share.of,
      form: share.form,
      above,
      someFree: free && !(isUrgent(sentence) && isUrgent(free)),
      anyRaise: asked.one.fact === 'assessment.increase_vote' && noRaise.test(sentence.plain),
      except: /\bexcept (?:in|for)\b[^.;{]{0,30}\bemergenc/.test(sentence.plain) && 'emergency',
    }),
  };
  const further = free ? [free] : [];
  return { particulars, further: [...(quorum?.further ?? []), ...further] };
};

const firstPeriod = /\b(?:during|in|for|within)\b[^.;]{0,40}\bfirst\b|\bprior to\b|\buntil\b/;
const byBoard =
  /\b(?:by|of) (?:an? |the )?(?:\{p\d+\} )?(?:affirmative )?(?:votes? (?:of|by) )?(?:the |a )?(?:\{p\d+\} (?:vote )?of )?(?:the )?(?:board|directors|trustees)\b[^.;]{0,160}\bor\b/;
/** Who adopted them first need not be who may change them. */
const firstAdopted = /\b(?:initially|first|originally) adopted by [^.;]*?\b(?:after which|thereafter)\b/;

const withDeveloper =
  /\b(?:with|and|plus|together with) (?:the )?(?:prior |written |express )*(?:consent|approval|joinder|agreement) of (?:the )?(?:declarant|developer|grantor)\b|\b(?:executed|signed) by (?:the )?(?:declarant|developer|grantor)\b[^.;]{0,80}\b(?:together with|and)\b/;
/** 'Two-thirds of all votes or three-fifths of the board', right behind the owners' share. */
const orBoard =
  /^[^.;{]{0,100}\bor (?:by )?(?:an? |the )?\{p\d+\} (?:vote )?of the (?:board|directors|trustees)\b/;
/** Others whose consent every change needs: a district, a club above the association, the second class. */
const withAnother =
  /\b(?:with|and|plus|together with) (?:the )?(?:prior |written |express )*(?:consent|approval|assent) of (?:the )?(?:(?<body>district|city|county|town|village|master association|club)\b|(?<second>class "?b"? members?)\b)|\b(?:owners|members) and (?:by )?(?:the )?(?:[a-z]+ )?(?<place>township|twp|city|county|town|village)\b/;
const whileOwning = /\b(?:so|as) long as (?:the )?(?:declarant|developer|it) (?:owns|holds|has)\b/;
const withLenders =
  /\b(?:and|with|plus) (?:the )?(?:prior |written )*(?:consent of |approval of |by )?(?:at least |not less than )?(?:\{p\d+\} of )?(?:the |all |eligible |holders of )*(?:first )?(?:mortgagees|mortgage holders|mortgages)\b/;
const ofOthers = /\bwhich (?:would|materially)|\bexcept\b|\bprovided\b|\bhowever\b/;

const thereafter = /\b(?:thereafter|subsequently|after (?:such|that|said) (?:period|time))\b/;

/** Who must agree besides the owners, where that holds for every change; of a first and a later rule, in that of the share. */
function alsoIn({ plain }: Sentence, share: Share): string | null {
  const turn = plain.search(thereafter);
  const own = turn < 0 ? plain : share.start > turn ? plain.slice(turn) : plain.slice(0, turn);
  // 'May not be amended, except by an instrument …': the exception is the rule.
  const [main = ''] = own.replace(/\bnot\b[^.;{]{0,140}?\bexcept (?=by\b)/, '').split(ofOthers, 1);
  const developer = withDeveloper.test(main)
    ? `the developer${whileOwning.test(main) ? ' while it owns a lot' : ''}`
    : null;
  const lenders = withLenders.test(main) ? 'mortgage lenders' : null;
  const { body, second, place } = withAnother.exec(main)?.groups ?? {};
  const another = place
    ? `the ${place.replace('twp', 'township')}`
    : body
      ? `the ${body}`
      : second
        ? 'the Class B member, if there is one'
        : null;
  return [developer, another, lenders].filter(Boolean).join(' and of ') || null;
}

/** The same share, of something else, in the rule that holds once a first period has ended. */
function laterAlike({ share, sentence }: { share: Share; sentence: Sentence }): Share | undefined {
  const turn = sentence.plain.search(thereafter);
  if (turn < 0 || share.start > turn) return undefined;
  return sharesIn(sentence).find(
    (other) => other.start > turn && near(other.percent, share.percent) && other.of !== null,
  );
}

/** A vote that changes the covenants or the bylaws. */
export const ofAmendment: ReadParticulars = (asked) => {
  const { fact, value } = asked.one;
  const ofOwners = shareOfAnswer(asked.cited, value, (one, share) => boardsShare(one, share) === null);
  const first = ofOwners ?? shareOfAnswer(asked.cited, value);
  if (!first) return null;
  const { sentence } = first;
  const boards = ofOwners ? null : boardsShare(sentence, first.share);
  if (boards) return { particulars: { of: boards, form: first.share.form, byBoard: true } };
  const share = laterAlike(first) ?? first.share;
  const found = { share, sentence };
  const before = sentence.plain.slice(0, share.start);
  // 'Extended for ten years unless a majority agrees to change them': only at the end of a term.
  const turn = before.search(/\bthereafter\b/);
  const later =
    (turn >= 0 && (firstPeriod.test(before) || sharesIn(sentence).some(({ start }) => start < turn))) ||
    (/\bextended\b[^;]{0,120}\bunless\b/.test(before) && /\bagree\w* to change\b/.test(sentence.plain));
  const quorum = quorumOf(asked, found);
  const also = alsoIn(sentence, share);
  const ended = firstPeriod.test(before) && thereafter.test(sentence.plain.slice(share.end));
  const ofBylaws = fact === 'amendment.bylaws_vote';
  const inSentence = ofBylaws && byBoard.test(before.replace(firstAdopted, ' '));
  const beside = ofBylaws && !inSentence ? boardsPower(asked.doc, sentence) : undefined;
  const particulars: Particulars = {
    ...quorum?.particulars,
    ...particularsOf({
      of: share.of,
      form: share.form,
      later,
      ofBeginning: !later && ended && share === first.share,
      also,
      board: inSentence || beside !== undefined || orBoard.test(sentence.plain.slice(share.end)),
    }),
  };
  const power = beside && !asked.cited.includes(beside) ? [beside] : [];
  return { particulars, further: [...(quorum?.further ?? []), ...power] };
};

const ends = /\b(?:terminat\w*|end|ended|revok\w*|rescind\w*|abolish\w*|cancel\w*|extinguish\w*|vacat\w*)\b/;
const changes = /\b(?:change\w*|amend\w*)\b/;

const countOfRenewals =
  /\b(?:exten\w+|renew\w*|continu\w+)\b[^.;{]{0,60}\{n(\d+)\} (?:(?:successive|consecutive|additional|further|subsequent|like|automatic) ){1,2}(?:periods?|terms?|extensions?|renewals?)\b/;

/** 'Should any law limit the period during which covenants may run': renewals for want of a longer time. */
const asLawLets = /\blaws?\b[^.;]{0,80}\blimit(?:s|ing)?\b[^.;]{0,40}\b(?:period|time|term|duration)\b/;

/** 'For six successive periods': how often the covenants are extended, where that is counted. */
function timesIn(cited: readonly Sentence[]): Particulars {
  if (cited.some(({ plain }) => asLawLets.test(plain))) return { asLawLets: true };
  for (const { plain, quantities } of cited) {
    const count = quantities[Number(countOfRenewals.exec(plain)?.[1])];
    if (count?.kind === 'count' && count.value > 0) return { times: count.value };
  }
  return {};
}

/** How often the covenants are extended, and the vote that keeps them from it: 'unless 75% of all votes agree to end it'. */
export const ofRenewal: ReadParticulars = ({ cited }) => {
  const times = timesIn(cited);
  for (const sentence of cited) {
    const from = sentence.plain.search(/\bunless\b/);
    if (from < 0) continue;
    const condition = sentence.plain.slice(from);
    const acts = [ends.test(condition) ? 'end' : null, changes.test(condition) ? 'change' : null];
    const act = acts.filter(Boolean).join(' or ');
    const share = sharesIn(sentence).find(({ start }) => start > from);
    if (act && share?.of)
      return { particulars: { ...times, unless: `${sayShare(share)} agree to ${act} them` } };
  }
  return { particulars: times };
};
