import { useLocation } from 'react-router';
import { price } from '#contract/limits.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AnalysisUnavailable } from '../load-analysis.ts';

/** What helps against a refusal that trying again does not: logging in, or paying. */
export function Remedy({ error }: { error: Error | null }) {
  const { pathname, search } = useLocation();
  if (!(error instanceof AnalysisUnavailable)) return null;
  if (error.reason === 'session') {
    return (
      <LinkButton to="/login" state={{ from: pathname + search }} variant="secondary">
        Log In
      </LinkButton>
    );
  }
  if (error.reason === 'payment') {
    return (
      <LinkButton to="/payment" variant="secondary">
        Pay {price.label} Now
      </LinkButton>
    );
  }
  return null;
}
