import type { Doc } from './model.ts';

/** The same function, worked out once for each document and kept as long as the document is: many rules read the same. */
export function oncePerDoc<T>(make: (doc: Doc) => T): (doc: Doc) => T {
  const made = new WeakMap<Doc, { readonly value: T }>();
  return (doc) => {
    const known = made.get(doc) ?? { value: make(doc) };
    made.set(doc, known);
    return known.value;
  };
}
