import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-style.ts';

interface CopyButtonProps {
  label: string;
  /** What it says once it has copied; its label where left out. */
  copiedLabel?: string;
  /** Made at the press. */
  text: () => string;
  /** Told whether the browser copied it. */
  onDone: (copied: boolean) => void;
  size?: ButtonSize;
}

/** Copies a text to the clipboard, and shows a tick once it is there. */
export function CopyButton({ label, copiedLabel = label, text, onDone, size = 'medium' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const tell = (done: boolean) => {
    setCopied(done);
    onDone(done);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      tell(true);
    } catch {
      tell(false);
    }
  };
  return (
    <Button variant="secondary" size={size} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      {copied ? copiedLabel : label}
    </Button>
  );
}
