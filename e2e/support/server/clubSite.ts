import { once } from 'node:events';
import { createServer } from 'node:http';

interface ClubPage {
  /** Origin of the portal whose script the page contains. */
  readonly portal: string;
  /** The data attributes of each script on the page, e.g. `data-club="arabesk"`. */
  readonly snippets: readonly string[];
}

/** The website of a club on its own origin. */
export interface ClubSite {
  /** Its own address, with a free port: no club allows this origin. */
  readonly strangeOrigin: string;
  /** Serves this page at `/` from now on. */
  show(page: ClubPage): void;
  stop(): Promise<void>;
}

/** Serves one page at `/`: a heading, a text, and the pasted snippets as in the how-to. */
export async function startClubSite(): Promise<ClubSite> {
  let html = '';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The website has no port');
  return {
    strangeOrigin: `http://127.0.0.1:${address.port}`,
    show({ portal, snippets }) {
      html = pageWith(snippets.map((attributes) => snippet(portal, attributes)).join('\n'));
    },
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
