import { z } from 'zod';

const text = z.string().min(1);
/** The site under test is reached as http://localhost. */
const address = z.url({ protocol: /^https?$/ });
const day = z.union([z.iso.date(), z.iso.datetime()]);
const page = z.looseObject({
  '@id': address,
  url: address,
  name: text,
  description: text,
  isPartOf: z.object({}),
});
const article = z.looseObject({
  headline: text.max(110),
  description: text,
  image: z.array(address).min(1),
  datePublished: day,
  dateModified: day,
  author: z.looseObject({ '@type': z.enum(['Organization', 'Person']), name: text, url: address }),
  publisher: z.looseObject({ '@type': z.literal('Organization'), name: text }),
  mainEntityOfPage: address,
});
/** In their order, from 1. */
const inOrder = z
  .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.number(), name: text }))
  .min(1)
  .refine((items) => items.every(({ position }, index) => position === index + 1), 'not counted from 1');
const listOf = (type: string, least: number) =>
  z.array(z.looseObject({ '@type': z.literal(type) })).min(least);

/** What schema.org and search engines require of an entry, and what they recommend where we have it, by type. */
const types: Record<string, z.ZodType> = {
  WebSite: z.looseObject({ name: text, url: address, publisher: z.looseObject({ name: text }) }),
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  Article: article,
  BlogPosting: article,
  BreadcrumbList: z.looseObject({
    itemListElement: inOrder.refine(
      (items) => items.length > 1 && items.every(({ item }) => address.safeParse(item).success),
      'a step has no address',
    ),
  }),
  FAQPage: z.looseObject({ mainEntity: listOf('Question', 2) }),
  Question: z.looseObject({ name: text, acceptedAnswer: z.looseObject({ '@type': z.literal('Answer') }) }),
  Answer: z.looseObject({ text }),
  ItemList: z
    .looseObject({ numberOfItems: z.number(), itemListElement: inOrder })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length, 'miscounted')
    .refine(
      ({ itemListElement: items }) => new Set(items.map(({ url }) => url)).size === items.length,
      'twice',
    )
    .refine(
      ({ itemListElement: items }) => items.every(({ url }) => address.safeParse(url).success),
      'no url',
    ),
  ListItem: z.looseObject({ position: z.number().int().min(1), name: text }),
  HowTo: z.looseObject({ name: text, description: text, step: listOf('HowToStep', 2) }),
  HowToStep: z.looseObject({ position: z.number(), name: text, text }),
  Organization: z.looseObject({ name: text, url: address }),
  Legislation: z.looseObject({ name: text, legislationIdentifier: text, url: z.url().optional() }),
  State: z.looseObject({ name: text }),
};

/** Every schema.org entry of a page, from all its data blocks. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
    if (data['@context'] !== 'https://schema.org') throw new Error('data without its context');
    return data['@graph'];
  });
}

/** What is wrong with an entry and with those within it, one sentence each. */
export function faultsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  if (typeof value !== 'object' || value === null) return [];
  const type = (value as { '@type'?: unknown })['@type'];
  const schema = typeof type === 'string' ? types[type] : z.unknown();
  const own = schema
    ? (schema.safeParse(value).error?.issues ?? [])
    : [{ path: [], message: 'is not known here' }];
  return [
    ...own.map(({ path, message }) => `${type} ${path.join('.')}: ${message}`),
    ...Object.values(value).flatMap(faultsIn),
  ];
}
