import { useLocation } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Leads to the login and back. */
export function LogInAgain() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to="/login" state={{ from: pathname + search }} variant="secondary">
      Log In
    </LinkButton>
  );
}
