import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { Closing } from '../features/home/closing.tsx';
import { Findings } from '../features/home/findings.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Protect } from '../features/home/protect.tsx';
import { Questions } from '../features/home/questions.tsx';
import { Steps } from '../features/home/steps.tsx';

const searchData = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: site.name, description: site.description },
    {
      '@type': 'FAQPage',
      mainEntity: home.questions.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};

export const meta = () => [
  { title: `${site.name}: ${site.tagline}` },
  { name: 'description', content: site.description },
  { property: 'og:title', content: `${site.name}: ${site.tagline}` },
  { property: 'og:description', content: site.description },
  { property: 'og:type', content: 'website' },
  { 'script:ld+json': searchData },
];

export default function Home() {
  return (
    <>
      <Hero />
      <Protect />
      <Steps />
      <Findings />
      <Questions />
      <Closing />
    </>
  );
}
