/**
 * Runs before every npm command, on the Node that started npm and before anything is installed. So it imports only
 * modules of Node. It installs the dependencies of the lock file, then starts the command with the pinned runtime.
 * Usage: node scripts/prepare.mjs start|test|ci|full|check|dev|storybook
 * Decision: docs/decisions/0006-runtime-pinned.md
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mode = process.argv[2] ?? 'start';
const onWindows = process.platform === 'win32';

try {
  installDependencies();
  handOver(runtime());
} catch (error) {
  console.error(`[prepare] ${error.message}`);
  if (['test', 'ci', 'full'].includes(mode)) console.log('0 passed, 1 failed');
  process.exit(1);
}

function installDependencies() {
  if (isInstalled()) return;
  console.log('[prepare] Installing the dependencies of package-lock.json (npm ci)');
  // npm must run outside the folder that it replaces, so it can't use the runtime that is pinned inside.
  const outside = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  const install = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: outside.join(delimiter) },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  });
  if (install.status !== 0) throw new Error('npm ci failed, see above');
}

/** Whether the install is complete: at its end npm writes a hidden lock file, with the packages of package-lock.json. */
function isInstalled() {
  const hiddenLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hiddenLock)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(hiddenLock);
  delete wanted[''];
  const everyWantedIsThere = Object.entries(wanted).every(
    ([path, entry]) => isSame(installed[path], entry) || (installed[path] === undefined && entry.optional),
  );
  return everyWantedIsThere && Object.keys(installed).every((path) => path in wanted);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isSame(installed, wanted) {
  return installed?.version === wanted.version && installed?.integrity === wanted.integrity;
}

/** The pinned Node where its package exists for this platform; else the current one, if it is new enough. */
function runtime() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (!onWindows && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new Error(
    `There is no pinned Node for this platform, so it needs Node 22.22 or newer (this is ${process.version})`,
  );
}

function handOver(node) {
  const rest = spawnSync(node, [join(root, 'scripts', 'prepare', 'prepareFor.ts'), mode], {
    cwd: root,
    stdio: 'inherit',
  });
  if (rest.status !== 0) throw new Error(`Preparing for "${mode}" failed, see above`);
}
