import { ChevronDown, Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { getReport, type ReportFormat } from '#contract/reports.ts';
import { calendarDates } from '#report/calendar-dates.ts';
import type { ShownAnalysis } from '#report/read-analysis.ts';
import { reportFileName } from '#report/report-file-name.ts';
import { address } from '../../../api/address.ts';
import { useDownload } from '../../../api/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { takeAlongEntries } from './formats.tsx';

interface DownloadMenuProps {
  analysis: ShownAnalysis;
  /** Told what went wrong, in words for the user; null at each new attempt. */
  onFailed: (message: string | null) => void;
}

/** Takes the analysis along as a file. */
export function DownloadMenu({ analysis, onFailed }: DownloadMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const file = useDownload(onFailed);
  const entries = useMemo(() => takeAlongEntries(calendarDates(analysis).length > 0), [analysis]);

  const take = (format: ReportFormat) =>
    file.take(
      address(getReport, { id: analysis.document_id }, { format }),
      reportFileName(analysis.file_name, format),
    );

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        busy={file.busy}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {!file.busy && <Download aria-hidden="true" className="size-4" />}
        Download
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Button>
      <Menu
        label="Download as"
        triggerRef={button}
        isOpen={open}
        onClose={() => setOpen(false)}
        entries={entries}
        onChoose={(format) => void take(format)}
      />
    </>
  );
}
