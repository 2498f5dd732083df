import { site } from '#content/site.ts';

/** Title and description of a page, as a route's `meta` returns them. */
export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} | ${site.name}` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ];
}
