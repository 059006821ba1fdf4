import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPage, createApp, type PageName } from './createApp.ts';
import { packEngine } from './packEngine.ts';

const versions = {
  react19: { react: '19.3.1', types: '^19.0.0' },
  react18: { react: '18.3.1', types: '^18.3.0' },
} as const;

/** The major version of React that an app runs on. */
export type ReactName = keyof typeof versions;

export const reactNames = ['react19', 'react18'] as const satisfies readonly ReactName[];

export interface ConsumerApp {
  readonly folder: string;
  /** The folder to serve for each page. */
  readonly pages: Readonly<Record<PageName, string>>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the packed engine. */
    tarball: string;
    apps: Readonly<Record<ReactName, ConsumerApp>>;
  }
}

/** Packs the engine once, and installs it in one app per major version of React. All test files share these apps. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'form-engine-package-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const tarball = await packEngine(folder);
    const [react19, react18] = await Promise.all([
      prepareApp(folder, 'react19', tarball),
      prepareApp(folder, 'react18', tarball),
    ]);
    project.provide('tarball', tarball);
    project.provide('apps', { react19, react18 });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

async function prepareApp(parent: string, name: ReactName, tarball: string): Promise<ConsumerApp> {
  const folder = join(parent, name);
  await createApp({ folder, tarball, ...versions[name] });
  const build = (page: PageName) =>
    buildPage(folder, page, page === 'hydrate' ? 'development' : 'production');
  return {
    folder,
    pages: {
      'quick-start': await build('quick-start'),
      'own-kind': await build('own-kind'),
      form: await build('form'),
      hydrate: await build('hydrate'),
      'react-alone': await build('react-alone'),
    },
  };
}
