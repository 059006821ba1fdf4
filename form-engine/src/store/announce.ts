import type { FormStore } from './formStore.ts';

/** Announces a text once in the form's polite live region, after the current speech. */
export function announce(store: FormStore, text: string): void {
  store.shell.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }));
}
