import { useEffect, useId, useState } from 'react';

interface PageJumpProps {
  page: number;
  total: number | null;
  onJump: (page: number) => void;
}

/** 'Page 12 of 69', the number to be typed over. */
export function PageJump({ page, total, onJump }: PageJumpProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const jump = () => {
    const wanted = Math.round(Number(typed));
    if (!(wanted >= 1)) return setTyped(String(page));
    const next = Math.min(wanted, total ?? wanted);
    setTyped(String(next));
    if (next !== page) onJump(next);
  };
  return (
    <form
      className="tabular flex items-center gap-1.5 text-sm whitespace-nowrap text-muted"
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <label htmlFor={id} className="max-sm:sr-only">
        Page
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
        onBlur={jump}
        className="min-h-9 w-12 rounded-box border border-edge bg-surface px-1 text-center text-ink"
      />
      {total !== null && <span>of {total.toLocaleString('en-US')}</span>}
    </form>
  );
}
