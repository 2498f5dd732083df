import type { Rule } from '../find/pattern.ts';
import { disputes } from './disputes/disputes.ts';
import { litigation } from './disputes/litigation.ts';
import { amendment } from './governance/amendment.ts';
import { annualMeeting } from './governance/annual-meeting.ts';
import { boardRules } from './governance/board.ts';
import { firstRefusalRules } from './governance/first-refusal.ts';
import { meetingNotice } from './governance/meeting-notice.ts';
import { minutes } from './governance/minutes.ts';
import { motions } from './governance/motions.ts';
import { noticeOfMeeting } from './governance/notice-of-meeting.ts';
import { quorum } from './governance/quorum.ts';
import { recordsRules } from './governance/records.ts';
import { term } from './governance/term.ts';
import { voting } from './governance/voting.ts';
import { formFields } from './paper/form-fields.ts';
import { repairs } from './upkeep/repairs.ts';

/** How the association is run and decides, and what it decided. */
export const rulesOfGovernance: readonly Rule[] = [
  ...boardRules,
  formFields,
  annualMeeting,
  ...meetingNotice,
  noticeOfMeeting,
  ...quorum,
  ...amendment,
  ...term,
  ...voting,
  recordsRules,
  disputes,
  firstRefusalRules,
  litigation,
  repairs,
  ...minutes,
  motions,
];
