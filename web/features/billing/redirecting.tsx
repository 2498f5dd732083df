import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentSuccessCountdownSeconds } from '#contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Counts down, then goes to the analyzer, unless the user wants to stay: to save the payment's ID, or to read in peace. */
export function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState<number>(paymentSuccessCountdownSeconds);
  const [staying, setStaying] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (staying) {
      link.current?.focus();
      return;
    }
    if (seconds === 0) {
      void navigate(to, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, staying, navigate, to]);

  return (
    <>
      <p>
        {staying ? (
          'Your documents are one step away.'
        ) : (
          <>
            Taking you to the document analyzer in{' '}
            <span className="tabular font-semibold">
              {seconds} {seconds === 1 ? 'second' : 'seconds'}
            </span>
            .
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton ref={link} to={to}>
          Go to Document Analyzer
        </LinkButton>
        {!staying && (
          <Button variant="secondary" onClick={() => setStaying(true)}>
            Stay on This Page
          </Button>
        )}
      </div>
    </>
  );
}
