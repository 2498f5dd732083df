import { useLocation } from 'react-router';
import { errorTable } from '#contract/errors.ts';
import { LoginForm } from '../features/account/login-form.tsx';
import { PasskeyLogin } from '../features/account/passkey-login.tsx';
import { ProviderLogin } from '../features/account/provider-login.tsx';
import { NewHere } from '../features/billing/new-here.tsx';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { originOf } from '../session/require-session.tsx';
import { useSession } from '../session/session.ts';
import { VisitorOnly } from '../session/visitor-only.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () => pageMeta('Log in', 'Log in to upload and read your HOA documents.');

export default function Login() {
  const { state } = useLocation();
  const { expired } = useSession();
  // A reload keeps the state, of which the prerendered page knows nothing.
  const hydrated = useHydrated();
  const from = hydrated ? originOf(state) : undefined;
  return (
    <VisitorOnly {...(from === undefined ? {} : { to: from })}>
      <FormPage
        title="Log In"
        intro={<Intro expired={expired} from={from} />}
        aside={<NewHere />}
        // A stranger has come for something else than to log in.
        asideFirst={from !== undefined && !expired}
        footer={
          <p>
            No account yet? <TextLink to="/register">Register</TextLink>
          </p>
        }
      >
        <div className="flex flex-col gap-5">
          <LoginForm unconfirmedHelp={<OutboxHelp />} />
          <PasskeyLogin />
          {hydrated && <ProviderLogin />}
        </div>
      </FormPage>
    </VisitorOnly>
  );
}

function Intro({ expired, from }: { expired: boolean; from: string | undefined }) {
  const back = from ? ' You will return to where you were.' : '';
  if (expired) return <p role="status">{errorTable.session_expired[1] + back}</p>;
  return <p>{from ? `Please log in to continue.${back}` : 'Welcome back.'}</p>;
}
