import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface CopyButtonProps {
  label: string;
  text: () => string;
  /** Told how it ended, in words for the user. */
  onDone: (outcome: { ok: boolean; message: string }) => void;
}

export const copied = 'Analysis copied to clipboard!';
export const copyFailed = 'Failed to copy to clipboard. Please try again.';

/** Copies a text made at the press. */
export function CopyButton({ label, text, onDone }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const Icon = done ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setDone(true);
      onDone({ ok: true, message: copied });
    } catch {
      setDone(false);
      onDone({ ok: false, message: copyFailed });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
