import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentSuccessCountdownSeconds } from '#contract/limits.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Counts down, then goes to the analyzer. */
export function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState<number>(paymentSuccessCountdownSeconds);

  useEffect(() => {
    if (seconds === 0) {
      void navigate(to, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, navigate, to]);

  return (
    <>
      <p>
        You go to the document analyzer in{' '}
        <span className="tabular font-semibold">
          {seconds} {seconds === 1 ? 'second' : 'seconds'}
        </span>
        .
      </p>
      <LinkButton to={to}>Go to Document Analyzer</LinkButton>
    </>
  );
}
