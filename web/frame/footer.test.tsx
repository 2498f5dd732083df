import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Connect } from './footer.tsx';

test('the Connect column leads to the operator’s own accounts elsewhere and to the newsletter', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Connect socialLinks={[{ label: 'Mastodon', href: 'https://social.example/@deeds' }]} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="https:\/\/social\.example\/@deeds" rel="noopener"[^>]*>Mastodon</);
  expect(html).toMatch(/href="\/newsletter"[^>]*>Newsletter</);
});
