import type { FormStore } from './formStore.ts';

/** Has a screen reader say something once, when it has finished what it is saying: the form's one polite region. */
export function announce(store: FormStore, text: string): void {
  store.shell.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }));
}
