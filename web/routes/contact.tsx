import { Clock, Mail } from 'lucide-react';
import { contact } from '#content/contact.ts';
import { site } from '#content/site.ts';
import { publicMeta } from '../frame/public-meta.ts';
import { breadcrumbs, faqPage, webPage } from '../frame/structured-data.ts';
import { QuestionList } from '../ui/question-list.tsx';

const { title, description, lead, response, topics, faq } = contact;

export const meta = () =>
  publicMeta({
    path: '/contact',
    title,
    description,
    data: [
      webPage('/contact', title, description, 'ContactPage'),
      faqPage(faq.items),
      breadcrumbs([{ label: 'Home', to: '/' }, { label: title }], '/contact'),
    ],
  });

/** Where a line is too short for the address, it breaks before the host. */
const [mailbox, host] = site.supportEmail.split('@');

export default function Contact() {
  return (
    <div className="page-width flex flex-col gap-14 py-12 lg:py-16">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <section className="flex flex-col gap-5 rounded-box border border-line bg-surface p-6 sm:p-8">
          <h2 className="text-2xl">Support</h2>
          <p className="flex items-start gap-3">
            <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            <span className="min-w-0">
              <a href={`mailto:${site.supportEmail}`} className="text-link text-lg wrap-anywhere">
                {mailbox}
                <wbr />@{host}
              </a>
              <span className="block text-muted">{response}</span>
            </span>
          </p>
          <p className="flex items-start gap-3">
            <Clock aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            <span>
              <span className="block font-semibold">Hours</span>
              <span className="text-muted">{site.supportHours}</span>
            </span>
          </p>
        </section>
        <section className="flex flex-col gap-4">
          <h2 className="text-2xl">{topics.title}</h2>
          <dl>
            {topics.items.map((topic) => (
              <div key={topic.title} className="border-t border-line py-3">
                <dt className="font-semibold">{topic.title}</dt>
                <dd className="text-muted">{topic.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="flex flex-col gap-5">
        <h2 className="text-3xl">{faq.title}</h2>
        <QuestionList items={faq.items} />
      </section>
    </div>
  );
}
