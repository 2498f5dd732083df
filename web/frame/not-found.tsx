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
      <p>There is no page at this address. It may have moved, or the link may have a typing mistake.</p>
      <p>
        Many people look for the <TextLink to="/checklist">document checklist</TextLink>, the{' '}
        <TextLink to="/hoa-laws">laws of their state</TextLink>, a{' '}
        <TextLink to="/sample">sample analysis</TextLink> or the <TextLink to="/blog">blog</TextLink>.
      </p>
    </EmptyState>
  );
}
