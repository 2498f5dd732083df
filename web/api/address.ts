import type { Endpoint } from '#contract/endpoint.ts';

type Values = Readonly<Record<string, unknown>> | undefined;

/** The address of a call: `:name` in the path is replaced by the parameter, the query is appended. */
export function address(endpoint: Pick<Endpoint, 'path'>, params?: Values, query?: Values): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
