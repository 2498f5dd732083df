import { home } from '#content/home.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export function Closing() {
  const { title, text, impact } = home.closing;
  return (
    <section className="border-t border-line bg-accent-soft">
      <div className="page-width flex flex-col items-start gap-5 py-16 lg:items-center lg:py-24 lg:text-center">
        <h2 className="text-4xl sm:text-5xl">{title}</h2>
        <p className="max-w-measure text-lg">{text}</p>
        <LinkButton to="/analyze" size="large">
          Analyze My Documents
        </LinkButton>
        <p className="text-sm text-muted">{impact}</p>
      </div>
    </section>
  );
}
