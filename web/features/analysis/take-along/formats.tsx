import { Braces, CalendarDays, FileText, FileType, Hash } from 'lucide-react';
import type { ReportFormat } from '#contract/reports.ts';
import type { MenuEntry } from '../../../ui/menu.tsx';

const noDays = 'This analysis has no upcoming dates.';

const entries: readonly MenuEntry<ReportFormat>[] = [
  {
    id: 'pdf',
    label: 'PDF',
    hint: 'A report to print, send or keep',
    icon: <FileText aria-hidden="true" />,
  },
  {
    id: 'docx',
    label: 'Word (DOCX)',
    hint: 'The same report, ready to edit',
    icon: <FileType aria-hidden="true" />,
  },
  {
    id: 'md',
    label: 'Markdown',
    hint: 'Plain text with formatting marks',
    icon: <Hash aria-hidden="true" />,
  },
  { id: 'json', label: 'JSON', hint: 'The data, for other software', icon: <Braces aria-hidden="true" /> },
];

/** What an analysis can be taken along as. Without a day to come there is no calendar, and the entry says so. */
export function takeAlongEntries(hasDates: boolean): MenuEntry<ReportFormat>[] {
  return [
    ...entries,
    {
      id: 'ics',
      label: 'Calendar (ICS)',
      hint: hasDates ? 'Meetings and other dates it mentions' : noDays,
      icon: <CalendarDays aria-hidden="true" />,
      disabled: !hasDates,
    },
  ];
}
