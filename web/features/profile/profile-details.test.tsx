import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProfileDetails } from './profile-details.tsx';

const shown = (profile: object) => {
  const whole = { first_name: '', last_name: '', email: 'ada@example.com', phone: '', bio: '', ...profile };
  const markup = renderToStaticMarkup(<ProfileDetails profile={whole} />);
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, term, text]) => [
    term,
    text,
  ]);
};

test('what was never given is a dash, and a bio that was not a sentence', () => {
  expect(shown({})).toEqual([
    ['First name', '-'],
    ['Last name', '-'],
    ['Email', 'ada@example.com'],
    ['Phone', '-'],
    ['Bio', 'No bio provided.'],
  ]);
});

test('what was given is shown as it was given', () => {
  const given = { first_name: 'Ada', last_name: 'Moss', phone: '555 0100', bio: 'Buys a condo.' };
  expect(shown(given).map(([, text]) => text)).toEqual([
    'Ada',
    'Moss',
    'ada@example.com',
    '555 0100',
    'Buys a condo.',
  ]);
});
