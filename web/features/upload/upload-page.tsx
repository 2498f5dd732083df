import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { documentTypeSchema } from '#contract/document-type-schema.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { UnderWay } from './under-way.tsx';
import { UploadPanel } from './upload-panel.tsx';

interface UploadPageProps {
  title: string;
  intro: string;
  /** Stands beside the form. */
  children: ReactNode;
}

/** A page that takes a document, of the type in its address if there is one, and opens its results. */
export function UploadPage({ title, intro, children }: UploadPageProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const preset = documentTypeSchema.safeParse(search.get('type'));
  return (
    <div className="page-width grid gap-x-12 gap-y-10 py-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:py-14">
      <header className="flex flex-col gap-3 lg:col-span-2">
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-measure text-lg text-muted">{intro}</p>
        <p className="text-muted">
          Do you have several? <TextLink to="/homes">Add them to a home</TextLink>, all at once, and read them
          together.
        </p>
      </header>
      <UnderWay />
      <UploadPanel
        presetType={preset.success ? preset.data : null}
        onComplete={(id) => void navigate(`/results/${encodeURIComponent(id)}`)}
      />
      {children}
    </div>
  );
}
