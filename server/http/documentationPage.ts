import { escapeHtml } from '#rules/escapeHtml.ts';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import { RefusalCode } from '#schemas/refusal.ts';

/** The contract as one page of plain HTML. Without scripts, it needs no exception from the content security policy. */
export function documentationPage(): string {
  const all: readonly Operation[] = Object.values(operations);
  const groups = Map.groupBy(all, ({ group }) => group);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clubpoort API</title>
<link rel="stylesheet" href="/api/docs.css">
<body>
<header>
  <h1>Clubpoort API</h1>
  <p>One address, <code>/api</code>; the query parameter <code>q</code> names the operation. A GET carries its request in
  the query, a POST as a JSON body. The session travels in the cookie <code>auth</code> or as a bearer token. A refusal has a
  fitting status, Dutch sentences in <code>errors</code> and one of these in <code>code</code>:
  ${RefusalCode.enum.map((code) => `<code>${code}</code>`).join(' ')}.</p>
  <p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
</header>
<main>
${[...groups].map(([group, members]) => groupSection(group, members)).join('\n')}
</main>
</body>
</html>
`;
}

function groupSection(group: string, members: readonly Operation[]): string {
  return `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>
${members.map(operationEntry).join('\n')}</section>`;
}

function operationEntry(operation: Operation): string {
  const notes = [
    operation.access === 'user' ? 'needs a session' : 'public',
    ...(operation.idempotent ? ['needs an Idempotency-Key'] : []),
  ];
  return `<article id="${operation.name}">
<h3><span class="method">${operation.method}</span> <code>/api?q=${operation.name}</code></h3>
<p>${escapeHtml(operation.summary)} <em>(${notes.join(', ')})</em></p>
${schemaDetails('Request', operation.request)}${schemaDetails('Response', operation.response)}</article>`;
}

function schemaDetails(title: string, schema: object): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>\n`;
}

export const documentationStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.5rem 0 1rem; }
.method { font-weight: 700; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { max-height: 30rem; overflow: auto; padding: 1rem; background: color-mix(in srgb, currentcolor 8%, transparent); }
summary { cursor: pointer; padding: 0.25rem 0; }
h3 { font-size: 1rem; margin: 0.5rem 0; }
`;
