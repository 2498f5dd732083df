import { useQuery } from '@tanstack/react-query';
import { confirmEmail } from '#contract/auth.ts';
import { errorTable } from '#contract/errors.ts';
import { call } from '../../api/client.ts';
import { detailOf } from '../../api/failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';

/** Confirms an address by the token of the mailed link, which works once: it is never sent twice. */
export function EmailConfirmation({ token }: { token: string | null }) {
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => call(confirmEmail, { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [, invalid] = errorTable.confirmation_invalid;
  if (token !== null && confirmation.isPending) return <Loading>Confirming your email...</Loading>;
  if (confirmation.isSuccess) {
    return (
      <EmptyState level={1} title="Email Confirmed" actions={<LinkButton to="/login">Log In</LinkButton>}>
        <p>Thank you. Your account is ready, and you can log in.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title="Email Not Confirmed"
      actions={
        <LinkButton to="/login" variant="secondary">
          Log In
        </LinkButton>
      }
    >
      <p role="alert">{detailOf(confirmation.error, invalid)}</p>
      <p>If you opened this link before, your email may be confirmed already. Try to log in.</p>
    </EmptyState>
  );
}
