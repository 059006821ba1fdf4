import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

/** The hash of the checked-out commit; zeros in a copy without a git history. */
export function commitOfRun(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0'.repeat(40);
  }
}
