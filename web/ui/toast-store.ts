export interface Toast {
  /** What happened, in a sentence. */
  readonly message: string;
  readonly action: {
    readonly label: string;
    /** What the press does. The toast is closed when it resolves; what it rejects with is shown by `whyFailed`. */
    readonly run: () => Promise<void>;
    readonly whyFailed: (error: unknown) => string;
  };
  /** Milliseconds since 1970: when it goes by itself. */
  readonly until: number;
  /** It went by itself. `hadFocus`: the keyboard was on it, and has to go somewhere. */
  readonly onExpired?: (hadFocus: boolean) => void;
}
export type ShownToast = Toast & { readonly key: number };

let toasts: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message that goes by itself, with something to press until then. Stays when the page changes. */
export function showToast(toast: Toast): void {
  last += 1;
  set([...toasts, { ...toast, key: last }]);
}

export function closeToast(key: number): void {
  set(toasts.filter((toast) => toast.key !== key));
}

export const shownToasts = (): readonly ShownToast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
