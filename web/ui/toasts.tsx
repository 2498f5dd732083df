import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { closeToast, onToasts, type ShownToast, shownToasts } from './toast-store.ts';

const none: readonly ShownToast[] = [];

/** Whole seconds until a moment, counted down. */
function useSecondsUntil(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 200);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { key, message, action, until, onExpired } = toast;
  const seconds = useSecondsUntil(until);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const id = `toast-${key}`;

  // After the dialog that it came from has given the page back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const expired = seconds === 0 && !busy && !problem;
  const done = useRef(onExpired);
  done.current = onExpired;
  useEffect(() => {
    if (!expired) return;
    const hadFocus = document.activeElement === button.current;
    closeToast(key);
    done.current?.(hadFocus);
  }, [expired, key]);

  const press = async () => {
    setBusy(true);
    try {
      await action.run();
      closeToast(key);
    } catch (error) {
      setProblem(action.whyFailed(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex items-center justify-between gap-4 rounded-box border border-line bg-ink px-4 py-2.5 text-paper shadow-raised">
      <div className="min-w-0">
        <p id={id} className="wrap-anywhere">
          {message}
        </p>
        {problem && (
          <p role="alert" className="text-sm font-semibold">
            {problem}
          </p>
        )}
      </div>
      {problem ? (
        <Button variant="secondary" size="small" onClick={() => closeToast(key)}>
          Close
        </Button>
      ) : (
        <Button
          ref={button}
          variant="secondary"
          size="small"
          busy={busy}
          aria-describedby={id}
          className="shrink-0"
          onClick={() => void press()}
        >
          {action.label}
          <span aria-hidden="true" className="tabular w-5 text-right text-muted">
            {seconds}
          </span>
        </Button>
      )}
    </div>
  );
}

/** Where messages with something to press come up, over the bottom of the page. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => none);
  return (
    <section
      aria-label="Notices"
      className="screen-only pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4"
    >
      <div className="pointer-events-auto flex w-full max-w-lg flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </div>
    </section>
  );
}
