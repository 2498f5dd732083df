import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen error={error} />
    </MemoryRouter>,
  );
const answer = (status: number, statusText: string) => ({ status, statusText, internal: true, data: null });

test('a page that failed says what went wrong, and offers home and another try', () => {
  const html = shown(new Error('The figures could not be drawn.'));
  expect(html).toContain('>Something went wrong</h1>');
  expect(html).toContain('The figures could not be drawn.');
  expect(html).toMatch(/<a href="\/"[^>]*>Go to Home Page<\/a>/);
  expect(html).toMatch(/<button[^>]*>Refresh Page<\/button>/);
});

test('an error without words has some', () => {
  expect(shown('nothing')).toContain('An unexpected error occurred.');
  expect(shown(new Error(''))).toContain('An unexpected error occurred.');
});

test('an error of the router has its own title', () => {
  const html = shown(answer(500, 'Internal Error'));
  expect(html).toContain('>Unexpected Application Error!</h1>');
  expect(html).toContain('500 Internal Error');
});

test('what the router does not find is a page that is not found', () => {
  const html = shown(answer(404, 'Not Found'));
  expect(html).toContain('>Page Not Found</h1>');
  expect(html).toMatch(/href="\/register"[^>]*>Search HOAs</);
});
