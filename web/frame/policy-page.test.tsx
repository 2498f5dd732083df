import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { disclaimer, privacy, terms } from '#content/policies.ts';
import { PolicyPage, policyMeta } from './policy-page.tsx';

const shown = (hosted: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PolicyPage policy={privacy} hosted={hosted} />
    </MemoryRouter>,
  );

test('a policy that is hosted elsewhere is shown in a frame, with a way to open it by itself', () => {
  const html = shown('https://policies.example/privacy');
  expect(html).toMatch(/<iframe src="https:\/\/policies\.example\/privacy" title="Privacy Policy"/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/policies\.example\/privacy"/);
  expect(html).not.toContain('What is stored in your browser');
});

test('without one the site’s own text is shown, with its day', () => {
  const html = shown('');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('<time dateTime="2026-11-25">');
  for (const { title } of privacy.sections) expect(html).toContain(title);
});

test.each([
  ['/privacy', privacy],
  ['/terms', terms],
  ['/disclaimer', disclaimer],
] as const)('%s sets title, description, canonical link and structured data', (path, policy) => {
  const meta = JSON.stringify(policyMeta(path, policy));
  for (const part of [
    policy.title,
    policy.description,
    '"rel":"canonical"',
    '"WebPage"',
    '"BreadcrumbList"',
  ]) {
    expect(meta).toContain(part);
  }
});
