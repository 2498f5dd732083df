import { home } from '#content/home.ts';
import { site } from '#content/site.ts';
import { Claims } from '../features/home/claims.tsx';
import { Closing } from '../features/home/closing.tsx';
import { Findings } from '../features/home/findings.tsx';
import { Hero } from '../features/home/hero.tsx';
import { Protect } from '../features/home/protect.tsx';
import { Questions } from '../features/home/questions.tsx';
import { Steps } from '../features/home/steps.tsx';
import { publicMeta } from '../frame/public-meta.ts';
import { faqPage, howTo, webSite } from '../frame/structured-data.ts';

export const meta = () =>
  publicMeta({
    path: '/',
    title: `${site.name}: ${site.tagline}`,
    bare: true,
    description: site.description,
    data: [
      webSite(),
      faqPage(home.questions.items),
      howTo(home.steps.title, site.description, home.steps.items),
    ],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
      <Protect />
      <Steps />
      <Findings />
      <Questions />
      <Closing />
    </>
  );
}
