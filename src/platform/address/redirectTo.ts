import { redirectingStore } from './redirectingStore.ts';

/** Replaces this page with another document. Meanwhile the shell shows a dialog with a link, in case nothing happens. */
export function redirectTo(to: string): void {
  redirectingStore.setState({ to });
  window.location.replace(to);
}
