import type { KindName } from '@clubpoort/form-engine/headless';

/** The Storybook id of the page with all states of a kind: `kinds-select-multiple--docs`. */
export function kindPage(kind: KindName): string {
  return `kinds-${kind.replaceAll('_', '-')}--docs`;
}
