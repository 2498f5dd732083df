import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface FormPageProps {
  title: string;
  intro?: ReactNode;
  /** Stands beside the form, under it on a small screen. */
  aside?: ReactNode;
  /** On a small screen it stands over the form. */
  asideFirst?: boolean;
  /** Under the form, outside its sheet. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page that is one form on a sheet of paper. */
export function FormPage({ title, intro, aside, asideFirst = false, footer, children }: FormPageProps) {
  const sheet = (
    <div className="flex flex-col gap-6">
      <Card>{children}</Card>
      {footer && <div className="text-center text-muted">{footer}</div>}
    </div>
  );
  const heading = (
    <header className="flex max-w-measure flex-col gap-3">
      <h1 className="text-4xl sm:text-[2.75rem]">{title}</h1>
      {intro && <div className="text-lg text-muted">{intro}</div>}
    </header>
  );
  if (!aside) {
    return (
      <div className="page-width flex max-w-lg flex-col gap-8 py-12 lg:py-20">
        {heading}
        {sheet}
      </div>
    );
  }
  const beside = <div className="lg:col-start-1 lg:row-start-2">{aside}</div>;
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-10 py-12 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:py-16">
      <div className="lg:col-start-1 lg:row-start-1">{heading}</div>
      {asideFirst && beside}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{sheet}</div>
      {!asideFirst && beside}
    </div>
  );
}
