import { useQueryClient } from '@tanstack/react-query';
import {
  Braces,
  CalendarDays,
  ChevronDown,
  FilePlus,
  FileText,
  FileType,
  Hash,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { isUnderWay } from '#contract/document-status.ts';
import { changeHome, getHomeReport, type ReadHome } from '#contract/homes.ts';
import type { ReportFormat } from '#contract/reports.ts';
import { usStates } from '#contract/us-states.ts';
import { reportFileName } from '#report/report-file-name.ts';
import { address } from '../../api/address.ts';
import { call } from '../../api/client.ts';
import { useDownload } from '../../api/use-download.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { shortDate } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { DeleteHome } from './delete-home.tsx';
import { HomeForm } from './home-form.tsx';
import { reloadHomes } from './home-queries.ts';
import { ShareHome } from './share-home.tsx';

/** The days and the place of a home in a line: 'Colorado · closing on Dec 18, 2026'. */
export function homeLine({ home, picture }: Pick<ReadHome, 'home' | 'picture'>): string {
  return [
    picture.association,
    home.state && usStates[home.state],
    home.closing_on && `closing on ${shortDate(`${home.closing_on}T12:00`)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const reports: readonly MenuEntry<ReportFormat>[] = [
  { id: 'pdf', label: 'Download as PDF', icon: <FileText aria-hidden="true" /> },
  { id: 'docx', label: 'Download as Word', icon: <FileType aria-hidden="true" /> },
  { id: 'md', label: 'Download as Markdown', icon: <Hash aria-hidden="true" /> },
  { id: 'json', label: 'Download as JSON', icon: <Braces aria-hidden="true" /> },
  { id: 'ics', label: 'Download as Calendar', icon: <CalendarDays aria-hidden="true" /> },
];
const withNotes: readonly MenuEntry<'pdf with notes' | 'docx with notes'>[] = [
  { id: 'pdf with notes', label: 'PDF with your notes', icon: <FileText aria-hidden="true" /> },
  { id: 'docx with notes', label: 'Word with your notes', icon: <FileType aria-hidden="true" /> },
];
const isReport = (choice: string): choice is ReportFormat => reports.some(({ id }) => id === choice);
const changes: readonly MenuEntry<'edit' | 'delete'>[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true },
];

interface HomeHeaderProps {
  read: ReadHome;
  /** It is deleted. */
  onDeleted: () => void;
}

/** The name of a home, and what can be done with it. */
export function HomeHeader({ read, onDeleted }: HomeHeaderProps) {
  const { home, rows } = read;
  const client = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'share' | 'delete' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useDownload(setProblem);
  const [menu, setMenu] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const underWay = rows.filter(({ status }) => isUnderWay(status)).length;
  const close = () => setOpen(null);

  const take = (format: ReportFormat, notes: 'with' | 'without' = 'without') =>
    file.take(address(getHomeReport, { id: home.id }, { format, notes }), reportFileName(home.name, format));
  const entries = [...reports, ...(read.notes.length > 0 ? withNotes : []), ...changes];
  const small = { variant: 'secondary', size: 'small' } as const;
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-2xl wrap-anywhere sm:text-4xl">{home.name}</h1>
      <p className="text-muted">{homeLine(read)}</p>
      <div className="screen-only flex flex-wrap gap-2">
        {rows.length > 0 && (
          <>
            <Button {...small} onClick={() => setOpen('share')}>
              <Share2 aria-hidden="true" className="size-4" />
              Share
            </Button>
            <a href="#documents" className={buttonStyle('secondary', 'small')}>
              <FilePlus aria-hidden="true" className="size-4" />
              Add
            </a>
          </>
        )}
        <Button
          {...small}
          ref={more}
          busy={file.busy}
          aria-haspopup="menu"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          More
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Button>
        <Menu
          label="More for this home"
          triggerRef={more}
          isOpen={menu}
          onClose={() => setMenu(false)}
          entries={rows.length > 0 ? entries : changes}
          onChoose={(choice) => {
            if (isReport(choice)) void take(choice);
            else if (choice === 'pdf with notes') void take('pdf', 'with');
            else if (choice === 'docx with notes') void take('docx', 'with');
            else setOpen(choice);
          }}
        />
      </div>
      {underWay > 0 && (
        <p role="status" className="tabular text-sm text-muted">
          {underWay === 1 ? '1 document is' : `${underWay} documents are`} still being read. What they say
          comes in addition.
        </p>
      )}
      {problem && (
        <Alert tone="danger">
          <p>{problem}</p>
        </Alert>
      )}
      <Dialog title="Edit this home" isOpen={open === 'edit'} onClose={close}>
        <HomeForm
          home={home}
          submit="Save"
          onCancel={close}
          onSave={async (body) => {
            await call(changeHome, { params: { id: home.id }, body });
            await reloadHomes(client);
            close();
          }}
        />
      </Dialog>
      <Dialog title="Share this home" isOpen={open === 'share'} onClose={close}>
        <ShareHome homeId={home.id} onClose={close} />
      </Dialog>
      <Dialog title="Delete this home?" role="alertdialog" isOpen={open === 'delete'} onClose={close}>
        <DeleteHome home={home} documents={rows.length} onClose={close} onDeleted={onDeleted} />
      </Dialog>
    </header>
  );
}
