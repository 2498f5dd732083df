import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { logInWithPasskey, startPasskeyLogin } from '#contract/sign-in.ts';
import { askForPasskey, passkeyProblem } from '../../api/browser-passkey.ts';
import { call } from '../../api/client.ts';
import { refusalOf } from '../../api/failure.ts';
import { sessionStore } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** Signs in with a passkey, which stands for password and code. */
export function PasskeyLogin() {
  const login = useMutation({
    mutationFn: async () => {
      const response = await askForPasskey('get', await call(startPasskeyLogin, {}));
      return call(logInWithPasskey, { body: { response } });
    },
    onSuccess: (user) => sessionStore.signIn(user, user.email),
  });
  return (
    <>
      {login.error && (
        <Alert tone="danger" ref={takeFocus}>
          {passkeyProblem(login.error) ?? refusalOf(login.error, 'Login failed. Please try again.')}
        </Alert>
      )}
      <Button variant="secondary" wide busy={login.isPending} onClick={() => login.mutate()}>
        {!login.isPending && <KeyRound aria-hidden="true" className="size-5" />}
        {login.isPending ? 'Waiting for your browser...' : 'Use a Passkey'}
      </Button>
    </>
  );
}
