import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function StateNotFound() {
  return (
    <EmptyState
      level={1}
      title="State Not Found"
      actions={<LinkButton to="/hoa-laws">Back to all states</LinkButton>}
    >
      <p>The requested state HOA laws page could not be found.</p>
    </EmptyState>
  );
}
