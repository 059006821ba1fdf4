import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** A module as dependency-cruiser describes it. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string; readonly dynamic: boolean }[];
}

interface LoneModule {
  readonly module: string;
  readonly importer: string;
}

/** Lines of a module that is too small to be a step of its own for a reader. */
const fewLines = 40;
/** Lines that the importer may have afterwards. */
const mostLines = 230;

const product = /^(form-engine|rules|schemas|server|src)\//;
/** Files that are one of many of their sort, such as the operations of a group or what is generated: a reader finds each at the same place. */
const oneOfMany =
  /^(schemas|server)\/operations\/|^form-engine\/src\/questions\/|\/generated\/|\/index\.ts$|\.d\.ts$|\.css$/;

/**
 * Finds small modules that one module of their folder imports, and no test: they belong in that module. Lazy chunks stay, and so does a component
 * with a stylesheet beside one with another.
 * Decision: docs/decisions/0223-the-operations-of-a-group-are-one-file.md
 */
export function findLoneModules(folder: string, modules: readonly Module[]): readonly LoneModule[] {
  const importersOf = importersByModule(modules);
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  return modules.flatMap(({ source }) => {
    if (!product.test(source) || oneOfMany.test(source)) return [];
    const [by, ...others] = importersOf.get(source) ?? [];
    if (!by || others.length > 0 || by.isDynamic || !canHold(by.importer, source)) return [];
    const [text, importing] = [textOf(source), textOf(by.importer)];
    const isSmall = linesOf(text) < fewLines && linesOf(text) + linesOf(importing) <= mostLines;
    const staysApart = haveTwoStylesheets(text, importing) || handsOn(importing, source);
    return isSmall && !staysApart ? [{ module: source, importer: by.importer }] : [];
  });
}

function importersByModule(modules: readonly Module[]) {
  const importersOf = new Map<string, { readonly importer: string; readonly isDynamic: boolean }[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dynamic } of dependencies) {
      const known = importersOf.get(resolved) ?? [];
      if (known.some(({ importer }) => importer === source)) continue;
      importersOf.set(resolved, [...known, { importer: source, isDynamic: dynamic }]);
    }
  return importersOf;
}

function canHold(importer: string, module: string): boolean {
  const isNear = product.test(importer) && dirname(importer) === dirname(module);
  const hasItsSyntax = extname(module) !== '.tsx' || extname(importer) === '.tsx';
  return isNear && hasItsSyntax && basename(importer) !== 'index.ts' && !/\.test\./.test(importer);
}

function haveTwoStylesheets(one: string, other: string): boolean {
  const sheetOf = (text: string) => /from '([^']+\.module\.css)'/.exec(text)?.[1];
  const [first, second] = [sheetOf(one), sheetOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** Whether the importer exports it as it is, so that both load with one chunk. */
function handsOn(importing: string, module: string): boolean {
  return importing
    .split('\n')
    .some((line) => line.startsWith('export {') && line.includes(`/${basename(module)}'`));
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
