import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportData } from '#contract/users.ts';
import { download, save } from '../../api/download.ts';
import { refusalOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** Everything that the site keeps of the user, as one file. */
export function ExportData() {
  const file = useMutation({
    mutationFn: async () => save(await download(exportData, 'plaindeed-export.zip')),
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        One zip file with your profile, payments, sessions, documents and analyses.
      </p>
      {file.isError && (
        <Alert tone="danger" ref={takeFocus}>
          {refusalOf(file.error, 'Failed to export your data. Please try again later.')}
        </Alert>
      )}
      <div>
        <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          {!file.isPending && <Download aria-hidden="true" className="size-5" />}
          {file.isPending ? 'Preparing...' : 'Download My Data'}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {file.isSuccess && 'Your file is in your downloads.'}
      </p>
    </div>
  );
}
