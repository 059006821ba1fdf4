import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPage, createApp, type PageName } from './createApp.ts';
import { lowestVersions } from './lowestVersions.ts';
import { packEngine } from './packEngine.ts';

export type ReactName = 'react19' | 'react18';

/** The loop tries one app, with the pages of `browser.test.ts`. */
const isOneApp = process.env.PACKAGE_APPS === 'newest';
const pagesOfLoop: readonly PageName[] = ['builder', 'camp', 'quick-start', 'own-kind', 'schema', 'hydrate'];

/** The apps: the newest version of every dependency with React 19, and the lowest of every range with React 18. */
export const reactNames: readonly ReactName[] = isOneApp ? ['react19'] : ['react19', 'react18'];

export interface ConsumerApp {
  readonly folder: string;
  /** The folder to serve for each page; empty for a page that was not built. */
  readonly pages: Readonly<Record<PageName, string>>;
}

/** React and MUI as a new app gets them. The engine's own dependencies are as new as their ranges allow. */
const newestHost = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/icons-material': 'file:./icons',
  '@mui/material': '9.5.0',
  '@rjsf/mui': '6.10.1',
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the packed engine. */
    tarball: string;
    apps: Readonly<Partial<Record<ReactName, ConsumerApp>>>;
  }
}

/** Packs the engine once, and installs it in each app. All test files share these apps. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'form-engine-package-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const tarball = await packEngine(folder);
    const apps = await Promise.all(
      reactNames.map(async (name) => [name, await prepareApp(folder, name, tarball)] as const),
    );
    project.provide('tarball', tarball);
    project.provide('apps', Object.fromEntries(apps));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

async function prepareApp(parent: string, name: ReactName, tarball: string): Promise<ConsumerApp> {
  const folder = join(parent, name);
  const isLowest = name === 'react18';
  await createApp({
    folder,
    tarball,
    dependencies: isLowest ? await lowestVersions() : newestHost,
    types: isLowest ? '^18.3.0' : '^19.0.0',
    hasMui: !isLowest,
  });
  const build = async (page: PageName) => {
    const isBuilt = (!isOneApp || pagesOfLoop.includes(page)) && (page !== 'mui' || !isLowest);
    if (!isBuilt) return '';
    return buildPage(
      folder,
      page,
      ['hydrate', 'streamed', 'mui'].includes(page) ? 'development' : 'production',
    );
  };
  return {
    folder,
    pages: {
      builder: await build('builder'),
      camp: await build('camp'),
      'quick-start': await build('quick-start'),
      'own-kind': await build('own-kind'),
      form: await build('form'),
      schema: await build('schema'),
      hydrate: await build('hydrate'),
      streamed: await build('streamed'),
      'react-alone': await build('react-alone'),
      mui: await build('mui'),
    },
  };
}
