import { useState } from 'react';
import { refusalOf } from './failure.ts';

/** Something that is tried at a press and may be refused; `failure` is said where the answer gives no reason of its own. */
export function useAttempt(failure: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Resolves to whether it was done. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(refusalOf(error, failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, attempt };
}
