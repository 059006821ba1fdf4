import { redirectingStore } from './redirectingStore.ts';

/** Leaves this page for another document. The shell says so meanwhile, and gives the link in case nothing happens. */
export function redirectTo(to: string): void {
  redirectingStore.setState({ to });
  window.location.replace(to);
}
