import { ofLeaseRule } from './of-conditions.ts';
import { type ReadParticulars, toldOf } from './particulars.ts';

const span = /\{d\d+\}|\b(?:first|initial) (?:full )?year\b/g;
const held =
  /\b(?:(own(?:ed|ership|s|ing)?|title|purchas\w+|buying|acqui\w+|closing|conveyance)|(?:occup(?:y|ies|ied|ying|ancy)|resid(?:e|es|ed|ing|ency)|liv(?:e|es|ed|ing)))\b/g;
/** So far from a span of time stands what it is a span of. */
const reach = 60;
const joined = /^,? (?:and|or|and\/or) /;

/** Whether a wait before leasing is one of ownership, whoever lives there: the word nearest to the span of time says so. */
function isOfOwning(plain: string): boolean {
  const words = [...plain.matchAll(held)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
    owning: m[1] !== undefined,
  }));
  const spans = [...plain.matchAll(span)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const near = spans
    .flatMap((one) =>
      words.map((word) => ({
        word,
        far: word.start >= one.end ? word.start - one.end : one.start - word.end,
      })),
    )
    .filter(({ far }) => far >= 0 && far <= reach)
    .toSorted((a, b) => a.far - b.far);
  const nearest = near[0]?.word;
  if (!nearest?.owning) return false;
  // 'Owned and occupied for two years' asks for both.
  return !words.some(
    ({ start, end, owning }) =>
      !owning &&
      (joined.test(plain.slice(nearest.end, start)) || joined.test(plain.slice(end, nearest.start))) &&
      Math.min(Math.abs(start - nearest.end), Math.abs(nearest.start - end)) <= ' and/or '.length,
  );
}

/** A wait before the home may be let: of living there, or of owning it alone. */
export const ofOwnerFirst: ReadParticulars = (asked) => {
  const told = ofLeaseRule(asked);
  const owned = asked.cited.length > 0 && asked.cited.some(({ plain }) => isOfOwning(plain));
  return toldOf({ ...told?.particulars, owned });
};

const leave = /\b(?:approv(?:al|ed|es?|ing)|disapprov\w+|consent|permission|permits?|authoriz\w+)\b/;
const noLeave =
  /\b(?:no|not|without)\b[^.;]{0,40}\b(?:approv\w+|consent|permission|permits?)\b[^.;]{0,30}\b(?:is|be|are) (?:required|needed|necessary)\b|\b(?:approval|consent|permission) (?:is|shall|will|are)(?: not| never)\b|\bnot (?:require|need)\b/;
/** An approved form, or a lease that approves of the rules, is no approval of a lease. */
const otherLeave =
  /\bapproved (?:form|lease form|by law)\b|\bform (?:of (?:the )?lease )?(?:[a-z]+ ){0,3}approved\b|\b(?:occupancy|parking|building|use) permits?\b/;
const notice = /\b(?:notif\w+|notice|inform|copy|copies|register\w*|registration)\b/;
const mustAsk =
  /\b(?:approval|approved|consent|permission|permits?)\b[^.;]{0,60}\b(?:required|obtained|needed|necessary|received)\b|\b(?:obtain|receive|secure|request|appl(?:y|ied) for|without|until|unless|subject to|submit\w*|must|shall)\b[^.;]{0,120}\b(?:approv(?:al|ed|es?)|consent|permission|permits?)\b|\bright to (?:approve|disapprove|reject)\b/;

/** Whether a lease must be approved, or is only to be told of; left open where the words do not say. */
export const ofLeaseApproval: ReadParticulars = ({ one, cited }) => {
  if (one.value !== true) return null;
  const asks = cited.some(
    ({ plain }) =>
      leave.test(plain.replace(otherLeave, '')) &&
      mustAsk.test(plain) &&
      !noLeave.test(plain) &&
      !otherLeave.test(plain),
  );
  if (asks) return { particulars: { leaseNeeds: 'approval' } };
  const told =
    cited.length > 0 &&
    cited.every(({ plain }) => notice.test(plain) && (!leave.test(plain) || noLeave.test(plain)));
  return told ? { particulars: { leaseNeeds: 'notice' } } : null;
};
