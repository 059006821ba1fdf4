/**
 * Whether an earlier viewer's answer may stay on screen until the answer for `viewer` has loaded. A visitor's answer may, because
 * it holds nobody's registrations. So the list stays when a visitor turns out to be logged in.
 */
export function maySee(viewer: number | undefined, earlier: unknown): boolean {
  // A key that came as JSON with the page has null there.
  return (earlier ?? undefined) === undefined || earlier === viewer;
}
