import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export function NotFound() {
  return (
    <EmptyState
      level={1}
      title="Page Not Found"
      actions={
        <>
          <LinkButton to="/">Go to Home</LinkButton>
          <LinkButton to="/register" variant="secondary">
            Search HOAs
          </LinkButton>
        </>
      }
    >
      <p>There is no page at this address. It may have moved, or the link may have a typing mistake.</p>
    </EmptyState>
  );
}
