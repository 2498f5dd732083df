import { amendment } from '../rules/amendment.ts';
import { annualMeeting } from '../rules/annual-meeting.ts';
import { boardRules } from '../rules/board.ts';
import { disputes } from '../rules/disputes.ts';
import { firstRefusalRules } from '../rules/first-refusal.ts';
import { formFields } from '../rules/form-fields.ts';
import { litigation } from '../rules/litigation.ts';
import { meetingNotice } from '../rules/meeting-notice.ts';
import { minutes } from '../rules/minutes.ts';
import { motions } from '../rules/motions.ts';
import { noticeOfMeeting } from '../rules/notice-of-meeting.ts';
import { quorum } from '../rules/quorum.ts';
import { recordsRules } from '../rules/records.ts';
import { repairs } from '../rules/repairs.ts';
import { term } from '../rules/term.ts';
import { voting } from '../rules/voting.ts';
import type { Rule } from './pattern.ts';

/** How the association is run and decides, and what it decided. */
export const rulesOfGovernance: readonly Rule[] = [
  ...boardRules,
  formFields,
  ...annualMeeting,
  ...meetingNotice,
  noticeOfMeeting,
  ...quorum,
  ...amendment,
  ...term,
  ...voting,
  ...recordsRules,
  ...disputes,
  ...firstRefusalRules,
  ...litigation,
  ...repairs,
  ...minutes,
  ...motions,
];
