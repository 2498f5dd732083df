import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The heading's level; 1 where it is the title of the whole page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}

/** What stands where there is nothing to show, and what can be done about it. */
export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center gap-4 px-4 py-16 text-center">
      {icon && (
        <span aria-hidden="true" className="text-muted [&>svg]:size-10">
          {icon}
        </span>
      )}
      <Heading className={level === 1 ? 'text-4xl' : 'text-2xl'}>{title}</Heading>
      {children && <div className="flex flex-col gap-2 text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
