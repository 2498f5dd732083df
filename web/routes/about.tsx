import { about } from '#content/about.ts';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, webPage } from '../frame/structured-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TextLink } from '../ui/text-link.tsx';

const { title, description, lead, mission, story, plain, impact, limits } = about;

export const meta = () =>
  publicMeta({
    path: '/about',
    title,
    description,
    data: [
      webPage('/about', title, description, 'AboutPage'),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: 'About' }], '/about'),
    ],
  });

function Chapter({ title: heading, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="flex max-w-measure flex-col gap-4">
      <h2 className="text-3xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

export default function About() {
  return (
    <div className="page-width flex flex-col gap-14 py-12 lg:py-16">
      <header className="flex max-w-[46rem] flex-col gap-5">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="font-serif text-2xl text-muted sm:text-3xl">{lead}</p>
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Chapter {...mission} />
        <Chapter {...story} />
      </div>
      <section className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <Chapter {...plain} />
        <div className="flex flex-col gap-5 rounded-box border border-line bg-surface p-6 sm:p-8">
          <figure className="flex flex-col gap-2">
            <figcaption className="text-sm text-muted">What the document says</figcaption>
            <blockquote className="font-serif text-lg">
              <mark>{plain.before}</mark>
            </blockquote>
          </figure>
          <figure className="flex flex-col gap-2 border-t border-line pt-5">
            <figcaption className="text-sm text-muted">What it means for you</figcaption>
            <p className="text-lg font-medium">{plain.after}</p>
          </figure>
        </div>
      </section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Chapter title={impact.title} paragraphs={[impact.text, impact.more]} />
        <section className="flex max-w-measure flex-col gap-4">
          <h2 className="text-3xl">{limits.title}</h2>
          <p>
            {limits.text} <TextLink to="/disclaimer">Read the disclaimer</TextLink>
          </p>
        </section>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/analyze" size="large">
          Analyze My Documents
        </LinkButton>
        <LinkButton to="/sample" size="large" variant="secondary">
          See Sample Analysis
        </LinkButton>
      </div>
    </div>
  );
}
