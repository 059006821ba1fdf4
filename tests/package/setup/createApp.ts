import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { readmeBlocks } from './readmeBlocks.ts';
import { run } from './run.ts';

interface AppPlan {
  readonly folder: string;
  readonly tarball: string;
  /** The packages that the app installs beside the engine, React included. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Version of React's types. */
  readonly types: string;
  /** Whether the app has the page in MUI. */
  readonly hasMui: boolean;
}

/** Pages that render a component of the README: its file, its name, and its props in the tests. */
const readmePages = [
  { page: 'camp', file: 'Camp.tsx', component: 'Camp', props: 'campProps' },
  { page: 'builder', file: 'Builder.tsx', component: 'Builder', props: 'builderProps' },
  { page: 'quick-start', file: 'Enrol.tsx', component: 'Enrol', props: 'enrolProps' },
  { page: 'own-kind', file: 'StarsForm.tsx', component: 'StarsForm', props: 'starsProps' },
] as const;

const ownPages = ['form', 'schema', 'hydrate', 'streamed', 'react-alone'] as const;

export type PageName = (typeof readmePages)[number]['page'] | (typeof ownPages)[number] | 'mui';

/** Creates an app outside the repository as a user of the package would: with React and the tarball, installed by npm. */
export async function createApp({ folder, tarball, dependencies, types, hasMui }: AppPlan): Promise<void> {
  await cp(join(root, 'tests/package/app'), folder, { recursive: true });
  if (hasMui) await cp(join(root, 'tests/package/mui-app'), folder, { recursive: true });
  const manifest = {
    name: 'a-strangers-app',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, '@clubpoort/form-engine': `file:${tarball}` },
    devDependencies: { '@types/react': types, '@types/react-dom': types },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeReadmeFiles(folder);
  await writePages(folder);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', ...quietly], { cwd: folder });
}

async function writeReadmeFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'readme'));
  for (const { fileName, code, language } of await readmeBlocks()) {
    if (/^tsx?$/.test(language)) await writeFile(join(folder, 'readme', fileName), code);
  }
}

async function writePages(folder: string): Promise<void> {
  for (const { page, file, component, props } of readmePages) {
    const lines = [
      `import { ${component} } from './readme/${file}';`,
      `import { mount } from './mount.ts';`,
      `import { ${props} } from './pageProps.ts';`,
      `mount(<${component} {...${props}} />);`,
    ];
    await writeFile(join(folder, `${page}.tsx`), lines.join('\n'));
  }
  await writeFile(join(folder, 'schema.tsx'), schemaPage);
  for (const page of [...readmePages.map(({ page }) => page), ...ownPages, 'mui']) {
    await writeFile(join(folder, `${page}.html`), pageHtml(page));
  }
}

/** A form of the JSON Schema that the address has. */
const schemaPage = `import { SchemaForm } from '@clubpoort/form-engine';
import { mount } from './mount.ts';
import { showSent } from './pageProps.ts';

const schema: unknown = JSON.parse(new URLSearchParams(location.search).get('schema') ?? '{}');
mount(<SchemaForm schema={schema} onSubmit={showSent} />);
`;

function pageHtml(page: string): string {
  const script = `<script type="module" src="/${page}.tsx"></script>`;
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><title>${page}</title><div id="root"></div>${script}</html>`;
}

/** Builds one page with `vite build` and returns the output folder. The mode `development` keeps React's warnings. */
export async function buildPage(
  folder: string,
  page: PageName,
  mode: 'production' | 'development',
): Promise<string> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const out = join(folder, 'dist', page);
  await run(process.execPath, [vite, 'build', '--mode', page, '--outDir', out, '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: mode },
  });
  return out;
}
