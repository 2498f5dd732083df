import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/auth.ts';
import { ChangePassword } from '../features/account/change-password.tsx';
import { PaymentNotice } from '../features/billing/payment-notice.tsx';
import { paymentQuery } from '../features/billing/payment-query.ts';
import { PaymentStanding } from '../features/billing/payment-standing.tsx';
import { DeleteAccount } from '../features/profile/delete-account.tsx';
import { ExportData } from '../features/profile/export-data.tsx';
import { type Farewell, FarewellPage } from '../features/profile/farewell.tsx';
import { ModelUse, modelUseQuery } from '../features/profile/model-use.tsx';
import { ProfileCard } from '../features/profile/profile-card.tsx';
import { SessionList } from '../features/profile/session-list.tsx';
import { sessionsQuery } from '../features/profile/sessions-query.ts';
import { Passkeys } from '../features/sign-in/passkeys.tsx';
import { TwoStepLogin } from '../features/sign-in/two-step-login.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { sessionStore, useSession } from '../session/session.ts';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () => pageMeta('Profile');

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-box border border-line bg-surface p-5 sm:p-7"
    >
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {intro && <p className="text-muted">{intro}</p>}
      </header>
      {children}
    </section>
  );
}

function Payment() {
  const payment = useQuery(paymentQuery);
  const { data: status } = payment;
  return (
    <Section title="Payment">
      <div className="flex min-h-28 flex-col items-start gap-4">
        {status === 'paid' || status === 'none' ? (
          <PaymentStanding status={status} />
        ) : (
          <PaymentNotice payment={payment} />
        )}
        {status && status !== 'paid' && status !== 'disputed' && (
          <LinkButton to="/payment" size="small" variant="secondary">
            Go to payment
          </LinkButton>
        )}
      </div>
    </Section>
  );
}

function Profile({ user, onLeave }: { user: User; onLeave: (reason: Farewell) => void }) {
  const client = useQueryClient();
  const { data: use } = useQuery(modelUseQuery);
  const onSessionsEnded = () => void client.invalidateQueries(sessionsQuery);
  return (
    <div className="page-width grid items-start gap-x-8 gap-y-6 py-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-14">
      <h1 className="text-4xl lg:col-span-2">Profile</h1>
      <div className="flex min-w-0 flex-col gap-6">
        <Section title="About you">
          <ProfileCard />
        </Section>
        <Section title="Password" intro="Changing it signs out your other devices.">
          <ChangePassword user={user} onChanged={onSessionsEnded} />
        </Section>
        <Section title="Two-step login">
          <TwoStepLogin email={user.email} onChanged={onSessionsEnded} />
        </Section>
        <Section
          title="Passkeys"
          intro="Log in with your fingerprint, face or PIN, with no password or code to type."
        >
          <Passkeys email={user.email} onChanged={onSessionsEnded} />
        </Section>
        <Section
          title="Where you are signed in"
          intro="Sign out any device you do not recognize, then change your password."
        >
          <SessionList onSignedOutEverywhere={() => onLeave('signed_out')} />
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Section title="My Documents">
          <p className="text-muted">Everything you uploaded, with its analysis.</p>
          <div>
            <LinkButton to="/documents">Go to My Documents</LinkButton>
          </div>
        </Section>
        <Payment />
        {use && (use.model !== null || use.calls > 0) && (
          <Section title="Language model">
            <ModelUse />
          </Section>
        )}
        <Section title="Your data">
          <ExportData />
        </Section>
        <Section title="Delete account">
          <DeleteAccount email={user.email} onDeleted={() => onLeave('deleted')} />
        </Section>
      </div>
    </div>
  );
}

export default function Page() {
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  const { record } = useSession();
  const leave = (reason: Farewell) => {
    // Before the session goes: the guard would send a page without one to log in.
    flushSync(() => setFarewell(reason));
    sessionStore.clear();
  };
  if (farewell && !record) return <FarewellPage reason={farewell} />;
  return <RequireSession>{record && <Profile user={record.user} onLeave={leave} />}</RequireSession>;
}
