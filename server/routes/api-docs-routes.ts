import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { openApiDocument } from '#contract/openapi.ts';

const who = { public: 'anybody', signed_in: 'signed in', paid: 'signed in and paid' } as const;

/** The OpenAPI document, and a page that lists the calls for people. */
export function apiDocsRoutes(app: FastifyInstance): void {
  const openApi = openApiDocument();
  const page = docsPage();
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(openApi)),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function docsPage(): string {
  const rows = endpoints.map(
    ({ method, path, summary, access }) =>
      `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${who[access]}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PlainDeed API</title></head>
<body>
<h1>PlainDeed API</h1>
<p>Every call in full, with what it takes and answers: <a href="/api/openapi.json">OpenAPI document</a>.</p>
<table border="1" cellpadding="6">
<thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may call</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
