import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { compileForm } from '@clubpoort/form-engine/headless';
import { renderToPipeableStream } from 'react-dom/server';
import { receive } from './readme/receive.ts';
import { everyExtra, sectionsWith } from './sections.ts';
import { streamedForm } from './streamedForm.ts';

const built = join(import.meta.dirname, 'dist/streamed');
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'";
const types = { '.js': 'text/javascript', '.css': 'text/css' };

const sections = sectionsWith(...everyExtra);
const { diagnostics } = compileForm(sections);
if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
const template = await readFile(join(built, 'streamed.html'), 'utf8');
const data = `<script type="application/json" id="sections">${JSON.stringify(sections).replaceAll('<', '\\u003c')}</script>`;
const [before, after] = template.split('<div id="root">');

/** Streams the page: its start with the shell of the form, its end when React is done. */
function streamPage(response) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const form = new PassThrough();
  form.pipe(response, { end: false });
  form.on('end', () => response.end(after.replace('</div>', `</div>${data}`)));
  const stream = renderToPipeableStream(streamedForm({ sections, onSubmit: async () => {} }), {
    onShellReady() {
      response.write(`${before}<div id="root">`);
      stream.pipe(form);
    },
    onError: (error) => process.stderr.write(String(error)),
  });
}

async function answer(request, response) {
  const path = normalize(new URL(request.url, 'http://localhost').pathname);
  response.setHeader('content-security-policy', policy);
  if (path === '/') return streamPage(response);
  if (path === '/answers') {
    const received = receive(sections, JSON.parse(await text(request)), '2026-11-20');
    response.statusCode = 'problems' in received ? 422 : 200;
    return response.end(JSON.stringify(received));
  }
  const file = await readFile(join(built, path)).catch(() => undefined);
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
  response.statusCode = file ? 200 : path === '/favicon.ico' ? 204 : 404;
  response.end(file);
}

const server = createServer(answer).listen(0, '127.0.0.1', () =>
  process.stdout.write(`${server.address().port}\n`),
);
