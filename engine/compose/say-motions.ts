import { isPredicate, isThing } from '../meeting/predicate.ts';
import { inQuotes, underTitle } from '../say/quoting.ts';
import { keyPoint, listed, type Say, wordIn } from '../say/saying.ts';

/** How a decision is told: whose words cannot stand in a sentence of ours, and what nobody moved. */
const moved = { quoting: 'A motion, in the words of the text', unmoved: 'Motion' };
const outcomes: Readonly<Record<string, typeof moved>> = {
  carried: { quoting: 'Agreed to, in the words of the text', unmoved: 'Decided' },
  failed: { quoting: 'Turned down, in the words of the text', unmoved: 'Turned down' },
  tabled: { quoting: 'Put off, in the words of the text', unmoved: 'Put off' },
  withdrawn: { quoting: 'Withdrawn, in the words of the text', unmoved: 'Withdrawn' },
};

/** That the meeting ended and that earlier minutes stand tells a buyer nothing. */
const endsOrConfirms =
  /^(?:to )?adjourn|^approval of (?:the )?(?:[a-z]+ )?minutes\b|^(?:approve|accept)\b.{0,60}\b(?:minutes|agenda)\b|^(?:the )?(?:[a-z]+ ){0,4}(?:minutes|agenda)(?: (?:motioned|moved)\b.*)?$|^minutes (?:of|from|for) (?:the )?[a-z]+ (?:\d{1,2}(?:, \d{4})?|meeting)$|^with (?:this|that|these|those) [a-z]+, (?:the )?minutes$|^(?:note: ?|approve |accept |correct )*these minutes$|^(?:to )?(?:accept |approve |receive |adopt |file )?(?:the )?(?:treasurer|financial|secretary|manager|committee)[’']?s?[’']? reports?(?: as (?:presented|given|read|submitted))?$|^(?:the )?(?:[a-z’']+ )?reports? (?:was|were) (?:accepted|approved|received|filed)\b[^$]*$|^(?:approve |accept )?(?:the )?minutes (?:of|from|for) (?!.*\b(?:be|is|are|to|with|as|that)\b)[^;$]{3,70}$/i;
/** What one owner was allowed at home. */
const ofOneHome =
  /\b(?:rental|leas(?:e|ing)|patio|deck|fence|shed|request|variance|application|addition)s?\b[^.;]{0,30}\b(?:units?|lot) #?\d+(?![-–\d])|^(?:unit|lot) #?\d+\b(?![-–])/i;

/** 'Kim requested permission to …': what somebody was granted leave for. */
const leaveOfOne =
  /^(?:[^.;]|(?<=\b[A-Z])\.){0,40}(?<!\b(?:board|committee|association|manager) )\brequest(?:ed|s) permission to\b/i;

const costsOwners = /\$|dues|assess|loan|reserve|attorney|\bliens?\b|foreclos|lawsuit|budget/i;
/** That papers of the month were looked through changes nothing for an owner. */
const ofPapers =
  /^(?!.*(?:\bdues|assess|\bloan|foreclos|lawsuit)).*\b(?:cash flow|(?:budget|financial) (?:review|reports?|statements?)|bills?|invoices|check register|treasurer’?'?s report)\b/i;

/** An election whose words are no sentence of ours. */
function elected(what: string): string | null {
  if (
    /^officers named:|^(?:the )?(?:new )?officers (?:for [^:]{2,20} )?(?:will be|are|shall be)\b/i.test(what)
  )
    return 'The text names the officers.';
  if (!/^(?:re-?)?elect\b/i.test(what)) return null;
  const offices = /\b(?:officers?|(?:vice[- ])?president|secretary|treasurer)\b/i.test(what);
  return `${offices ? 'Officers' : 'Directors'} were elected.`;
}

/** A decision, short where it can be told so, else in the words of the text. */
export const motion: Say = (value, _, { quoted, saidBefore, unmoved, loose, under }) => {
  const what = listed(value, 'what');
  const outcome = wordIn(value, 'outcome');
  if (
    !what ||
    endsOrConfirms.test(what) ||
    ((ofOneHome.test(what) || ofOneHome.test(under ?? '') || leaveOfOne.test(quoted ?? what)) &&
      !costsOwners.test(what))
  )
    return null;
  const forms = outcomes[outcome ?? ''] ?? moved;
  const own = !unmoved
    ? `Motion${outcome ? ` ${outcome}` : ''}`
    : outcome === 'carried' && isThing(what)
      ? 'Approved'
      : forms.unmoved;
  const text = quoted
    ? `${forms.quoting}: ${underTitle(under)}“${quoted}.”${saidBefore ? ` Said before it: “${saidBefore}.”` : ''}`
    : isPredicate(what)
      ? `${own}: ${what.replace(/[.\s]+$/, '')}${under ? ` (under “${inQuotes(under)}”)` : ''}.${loose ? ' Read there what it is about.' : ''}`
      : outcome === 'carried'
        ? elected(what)
        : null;
  // What cannot be told in words stays among the facts.
  return text === null
    ? null
    : keyPoint(costsOwners.test(what) && !loose && !ofPapers.test(what) ? 'medium' : 'low', text);
};
