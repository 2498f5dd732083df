import { useNavigate, useSearchParams } from 'react-router';
import { CompleteRegistration } from '../features/account/complete-registration.tsx';
import { FinishRegistration } from '../features/account/finish-registration.tsx';
import { RegisterAndPay } from '../features/account/register-and-pay.tsx';
import { OfferList, TrustBadges } from '../features/billing/offer-list.tsx';
import { startCheckout } from '../features/billing/start-checkout.ts';
import { OutboxHelp } from '../features/outbox/outbox-help.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { useHydrated } from '../frame/use-hydrated.ts';
import { VisitorOnly } from '../session/visitor-only.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () =>
  pageMeta('Create your account', 'One payment of $10 unlocks unlimited analysis of your HOA documents.');

function LoginLink() {
  return (
    <p>
      Already have an account? <TextLink to="/login">Log in</TextLink>
    </p>
  );
}

function BeforePayment() {
  const [, setSearch] = useSearchParams();
  return (
    <FormPage
      title="Create Your Account"
      intro="One payment of $10. No subscription, no recurring charges."
      aside={<OfferList />}
      footer={
        <div className="flex flex-col gap-4">
          <LoginLink />
          <FinishRegistration onSessionId={(id) => setSearch({ session_id: id })} />
        </div>
      }
    >
      <RegisterAndPay
        onSubmit={(registration) => startCheckout(registration, '/register')}
        mailHelp={<OutboxHelp />}
      />
      <div className="mt-6">
        <TrustBadges />
      </div>
    </FormPage>
  );
}

function AfterPayment({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  return (
    <FormPage
      title="Complete Your Registration"
      intro="The last step before you can analyze your documents."
      footer={<LoginLink />}
    >
      <CompleteRegistration
        sessionId={sessionId}
        // The used payment is no place to come back to.
        onDone={() => void navigate('/', { replace: true })}
        popupHelp={<OutboxHelp />}
      />
    </FormPage>
  );
}

export default function Register() {
  const [search] = useSearchParams();
  // The prerendered page knows no query.
  const sessionId = useHydrated() ? search.get('session_id') : null;
  return (
    <VisitorOnly>
      {sessionId ? <AfterPayment key={sessionId} sessionId={sessionId} /> : <BeforePayment />}
    </VisitorOnly>
  );
}
