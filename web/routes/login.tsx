import { useLocation } from 'react-router';
import { LoginForm } from '../features/account/login-form.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import type { LoginState } from '../session/require-session.tsx';
import { VisitorOnly } from '../session/visitor-only.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () => pageMeta('Log in', 'Log in to upload and read your HOA documents.');

export default function Login() {
  const state = useLocation().state as LoginState | null;
  // A reload keeps the state, of which the prerendered page knows nothing.
  const from = useHydrated() ? state?.from : undefined;
  return (
    <VisitorOnly {...(from === undefined ? {} : { to: from })}>
      <FormPage
        title="Log In"
        intro={from ? 'Please log in to go on. You come back to where you were.' : 'Welcome back.'}
        footer={
          <p>
            No account yet? <TextLink to="/register">Register</TextLink>
          </p>
        }
      >
        <LoginForm unconfirmedHelp={<OutboxHelp />} />
      </FormPage>
    </VisitorOnly>
  );
}
