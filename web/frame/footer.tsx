import { Link } from 'react-router';
import { site } from '#content/site.ts';
import { Brand } from './brand.tsx';
import { footerColumns } from './navigation.ts';

const linkStyle =
  'inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline underline-offset-4';

/** Where else the site is to be found. `socialLinks` are the operator's own: see content/site.ts. */
export function Connect({ socialLinks }: { socialLinks: typeof site.socialLinks }) {
  const outside = [
    ...socialLinks,
    { label: 'RSS feed', href: '/rss.xml' },
    { label: 'Email support', href: `mailto:${site.supportEmail}` },
  ];
  return (
    <nav aria-label="Connect">
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">Connect</h2>
      <ul className="text-sm">
        <li>
          <Link to="/newsletter" className={linkStyle}>
            Newsletter
          </Link>
        </li>
        {outside.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener" className={linkStyle}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  return (
    <footer className="screen-only mt-auto border-t border-line bg-sunken">
      <div className="page-width grid gap-x-6 gap-y-8 py-10 min-[22rem]:grid-cols-2 sm:gap-10 sm:py-12 lg:grid-cols-[2fr_repeat(4,1fr)]">
        <div className="col-span-full flex max-w-sm flex-col gap-3 lg:col-span-1">
          <Brand />
          <p className="text-sm text-muted">
            Educational information only, not legal advice. Talk to a lawyer or an HOA expert before you
            decide.
          </p>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{column.title}</h2>
            <ul className="text-sm">
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={linkStyle}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Connect socialLinks={site.socialLinks} />
      </div>
      <div className="page-width">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
          <span>
            © {site.copyrightYear} {site.name}. All rights reserved.
          </span>
          <a href="/sitemap.xml" className="underline-offset-4 hover:text-ink hover:underline">
            Sitemap
          </a>
        </p>
      </div>
    </footer>
  );
}
