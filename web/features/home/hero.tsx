import { home } from '#content/home.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Illustration } from './illustration.tsx';

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-10 py-9 sm:gap-y-12 sm:py-14 lg:grid-cols-[minmax(0,10fr)_minmax(0,13fr)] lg:py-16">
      <div className="flex flex-col items-start gap-5 sm:gap-6">
        <h1 className="text-[clamp(2.2rem,11.3vw,2.5rem)] leading-[1.08] sm:text-[3.4rem]">{home.title}</h1>
        <p className="max-w-measure text-lg text-muted">{home.lead}</p>
        <div className="grid w-full gap-3 min-[30rem]:flex">
          <LinkButton to="/analyze" size="large">
            Analyze My Documents
          </LinkButton>
          <LinkButton to="/sample" size="large" variant="secondary">
            See Sample Analysis
          </LinkButton>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {home.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <Illustration />
    </section>
  );
}
