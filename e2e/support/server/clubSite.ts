import { once } from 'node:events';
import { createServer } from 'node:http';

/** The website of a club on its own origin. */
export interface ClubSite {
  stop(): Promise<void>;
}

interface ClubSiteOptions {
  readonly port: number;
  /** Origin of the portal whose script the page contains. */
  readonly portal: string;
  /** The data attributes of each script on the page, e.g. `data-club="arabesk"`. */
  readonly snippets: readonly string[];
}

/** Serves one page at `/`: a heading, a text, and the pasted snippets as in the how-to. */
export async function startClubSite({ port, portal, snippets }: ClubSiteOptions): Promise<ClubSite> {
  const page = pageWith(snippets.map((attributes) => snippet(portal, attributes)).join('\n'));
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function snippet(portal: string, attributes: string): string {
  return `<script src="${portal}/embed.js" ${attributes} async></script>
<noscript><a href="${portal}/arabesk">Bekijk ons aanbod</a></noscript>`;
}

function pageWith(content: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Onze club</title>
  <link rel="icon" href="data:,">
  <style>body { margin: 0 auto; max-width: 1100px; font-family: serif; } p { height: 300px; }</style>
</head>
<body>
  <h1>Onze club</h1>
  <p>Welkom op onze eigen website.</p>
  ${content}
  <footer>Onze club vzw</footer>
</body>
</html>`;
}
