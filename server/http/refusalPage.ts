import { escapeHtml } from '#rules/escapeHtml.ts';
import { nl } from '../texts/nl.ts';

/**
 * A refusal as a page, for a person in a browser window. Without scripts, it needs no exception from the content
 * security policy.
 */
export function refusalPage(sentence: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${nl.refusalPage.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${nl.refusalPage.title}</h1>
<p>${escapeHtml(sentence)}</p>
<p><a href="/">${nl.refusalPage.toPortal}</a></p>
</main>
</body>
</html>
`;
}
