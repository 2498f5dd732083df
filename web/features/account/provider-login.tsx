import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { me } from '#contract/auth.ts';
import { type ErrorCode, errorTable } from '#contract/errors.ts';
import { listProviders, providerOutcome, startProviderLogin } from '#contract/sign-in.ts';
import { call } from '../../api/client.ts';
import { sessionStore } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { takeFocus } from '../../ui/take-focus.ts';

/** The ways to sign in that the operator has set up elsewhere, and how one of them went that the browser comes back from. */
export function ProviderLogin() {
  const { data: providers = [] } = useQuery({
    queryKey: ['providers'],
    queryFn: async ({ signal }) => (await call(listProviders, {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const problem = useReturn();
  return (
    <>
      {problem && (
        <Alert tone="danger" ref={takeFocus}>
          {problem}
        </Alert>
      )}
      {providers.map(({ name }) => (
        <a key={name} href={startProviderLogin.path} className={buttonStyle('secondary', 'medium', true)}>
          Log in with {name}
        </a>
      ))}
    </>
  );
}

/** Ends what the provider sent the browser back with: the session is there, or a code says why not. */
function useReturn(): string {
  const [params] = useSearchParams();
  const outcome = params.get(providerOutcome);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (outcome !== 'done') return;
    const here = new AbortController();
    call(me, {}, { signal: here.signal }).then(
      (user) => sessionStore.signIn(user, user.email),
      () => {
        if (!here.signal.aborted) setFailed(true);
      },
    );
    return () => here.abort();
  }, [outcome]);
  if (outcome === null || (outcome === 'done' && !failed)) return '';
  return errorTable[outcome as ErrorCode]?.[1] ?? errorTable.provider_refused[1];
}
