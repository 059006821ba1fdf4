import { redirectingStore } from './redirectingStore.ts';

/** Leads to another document, from which Back returns to this page. A dialog covers the page meanwhile. */
export function leaveFor(to: string): void {
  redirectingStore.setState({ to });
  window.location.assign(to);
}
