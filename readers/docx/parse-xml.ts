import { SaxesParser } from 'saxes';
import { MOST_ELEMENTS, TooLarge } from '../limits.ts';

/** An XML element. Names and attribute names come without their namespace prefix, which differs between writers. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
};

/** Parses a whole XML document. Throws TooLarge, and another Error where it is not well-formed; no entity is ever looked up. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) throw new TooLarge();
    const element: Element = { name: localName(tag.name), attributes: {}, children: [] };
    for (const [name, value] of Object.entries(tag.attributes)) element.attributes[localName(name)] = value;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.on('cdata', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.write(xml).close();
  return root;
}

export function child(element: Element | undefined, name: string): Element | undefined {
  for (const node of element?.children ?? []) {
    if (typeof node !== 'string' && node.name === name) return node;
  }
  return undefined;
}

export function elements(element: Element | undefined, name?: string): Element[] {
  const found: Element[] = [];
  for (const node of element?.children ?? []) {
    if (typeof node !== 'string' && (name === undefined || node.name === name)) found.push(node);
  }
  return found;
}

/** The `val` attribute of the child named so. */
export const childValue = (element: Element | undefined, name: string): string | undefined =>
  child(element, name)?.attributes.val;

/** WordprocessingML's on-off properties: present means on unless its value says off; undefined where it is absent. */
export function isOn(element: Element | undefined, name: string): boolean | undefined {
  const property = child(element, name);
  return property === undefined ? undefined : !/^(?:0|false|off|none)$/.test(property.attributes.val ?? '');
}

export function textOf(element: Element): string {
  return element.children.filter((node) => typeof node === 'string').join('');
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
