import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** Codes that are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState('');
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="caution" title="Save your recovery codes now" ref={takeFocus}>
        <p>
          They are not shown again. Each one gets you in once if you lose your phone. Keep them where you keep
          other important papers, not on the phone itself.
        </p>
      </Alert>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          label="Copy Codes"
          copiedLabel="Copied"
          text={() => codes.join('\n')}
          onDone={(done) => setCopied(done ? 'The codes are copied.' : 'Your browser did not allow copying.')}
        />
        <Button onClick={onDone}>I Have Saved Them</Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {copied}
      </p>
    </div>
  );
}
