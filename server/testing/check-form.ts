import type { ParamType } from './published-params.ts';

export interface Form {
  [name: string]: string | Form;
}

/** `a[b][0]=c` as `{a: {b: {0: 'c'}}}`. */
export function parseForm(encoded: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) {
      const next = at[key] ?? {};
      if (typeof next === 'string') throw new Error(`${name} is given as a value and as fields.`);
      at[key] = next;
      at = next;
    }
    at[last] = value;
  }
  return root;
}

/** What Stripe would refuse in a form, in a sentence that names the parameter. */
export function checkForm(value: string | Form, type: ParamType, name = ''): string[] {
  const at = (key: string) => (name === '' ? key : `${name}[${key}]`);
  switch (type.is) {
    case 'text':
      return typeof value === 'string' && value !== '' ? [] : [`Invalid string: ${name}`];
    case 'number':
      return typeof value === 'string' && /^-?\d+$/.test(value) ? [] : [`Invalid integer: ${name}`];
    case 'boolean':
      return value === 'true' || value === 'false' ? [] : [`Invalid boolean: ${name}`];
    case 'one of':
      return typeof value === 'string' && type.values.includes(value) ? [] : [`Invalid ${name}`];
    case 'list':
      if (typeof value === 'string') return [`Invalid array: ${name}`];
      return Object.entries(value).flatMap(([key, item]) => checkForm(item, type.of(), at(key)));
    case 'texts by name':
      if (typeof value === 'string') return [`Invalid hash: ${name}`];
      return Object.entries(value).flatMap(([key, item]) =>
        typeof item === 'string' && item.length <= 500 && key.length <= 40 ? [] : [`Invalid ${at(key)}`],
      );
    case 'fields': {
      if (typeof value === 'string') return [`Invalid object: ${name}`];
      const missing = [...type.fields].filter(([key, field]) => field.required && !(key in value));
      return [
        ...missing.map(([key]) => `Missing required param: ${at(key)}`),
        ...Object.entries(value).flatMap(([key, item]) => {
          const field = type.fields.get(key);
          return field ? checkForm(item, field.type(), at(key)) : [`Received unknown parameter: ${at(key)}`];
        }),
      ];
    }
    case 'unknown':
      return [`The check knows no type for ${name}`];
  }
}
