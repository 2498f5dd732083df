import { Braces, CalendarDays, FileText, FileType, Hash } from 'lucide-react';
import type { ReportFormat } from '#contract/reports.ts';
import type { MenuEntry } from '../../../ui/menu.tsx';

const noDays = 'This analysis names no day still to come.';

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
    hint: 'The same, to write in',
    icon: <FileType aria-hidden="true" />,
  },
  { id: 'md', label: 'Markdown', hint: 'Plain text with marks', icon: <Hash aria-hidden="true" /> },
  { id: 'json', label: 'JSON', hint: 'The data, for a program', icon: <Braces aria-hidden="true" /> },
];

/** What an analysis can be taken along as. Without a day to come there is no calendar, and the entry says so. */
export function takeAlongEntries(hasDates: boolean): MenuEntry<ReportFormat>[] {
  return [
    ...entries,
    {
      id: 'ics',
      label: 'Calendar (ICS)',
      hint: hasDates ? 'Meetings and days that it names' : noDays,
      icon: <CalendarDays aria-hidden="true" />,
      disabled: !hasDates,
    },
  ];
}
