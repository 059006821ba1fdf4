import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { CallFrame } from './traceEvent.ts';

export interface NamedFrame {
  /** A package (`react-dom`) or a folder of this house (`src/features/courses`). */
  readonly room: string;
  /** A function with its module, for who wants to look it up. */
  readonly name: string;
}

/**
 * Names the functions of built scripts by their source maps. Scripts without a map keep their own name, and so do functions.
 * @param folder - folder of the scripts and their maps
 */
export function sourceNames(folder: string): (frame: CallFrame) => NamedFrame {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url = '', functionName, lineNumber = 0, columnNumber = 0 }) => {
    const script = basename(new URL(url, 'http://localhost').pathname);
    if (!maps.has(script)) maps.set(script, mapOf(join(folder, `${script}.map`)));
    const entry = maps.get(script)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) {
      // The top level of a script has neither a name nor a place in a source.
      return { room: script, name: functionName ? `${functionName} in ${script}` : `evaluating ${script}` };
    }
    const module = moduleOf(entry.originalSource);
    return { room: roomOf(module), name: `${module}:${entry.originalLine + 1}` };
  };
}

function mapOf(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** A path in the map leads from the build's folder to the checkout, which may be anywhere. */
export function moduleOf(source: string): string {
  const [, installed] = /.*\/node_modules\/(.*)$/.exec(source) ?? [];
  const [, own] = /(?:^|\/)((?:src|rules|schemas|form-engine)\/.*)$/.exec(source) ?? [];
  return installed ?? own ?? source.replace(/^(?:\.\.\/)+/, '');
}

/** The package of an installed module, else the folder that a reader of the map of the house knows. */
export function roomOf(module: string): string {
  const [, folder] = /^((?:src\/(?:features|app)|form-engine\/src)\/[^/]+)\//.exec(module) ?? [];
  if (folder) return folder;
  const [, room] = /^((?:src|rules|schemas)(?:\/[^/]+(?=\/))?)\//.exec(module) ?? [];
  if (room) return room;
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}
