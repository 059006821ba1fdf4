/**
 * Starts the server, which restarts when its sources change, and the portal with hot reload on http://localhost:3000 (`PORT`).
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { root } from './root.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = process.env.API_PORT ?? String(port + 1);
process.env.API_PORT = apiPort;

const api = spawn(process.execPath, ['--watch', '--conditions=club-source', 'server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: apiPort },
  stdio: 'inherit',
});
const portal = await createServer({ root, server: { port, strictPort: true } });
await portal.listen();
portal.printUrls();
portal.bindCLIShortcuts({ print: true });

const stop = async () => {
  api.kill('SIGTERM');
  await portal.close();
  process.exit();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
api.once('exit', (code) => {
  console.error(`The server ended with code ${code}`);
  process.exitCode = code ?? 1;
  void portal.close();
});
