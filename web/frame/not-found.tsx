import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextLink } from '../ui/text-link.tsx';

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
      <p>There is no page at this address. It may have moved, or there may be a typo in the link.</p>
      <p>
        You may be looking for the <TextLink to="/checklist">document checklist</TextLink>, the{' '}
        <TextLink to="/hoa-laws">laws of their state</TextLink>, a{' '}
        <TextLink to="/sample">sample analysis</TextLink> or the <TextLink to="/blog">blog</TextLink>.
      </p>
    </EmptyState>
  );
}
