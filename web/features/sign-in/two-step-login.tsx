import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#contract/sign-in.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDate } from '../../ui/dates.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { ConfirmDialog, ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { signInQuery } from './sign-in-query.ts';

/** Loaded when somebody sets up an app. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface TwoStepLoginProps {
  email: string;
  /** Every other session of the account has ended. */
  onChanged: () => void;
}

type Stage =
  | { at: 'rest' | 'starting' | 'renewing' | 'removing'; said?: string }
  | { at: 'scanning'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

const codeHint = 'The 6 digits that your authenticator app shows, or a recovery code.';

/** Codes of an authenticator app beside the password: turned on, off, and what helps without the phone. */
export function TwoStepLogin({ email, onChanged }: TwoStepLoginProps) {
  const client = useQueryClient();
  const ways = useQuery(signInQuery);
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const rest = (said?: string) => setStage({ at: 'rest', ...(said ? { said } : {}) });
  const changed = (next: Stage) => {
    setStage(next);
    void client.invalidateQueries(signInQuery);
    onChanged();
  };
  if (!ways.data) {
    return ways.isError ? (
      <LoadFailure busy={ways.isFetching} onRetry={ways.refetch}>
        Failed to load how you log in. Please try again later.
      </LoadFailure>
    ) : (
      <p role="status" className="min-h-24 text-muted">
        Loading...
      </p>
    );
  }
  const { since, recovery_codes_left: left } = ways.data.second_factor;
  const asks = { email, onCancel: () => rest() };
  if (stage.at === 'codes')
    return (
      <RecoveryCodes codes={stage.codes} onDone={() => rest('Your log-in asks for a code from now on.')} />
    );
  if (stage.at === 'scanning') {
    return (
      <ScanSecret {...stage}>
        <ConfirmForm
          {...asks}
          fields={['code']}
          hints={{ code: 'The 6 digits that the app shows now.' }}
          button="Turn On"
          busyButton="Turning on..."
          fallback="Failed to turn on codes. Please try again later."
          onConfirm={async ({ code }) => {
            const { recovery_codes } = await call(confirmSecondFactor, { body: { code } });
            changed({ at: 'codes', codes: recovery_codes });
          }}
        />
      </ScanSecret>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {stage.said && (
        <Alert tone="success" announce="polite" ref={takeFocus}>
          {stage.said}
        </Alert>
      )}
      {since === null ? (
        <p className="text-muted">
          Off. Turn it on, and your log-in asks for a code from an authenticator app on your phone after your
          password. A stolen password alone then opens nothing.
        </p>
      ) : (
        <p className="text-muted">
          On since {shortDate(since)}. {left} of your recovery codes {left === 1 ? 'is' : 'are'} left.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {since === null ? (
          <Button variant="secondary" onClick={() => setStage({ at: 'starting' })}>
            Set Up an App
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setStage({ at: 'renewing' })}>
              New Recovery Codes
            </Button>
            <Button variant="secondary" onClick={() => setStage({ at: 'removing' })}>
              Turn Off Codes
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        {...asks}
        title="Set up an authenticator app"
        isOpen={stage.at === 'starting'}
        fields={['password']}
        button="Continue"
        busyButton="Checking..."
        fallback="Failed to set up an app. Please try again later."
        onConfirm={async ({ password }) =>
          setStage({ at: 'scanning', ...(await call(startSecondFactor, { body: { password } })) })
        }
      />
      <ConfirmDialog
        {...asks}
        title="Make new recovery codes?"
        intro="The recovery codes that you have now stop working. Your other devices are signed out."
        isOpen={stage.at === 'renewing'}
        fields={['password', 'code']}
        hints={{ code: codeHint }}
        button="Make New Codes"
        busyButton="Making..."
        fallback="Failed to make new codes. Please try again later."
        onConfirm={async ({ password, code }) => {
          const { recovery_codes } = await call(renewRecoveryCodes, { body: { password, code } });
          changed({ at: 'codes', codes: recovery_codes });
        }}
      />
      <ConfirmDialog
        {...asks}
        title="Turn off codes?"
        intro="Your password alone will be enough to log in. Your other devices are signed out."
        isOpen={stage.at === 'removing'}
        fields={['password', 'code']}
        hints={{ code: codeHint }}
        danger
        button="Turn Off"
        busyButton="Turning off..."
        fallback="Failed to turn off codes. Please try again later."
        onConfirm={async ({ password, code }) => {
          await call(removeSecondFactor, { body: { password, code } });
          changed({ at: 'rest', said: 'Codes are off.' });
        }}
      />
    </div>
  );
}

function ScanSecret({ secret, uri, children }: { secret: string; uri: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <p ref={takeFocus}>
        Scan this picture with your authenticator app. If you cannot scan it, type this key into the app:
      </p>
      <Suspense fallback={<div className="size-52 max-w-full" />}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Suspense>
      <p className="font-mono break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      {children}
    </div>
  );
}
