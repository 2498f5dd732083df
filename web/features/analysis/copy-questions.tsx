import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice, type NoticeText } from '../../ui/notice.tsx';
import { copied } from './copied.ts';

/** Copies one question. A tick shows that it is there; what went wrong is told. */
export function CopyQuestion({ text }: { text: string }) {
  const [done, setDone] = useState(false);
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const Icon = done ? Check : Copy;
  const tell = (ok: boolean) => {
    setDone(ok);
    setNotice(ok ? null : copied(false, ''));
    if (ok) announce('Question copied to clipboard!');
  };
  return (
    <>
      <IconButton
        label={`Copy: ${text}`}
        title="Copy this question"
        className="text-muted [&>svg]:size-4"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => tell(true),
            () => tell(false),
          )
        }
      >
        <Icon aria-hidden="true" />
      </IconButton>
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}

/** Copies all of them as a list. */
export function CopyAllQuestions({ texts }: { texts: readonly string[] }) {
  const [notice, setNotice] = useState<NoticeText | null>(null);
  return (
    <>
      <CopyButton
        label="Copy all questions"
        size="small"
        text={() => texts.map((text) => `- ${text}`).join('\n')}
        onDone={(ok) => setNotice(copied(ok, 'Questions copied to clipboard!'))}
      />
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
