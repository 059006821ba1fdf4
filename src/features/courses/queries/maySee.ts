/**
 * Whether the answer to an earlier viewer may stay on screen until that to `viewer` is there. A visitor's answer may: it holds
 * nobody's registrations. So a page that the server rendered for a visitor doesn't vanish when a login turns out.
 */
export function maySee(viewer: number | undefined, earlier: unknown): boolean {
  // A key that came as JSON with the page has null there.
  return (earlier ?? undefined) === undefined || earlier === viewer;
}
