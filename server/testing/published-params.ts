import { readFileSync } from 'node:fs';

/** A type of a parameter, as far as a form can break it. */
export type ParamType =
  | { is: 'text' | 'number' | 'boolean' | 'texts by name' | 'unknown' }
  | { is: 'one of'; values: string[] }
  | { is: 'list'; of: () => ParamType }
  | { is: 'fields'; fields: Map<string, { required: boolean; type: () => ParamType }> };

interface Declared {
  scope: string[];
  fields: Map<string, { required: boolean; text: string }>;
}

const resources = new URL('../../node_modules/stripe/esm/resources/', import.meta.url);
/** Declared in another file than the parameters of lists. */
const paging = { limit: 'number', starting_after: 'string', ending_before: 'string' };

/**
 * The parameters of a call as Stripe publishes them: in the declarations of its library, which it generates from its own
 * description of the API.
 */
export function publishedParams(file: string, name: string): ParamType {
  const { interfaces, aliases } = readDeclarations(readFileSync(new URL(file, resources), 'utf8'));

  const lookUp = <T>(table: Map<string, T>, scope: string[], wanted: string): T | undefined => {
    for (let depth = scope.length; depth >= 0; depth -= 1) {
      const found = table.get([...scope.slice(0, depth), wanted].join('.'));
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const resolve = (text: string, scope: string[]): ParamType => {
    const list = /^Array<(.+)>$/.exec(text)?.[1];
    if (list !== undefined) return { is: 'list', of: () => resolve(list, scope) };
    const emptyable = /^Emptyable<(.+)>$/.exec(text)?.[1];
    if (emptyable !== undefined) return resolve(emptyable, scope);
    if (text === 'string' || text === 'Decimal') return { is: 'text' };
    if (text === 'number' || text === 'boolean') return { is: text };
    if (text === 'MetadataParam') return { is: 'texts by name' };
    const values = [...text.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
    if (values.length > 0) return { is: 'one of', values };
    const alias = lookUp(aliases, scope, text);
    if (alias !== undefined) return resolve(alias, scope);
    const declared = lookUp(interfaces, scope, text);
    if (declared === undefined) return { is: 'unknown' };
    const fields = [...declared.fields].map(([key, field]) => {
      const type = () => resolve(field.text, declared.scope);
      return [key, { required: field.required, type }] as const;
    });
    return { is: 'fields', fields: new Map(fields) };
  };

  const root = [...interfaces.keys()].find((key) => key === name || key.endsWith(`.${name}`));
  if (root === undefined) throw new Error(`The library declares no ${name}.`);
  return resolve(root, []);
}

function readDeclarations(source: string) {
  const interfaces = new Map<string, Declared>();
  const aliases = new Map<string, string>();
  const open: { name: string | null; declared: Declared | null }[] = [];
  const path = () => open.flatMap(({ name }) => (name === null ? [] : [name]));
  for (const line of source.replace(/\/\*[\s\S]*?\*\//g, '').split('\n')) {
    const text = line.trim();
    const named = /^(?:export )?(?:declare )?(namespace|interface) (\w+)(?: extends (\w+))? \{$/.exec(text);
    const field = /^(\w+)(\?)?: (.+);$/.exec(text);
    const alias = /^(?:export )?type (\w+) = (.+);$/.exec(text);
    const declared = open.at(-1)?.declared;
    if (named?.[1] === 'interface') {
      const scope = [...path(), named[2] ?? ''];
      const inherited = named[3] === 'PaginationParams' ? Object.entries(paging) : [];
      const fields = inherited.map(([key, type]) => [key, { required: false, text: type }] as const);
      const added: Declared = { scope, fields: new Map(fields) };
      interfaces.set(scope.join('.'), added);
      open.push({ name: null, declared: added });
    } else if (named !== null) open.push({ name: named[2] ?? '', declared: null });
    else if (text.endsWith('{')) open.push({ name: null, declared: null });
    else if (text.startsWith('}')) open.pop();
    else if (declared && field) {
      declared.fields.set(field[1] ?? '', { required: field[2] === undefined, text: field[3] ?? '' });
    } else if (alias) aliases.set([...path(), alias[1]].join('.'), alias[2] ?? '');
  }
  return { interfaces, aliases };
}
