import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { root } from '../root.ts';
import { findLoneModules } from './findLoneModules.ts';

const rooms = [
  'form-engine',
  'schemas',
  'rules',
  'src',
  'server',
  'stories',
  'tests',
  'e2e',
  'bench',
  'scripts',
];

export interface Violation {
  readonly rule: string;
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

/** Checks every import under `folder`. Throws where it read no module at all, because that would look like a clean result. */
export async function checkBoundaries(
  folder: string,
): Promise<{ moduleCount: number; violations: readonly Violation[] }> {
  const { forbidden = [], options = {} } = await extractDepcruiseConfig(
    join(root, '.dependency-cruiser.mjs'),
  );
  const { output } = await cruise(
    rooms.filter((room) => existsSync(join(folder, room))),
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`);

  const moduleCount = output.modules.filter((module) => !module.source.includes('node_modules')).length;
  if (moduleCount === 0) throw new Error(`dependency-cruiser read no module in ${folder}`);
  const violations = output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    comment: forbidden.find((rule) => rule.name === violation.rule.name)?.comment ?? '',
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name).join(' → ') : violation.to,
  }));
  const lone = findLoneModules(folder, output.modules).map(({ module, importer }) => ({
    rule: 'lone-module',
    comment: 'a module of a few lines belongs in the one module of its folder that imports it',
    from: module,
    to: importer,
  }));
  return { moduleCount, violations: [...violations, ...lone] };
}
